import Archive
import Foundation

/// A picture repeated over what is painted.
nonisolated public struct ImagePaint: ShapeStyle {
  public var image: Image
  /// The part of the picture that is used, in the unit square.
  public var sourceRect: CGRect
  public var scale: CGFloat
  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }

  public func _paint(_ context: _PaintContext) -> _Paint {
    var copy = self
    copy.image = image.settled(in: context.environment)
    return copy.paint(origin: context.origin)
  }

  /// The first copy stands at `origin`.
  func paint(origin: CGPoint) -> _Paint {
    switch image.source {
    case .data(let data, let size):
      let full = CGRect(x: 0, y: 0, width: 1, height: 1)
      let source = CGRect(
        x: sourceRect.minX.finite, y: sourceRect.minY.finite, width: sourceRect.width.length,
        height: sourceRect.height.length
      ).intersection(full)
      let scale = scale.isFinite && scale > 0 ? scale : 1
      let tile = CGSize(
        width: size.width * source.width * scale, height: size.height * source.height * scale)
      // Less than a hundredth of a point would be repeated without end.
      guard !source.isNull, tile.width > 0.01, tile.height > 0.01 else {
        return nothing("an image paint's part or scale is empty", code: "empty-image-paint")
      }
      return _Paint(
        .image(ImageFill(data: data, source: source, tile: CGRect(origin: origin, size: tile))))
    case .asset(let name):
      return nothing(MissingPicture.message(name), code: "missing-asset", severity: .error)
    case .outline(let symbol):
      return nothing(
        "the symbol \"\(symbol.symbol.name)\" cannot be repeated as a paint", code: "symbol-paint")
    case .symbol(let name, _):
      return nothing("the symbol \"\(name)\" cannot be repeated as a paint", code: "symbol-paint")
    }
  }

  private func nothing(
    _ message: String, code: String, severity: Diagnostic.Severity = .warning
  ) -> _Paint {
    var paint = _Paint(SceneColor(.system(.primary), opacity: 0))
    paint.findings = [_Paint.Finding(code: code, severity: severity, message: message)]
    return paint
  }
}

extension ShapeStyle where Self == ImagePaint {
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) -> ImagePaint { ImagePaint(image: image, sourceRect: sourceRect, scale: scale) }
}

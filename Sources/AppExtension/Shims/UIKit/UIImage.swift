import Foundation

/// A picture by its encoded bytes, or a symbol by name. Pixels are read where it is drawn, or where somebody asks for them.
public final class UIImage: NSObject, @unchecked Sendable {
  /// How a picture is turned to be shown.
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }
  /// Whether the colours are drawn, or only the shape in the tint.
  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }
  /// How the middle between the caps is filled.
  public enum ResizingMode: Int, Sendable { case tile, stretch }

  public let _data: Data
  public let _symbolName: String?
  /// Points, as shown.
  public let size: CGSize
  /// Pixels a point.
  public let scale: CGFloat
  public private(set) var imageOrientation = Orientation.up
  /// The orientation was asked for, and does not stand in the bytes.
  public private(set) var _turnsBytes = false
  public private(set) var renderingMode = RenderingMode.automatic
  public private(set) var capInsets = UIEdgeInsets.zero
  public private(set) var resizingMode = ResizingMode.tile
  public private(set) var _isResizable = false
  public private(set) var _tint: UIColor?
  public private(set) var configuration: Configuration?
  /// The asset it comes from, where that has variants.
  public private(set) var _asset: _AssetPicture?
  /// A symbol of one's own, in place of bytes.
  public private(set) var _outline: _AssetSymbol?

  private init(data: Data, symbol: String?, size: CGSize, scale: CGFloat) {
    _data = data
    _symbolName = symbol
    self.size = size
    self.scale = scale
  }

  /// `nil` where the bytes are no PNG, JPEG, GIF, WebP or HEIC.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }
  public convenience init?(data: Data, scale: CGFloat) {
    guard _PictureHeader(data) != nil else { return nil }
    self.init(data: data, pointsFrom: scale > 0 && scale.isFinite ? scale : 1)
  }
  public convenience init?(contentsOfFile path: String) {
    guard let found = _PictureFile.read(path) else { return nil }
    self.init(data: found.data, scale: found.scale)
  }
  /// A picture or symbol of the asset catalog, or among the loose files of the bundle.
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    let index = _AssetIndex.of(bundle)
    if let picture = index?.picture(name) {
      let traits = traitCollection ?? .current
      guard
        let image = picture.image(
          dark: traits.userInterfaceStyle == .dark, contrast: traits.accessibilityContrast == .high,
          locale: .current)
      else { return nil }
      self.init(image)
      if !picture.isConstant, traitCollection == nil { _asset = picture }
    } else if let symbol = index?.symbol(name) {
      // As wide as it is, and as high as a line of text.
      self.init(
        data: Data(), symbol: nil, size: CGSize(width: (symbol.right - symbol.left) * 17, height: 20),
        scale: 1)
      _outline = symbol
    } else if let found = _PictureFile.find(name, in: bundle) {
      self.init(data: found.data, scale: found.scale)
    } else {
      return nil
    }
  }
  /// A copy of another picture.
  convenience init(_ other: UIImage) {
    self.init(data: other._data, symbol: other._symbolName, size: other.size, scale: other.scale)
    adopt(other)
  }
  /// A picture of a catalog: in its own size where the pixels are those of a drawing.
  convenience init(data: Data, scale: CGFloat, size: CGSize?) {
    if let size {
      self.init(data: data, symbol: nil, size: size, scale: scale)
    } else {
      self.init(data: data, pointsFrom: scale)
    }
  }
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) { self.init(named: name, in: bundle, compatibleWith: nil) }

  /// A symbol. Unlike on iOS the name is not looked up here: an unknown one is drawn as a marked box.
  public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    guard !name.isEmpty else { return nil }
    let points = (configuration as? SymbolConfiguration)?._pointSize ?? 17
    // The square of `circle` at that size; the layout measures the symbol itself.
    let edge = (points * 1.17).rounded()
    self.init(data: Data(), symbol: name, size: CGSize(width: edge, height: edge), scale: 1)
    self.configuration = configuration
  }
  public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let scale = scale > 0 && scale.isFinite ? scale : 1
    let (width, height) = (CGFloat(cgImage.width) / scale, CGFloat(cgImage.height) / scale)
    self.init(
      data: cgImage._data, symbol: nil,
      size: orientation._isOnItsSide
        ? CGSize(width: height, height: width) : CGSize(width: width, height: height), scale: scale)
    imageOrientation = orientation
    _turnsBytes = orientation != .up
  }
  convenience init(data: Data, pointsFrom scale: CGFloat) {
    let header = _PictureHeader(data)
    let pixels = header?.shownSize ?? .zero
    self.init(
      data: header == nil ? Data() : data, symbol: nil,
      size: CGSize(width: pixels.width / scale, height: pixels.height / scale), scale: scale)
    imageOrientation = Self.orientation(exif: header?.exifOrientation ?? 1)
  }
  /// A picture without content.
  public override convenience init() { self.init(data: Data(), symbol: nil, size: .zero, scale: 1) }

  public var cgImage: CGImage? {
    guard _symbolName == nil, let header = _PictureHeader(_data) else { return nil }
    return CGImage(data: _data, pixels: CGSize(width: header.width, height: header.height))
  }
  public var isSymbolImage: Bool { _symbolName != nil || _outline != nil }

  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    copy { $0.renderingMode = renderingMode }
  }
  public func withTintColor(_ color: UIColor) -> UIImage { copy { $0._tint = color } }
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    copy {
      $0._tint = color
      $0.renderingMode = renderingMode
    }
  }
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    copy { $0.configuration = configuration }
  }
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    _symbolName == nil ? nil : withConfiguration(configuration)
  }
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    copy {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
      $0._isResizable = true
    }
  }
  /// The same bytes, drawn in a smaller size: fewer pixels are decoded where it is drawn.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite, self.size.width > 0,
      self.size.height > 0
    else { return nil }
    let fit = min(size.width / self.size.width, size.height / self.size.height)
    return copy(CGSize(width: self.size.width * fit, height: self.size.height * fit)) { _ in }
  }
  public func preparingForDisplay() -> UIImage? { self }

  private func copy(_ size: CGSize? = nil, _ change: (UIImage) -> Void) -> UIImage {
    let copy = UIImage(data: _data, symbol: _symbolName, size: size ?? self.size, scale: scale)
    copy.adopt(self)
    // A size of one's own is that of these bytes, not of another variant.
    if size != nil { copy._asset = nil }
    change(copy)
    return copy
  }

  private func adopt(_ other: UIImage) {
    imageOrientation = other.imageOrientation
    _turnsBytes = other._turnsBytes
    renderingMode = other.renderingMode
    (capInsets, resizingMode, _isResizable) = (other.capInsets, other.resizingMode, other._isResizable)
    (_tint, configuration) = (other._tint, other.configuration)
    (_asset, _outline) = (other._asset, other._outline)
  }

  private static func orientation(exif: Int) -> Orientation {
    switch exif {
    case 2: .upMirrored
    case 3: .down
    case 4: .downMirrored
    case 5: .leftMirrored
    case 6: .right
    case 7: .rightMirrored
    case 8: .left
    default: .up
    }
  }
}

extension UIImage.Orientation {
  public var _isOnItsSide: Bool { rawValue % 4 >= 2 }
}

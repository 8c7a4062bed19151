import Foundation

extension UIImage {
  /// A PNG: the bytes, where they are one that stands upright, else one of the pixels as they are shown. `nil` for symbols and
  /// for formats whose pixels cannot be read here (GIF, HEIC).
  public func pngData() -> Data? {
    guard !isSymbolImage else { return nil }
    let exif = _exifOrientation
    if exif == 1, _tint == nil, _PictureHeader(_data)?.format == .png { return _data }
    return shownPixels.map { PNGEncoder.encode($0.upright(from: exif)) }
  }

  /// A JPEG of the pixels as they are stored, with the orientation beside them; what shines through is white. `nil` for symbols,
  /// for formats whose pixels cannot be read here (GIF, HEIC), and where libjpeg-turbo is not installed.
  ///
  /// - Parameter compressionQuality: 0, smallest, to 1, best.
  /// - Parity: approximated: libjpeg-turbo's qualities; a file has another length than on Apple's systems
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    guard !isSymbolImage else { return nil }
    return shownPixels.flatMap {
      PictureCodec.jpeg($0, quality: Double(compressionQuality), exifOrientation: _exifOrientation)
    }
  }

  /// How the stored pixels are turned to be shown: Exif's number.
  var _exifOrientation: Int {
    switch imageOrientation {
    case .up: 1
    case .upMirrored: 2
    case .down: 3
    case .downMirrored: 4
    case .leftMirrored: 5
    case .right: 6
    case .rightMirrored: 7
    case .left: 8
    }
  }

  /// As they are stored, in the size that they are shown in: a thumbnail keeps more in its bytes.
  private var shownPixels: Pixels? {
    let width = (size.width * scale).rounded(), height = (size.height * scale).rounded()
    guard width >= 1, height >= 1, width.isFinite, height.isFinite else { return nil }
    let pixels =
      imageOrientation._isOnItsSide
      ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
    guard _tint != nil, let context = CGContext(points: pixels, scale: 1) else {
      return CGImage(data: _data, pixels: pixels)._pixels
    }
    context.draw(
      CGImage(data: _data, pixels: pixels), upright: CGRect(origin: .zero, size: pixels), exifOrientation: 1,
      tint: shapeColor)
    return context.rasterized
  }

  /// The colour in which only the shape is drawn; `nil` for colours of the system, whose components the host knows.
  var shapeColor: CGColor? {
    guard let tint = _tint?.resolvedColor(with: .current),
      case .components(let red, let green, let blue, let alpha) = tint._source
    else { return nil }
    return CGColor(red: red, green: green, blue: blue, alpha: alpha * tint._alpha)
  }
}

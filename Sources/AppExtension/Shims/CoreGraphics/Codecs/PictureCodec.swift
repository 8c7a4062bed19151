import Foundation

/// Pixels of encoded pictures, and back.
package enum PictureCodec {
  /// The pixels of a PNG, JPEG or WebP as they are stored, without the turn that the file asks for. `nil` for other formats and for
  /// more than 4096 pixels a side, where a JPEG is read in a smaller size instead.
  ///
  /// - Parameter enough: a JPEG may be read smaller as long as it has these.
  package static func pixels(_ data: Data, enough: CGSize? = nil) -> Pixels? {
    guard let header = _PictureHeader(data) else { return nil }
    switch header.format {
    case .jpeg: return JPEGCodec.decode(data, enough: enough.map(PixelSize.init) ?? .most)
    case .png, .webp:
      guard header.width <= PixelSize.most.width, header.height <= PixelSize.most.height else {
        say("a picture of \(header.width) × \(header.height) pixels is too large to be read")
        return nil
      }
      return header.format == .png ? PNGDecoder.decode(data) : WebPDecoder.decode(data)
    case .gif, .heic:
      say("the pixels of \(header.format.rawValue.uppercased()) pictures cannot be read in an extension")
      return nil
    }
  }

  /// - Parameters:
  ///   - quality: 0, smallest, to 1, best.
  ///   - exifOrientation: how the pixels are turned to be shown, 1 to 8; it is written into the file.
  /// - Returns: `nil` where libjpeg-turbo is not installed.
  package static func jpeg(_ pixels: Pixels, quality: Double, exifOrientation: Int = 1) -> Data? {
    JPEGCodec.encode(pixels.onWhite, quality: quality, exifOrientation: exifOrientation)
  }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var said: Set<String> = []
  /// Writes a sentence into the extension's log, once.
  package static func say(_ sentence: String) {
    guard lock.withLock({ said.insert(sentence).inserted }) else { return }
    FileHandle.standardError.write(Data("CoreGraphics: \(sentence).\n".utf8))
  }
}

/// Whole numbers of pixels.
struct PixelSize: Equatable {
  var width: Int
  var height: Int

  init(width: Int, height: Int) { (self.width, self.height) = (width, height) }
  init(_ size: CGSize) {
    func whole(_ value: CGFloat) -> Int {
      value.isFinite ? Int(min(max(value.rounded(.up), 1), 4_096)) : 4_096
    }
    self.init(width: whole(size.width), height: whole(size.height))
  }

  /// More than any picture a widget may show.
  static let most = PixelSize(width: 4_096, height: 4_096)

  /// The smallest of the sizes in which a JPEG can be read that has `enough` pixels, and no more than `most` have.
  func reduced(for enough: PixelSize) -> PixelSize {
    func divided(_ by: Int) -> PixelSize {
      PixelSize(width: (width + by - 1) / by, height: (height + by - 1) / by)
    }
    let fits = [1, 2, 4, 8].map(divided).filter {
      $0.width <= Self.most.width && $0.height <= Self.most.height
    }
    return fits.last { $0.width >= enough.width && $0.height >= enough.height } ?? fits.first ?? self
  }
}

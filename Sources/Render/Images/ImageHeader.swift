import CImageCodecs
import Foundation

/// What an image says of itself, read before anything is allocated for its pixels.
struct ImageHeader: Equatable {
  var format: ImageFormat
  /// As stored, before it is turned upright.
  var width: Int
  var height: Int
  /// EXIF's orientation, 1…8; 1 is upright.
  var orientation = 1
  /// Shows more than one picture, one after the other.
  var isAnimated = false

  /// Pixels that an image may claim: more than any camera of a phone makes.
  static let mostClaimed = 64_000_000
  /// Pixels that are decoded at most.
  static let mostDecoded = 32_000_000

  static func read(_ data: Data) -> Result<ImageHeader, ImageFailure> {
    let format = ImageFormat(data)
    let header: ImageHeader?
    switch format {
    case .png: header = png(data)
    case .jpeg: header = JPEGDecoding.header(data)
    case .gif: header = GIFDecoding.header(data)
    case .webp: header = WebPDecoding.header(data)
    case .heic, .unknown: return .failure(ImageFailure(name: format.name))
    }
    guard let header, header.width > 0, header.height > 0 else {
      return .failure(ImageFailure(name: format.damagedName))
    }
    let claimed = header.width.multipliedReportingOverflow(by: header.height)
    guard !claimed.overflow, claimed.partialValue <= mostClaimed, header.width < 32_768,
      header.height < 32_768,
      claimed.partialValue / (header.smallest * header.smallest) <= mostDecoded
    else {
      return .failure(
        ImageFailure(name: "\(format.name) of \(header.width) × \(header.height) pixels"))
    }
    return .success(header)
  }

  /// The most by which sides can be divided while decoding.
  private var smallest: Int { format == .jpeg || format == .webp ? 8 : 1 }

  /// By how much sides are divided while decoding: 1, 2, 4 or 8.
  func reduction(fitting size: CGSize?) -> Int {
    guard smallest > 1 else { return 1 }
    var result = 1
    while width * height / (result * result) > Self.mostDecoded, result < smallest { result *= 2 }
    guard let size, size.width.isFinite, size.height.isFinite else { return result }
    let (across, down) = orientation > 4 ? (height, width) : (width, height)
    while result < smallest, Double(across / (result * 2)) >= size.width,
      Double(down / (result * 2)) >= size.height
    {
      result *= 2
    }
    return result
  }

  /// Width × height of the PNG's header.
  private static func png(_ data: Data) -> ImageHeader? {
    let header = [UInt8](data.prefix(24))
    guard header.count == 24 else { return nil }
    func number(_ at: Int) -> Int { header[at..<at + 4].reduce(0) { $0 << 8 | Int($1) } }
    return ImageHeader(format: .png, width: number(16), height: number(20))
  }
}

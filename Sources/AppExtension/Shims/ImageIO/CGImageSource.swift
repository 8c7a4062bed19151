import Foundation
import UIKit
import VitrineUniformTypeIdentifiers

/// A picture's encoded bytes.
public final class CGImageSource: @unchecked Sendable {
  let data: Data
  let header: _PictureHeader?
  init(_ data: Data) { (self.data, header) = (data, _PictureHeader(data)) }
}

public nonisolated(unsafe) let kCGImageSourceShouldCache = "kCGImageSourceShouldCache" as NSString
public nonisolated(unsafe) let kCGImageSourceShouldCacheImmediately =
  "kCGImageSourceShouldCacheImmediately" as NSString
public nonisolated(unsafe) let kCGImageSourceShouldAllowFloat = "kCGImageSourceShouldAllowFloat" as NSString
public nonisolated(unsafe) let kCGImageSourceCreateThumbnailFromImageIfAbsent =
  "kCGImageSourceCreateThumbnailFromImageIfAbsent" as NSString
public nonisolated(unsafe) let kCGImageSourceCreateThumbnailFromImageAlways =
  "kCGImageSourceCreateThumbnailFromImageAlways" as NSString
public nonisolated(unsafe) let kCGImageSourceCreateThumbnailWithTransform =
  "kCGImageSourceCreateThumbnailWithTransform" as NSString
public nonisolated(unsafe) let kCGImageSourceThumbnailMaxPixelSize =
  "kCGImageSourceThumbnailMaxPixelSize" as NSString
public nonisolated(unsafe) let kCGImageSourceTypeIdentifierHint =
  "kCGImageSourceTypeIdentifierHint" as NSString
public nonisolated(unsafe) let kCGImagePropertyPixelWidth = "PixelWidth" as NSString
public nonisolated(unsafe) let kCGImagePropertyPixelHeight = "PixelHeight" as NSString
public nonisolated(unsafe) let kCGImagePropertyOrientation = "Orientation" as NSString
public nonisolated(unsafe) let kCGImagePropertyDPIWidth = "DPIWidth" as NSString
public nonisolated(unsafe) let kCGImagePropertyDPIHeight = "DPIHeight" as NSString

/// Bytes that a file may have: more than any picture a widget may show.
private let mostBytes = 64 << 20

/// `nil` where the file cannot be read, or is above 64 MB. Only files are read, no other addresses.
public func CGImageSourceCreateWithURL(_ url: NSURL, _ options: NSDictionary?) -> CGImageSource? {
  let url = url as URL
  guard url.isFileURL, let size = try? FileManager.default.attributesOfItem(atPath: url.path)[.size] as? Int,
    size <= mostBytes, let data = try? Data(contentsOf: url)
  else { return nil }
  return CGImageSource(data)
}
public func CGImageSourceCreateWithData(_ data: NSData, _ options: NSDictionary?) -> CGImageSource? {
  CGImageSource(data as Data)
}

/// 1 for a picture of a known kind, else 0; further frames of an animation are not counted.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.header == nil ? 0 : 1 }
public func CGImageSourceGetType(_ isrc: CGImageSource) -> String? {
  switch isrc.header?.format {
  case .png: UTType.png.identifier
  case .jpeg: UTType.jpeg.identifier
  case .gif: UTType.gif.identifier
  case .webp: UTType.webP.identifier
  case .heic: UTType.heic.identifier
  case nil: nil
  }
}

/// Width, height and orientation. Other properties are not read.
public func CGImageSourceCopyPropertiesAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: NSDictionary?
) -> NSDictionary? {
  guard index == 0, let header = isrc.header else { return nil }
  let properties: [String: Any] = [
    kCGImagePropertyPixelWidth as String: header.width, kCGImagePropertyPixelHeight as String: header.height,
    kCGImagePropertyOrientation as String: header.exifOrientation,
  ]
  return properties as NSDictionary
}

/// The picture as it is encoded; its pixels are read where it is drawn.
public func CGImageSourceCreateImageAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: NSDictionary?
) -> CGImage? {
  guard index == 0, let header = isrc.header else { return nil }
  return CGImage(data: isrc.data, pixels: CGSize(width: header.width, height: header.height))
}

/// The picture in a size whose longer side has at most `kCGImageSourceThumbnailMaxPixelSize` pixels.
///
/// - Parity: approximated: keeps the bytes as they are encoded; fewer pixels are decoded where it is drawn
public func CGImageSourceCreateThumbnailAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: NSDictionary?
) -> CGImage? {
  guard index == 0, let header = isrc.header else { return nil }
  let shown = header.shownSize
  let most = PictureOptions.number(options?[kCGImageSourceThumbnailMaxPixelSize])
  let factor = most.map { $0 > 0 && $0.isFinite ? min(1, $0 / max(shown.width, shown.height)) : 1 } ?? 1
  return CGImage(
    data: isrc.data,
    pixels: CGSize(
      width: max(1, (shown.width * factor).rounded()), height: max(1, (shown.height * factor).rounded())))
}

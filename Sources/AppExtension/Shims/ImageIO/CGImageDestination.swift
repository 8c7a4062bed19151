import Foundation
import UIKit
import VitrineUniformTypeIdentifiers

/// A picture to be written: JPEG or PNG.
public final class CGImageDestination: @unchecked Sendable {
  enum Target {
    case file(URL)
    case memory(NSMutableData)
  }
  enum Format: String {
    case jpeg = "public.jpeg"
    case png = "public.png"
  }
  let target: Target
  let format: Format
  /// Pictures that it was made for; it is written when it has them.
  let count: Int
  var pictures: [(image: CGImage, exifOrientation: Int, properties: [String: Any])] = []
  var properties: [String: Any] = [:]
  init(_ target: Target, _ format: Format, _ count: Int) {
    (self.target, self.format, self.count) = (target, format, count)
  }
}

public nonisolated(unsafe) let kCGImageDestinationLossyCompressionQuality =
  "kCGImageDestinationLossyCompressionQuality" as NSString
public nonisolated(unsafe) let kCGImageDestinationBackgroundColor =
  "kCGImageDestinationBackgroundColor" as NSString
public nonisolated(unsafe) let kCGImageDestinationImageMaxPixelSize =
  "kCGImageDestinationImageMaxPixelSize" as NSString
public nonisolated(unsafe) let kCGImageDestinationOrientation = "kCGImageDestinationOrientation" as NSString
public nonisolated(unsafe) let kCGImageDestinationOptimizeColorForSharing =
  "kCGImageDestinationOptimizeColorForSharing" as NSString

/// `nil` for other addresses than files, and for other formats than JPEG and PNG.
public func CGImageDestinationCreateWithURL(
  _ url: NSURL, _ type: NSString, _ count: Int, _ options: NSDictionary?
) -> CGImageDestination? {
  let url = url as URL
  return url.isFileURL ? destination(.file(url), type, count) : nil
}
/// `nil` for other formats than JPEG and PNG.
public func CGImageDestinationCreateWithData(
  _ data: NSMutableData, _ type: NSString, _ count: Int, _ options: NSDictionary?
) -> CGImageDestination? { destination(.memory(data), type, count) }

private func destination(
  _ target: CGImageDestination.Target, _ type: NSString, _ count: Int
) -> CGImageDestination? {
  guard count >= 1 else { return nil }
  guard let format = CGImageDestination.Format(rawValue: type as String) else {
    PictureCodec.say("ImageIO writes JPEG and PNG, not \(type)")
    return nil
  }
  return CGImageDestination(target, format, count)
}

public func CGImageDestinationCopyTypeIdentifiers() -> NSArray {
  [UTType.jpeg.identifier, UTType.png.identifier] as NSArray
}

/// Adds a picture; of several the first is written.
public func CGImageDestinationAddImage(
  _ idst: CGImageDestination, _ image: CGImage, _ properties: NSDictionary?
) { add(idst, image, exifOrientation: 1, properties) }

/// Adds a picture of a file with its orientation.
public func CGImageDestinationAddImageFromSource(
  _ idst: CGImageDestination, _ isrc: CGImageSource, _ index: Int, _ properties: NSDictionary?
) {
  guard let image = CGImageSourceCreateImageAtIndex(isrc, index, nil) else { return }
  add(idst, image, exifOrientation: isrc.header?.exifOrientation ?? 1, properties)
}

private func add(
  _ destination: CGImageDestination, _ image: CGImage, exifOrientation: Int, _ properties: NSDictionary?
) {
  guard destination.pictures.count < destination.count else { return }
  destination.pictures.append((image, exifOrientation, PictureOptions.named(properties)))
}

/// Properties for all pictures that have none of their own.
public func CGImageDestinationSetProperties(_ idst: CGImageDestination, _ properties: NSDictionary?) {
  idst.properties.merge(PictureOptions.named(properties)) { $1 }
}

/// Writes the picture; false where it cannot be read or written, or fewer were added than said.
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool {
  guard idst.pictures.count == idst.count, let first = idst.pictures.first else { return false }
  let options = idst.properties.merging(first.properties) { $1 }
  let orientation =
    PictureOptions.number(options[kCGImagePropertyOrientation as String])
    ?? PictureOptions.number(options[kCGImageDestinationOrientation as String])
  let quality = PictureOptions.number(options[kCGImageDestinationLossyCompressionQuality as String])
  var image = first.image
  if let most = PictureOptions.number(options[kCGImageDestinationImageMaxPixelSize as String]) {
    image = image.atMost(most)
  }
  guard let pixels = image._pixels else { return false }
  let turn = orientation.map { Int($0) } ?? first.exifOrientation
  // A PNG says nothing of orientation here.
  let data =
    idst.format == .jpeg
    ? PictureCodec.jpeg(pixels, quality: quality ?? 0.85, exifOrientation: turn)
    : PNGEncoder.encode(pixels.upright(from: turn))
  guard let data else { return false }
  switch idst.target {
  case .memory(let memory): memory.append(data)
  case .file(let url):
    do { try data.write(to: url, options: .atomic) } catch {
      PictureCodec.say("ImageIO: \(url.lastPathComponent) cannot be written: \(error.localizedDescription)")
      return false
    }
  }
  return true
}

extension CGImage {
  /// A picture whose longer side has at most so many pixels.
  func atMost(_ side: Double) -> CGImage {
    let factor = side > 0 && side.isFinite ? min(1, side / Double(max(width, height))) : 1
    return CGImage(
      data: _data,
      pixels: CGSize(
        width: max(1, (Double(width) * factor).rounded()), height: max(1, (Double(height) * factor).rounded())
      ))
  }
}

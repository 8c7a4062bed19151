import Foundation

/// The format of encoded image bytes, by their first ones.
package enum ImageFormat: Sendable, Equatable {
  case png, jpeg, gif, webp, heic, unknown

  package init(_ data: Data) {
    let head = [UInt8](data.prefix(12))
    if head.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if head.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if head.starts(with: [0x47, 0x49, 0x46, 0x38]) {
      self = .gif
    } else if head.count == 12, head.starts(with: [0x52, 0x49, 0x46, 0x46]),
      head[8...] == [0x57, 0x45, 0x42, 0x50]
    {
      self = .webp
    } else if head.count == 12, head[4..<8] == [0x66, 0x74, 0x79, 0x70] {
      self = .heic
    } else {
      self = .unknown
    }
  }

  /// What the marked box says in place of an image of a format that is not drawn.
  package var name: String {
    switch self {
    case .png: "PNG image"
    case .jpeg: "JPEG image"
    case .gif: "GIF image"
    case .webp: "WebP image"
    case .heic: "HEIC image"
    case .unknown: "image"
    }
  }

  /// What the marked box says in place of an image whose bytes make no sense.
  package var damagedName: String { "damaged " + name.replacing(" image", with: "") }

  /// The media type of the bytes in a `data:` URL; `nil` where browsers show none.
  package var mediaType: String? {
    switch self {
    case .png: "image/png"
    case .jpeg: "image/jpeg"
    case .gif: "image/gif"
    case .webp: "image/webp"
    case .heic, .unknown: nil
    }
  }
}

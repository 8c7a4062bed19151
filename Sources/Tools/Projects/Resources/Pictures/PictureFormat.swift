import Foundation

/// What a picture's first bytes say of it.
enum PictureFormat: Equatable {
  case png(width: Int, height: Int)
  case jpeg, webp, gif, heic, pdf, svg
  case other(String)

  init(_ data: Data, ending: String) {
    let bytes = [UInt8](data.prefix(1024))
    func has(_ text: String, at index: Int = 0) -> Bool {
      bytes.count >= index + text.utf8.count && bytes[index...].starts(with: text.utf8)
    }
    func number(_ index: Int) -> Int { (0..<4).reduce(0) { $0 << 8 | Int(bytes[index + $1]) } }
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]), bytes.count >= 24 {
      self = .png(width: number(16), height: number(20))
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if has("RIFF"), has("WEBP", at: 8) {
      self = .webp
    } else if has("GIF8") {
      self = .gif
    } else if has("ftyp", at: 4) {
      self = .heic
    } else if has("%PDF-") || bytes.prefix(1024).contains(UInt8(ascii: "%")) && ending == "pdf" {
      self = .pdf
    } else if ending == "svg" || String(decoding: bytes, as: UTF8.self).contains("<svg") {
      self = .svg
    } else {
      self = .other(ending.isEmpty ? "unknown" : ending.uppercased())
    }
  }

  /// The ending of a file in the bundle; `nil` for what is drawn first.
  var ending: String? {
    switch self {
    case .png: "png"
    case .jpeg: "jpg"
    case .webp: "webp"
    case .gif: "gif"
    case .heic: "heic"
    case .pdf, .svg, .other: nil
    }
  }
}

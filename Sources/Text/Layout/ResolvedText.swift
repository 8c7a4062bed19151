import Archive
import Foundation

/// A rich text at an instant: dates are characters, numbers are sane, length is bounded.
struct ResolvedText {
  /// A stretch of `bytes` with one style.
  struct Span {
    var range: Range<Int>
    var segment: Int
    /// The name of the symbol that stands in place of the characters.
    var symbol: String?
  }

  /// All characters in UTF-8; a symbol is U+FFFC.
  var bytes: [UInt8] = []
  var spans: [Span] = []
  /// Characters were left out because nobody could see them.
  var isCut = false

  /// Characters beyond this many cannot be seen in any widget: a large iPad widget at the smallest legible
  /// type (6 pt) holds about 12,000.
  static let unboundedLimit = 20_000

  init(_ text: RichText, at date: Date, limit: Int) {
    let fromEnd = text.truncation == .head && text.lineLimit == 1
    var budget = limit
    var parts: [(segment: Int, content: Substring, symbol: String?)] = []
    for index in fromEnd ? Array(text.segments.indices.reversed()) : Array(text.segments.indices) {
      guard budget > 0 else {
        isCut = true
        break
      }
      switch text.segments[index].content {
      case .string(let string): parts.append((index, cut(string, fromEnd, &budget), nil))
      case .date(let live):
        let string = LiveDateFormat.string(live, at: date, locale: text.locale, timeZone: text.timeZone)
        parts.append((index, cut(string, fromEnd, &budget), nil))
      case .symbol(let name):
        parts.append((index, "\u{FFFC}", name))
        budget -= 3
      case .image:
        parts.append((index, "\u{FFFC}", "photo"))
        budget -= 3
      }
    }
    if fromEnd { parts.reverse() }
    for part in parts where !part.content.isEmpty {
      let start = bytes.count
      for byte in part.content.utf8 { bytes.append(Self.isControl(byte) ? 0x20 : byte) }
      spans.append(Span(range: start..<bytes.count, segment: part.segment, symbol: part.symbol))
    }
  }

  /// At most `budget` bytes of the string.
  private mutating func cut(_ string: String, _ fromEnd: Bool, _ budget: inout Int) -> Substring {
    let utf8 = string.utf8
    if utf8.count <= budget {
      budget -= utf8.count
      return Substring(string)
    }
    isCut = true
    defer { budget = 0 }
    if fromEnd {
      let start = utf8.index(utf8.endIndex, offsetBy: -budget)
      return string[start.samePosition(in: string.unicodeScalars, downIn: string)...]
    }
    let end = utf8.index(utf8.startIndex, offsetBy: budget)
    return string[..<end.samePosition(in: string.unicodeScalars, downIn: string)]
  }

  /// Control characters, tabs among them, are set as spaces; line ends are kept.
  private static func isControl(_ byte: UInt8) -> Bool {
    (byte < 0x20 && byte != 0x0A && byte != 0x0D) || byte == 0x7F
  }

  /// The ranges of paragraphs, without the separators between them.
  func paragraphs() -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start = 0
    var index = 0
    while index < bytes.count {
      let length = separatorLength(at: index)
      if length > 0 {
        ranges.append(start..<index)
        index += length
        start = index
      } else {
        index += 1
      }
    }
    ranges.append(start..<bytes.count)
    return ranges
  }

  /// Bytes of the line or paragraph separator at an offset: CR, LF, CR LF, U+0085, U+2028, U+2029; else 0.
  private func separatorLength(at index: Int) -> Int {
    switch bytes[index] {
    case 0x0A: return 1
    case 0x0D: return index + 1 < bytes.count && bytes[index + 1] == 0x0A ? 2 : 1
    case 0xC2: return index + 1 < bytes.count && bytes[index + 1] == 0x85 ? 2 : 0
    case 0xE2:
      guard index + 2 < bytes.count, bytes[index + 1] == 0x80 else { return 0 }
      return bytes[index + 2] == 0xA8 || bytes[index + 2] == 0xA9 ? 3 : 0
    default: return 0
    }
  }
}

extension String.Index {
  /// This index, or the start of the scalar it is inside of.
  fileprivate func samePosition(in scalars: String.UnicodeScalarView, downIn string: String) -> String.Index {
    if let exact = samePosition(in: scalars) { return exact }
    var index = self
    while index > string.startIndex {
      index = string.utf8.index(before: index)
      if let exact = index.samePosition(in: scalars) { return exact }
    }
    return string.startIndex
  }
}

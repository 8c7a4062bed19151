import Archive
import Foundation

/// A rich text at an instant: dates are characters, numbers are sane, length is bounded.
struct ResolvedText {
  /// A stretch of `bytes` with one style.
  struct Span {
    var range: Range<Int>
    var segment: Int
    /// What stands in place of the characters.
    var attachment: TextAttachment?
    /// Capitals made of other letters: set smaller.
    var isSmallCap = false
  }

  /// All characters in UTF-8; a symbol or picture is U+FFFC.
  var bytes: [UInt8] = []
  var spans: [Span] = []
  /// Characters were left out because nobody could see them.
  var isCut = false

  /// Characters beyond this many cannot be seen in any widget: a large iPad widget at the smallest legible
  /// type (6 pt) holds about 12,000.
  static let unboundedLimit = 20_000

  /// - Parameter reservesWidth: dates read as wide as they will get, for measuring.
  init(_ text: RichText, at date: Date, limit: Int, reservesWidth: Bool = false) {
    let fromEnd = text.truncation == .head && text.lineLimit == 1
    var budget = limit
    var parts: [(segment: Int, content: Substring, attachment: TextAttachment?)] = []
    for index in fromEnd ? Array(text.segments.indices.reversed()) : Array(text.segments.indices) {
      guard budget > 0 else {
        isCut = true
        break
      }
      switch text.segments[index].content {
      case .string(let string): parts.append((index, cut(string, fromEnd, &budget), nil))
      case .date(let live):
        let string =
          reservesWidth
          ? LiveDateFormat.widest(live, at: date, locale: text.locale, timeZone: text.timeZone)
          : LiveDateFormat.string(live, at: date, locale: text.locale, timeZone: text.timeZone)
        parts.append((index, cut(string, fromEnd, &budget), nil))
      case .symbol(let name):
        parts.append((index, "\u{FFFC}", .symbol(name)))
        budget -= 3
      case .image(let data, let size, let isTemplate):
        parts.append((index, "\u{FFFC}", .image(data, TextAttachment.bounded(size), isTemplate: isTemplate)))
        budget -= 3
      }
    }
    if fromEnd { parts.reverse() }
    for part in parts where !part.content.isEmpty {
      let caps = text.segments[part.segment].style.smallCaps
      if caps == .none || part.attachment != nil {
        append(part.content, part.segment, part.attachment)
      } else {
        for piece in SmallCaps.split(part.content, caps) {
          append(Substring(piece.text), part.segment, nil, isSmallCap: piece.isSmall)
        }
      }
    }
  }

  private mutating func append(
    _ content: Substring, _ segment: Int, _ attachment: TextAttachment?, isSmallCap: Bool = false
  ) {
    let start = bytes.count
    for byte in content.utf8 { bytes.append(Self.isControl(byte) ? 0x20 : byte) }
    spans.append(
      Span(range: start..<bytes.count, segment: segment, attachment: attachment, isSmallCap: isSmallCap))
  }

  /// The spans that touch a range, in order.
  func spans(in range: Range<Int>) -> ArraySlice<Span> {
    let first = partition { $0.range.upperBound > range.lowerBound }
    var end = first
    while end < spans.count, spans[end].range.lowerBound < range.upperBound { end += 1 }
    return spans[first..<end]
  }

  /// The segment whose style an empty line at an offset has.
  func segment(at offset: Int) -> Int {
    let after = partition { $0.range.lowerBound > offset }
    return after > 0 ? spans[after - 1].segment : spans.first?.segment ?? 0
  }

  /// The first span for which `isAfter` holds; it holds for all that follow.
  private func partition(_ isAfter: (Span) -> Bool) -> Int {
    var low = 0
    var high = spans.count
    while low < high {
      let middle = (low + high) / 2
      if isAfter(spans[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
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

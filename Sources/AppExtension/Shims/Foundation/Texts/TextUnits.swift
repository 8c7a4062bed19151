import Foundation

extension NSString.EnumerationOptions {
  public static var byWords: NSString.EnumerationOptions { NSString.EnumerationOptions(rawValue: 3) }
  public static var bySentences: NSString.EnumerationOptions { NSString.EnumerationOptions(rawValue: 4) }
}

extension String {
  /// Tells the parts of a text: words, sentences, lines, paragraphs or characters, as Unicode's rules (UAX 29) and the session's
  /// language separate them.
  ///
  /// - Parameter body: the part, its place, its place with what separates it from the next, and whether to stop.
  public func enumerateSubstrings<R: RangeExpression>(
    in range: R, options: NSString.EnumerationOptions = [],
    _ body: (String?, Range<String.Index>, Range<String.Index>, inout Bool) -> Void
  ) where R.Bound == String.Index {
    var parts = TextUnits.parts(of: self, in: range.relative(to: self), options)
    if options.contains(.reverse) { parts.reverse() }
    let isWanted = !options.contains(.substringNotRequired)
    var stops = false
    for part in parts {
      body(isWanted ? String(self[part.own]) : nil, part.own, part.whole, &stops)
      if stops { return }
    }
  }
}

/// Where a text's parts begin and end.
enum TextUnits {
  typealias Part = (own: Range<String.Index>, whole: Range<String.Index>)

  static func parts(of text: String, in range: Range<String.Index>, _ options: NSString.EnumerationOptions)
    -> [Part]
  {
    switch options.rawValue & 0xFF {
    case 2: return text[range].indices.map { ($0..<text.index(after: $0), $0..<text.index(after: $0)) }
    case 3: return words(of: text, in: range)
    case 4: return breaks(of: text, in: range, ICU.sentences).map { ($0.range, $0.range) }
    default: return lines(of: text, in: range)
    }
  }

  /// Paragraphs are lines: a line separator is rare enough.
  private static func lines(of text: String, in range: Range<String.Index>) -> [Part] {
    var parts: [Part] = []
    var start = range.lowerBound
    while start < range.upperBound {
      let end = text[start..<range.upperBound].firstIndex(where: \.isNewline) ?? range.upperBound
      let next = end < range.upperBound ? text.index(after: end) : end
      parts.append((start..<end, start..<next))
      start = next
    }
    return parts
  }

  /// What is between words belongs to the word before; what stands before the first belongs to that.
  private static func words(of text: String, in range: Range<String.Index>) -> [Part] {
    let found = breaks(of: text, in: range, ICU.words).filter(\.isWord).map(\.range)
    return found.enumerated().map { index, own in
      let start = index == 0 ? range.lowerBound : own.lowerBound
      let end = index + 1 < found.count ? found[index + 1].lowerBound : range.upperBound
      return (own, start..<end)
    }
  }

  private static func breaks(
    of text: String, in range: Range<String.Index>, _ kind: Int32
  ) -> [(range: Range<String.Index>, isWord: Bool)] {
    let units = Array(text[range].utf16)
    guard let ends = ICU.breaks(in: units, kind) else { return [(range, true)] }
    let start = range.lowerBound.utf16Offset(in: text)
    var last = 0
    return ends.map { end in
      defer { last = end.place }
      let from = String.Index(utf16Offset: start + last, in: text)
      return (from..<String.Index(utf16Offset: start + end.place, in: text), end.isWord)
    }
  }
}

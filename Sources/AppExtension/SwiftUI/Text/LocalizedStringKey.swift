import Foundation

/// A key into the string tables, with values put in. Markdown in the string is drawn.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  var key: String
  var parts: [Text.Piece]

  public init(_ value: String) {
    key = value
    parts = [Text.Piece(content: .string(value))]
  }
  public init(stringLiteral value: String) { self.init(value) }
  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.key
    parts = stringInterpolation.parts
  }

  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var key = ""
    var parts: [Text.Piece] = []
    public init(literalCapacity: Int, interpolationCount: Int) {
      parts.reserveCapacity(interpolationCount * 2 + 1)
    }
    private mutating func value(_ string: String, placeholder: String = "%@") {
      key += placeholder
      parts.append(Text.Piece(content: .string(MarkdownText.escape(string))))
    }
    public mutating func appendLiteral(_ literal: String) {
      key += literal
      if !literal.isEmpty { parts.append(Text.Piece(content: .string(literal))) }
    }
    public mutating func appendInterpolation(_ string: String) { value(string) }
    public mutating func appendInterpolation<Subject: NSObject>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      value(formatter?.string(for: subject) ?? "\(subject)")
    }
    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter? = nil) {
      value(formatter?.string(for: subject) ?? "\(subject)")
    }
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String { value(format.format(input)) }
    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) where T: CustomStringConvertible {
      self.value("\(value)")
    }
    public mutating func appendInterpolation<T: BinaryInteger & CVarArg>(_ value: T) {
      self.value(value.formatted(), placeholder: "%lld")
    }
    public mutating func appendInterpolation(_ value: Double) {
      self.value(String(format: "%f", value), placeholder: "%lf")
    }
    public mutating func appendInterpolation(_ value: Float) {
      self.value(String(format: "%f", value), placeholder: "%f")
    }
    public mutating func appendInterpolation(_ value: CGFloat) {
      self.value(String(format: "%f", value), placeholder: "%lf")
    }
    public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
      self.value(String(format: specifier, value), placeholder: specifier)
    }
    public mutating func appendInterpolation(_ text: Text) {
      key += "%@"
      parts.append(contentsOf: text.pieces)
    }
    public mutating func appendInterpolation(_ image: Image) {
      key += "%@"
      parts.append(contentsOf: Text(image).pieces)
    }
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      key += "%@"
      parts.append(contentsOf: Text(date, style: style).pieces)
    }
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
      key += "%@"
      parts.append(contentsOf: Text(dates).pieces)
    }
    public mutating func appendInterpolation(_ interval: DateInterval) {
      key += "%@"
      parts.append(contentsOf: Text(interval).pieces)
    }
    public mutating func appendInterpolation(
      timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
      showsHours: Bool = true
    ) {
      key += "%@"
      parts.append(
        contentsOf: Text(
          timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
          showsHours: showsHours
        ).pieces)
    }
    public mutating func appendInterpolation(_ attributed: AttributedString) {
      key += "%@"
      parts.append(contentsOf: AttributedPieces.pieces(of: attributed))
    }
  }

  /// The pieces of the localised string: the table's text where there is one, else the key's own.
  func pieces(table: String?, bundle: Bundle?) -> [Text.Piece] {
    if parts.count == 1, case .string(let string) = parts[0].content {
      let localized = StringTables.lookUp(string, table: table, bundle: bundle) ?? string
      return MarkdownText.pieces(localized)
    }
    return parts.flatMap { piece in
      if case .string(let string) = piece.content, piece.traits == TextTraits() {
        return MarkdownText.pieces(string)
      }
      return [piece]
    }
  }

  /// The characters without Markdown, for titles and descriptions.
  package var plain: String {
    pieces(table: nil, bundle: nil).map {
      if case .string(let string) = $0.content { string } else { "" }
    }.joined()
  }
  public static func == (a: LocalizedStringKey, b: LocalizedStringKey) -> Bool {
    a.key == b.key && a.parts == b.parts
  }
}

/// String tables of bundles.
enum StringTables {
  static func lookUp(_ key: String, table: String?, bundle: Bundle?) -> String? {
    guard let bundle else { return nil }
    let value = bundle.localizedString(forKey: key, value: "\u{0}", table: table)
    return value == "\u{0}" ? nil : value
  }
}

/// The Markdown that SwiftUI draws in text: emphasis, code, strikethrough, links.
enum MarkdownText {
  private static let marks: Set<Character> = ["*", "_", "`", "~", "[", "\\"]

  /// Values put into a string are shown as they are.
  static func escape(_ string: String) -> String {
    guard string.contains(where: marks.contains) else { return string }
    return string.reduce(into: "") { result, character in
      if marks.contains(character) { result.append("\\") }
      result.append(character)
    }
  }

  static func pieces(_ string: String) -> [Text.Piece] {
    guard string.contains(where: marks.contains) else { return [Text.Piece(content: .string(string))] }
    var result: [Text.Piece] = []
    parse(Array(string), traits: TextTraits(), depth: 0, into: &result)
    return result
  }

  private static func parse(
    _ text: [Character], traits: TextTraits, depth: Int, into result: inout [Text.Piece]
  ) {
    var buffer = ""
    func flush() {
      if !buffer.isEmpty { result.append(Text.Piece(content: .string(buffer), traits: traits)) }
      buffer = ""
    }
    var index = 0
    while index < text.count {
      let character = text[index]
      if character == "\\", index + 1 < text.count,
        text[index + 1].isPunctuation || marks.contains(text[index + 1]) || text[index + 1].isSymbol
      {
        buffer.append(text[index + 1])
        index += 2
        continue
      }
      if depth < 8, let (mark, change) = opening(text, at: index),
        let end = closing(text, mark: mark, from: index + mark.count)
      {
        flush()
        var inner = traits
        change(&inner)
        let content = Array(text[(index + mark.count)..<end])
        if mark == ["`"] {
          result.append(Text.Piece(content: .string(String(content)), traits: inner))
        } else {
          parse(content, traits: inner, depth: depth + 1, into: &result)
        }
        index = end + mark.count
        continue
      }
      if character == "[", depth < 8, let (label, address, end) = link(text, at: index) {
        flush()
        var inner = traits
        inner.link = URL(string: String(address))
        inner.style = StyleBox(style: TintShapeStyle())
        parse(Array(label), traits: inner, depth: depth + 1, into: &result)
        index = end
        continue
      }
      buffer.append(character)
      index += 1
    }
    flush()
  }

  private static func opening(
    _ text: [Character], at index: Int
  ) -> (mark: [Character], change: (inout TextTraits) -> Void)? {
    let character = text[index]
    let isDouble = index + 1 < text.count && text[index + 1] == character
    func opens(_ length: Int) -> Bool {
      let next = index + length
      guard next < text.count, !text[next].isWhitespace else { return false }
      if character == "_", index > 0, text[index - 1].isLetter || text[index - 1].isNumber { return false }
      return true
    }
    switch character {
    case "*" where isDouble && opens(2), "_" where isDouble && opens(2):
      return ([character, character], { $0.isBold = true })
    case "*" where opens(1), "_" where opens(1): return ([character], { $0.isItalic = true })
    case "~" where isDouble && opens(2): return (["~", "~"], { $0.strikethrough = true })
    case "`": return (["`"], { $0.monospaced = true })
    default: return nil
    }
  }

  private static func closing(_ text: [Character], mark: [Character], from start: Int) -> Int? {
    var index = start
    while index + mark.count <= text.count {
      if text[index] == "\\" {
        index += 2
        continue
      }
      if index > start, Array(text[index..<(index + mark.count)]) == mark, !text[index - 1].isWhitespace,
        mark.count == 2 || index + 1 >= text.count || text[index + 1] != mark[0] || mark == ["`"]
      {
        return index
      }
      // A doubled mark is not the end of a single one.
      if mark.count == 1, index + 1 < text.count, text[index] == mark[0], text[index + 1] == mark[0] {
        index += 2
        continue
      }
      index += 1
    }
    return nil
  }

  private static func link(
    _ text: [Character], at index: Int
  ) -> (label: ArraySlice<Character>, address: ArraySlice<Character>, end: Int)? {
    guard let close = text[index...].firstIndex(of: "]"), close + 1 < text.count, text[close + 1] == "(",
      let end = text[(close + 1)...].firstIndex(of: ")")
    else { return nil }
    return (text[(index + 1)..<close], text[(close + 2)..<end], end + 1)
  }
}

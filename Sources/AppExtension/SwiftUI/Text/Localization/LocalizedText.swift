import Foundation

/// A localised string before its language is known.
struct LocalizedText: Equatable, Sendable {
  var key: String
  var arguments: [LocalizedArgument]
  var table: String?
  var bundle: BundleBox?
  /// What is shown where no table has the key; `nil`: the key itself.
  var defaultValue: String?
  /// The language to look up and format in; `nil`: the view's.
  var locale: Locale?
  var parsesMarkdown = true

  init(_ key: LocalizedStringKey, table: String?, bundle: Bundle?) {
    self.init(key: key.key, arguments: key.arguments, table: table, bundle: bundle)
  }
  init(key: String, arguments: [LocalizedArgument], table: String? = nil, bundle: Bundle? = nil) {
    self.key = key
    self.arguments = arguments
    self.table = table
    self.bundle = bundle.map(BundleBox.init)
  }

  /// The pieces in a language: the table's text where there is one, else the key's own, with the values put in.
  func pieces(locale viewLocale: Locale) -> [Text.Piece] {
    let locale = locale ?? viewLocale
    let found = StringTables.shared.value(
      key, table: table, bundle: bundle?.bundle ?? .main, locale: locale)
    if arguments.isEmpty, defaultValue == nil, found == nil { return plainPieces(key) }
    let writer = LocalizedWriter(arguments: arguments, locale: locale)
    // A key without values is no format: its percent signs stand for themselves.
    if arguments.isEmpty, case .text(let text)? = found { return plainPieces(text) }
    guard let found else {
      let shown = defaultValue ?? key
      return arguments.isEmpty ? plainPieces(shown) : marked(writer.write(FormatString(shown)), writer)
    }
    return marked(writer.write(found), writer)
  }

  private func plainPieces(_ text: String) -> [Text.Piece] {
    parsesMarkdown ? MarkdownPieces.pieces(text) : [Text.Piece(content: .string(text))]
  }

  /// Draws the Markdown of a string in which values are marks, then puts the values in: what they read is never taken
  /// for Markdown.
  private func marked(_ text: String, _ writer: LocalizedWriter) -> [Text.Piece] {
    let pieces = plainPieces(text)
    guard !writer.isPlain else { return pieces }
    return pieces.flatMap { writer.resolve($0) }
  }

  /// The characters in a language, without looks.
  func string(locale: Locale) -> String {
    if let text = stringOfTexts(locale: locale) { return text }
    var copy = self
    copy.parsesMarkdown = false
    return Text.plain(copy.pieces(locale: locale), locale: locale)
  }
}

extension LocalizedText {
  /// The short way for a key that no table has and whose values are texts: titles of ten thousand options are such keys. `nil` for
  /// any other.
  private func stringOfTexts(locale viewLocale: Locale) -> String? {
    guard !arguments.isEmpty, defaultValue == nil else { return nil }
    let texts = arguments.compactMap { if case .string(let text) = $0.value { text } else { nil } }
    guard texts.count == arguments.count else { return nil }
    var result = ""
    var next = 0
    var rest = key[...]
    while let percent = rest.utf8.firstIndex(of: UInt8(ascii: "%")) {
      let place = rest.utf8.index(after: percent)
      guard place < rest.endIndex else { return nil }
      result += rest[..<percent]
      switch rest.utf8[place] {
      case UInt8(ascii: "%"): result += "%"
      case UInt8(ascii: "@") where next < texts.count:
        result += texts[next]
        next += 1
      default: return nil
      }
      rest = rest[rest.utf8.index(after: place)...]
    }
    let found = StringTables.shared.value(
      key, table: table, bundle: bundle?.bundle ?? .main, locale: locale ?? viewLocale)
    return found == nil ? result + rest : nil
  }
}

/// A bundle, compared by its place.
struct BundleBox: Equatable, @unchecked Sendable {
  let bundle: Bundle
  static func == (a: BundleBox, b: BundleBox) -> Bool {
    a.bundle === b.bundle || a.bundle.bundlePath == b.bundle.bundlePath
  }
}

/// Writes a format with marks in place of values, and puts the values in later.
///
/// A mark is U+FDD0, the value's number and specifier as digits of U+FDD2…, and U+FDD1: characters that Unicode keeps for
/// a program's own use, so that no text has them.
struct LocalizedWriter {
  let arguments: [LocalizedArgument]
  let locale: Locale

  private static let start = UnicodeScalar(0xFDD0 as UInt32) ?? "\u{1}"
  private static let end = UnicodeScalar(0xFDD1 as UInt32) ?? "\u{2}"
  private static let digit: UInt32 = 0xFDD2

  var isPlain: Bool { arguments.isEmpty }

  func write(_ format: FormatString) -> String {
    format.parts.map { part in
      switch part {
      case .literal(let text): Self.clean(text)
      case .value(let index, let specifier): mark(index, specifier)
      case .rule(let name, _): "%#@\(name)@"
      }
    }.joined()
  }

  func write(_ value: StringTables.Value) -> String {
    switch value {
    case .text(let text): write(FormatString(text))
    case .rules(let rules): write(FormatString(rules.format), rules, depth: 0, own: nil)
    }
  }

  private func write(_ format: FormatString, _ rules: PluralRules, depth: Int, own: Int?) -> String {
    var next = 0
    return format.parts.map { part -> String in
      switch part {
      case .literal(let text): return Self.clean(text)
      case .value(let index, let specifier):
        // Within a rule the values go on from the one that decides, unless the form says which it means.
        return mark(specifier.isPlaced ? index : index + (own ?? 0), specifier)
      case .rule(let name, let position):
        defer { next += 1 }
        guard depth < 8, let rule = rules.rules[name] else { return "" }
        let index = position ?? rule.argument ?? next
        let form = rule.form(count(index), locale)
        return write(FormatString(form), rules, depth: depth + 1, own: index)
      }
    }.joined()
  }

  /// The number that decides on a plural.
  private func count(_ index: Int) -> Double {
    guard arguments.indices.contains(index) else { return 0 }
    switch arguments[index].value {
    case .integer(let number): return Double(number)
    case .unsigned(let number): return Double(number)
    case .number(let number): return number
    case .string, .pieces, .value: return 0
    }
  }

  private static func clean(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { (0xFDD0...0xFDEF).contains($0.value) }) else { return text }
    return String(
      String.UnicodeScalarView(text.unicodeScalars.filter { !(0xFDD0...0xFDEF).contains($0.value) }))
  }

  // MARK: Marks

  private func mark(_ index: Int, _ specifier: FormatString.Specifier) -> String {
    guard arguments.indices.contains(index) else { return "" }
    if let number = FormatNumbers.string(
      arguments[index].value, specifier.type == "@" ? own(index) : specifier, locale: locale)
    {
      return number
    }
    var mark = String(Self.start)
    for character in String(index).unicodeScalars {
      if let digit = UnicodeScalar(Self.digit + character.value - 0x30) { mark.unicodeScalars.append(digit) }
    }
    mark.unicodeScalars.append(Self.end)
    return mark
  }

  /// How the key writes a value, for `%@` and `%arg` in a translation.
  private func own(_ index: Int) -> FormatString.Specifier {
    if case .value(_, let specifier)? = FormatString(arguments[index].specifier).parts.first {
      return specifier
    }
    return FormatString.Specifier()
  }

  /// A piece with marks, cut into pieces with values.
  func resolve(_ piece: Text.Piece) -> [Text.Piece] {
    guard case .string(let text) = piece.content else { return [piece] }
    var traits = piece.traits
    if let link = traits.link?.absoluteString.removingPercentEncoding,
      link.unicodeScalars.contains(Self.start)
    {
      traits.link = URL(string: plain(link))
    }
    guard text.unicodeScalars.contains(Self.start) else {
      return [Text.Piece(content: piece.content, traits: traits)]
    }
    var result: [Text.Piece] = []
    forEachPart(of: text) { literal, index in
      if !literal.isEmpty { result.append(Text.Piece(content: .string(literal), traits: traits)) }
      guard let index, arguments.indices.contains(index) else { return }
      for inner in pieces(of: arguments[index].value) {
        result.append(Text.Piece(content: inner.content, traits: inner.traits.over(traits)))
      }
    }
    return result
  }

  private func plain(_ text: String) -> String {
    var result = ""
    forEachPart(of: text) { literal, index in
      result += literal
      if let index, arguments.indices.contains(index) {
        result += Text.plain(pieces(of: arguments[index].value), locale: locale)
      }
    }
    return result
  }

  private func pieces(of value: LocalizedArgument.Value) -> [Text.Piece] {
    switch value {
    case .string(let string): [Text.Piece(content: .string(string))]
    case .pieces(let pieces): pieces
    case .value(let value): [Text.Piece(content: .value(value))]
    case .integer, .unsigned, .number: []
    }
  }

  /// Calls `body` with each stretch of characters and the number of the value after it.
  private func forEachPart(of text: String, _ body: (String, Int?) -> Void) {
    var literal = ""
    var number: Int?
    for scalar in text.unicodeScalars {
      switch scalar {
      case Self.start: number = 0
      case Self.end:
        body(literal, number)
        literal = ""
        number = nil
      default:
        if let value = number {
          number = min(value * 10 + Int(scalar.value &- Self.digit), 1 << 30)
        } else {
          literal.unicodeScalars.append(scalar)
        }
      }
    }
    body(literal, nil)
  }
}

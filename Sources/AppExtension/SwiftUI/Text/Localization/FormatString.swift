import Foundation

/// A format of C taken apart: characters, and places for values.
struct FormatString: Equatable {
  enum Part: Equatable {
    case literal(String)
    /// The value of a number (from 0), written by a specifier.
    case value(Int, Specifier)
    /// `%#@name@` of a plural rule.
    case rule(String, Int?)
  }
  var parts: [Part] = []

  struct Specifier: Equatable {
    var flags = ""
    var width: Int?
    var precision: Int?
    /// `lld` and the like, without the place.
    var type = "@"
    /// The format says which value it means (`%2$@`).
    var isPlaced = false
  }

  init(_ format: String) {
    var literal = ""
    var next = 0
    var rest = Substring(format)
    func flush(_ parts: inout [Part]) {
      if !literal.isEmpty { parts.append(.literal(literal)) }
      literal = ""
    }
    while let percent = rest.firstIndex(of: "%") {
      literal += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        literal += "%"
        rest.removeFirst()
      } else if let found = Self.rule(rest) {
        flush(&parts)
        parts.append(.rule(found.name, found.position))
        if found.position == nil { next += 1 }
        rest = found.rest
      } else if let found = Self.specifier(rest) {
        flush(&parts)
        var specifier = found.specifier
        specifier.isPlaced = found.position != nil
        parts.append(.value(found.position ?? next, specifier))
        if found.position == nil { next += 1 }
        rest = found.rest
      } else {
        literal += "%"
      }
    }
    literal += rest
    flush(&parts)
  }

  /// `1$` of `%1$@`, from 0.
  private static func position(_ text: inout Substring) -> Int? {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    guard !digits.isEmpty, digits.count < 5, text.dropFirst(digits.count).first == "$",
      let number = Int(digits)
    else { return nil }
    text = text.dropFirst(digits.count + 1)
    return max(number - 1, 0)
  }

  private static func rule(_ text: Substring) -> (name: String, position: Int?, rest: Substring)? {
    var text = text
    let position = position(&text)
    guard text.hasPrefix("#@") else { return nil }
    text = text.dropFirst(2)
    guard let end = text.firstIndex(of: "@") else { return nil }
    return (String(text[..<end]), position, text[text.index(after: end)...])
  }

  private static func specifier(_ text: Substring) -> (position: Int?, specifier: Specifier, rest: Substring)?
  {
    var text = text
    var result = Specifier()
    let position = position(&text)
    result.flags = String(text.prefix { "-+ 0#'".contains($0) })
    text = text.dropFirst(result.flags.count)
    let width = text.prefix { $0.isASCII && $0.isNumber }
    result.width = Int(width).map { min($0, 100) }
    text = text.dropFirst(width.count)
    if text.first == "." {
      text = text.dropFirst()
      let digits = text.prefix { $0.isASCII && $0.isNumber }
      result.precision = min(Int(digits) ?? 0, 100)
      text = text.dropFirst(digits.count)
    }
    let length = text.prefix { "hlqLztj".contains($0) }
    text = text.dropFirst(length.count)
    // `%arg` of a string catalog stands for the value itself.
    if length.isEmpty, text.hasPrefix("arg") {
      result.type = "@"
      return (position, result, text.dropFirst(3))
    }
    guard let letter = text.first, "@dDiuUxXoOfFeEgGcCsSpaA".contains(letter) else { return nil }
    result.type = String(length) + String(letter)
    return (position, result, text.dropFirst())
  }
}

/// Numbers as a localised format writes them: the locale's digits, signs and grouping.
enum FormatNumbers {
  static func string(_ value: LocalizedArgument.Value, _ specifier: FormatString.Specifier, locale: Locale)
    -> String?
  {
    switch value {
    case .integer(let number):
      if "fFeEgGaA".contains(specifier.type.last ?? "@") { return real(Double(number), specifier, locale) }
      return integer(number, specifier, locale)
    case .unsigned(let number): return integer(number, specifier, locale)
    case .number(let number):
      if "diuxXo".contains(specifier.type.last ?? "@"), number.isFinite, abs(number) < 9e18 {
        return integer(Int64(number), specifier, locale)
      }
      return real(number, specifier, locale)
    case .string, .pieces, .value: return nil
    }
  }

  private static func integer<N: BinaryInteger & CVarArg>(
    _ number: N, _ specifier: FormatString.Specifier, _ locale: Locale
  ) -> String {
    switch specifier.type.last ?? "@" {
    case "x": return padded(String(number, radix: 16), specifier)
    case "X": return padded(String(number, radix: 16, uppercase: true), specifier)
    case "o": return padded(String(number, radix: 8), specifier)
    default: break
    }
    var style = IntegerFormatStyle<N>(locale: locale)
    if specifier.flags.contains("0"), let width = specifier.width {
      style = style.precision(.integerLength(width...)).grouping(.never)
    } else if let precision = specifier.precision {
      style = style.precision(.integerLength(precision...)).grouping(.never)
    }
    if specifier.flags.contains("+") { style = style.sign(strategy: .always()) }
    return padded(style.format(number), specifier)
  }

  private static func real(
    _ number: Double, _ specifier: FormatString.Specifier, _ locale: Locale
  ) -> String {
    guard number.isFinite else {
      return padded(number.formatted(FloatingPointFormatStyle<Double>(locale: locale)), specifier)
    }
    let kind = specifier.type.last ?? "f"
    guard "fF@".contains(kind), abs(number) < 1e15 else {
      let precision = specifier.precision.map { ".\($0)" } ?? ""
      let letter = "eEgGaA".contains(kind) ? kind : "g"
      return padded(String(format: "%\(precision)\(letter)", number), specifier)
    }
    var style = FloatingPointFormatStyle<Double>(locale: locale)
      .precision(.fractionLength(specifier.precision ?? 6)).rounded(rule: .toNearestOrEven)
    if specifier.flags.contains("+") { style = style.sign(strategy: .always()) }
    if specifier.flags.contains("0"), let width = specifier.width {
      let digits = specifier.precision ?? 6
      style = style.precision(
        .integerAndFractionLength(
          integerLimits: max(width - digits - (digits > 0 ? 1 : 0), 1)..., fractionLimits: digits...digits)
      ).grouping(.never)
    }
    return padded(style.format(number), specifier)
  }

  static func padded(_ text: String, _ specifier: FormatString.Specifier) -> String {
    guard let width = specifier.width, text.count < width else { return text }
    let space = String(repeating: " ", count: width - text.count)
    return specifier.flags.contains("-") ? text + space : space + text
  }
}

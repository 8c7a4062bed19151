import Foundation
import Synchronization

/// The one way to the texts of bundles, for what Foundation asks by key: `NSLocalizedString`, `localizedString(forKey:value:table:)`. Source that
/// the build generates for an extension with tables calls it.
public enum _LocalizedLookup {
  /// Plural rules that have been handed out within a format.
  private static let handedOut = Mutex<(rules: [PluralRules], numbers: [String: Int])>(([], [:]))
  private static let most = 10_000
  /// Stands between a rule's name and the number of its rules; no text has it.
  private static let mark = Character(UnicodeScalar(0xFDEE as UInt32) ?? "\u{1}")

  /// The text of a key in the language that a bundle has for `locale`; `value`, or else the key, where no table has it.
  ///
  /// A text with plural rules is a format for `string(format:arguments:locale:)`, which knows its rules again.
  public static func string(
    _ key: String, value: String? = nil, table: String? = nil, bundle: Bundle, locale: Locale = .current
  ) -> String {
    let table = table?.isEmpty == true ? nil : table
    switch StringTables.shared.value(key, table: table, bundle: bundle, locale: locale) {
    case .text(let text)?: return text
    case .rules(let rules)?: return handOut(rules)
    case nil: return value.flatMap { $0.isEmpty ? nil : $0 } ?? key
    }
  }

  /// A format that `string` gave, written out with its plural rules; `nil` for any other, which `String(format:)` writes.
  public static func string(format: String, arguments: [any CVarArg], locale: Locale) -> String? {
    guard let rules = rules(in: format) else { return nil }
    let values = arguments.prefix(64).map { argument -> LocalizedArgument in
      if let number = number(argument) { return number }
      return LocalizedArgument(value: .string("\(argument)"), specifier: "%@")
    }
    var text = LocalizedText(key: "", arguments: values)
    text.parsesMarkdown = false
    let writer = LocalizedWriter(arguments: values, locale: locale)
    let written = writer.write(.rules(rules))
    return Text.plain(writer.resolve(Text.Piece(content: .string(written))), locale: locale)
  }

  private static func number(_ argument: any CVarArg) -> LocalizedArgument? {
    switch argument {
    case let value as any FixedWidthInteger & SignedInteger:
      LocalizedArgument(value: .integer(Int64(clamping: value)), specifier: "%lld")
    case let value as any FixedWidthInteger & UnsignedInteger:
      LocalizedArgument(value: .unsigned(UInt64(clamping: value)), specifier: "%llu")
    case let value as Double: LocalizedArgument(value: .number(value), specifier: "%lf")
    case let value as Float: LocalizedArgument(value: .number(Double(value)), specifier: "%f")
    case let value as CGFloat: LocalizedArgument(value: .number(Double(value)), specifier: "%lf")
    case let value as NSNumber: LocalizedArgument(value: .integer(value.int64Value), specifier: "%lld")
    default: nil
    }
  }

  private static func handOut(_ rules: PluralRules) -> String {
    handedOut.withLock { state in
      let key = "\(rules)"
      let number = state.numbers[key] ?? state.rules.count
      guard number < most else { return rules.format }
      if number == state.rules.count {
        state.rules.append(rules)
        state.numbers[key] = number
      }
      return rules.format + String(mark) + String(number) + String(mark)
    }
  }

  private static func rules(in format: String) -> PluralRules? {
    let parts = format.split(separator: mark, omittingEmptySubsequences: false)
    guard parts.count == 3, let number = Int(parts[1]) else { return nil }
    return handedOut.withLock { state in
      guard state.rules.indices.contains(number) else { return nil }
      var rules = state.rules[number]
      rules.format = String(parts[0] + parts[2])
      return rules
    }
  }
}

import Foundation
import Typography

/// A text whose form depends on numbers, as `.stringsdict` and string catalogs write it.
struct PluralRules: Equatable, Sendable {
  /// With `%#@name@` where rules apply.
  var format: String
  var rules: [String: Rule]

  struct Rule: Equatable, Sendable {
    /// Category to format.
    var forms: [String: String]
    /// The number of the value that decides, from 0; `nil`: the place says.
    var argument: Int?

    func form(_ number: Double, _ locale: Locale) -> String {
      // An explicit form for none wins in every language, as Apple's does.
      if number == 0, let zero = forms["zero"] { return zero }
      let category = PluralCategory(number, locale: locale.identifier).rawValue
      return forms[category] ?? forms["other"] ?? ""
    }
  }

  /// An entry of a `.stringsdict`.
  init?(stringsDict entry: [String: Any]) {
    guard let format = entry["NSStringLocalizedFormatKey"] as? String else { return nil }
    self.format = format
    rules = entry.compactMapValues { value in
      guard let forms = value as? [String: Any] else { return nil }
      return Rule(forms: forms.compactMapValues { $0 as? String })
    }
  }

  /// Variations of a string catalog: the first value decides.
  init(forms: [String: String]) {
    format = "%#@value@"
    rules = ["value": Rule(forms: forms, argument: 0)]
  }

  /// A text of a string catalog with substitutions.
  init(format: String, substitutions: [String: Rule]) {
    self.format = format
    rules = substitutions
  }
}

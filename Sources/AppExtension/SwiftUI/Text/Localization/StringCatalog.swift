import Foundation

/// String catalogs (`.xcstrings`), which Xcode compiles to tables and a folder of sources has as they are.
enum StringCatalog {
  static func table(_ catalog: [String: Any], language: String) -> StringTables.Table {
    guard let strings = catalog["strings"] as? [String: Any] else { return [:] }
    let isSource = catalog["sourceLanguage"] as? String == language
    var table: StringTables.Table = [:]
    for (key, entry) in strings {
      let localizations = (entry as? [String: Any])?["localizations"] as? [String: Any]
      if let localization = localizations?[language] as? [String: Any], let value = value(localization) {
        table[key] = value
      } else if isSource {
        // In the language of the sources the key is the text.
        table[key] = .text(key)
      }
    }
    return table
  }

  private static func value(_ localization: [String: Any]) -> StringTables.Value? {
    if let substitutions = localization["substitutions"] as? [String: Any], let format = text(localization) {
      let rules = substitutions.compactMapValues { entry -> PluralRules.Rule? in
        guard let entry = entry as? [String: Any] else { return nil }
        let forms = plural(entry) ?? text(entry).map { ["other": $0] } ?? [:]
        return PluralRules.Rule(forms: forms, argument: (entry["argNum"] as? Int).map { $0 - 1 })
      }
      return .rules(PluralRules(format: format, substitutions: rules))
    }
    if let forms = plural(localization) { return .rules(PluralRules(forms: forms)) }
    return text(localization).map(StringTables.Value.text)
  }

  /// The text itself, or that for a phone.
  private static func text(_ localization: [String: Any]) -> String? {
    if let unit = localization["stringUnit"] as? [String: Any] { return unit["value"] as? String }
    guard let devices = (localization["variations"] as? [String: Any])?["device"] as? [String: Any] else {
      return nil
    }
    return (devices["iphone"] ?? devices["other"]).flatMap { $0 as? [String: Any] }.flatMap(text)
  }

  private static func plural(_ localization: [String: Any]) -> [String: String]? {
    guard let variations = localization["variations"] as? [String: Any] else { return nil }
    if let forms = variations["plural"] as? [String: Any] {
      return forms.compactMapValues { ($0 as? [String: Any]).flatMap(text) }
    }
    guard let devices = variations["device"] as? [String: Any],
      let own = (devices["iphone"] ?? devices["other"]) as? [String: Any]
    else { return nil }
    return plural(own)
  }
}

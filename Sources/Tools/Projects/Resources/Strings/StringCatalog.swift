import Foundation

/// A string catalog (`.xcstrings`), taken apart into the tables that Xcode compiles it to: texts, and texts that depend on numbers or the device.
struct StringCatalog {
  /// Texts by key.
  private(set) var texts: [String: [String: String]] = [:]
  /// Entries of a `.stringsdict` by key.
  private(set) var rules: [String: [String: Any]] = [:]
  private(set) var problems: [ResourceProblem] = []
  let sourceLanguage: String

  private let path: String
  private static let mostKeys = 100_000
  private static let mostVariations = 64
  private static let mostDepth = 8

  /// Languages with a table.
  var languages: [String] { Set(texts.keys).union(rules.keys).sorted() }

  /// - Throws: `ResourceProblem`
  init(_ file: URL) throws { self.init(try BoundedFile.json(file), path: file.path) }

  init(_ catalog: [String: Any], path: String) {
    self.path = path
    sourceLanguage = catalog["sourceLanguage"] as? String ?? "en"
    guard let strings = catalog["strings"] as? [String: Any] else {
      if catalog["strings"] != nil {
        problems.append(ResourceProblem(path, .malformed("`strings` is no object")))
      }
      return
    }
    texts[sourceLanguage] = [:]
    for (key, value) in strings.sorted(by: { $0.key < $1.key }).prefix(Self.mostKeys) {
      guard let entry = value as? [String: Any] else {
        problems.append(ResourceProblem(path, .malformed("the entry `\(key)` is no object")))
        continue
      }
      add(key, entry)
    }
  }

  private mutating func add(_ key: String, _ entry: [String: Any]) {
    let localizations = entry["localizations"] as? [String: Any] ?? [:]
    let isTranslated = entry["shouldTranslate"] as? Bool ?? true
    for (language, value) in localizations.sorted(by: { $0.key < $1.key }) {
      guard isTranslated || language == sourceLanguage else { continue }
      guard Self.isLanguage(language) else {
        problems.append(ResourceProblem(path, .malformed("`\(language)` is no language")))
        continue
      }
      guard let localization = value as? [String: Any] else { continue }
      add(key, localization, language)
    }
    // In the language of the source the key is the text.
    if texts[sourceLanguage]?[key] == nil, rules[sourceLanguage]?[key] == nil {
      texts[sourceLanguage, default: [:]][key] = key
    }
  }

  private mutating func add(_ key: String, _ localization: [String: Any], _ language: String) {
    let substitutions = localization["substitutions"] as? [String: Any] ?? [:]
    if let variations = localization["variations"] as? [String: Any] {
      if let entry = varied(variations, key, language, substitutions) {
        rules[language, default: [:]][key] = entry
      }
      return
    }
    guard let unit = localization["stringUnit"] as? [String: Any], let text = unit["value"] as? String else {
      return
    }
    // A text that has not been translated yet is empty, and stands for none.
    if unit["state"] as? String == "new", text.isEmpty { return }
    if substitutions.isEmpty {
      texts[language, default: [:]][key] = text
    } else {
      rules[language, default: [:]][key] = format(text, substitutions, key, language)
    }
  }

  // MARK: Variations

  /// An entry of a `.stringsdict` for variations by device or number.
  private mutating func varied(
    _ variations: [String: Any], _ key: String, _ language: String, _ substitutions: [String: Any],
    depth: Int = 0
  ) -> [String: Any]? {
    guard depth < Self.mostDepth else { return nil }
    if let devices = variations["device"] as? [String: Any] {
      var result: [String: Any] = [:]
      for (device, value) in devices.sorted(by: { $0.key < $1.key }).prefix(Self.mostVariations) {
        guard let value = value as? [String: Any] else { continue }
        if let inner = value["variations"] as? [String: Any] {
          result[device] = varied(inner, key, language, substitutions, depth: depth + 1)
        } else if let text = Self.text(value) {
          result[device] = substitutions.isEmpty ? text : format(text, substitutions, key, language)
        }
      }
      guard !result.isEmpty else { return missing(key, language) }
      return ["NSStringDeviceSpecificRuleType": result]
    }
    guard var rule = plural(variations, key, language, specifier: nil, argument: 1) else {
      return missing(key, language)
    }
    // The first number decides; the forms write all values, so each says which it means.
    let number =
      PluralFormat.firstNumber(in: key) ?? (rule["other"] as? String).flatMap(PluralFormat.firstNumber) ?? 1
    for category in PluralNames.categories {
      if let form = rule[category] as? String { rule[category] = PluralFormat.placed(form) }
    }
    return ["NSStringLocalizedFormatKey": "%\(number)$#@value@", "value": rule]
  }

  private mutating func missing(_ key: String, _ language: String) -> [String: Any]? {
    problems.append(ResourceProblem(path, .emptyVariations(key: key, language: language)))
    return nil
  }

  private mutating func format(
    _ text: String, _ substitutions: [String: Any], _ key: String, _ language: String
  ) -> [String: Any] {
    var entry: [String: Any] = [:]
    var format = text
    var next = 1
    for name in PluralNames.used(in: text) {
      guard let value = substitutions[name] as? [String: Any] else {
        problems.append(ResourceProblem(path, .valueOfPluralUnknown(key: key, rule: name)))
        continue
      }
      let argument = value["argNum"] as? Int ?? next
      next = argument + 1
      let variations = value["variations"] as? [String: Any] ?? [:]
      let specifier = value["formatSpecifier"] as? String
      if let rule = plural(variations, key, language, specifier: specifier, argument: argument) {
        entry[name] = rule
        format = format.replacingOccurrences(of: "%#@\(name)@", with: "%\(argument)$#@\(name)@")
      } else {
        _ = missing(key, language)
      }
    }
    entry["NSStringLocalizedFormatKey"] = format
    return entry
  }

  private mutating func plural(
    _ variations: [String: Any], _ key: String, _ language: String, specifier: String?, argument: Int
  ) -> [String: Any]? {
    var variations = variations
    // Within a rule only the phone's forms are kept: rules of a `.stringsdict` know no devices.
    if let devices = variations["device"] as? [String: Any],
      let own = (devices["iphone"] ?? devices["other"]) as? [String: Any],
      let inner = own["variations"] as? [String: Any]
    {
      variations = inner
    }
    guard let forms = variations["plural"] as? [String: Any] else { return nil }
    var rule: [String: Any] = [
      "NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": specifier ?? "lld",
    ]
    var hasOther = false
    for (category, value) in forms.sorted(by: { $0.key < $1.key }).prefix(Self.mostVariations) {
      guard PluralNames.categories.contains(category) else {
        problems.append(ResourceProblem(path, .unknownPlural(key: key, category: category)))
        continue
      }
      guard let value = value as? [String: Any], let text = Self.text(value) else { continue }
      // `%arg` stands for the number itself.
      rule[category] = text.replacingOccurrences(of: "%arg", with: "%\(argument)$\(specifier ?? "lld")")
      hasOther = hasOther || category == "other"
    }
    guard rule.count > 2 else { return nil }
    if !hasOther { problems.append(ResourceProblem(path, .pluralWithoutOther(key: key, language: language))) }
    return rule
  }

  private static func text(_ value: [String: Any]) -> String? {
    (value["stringUnit"] as? [String: Any])?["value"] as? String
  }

  /// Whether it can be the name of a folder: `de`, `zh-Hans`, `pt_BR`.
  static func isLanguage(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.count <= 32
      && name.utf8.allSatisfy { byte in
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
          || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "-")
          || byte == UInt8(ascii: "_")
      }
  }

  // MARK: Tables

  /// The files of a language, by their endings.
  func files(_ language: String) throws -> [(ending: String, data: Data)] {
    var result: [(String, Data)] = []
    func data(_ table: [String: Any]) throws -> Data {
      try PropertyListSerialization.data(fromPropertyList: table, format: .binary, options: 0)
    }
    if let texts = texts[language] { result.append(("strings", try data(texts))) }
    if let rules = rules[language] { result.append(("stringsdict", try data(rules))) }
    return result
  }
}

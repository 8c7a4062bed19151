import Foundation

/// Texts by key, language and table, from the folders of bundles. Files are read once.
final class StringTables: @unchecked Sendable {
  static let shared = StringTables()

  enum Value: Equatable, Sendable {
    case text(String)
    case rules(PluralRules)
  }
  typealias Table = [String: Value]

  private struct Key: Hashable {
    var folder: String
    var language: String
    var table: String
  }
  private let lock = NSLock()
  private var tables: [Key: Table] = [:]
  private var languages: [String: [String]] = [:]
  private var catalogs: [String: [String: Any]] = [:]
  private var development: [String: String] = [:]
  /// Asked for by nearly every text.
  private static let mainFolder = Bundle.main.resourcePath ?? Bundle.main.bundlePath

  /// The text of a key in the nearest language of the bundle to a locale; `nil` where no table has it.
  func value(_ key: String, table: String?, bundle: Bundle, locale: Locale) -> Value? {
    let folder = bundle === Bundle.main ? Self.mainFolder : bundle.resourcePath ?? bundle.bundlePath
    let table = table ?? "Localizable"
    lock.lock()
    defer { lock.unlock() }
    let available = availableLanguages(folder, table)
    guard !available.isEmpty else { return nil }
    let development = developmentLanguage(folder, table)
    for language in LanguageChoice.order(for: locale, among: available, development: development) {
      if let found = self.table(Key(folder: folder, language: language, table: table))[key] { return found }
    }
    return nil
  }

  // MARK: Files

  private func availableLanguages(_ folder: String, _ table: String) -> [String] {
    let known = folder + "\u{0}" + table
    if let found = languages[known] { return found }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    var found = Set(names.filter { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) })
    if let catalog = catalog(folder, table), let strings = catalog["strings"] as? [String: Any] {
      if let source = catalog["sourceLanguage"] as? String { found.insert(source) }
      for case let entry as [String: Any] in strings.values {
        guard let localizations = entry["localizations"] as? [String: Any] else { continue }
        found.formUnion(localizations.keys)
      }
    }
    if let loctable = PropertyFile.dictionary("\(folder)/\(table).loctable") {
      found.formUnion(loctable.keys)
    }
    let sorted = found.sorted()
    languages[known] = sorted
    return sorted
  }

  /// The language that stands in for one the bundle lacks: Info.plist's, or that of the catalog's sources. (Foundation's
  /// own property traps here where a folder has no Info.plist.)
  private func developmentLanguage(_ folder: String, _ table: String) -> String {
    let known = folder + "\u{0}" + table
    if let found = development[known] { return found }
    let region = PropertyFile.dictionary("\(folder)/Info.plist")?["CFBundleDevelopmentRegion"] as? String
    let found = region ?? catalog(folder, table)?["sourceLanguage"] as? String ?? "en"
    development[known] = found
    return found
  }

  private func table(_ key: Key) -> Table {
    if let known = tables[key] { return known }
    if tables.count > 256 { tables.removeAll() }
    var table: Table = [:]
    if let catalog = catalog(key.folder, key.table) {
      table = StringCatalog.table(catalog, language: key.language)
    }
    if let loctable = PropertyFile.dictionary("\(key.folder)/\(key.table).loctable"),
      let texts = loctable[key.language] as? [String: Any]
    {
      table.merge(Self.values(texts)) { $1 }
    }
    let folder = "\(key.folder)/\(key.language).lproj"
    if let texts = StringsFile.read("\(folder)/\(key.table).strings") {
      table.merge(texts.mapValues(Value.text)) { $1 }
    }
    if let plurals = PropertyFile.dictionary("\(folder)/\(key.table).stringsdict") {
      table.merge(Self.values(plurals)) { $1 }
    }
    tables[key] = table
    return table
  }

  private static func values(_ entries: [String: Any]) -> Table {
    entries.compactMapValues { value($0, depth: 0) }
  }

  private static func value(_ entry: Any, depth: Int) -> Value? {
    if let text = entry as? String { return .text(text) }
    guard let entry = entry as? [String: Any], depth < 4 else { return nil }
    if let devices = entry["NSStringDeviceSpecificRuleType"] as? [String: Any] {
      let own = devices["iphone"] ?? devices["other"] ?? devices.min { $0.key < $1.key }?.value
      return own.flatMap { value($0, depth: depth + 1) }
    }
    // There is room for the longest, so that is shown; what does not fit is cut where it is drawn.
    if let widths = entry["NSStringVariableWidthRuleType"] as? [String: Any] {
      let widest = widths.max { Int($0.key) ?? 0 < Int($1.key) ?? 0 }
      return widest.flatMap { value($0.value, depth: depth + 1) }
    }
    return PluralRules(stringsDict: entry).map(Value.rules)
  }

  private func catalog(_ folder: String, _ table: String) -> [String: Any]? {
    let path = "\(folder)/\(table).xcstrings"
    if let known = catalogs[path] { return known.isEmpty ? nil : known }
    let read = PropertyFile.contents(path).flatMap {
      try? JSONSerialization.jsonObject(with: $0) as? [String: Any]
    }
    catalogs[path] = read ?? [:]
    return read
  }
}

/// Which languages of a bundle are tried for a locale, and in what order.
enum LanguageChoice {
  static func order(for locale: Locale, among available: [String], development: String) -> [String] {
    let language = locale.language
    let code = language.languageCode?.identifier ?? "en"
    var wanted: [String] = []
    if let script = language.script?.identifier {
      if let region = locale.region?.identifier { wanted.append("\(code)-\(script)-\(region)") }
      wanted.append("\(code)-\(script)")
    }
    if let region = locale.region?.identifier { wanted.append("\(code)-\(region)") }
    // Chinese without a script is told by its region.
    if code == "zh", language.script == nil {
      wanted.append(["TW", "HK", "MO"].contains(locale.region?.identifier ?? "") ? "zh-Hant" : "zh-Hans")
    }
    wanted.append(code)
    var result: [String] = []
    func add(_ name: String) {
      let match = available.first {
        $0.replacingOccurrences(of: "_", with: "-").lowercased() == name.lowercased()
      }
      if let match, !result.contains(match) { result.append(match) }
    }
    wanted.forEach(add)
    // Only where the bundle does not speak the language at all is another one shown.
    if result.isEmpty { add(development) }
    add("Base")
    return result
  }
}

import Foundation

/// `.strings` and `.stringsdict`, which become binary property lists in the bundle, as Xcode copies them.
enum StringsFile {
  /// The compiled file, or the bytes as they are where they cannot be read: what reads them in the extension takes what it can.
  static func compile(_ file: URL, _ report: (ResourceProblem) -> Void) -> Data? {
    do {
      let data = try BoundedFile.text(file)
      guard !data.isEmpty else { return data }
      do {
        let table = try BoundedFile.propertyList(data, path: file.path)
        if file.pathExtension == "stringsdict" { check(table, file, report) }
        return try PropertyListSerialization.data(fromPropertyList: table, format: .binary, options: 0)
      } catch let problem as ResourceProblem {
        // A file of comments alone is a table without texts.
        if !isEmptyTable(data) { report(problem) }
        return data
      }
    } catch let problem as ResourceProblem {
      report(problem)
    } catch {
      report(ResourceProblem(file.path, .malformed("it cannot be written as a property list")))
    }
    return nil
  }

  private static func isEmptyTable(_ data: Data) -> Bool {
    !data.contains(UInt8(ascii: "=")) && !data.contains(UInt8(ascii: "<"))
  }

  /// Names what is wrong with the plurals of a `.stringsdict`.
  private static func check(_ table: [String: Any], _ file: URL, _ report: (ResourceProblem) -> Void) {
    for (key, value) in table.sorted(by: { $0.key < $1.key }) {
      guard let entry = value as? [String: Any] else { continue }
      let format = entry["NSStringLocalizedFormatKey"] as? String
      for name in PluralNames.used(in: format ?? "") where entry[name] == nil {
        report(ResourceProblem(file.path, .valueOfPluralUnknown(key: key, rule: name)))
      }
      for (_, rule) in entry.sorted(by: { $0.key < $1.key }) {
        guard let rule = rule as? [String: Any],
          rule["NSStringFormatSpecTypeKey"] as? String == "NSStringPluralRuleType"
        else { continue }
        let categories = rule.keys.filter { !$0.hasPrefix("NSString") }
        for category in categories.sorted() where !PluralNames.categories.contains(category) {
          report(ResourceProblem(file.path, .unknownPlural(key: key, category: category)))
        }
        if !categories.contains("other") {
          let language = file.deletingLastPathComponent().deletingPathExtension().lastPathComponent
          report(ResourceProblem(file.path, .pluralWithoutOther(key: key, language: language)))
        }
      }
    }
  }
}

/// Names within formats.
enum PluralNames {
  /// The categories of CLDR.
  static let categories: Set<String> = ["zero", "one", "two", "few", "many", "other"]

  /// The rules that a format names: `%#@count@`, `%2$#@count@`.
  static func used(in format: String) -> [String] {
    var result: [String] = []
    var rest = format[...]
    while let start = rest.range(of: "#@") {
      rest = rest[start.upperBound...]
      guard let end = rest.firstIndex(of: "@") else { break }
      result.append(String(rest[..<end]))
      rest = rest[rest.index(after: end)...]
    }
    return result
  }
}

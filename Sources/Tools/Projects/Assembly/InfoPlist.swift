import Foundation

/// What a product's Info.plist holds: the target's file and what Xcode generates, references filled in.
enum InfoPlist {
  private static let mostBytes = 1 << 20
  private static let prefix = "INFOPLIST_KEY_"
  /// Keys whose setting is a list of words.
  private static let lists: Set<String> = [
    "UISupportedInterfaceOrientations", "UIRequiredDeviceCapabilities", "UIBackgroundModes", "UIAppFonts",
    "NSUserActivityTypes", "UISupportedInterfaceOrientations~iphone", "UISupportedInterfaceOrientations~ipad",
    "LSApplicationQueriesSchemes", "WKBackgroundModes",
  ]

  /// What the target's Info.plist says; a file that is missing or damaged is a note, and the rest counts.
  static func read(
    _ target: ProjectTarget, root: URL, boundary: ProjectBoundary, notes: inout [ProjectNote]
  ) -> (values: [String: PropertyValue], file: URL?) {
    var values: [String: PropertyValue] = [:]
    var file: URL?
    if let path = target.settings.string("INFOPLIST_FILE"), !path.isEmpty {
      let place = root.appending(relative: path)
      // XcodeGen writes the file when it makes the project; it need not be there.
      let isGenerated = !target.info.isEmpty && !FileManager.default.fileExists(atPath: place.path)
      do {
        if !isGenerated { values = try dictionary(at: place, boundary: boundary, of: target.name) }
        file = isGenerated ? nil : place
      } catch {
        notes.append(error)
      }
    }
    values.merge(target.info) { _, own in own }
    let expanded = values.mapValues { $0.mapStrings(target.settings.expand) }
    let generated = target.settings.flag("GENERATE_INFOPLIST_FILE") ? generated(target.settings) : [:]
    return (generated.merging(expanded) { _, own in own }, file)
  }

  /// - Throws: the note that says why there is none.
  static func dictionary(
    at file: URL, boundary: ProjectBoundary, of target: String
  ) throws(ProjectNote) -> [String: PropertyValue] {
    let shown = boundary.shown(file)
    guard boundary.allows(file) else { throw .outside(shown, of: target) }
    guard FileManager.default.fileExists(atPath: file.path) else { throw .missing(shown, of: target) }
    guard let data = try? Data(contentsOf: file), data.count <= mostBytes else {
      throw ProjectNote(
        code: "unreadable",
        message: "`\(shown)` of target `\(target)` cannot be read; the rest is built without it.")
    }
    guard let map = try? PropertyListBytes.value(data) as? [String: Any]
    else {
      throw ProjectNote(
        code: "property-list",
        message:
          "`\(shown)` of target `\(target)` is no property list with keys; the rest is built without it.")
    }
    return map.mapValues(PropertyValue.init)
  }

  /// The keys that Xcode writes where `GENERATE_INFOPLIST_FILE` is set. Those of the file win.
  private static func generated(_ settings: BuildSettings) -> [String: PropertyValue] {
    let usual = [
      ("CFBundleIdentifier", "PRODUCT_BUNDLE_IDENTIFIER"), ("CFBundleName", "PRODUCT_NAME"),
      ("CFBundleExecutable", "EXECUTABLE_NAME"), ("CFBundleShortVersionString", "MARKETING_VERSION"),
      ("CFBundleVersion", "CURRENT_PROJECT_VERSION"), ("CFBundleDevelopmentRegion", "DEVELOPMENT_LANGUAGE"),
    ]
    var values: [String: PropertyValue] = [:]
    for (key, setting) in usual {
      values[key] = settings.string(setting).map { .string($0) }
    }
    for name in settings.names where name.hasPrefix(prefix) {
      guard let text = settings.string(name), !text.isEmpty else { continue }
      let key = key(String(name.dropFirst(prefix.count)))
      values[key] = value(text, for: key)
    }
    return values
  }

  /// `UISupportedInterfaceOrientations_iPhone` is the key for one kind of device.
  private static func key(_ name: String) -> String {
    for (ending, device) in [("_iPhone", "~iphone"), ("_iPad", "~ipad")] where name.hasSuffix(ending) {
      return name.dropLast(ending.count) + device
    }
    return name
  }

  private static func value(_ text: String, for key: String) -> PropertyValue {
    if lists.contains(key) { return .list(SettingWords.split(text).map { .string($0) }) }
    if text == "YES" { return .bool(true) }
    return text == "NO" ? .bool(false) : .string(text)
  }
}

extension ProjectNote: Error {}

import Foundation

/// The Info.plist of a bundle.
package enum BundleInformation {
  /// The Info.plist of a plain folder, with Xcode's variables filled in and the keys that every bundle has.
  ///
  /// - Parameters:
  ///   - name: The target's name.
  ///   - file: The folder's Info.plist; `nil` where it has none.
  package static func make(name: String, file: URL?) -> [String: PropertyValue] {
    var list: [String: Any] = [:]
    if let file, let data = try? BoundedFile.text(file),
      let own = try? BoundedFile.propertyList(data, path: file.path)
    {
      list = filled(own, name: name)
    }
    return list.mapValues(PropertyValue.init)
  }

  /// The file in the bundle: with the keys that every bundle has. Foundation here needs a development region.
  package static func data(_ info: [String: PropertyValue], name: String) -> Data? {
    let defaults: [String: Any] = [
      "CFBundleDevelopmentRegion": "en", "CFBundleExecutable": name, "CFBundleName": name,
      "CFBundleIdentifier": "vitrine." + identifier(name), "CFBundleInfoDictionaryVersion": "6.0",
      "CFBundlePackageType": "XPC!", "CFBundleShortVersionString": "1.0", "CFBundleVersion": "1",
    ]
    var list = info.mapValues(\.foundation).merging(defaults) { own, _ in own }
    for (key, value) in defaults where (list[key] as? String)?.isEmpty != false { list[key] = value }
    return try? PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
  }

  /// The Info.plist among files: that of an extension before others.
  package static func file(among files: [URL]) -> URL? {
    let lists = files.filter {
      $0.lastPathComponent == "Info.plist" || $0.lastPathComponent.hasSuffix("-Info.plist")
    }
    .sorted { ($0.path.utf8.count, $0.path) < ($1.path.utf8.count, $1.path) }
    let ofExtension = lists.prefix(32).first { file in
      let list = (try? BoundedFile.text(file)).flatMap { try? BoundedFile.propertyList($0, path: file.path) }
      return list?["NSExtension"] != nil
    }
    return ofExtension ?? lists.first
  }

  private static func identifier(_ name: String) -> String {
    String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
  }

  /// `$(PRODUCT_NAME)` and the like; a value with a variable that is not known is left out.
  private static func filled(_ list: [String: Any], name: String) -> [String: Any] {
    let variables = [
      "PRODUCT_NAME": name, "TARGET_NAME": name, "EXECUTABLE_NAME": name, "PRODUCT_MODULE_NAME": name,
      "DEVELOPMENT_LANGUAGE": "en", "MARKETING_VERSION": "1.0", "CURRENT_PROJECT_VERSION": "1",
      "PRODUCT_BUNDLE_PACKAGE_TYPE": "XPC!", "PRODUCT_BUNDLE_IDENTIFIER": "vitrine." + identifier(name),
    ]
    return list.compactMapValues { value in
      guard var text = value as? String, text.contains("$(") || text.contains("${") else { return value }
      for (variable, own) in variables {
        text = text.replacingOccurrences(of: "$(\(variable))", with: own)
          .replacingOccurrences(of: "${\(variable)}", with: own)
      }
      return text.contains("$(") || text.contains("${") ? nil : text
    }
  }
}

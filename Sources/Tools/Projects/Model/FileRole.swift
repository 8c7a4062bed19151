import Foundation

/// What a file is to the target that has it.
enum FileRole: Equatable {
  case swift, intentDefinition, resource
  /// Source in another language than Swift.
  case otherSource
  /// Read by the build, or of no use to it.
  case ignored

  /// By the name's ending.
  init(of name: String) {
    switch (name as NSString).pathExtension.lowercased() {
    case "swift": self = .swift
    case "intentdefinition": self = .intentDefinition
    case "m", "mm", "c", "cc", "cpp", "cxx", "s", "metal": self = .otherSource
    case "h", "hh", "hpp", "pch", "modulemap", "xcconfig", "entitlements", "docc", "playground", "xctestplan",
      "xcodeproj", "xcworkspace", "framework", "xcframework", "a", "dylib", "tbd", "app", "appex",
      "xcprivacy", "storekit":
      self = .ignored
    default: self = .resource
    }
  }

  /// Folders that are one thing, and are not looked into.
  static let packages: Set<String> = [
    "xcassets", "xcdatamodeld", "xcdatamodel", "bundle", "docc", "playground", "xcodeproj", "xcworkspace",
    "framework", "xcframework", "app", "appex", "icon", "scnassets", "rcproject", "mlpackage",
    "xcmappingmodel",
    "swiftpm", "storekit",
  ]

  static func isPackage(_ name: String) -> Bool {
    packages.contains((name as NSString).pathExtension.lowercased())
  }
}

extension ProjectTarget {
  /// Takes a file in, once, by what it is.
  mutating func add(_ file: URL, shown: String) {
    switch FileRole(of: file.lastPathComponent) {
    case .swift: if !sources.contains(file) { sources.append(file) }
    case .intentDefinition: if !intentDefinitions.contains(file) { intentDefinitions.append(file) }
    case .resource: if !resources.contains(file) { resources.append(file) }
    case .otherSource:
      notes.append(
        ProjectNote(
          code: "other-language",
          message:
            "`\(shown)` of target `\(name)` is not Swift and is not compiled; what it declares is missing."))
    case .ignored: break
    }
  }
}

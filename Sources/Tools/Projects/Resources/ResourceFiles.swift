import Foundation

/// The resources of a plain folder: all that Xcode would copy into the bundle.
package enum ResourceFiles {
  /// More than any extension has.
  static let most = 20_000
  /// Folders that are one resource.
  static let packages: Set<String> = [
    "xcassets", "bundle", "scnassets", "icon", "xcdatamodeld", "xcdatamodel",
  ]
  /// Source, projects, and what describes a project: no resources.
  private static let excluded: Set<String> = [
    "swift", "h", "m", "mm", "c", "cpp", "hpp", "metal", "modulemap", "xcconfig", "entitlements",
    "intentdefinition",
    "xcodeproj", "xcworkspace", "xctestplan", "playground", "md", "yml", "yaml", "rb", "sh", "py", "lock",
    "toml",
    "storyboard", "xib", "docc", "pbxproj", "resolved", "swiftpm", "storekit", "gyb",
  ]
  private static let excludedNames: Set<String> = [
    "Info.plist", "Package.swift", "Package.resolved", "Podfile", "Cartfile", "Makefile", "Dockerfile",
    "LICENSE",
    "Gemfile", "Fastfile", "Brewfile", "Mintfile", "project.json", "vitrine.limits",
  ]

  /// The resources below `folder` that `belongs` lets in, in a stable order. Links to folders are not followed.
  package static func collect(in folder: URL, where belongs: (URL) -> Bool = { _ in true }) -> [URL] {
    var found: [URL] = []
    var pending = [folder]
    while let next = pending.popLast(), found.count < most {
      for entry in entries(of: next) where belongs(entry.url) {
        let name = entry.url.lastPathComponent
        guard !name.hasPrefix(".") else { continue }
        if entry.isFolder {
          if packages.contains(entry.url.pathExtension) {
            found.append(entry.url)
          } else if SourceFiles.isSearched(folder: name), !excluded.contains(entry.url.pathExtension) {
            pending.append(entry.url)
          }
        } else if isResource(name) {
          found.append(entry.url)
        }
      }
    }
    return found.sorted { $0.path < $1.path }
  }

  /// Whether a file of this name is copied into the bundle.
  package static func isResource(_ name: String) -> Bool {
    !name.hasPrefix(".") && !name.hasSuffix("~") && !excludedNames.contains(name)
      && !name.hasSuffix("-Info.plist")
      && !excluded.contains((name as NSString).pathExtension.lowercased())
  }

  private static func entries(of folder: URL) -> [(url: URL, isFolder: Bool)] {
    let urls =
      (try? FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: [.isDirectoryKey, .isSymbolicLinkKey])) ?? []
    return urls.compactMap { url in
      let values = try? url.resourceValues(forKeys: [.isDirectoryKey, .isSymbolicLinkKey])
      // A link is a file at most; whether it leads out of the project is asked when it is copied.
      return (url, values?.isDirectory == true && values?.isSymbolicLink != true)
    }
  }
}

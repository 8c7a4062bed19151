import Foundation

/// The Swift files of a folder.
package enum SourceFiles {
  /// Folders that hold no source of the extension itself.
  package static let skippedFolders: Set<String> = [
    "DerivedData", "Tests", "UITests", "Pods", "Carthage", "SourcePackages", "build", "node_modules",
  ]

  /// Whether a folder of this name is searched. `Preview Content` is: Xcode compiles it in debug builds.
  package static func isSearched(folder name: String) -> Bool {
    !name.hasPrefix(".") && !skippedFolders.contains(name) && !name.hasSuffix(".xcodeproj")
      && !name.hasSuffix(".xcworkspace") && !name.hasSuffix(".xcassets")
  }

  /// All Swift files, or those with another ending, below `folder`, in a stable order. Links to folders are not followed.
  package static func collect(in folder: URL, endingWith ending: String = ".swift") throws -> [URL] {
    var found: [URL] = []
    var pending = [folder]
    while let next = pending.popLast() {
      for entry in try entries(of: next) {
        let name = entry.lastPathComponent
        let values = try? entry.resourceValues(forKeys: [.isDirectoryKey, .isSymbolicLinkKey])
        if values?.isDirectory == true, values?.isSymbolicLink != true {
          if isSearched(folder: name) { pending.append(entry) }
        } else if name.hasSuffix(ending), !name.hasPrefix(".") {
          found.append(entry)
        }
      }
    }
    return found.sorted { $0.path < $1.path }
  }

  private static func entries(of folder: URL) throws -> [URL] {
    do {
      return try FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: [.isDirectoryKey, .isSymbolicLinkKey])
    } catch {
      throw ProjectProblem.unreadable(path: folder.path, reason: SystemReason.of(error))
    }
  }
}

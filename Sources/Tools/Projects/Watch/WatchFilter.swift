/// Which names matter to somebody who waits for a save.
package enum WatchFilter {
  /// Editors write swap, backup and probe files beside the one they save.
  package static func isOfInterest(file name: String) -> Bool {
    !name.hasPrefix(".") && !name.hasPrefix("#") && !name.hasSuffix("~") && name != "4913"
      && !name.hasSuffix(".swp") && !name.hasSuffix(".swx") && !name.hasSuffix(".tmp")
  }

  package static func isOfInterest(folder name: String) -> Bool {
    SourceFiles.isSearched(folder: name) || name.hasSuffix(".xcassets")
  }
}

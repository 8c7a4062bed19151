import Foundation

extension URL {
  /// The path of a file as the user would write it: below the path of `root` that they gave. A file that is elsewhere has its name.
  package func shown(below root: URL, as path: String) -> String {
    guard self != root else { return path }
    let base = root.path.hasSuffix("/") ? root.path : root.path + "/"
    guard self.path.hasPrefix(base) else { return lastPathComponent }
    let below = String(self.path.dropFirst(base.count))
    return path == "." ? below : path + (path.hasSuffix("/") ? "" : "/") + below
  }
}

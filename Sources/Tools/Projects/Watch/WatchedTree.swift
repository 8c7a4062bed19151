import Foundation

/// The folders and files a watcher looks at.
package struct WatchedTree: Sendable {
  package var root: URL
  package init(root: URL) { self.root = root }

  /// Whether `root` is a folder now.
  package var isFolder: Bool { isFolder(root) }

  /// The folder to watch: a file is watched through the folder it lies in, since editors replace files.
  package var top: URL { isFolder ? root : root.deletingLastPathComponent() }

  /// The name that alone counts, where a single file is watched.
  package var onlyFile: String? { isFolder ? nil : root.lastPathComponent }

  /// `folder` and those below it that matter.
  package func folders(from folder: URL) -> [URL] {
    var found: [URL] = []
    var pending = [folder]
    while let next = pending.popLast() {
      found.append(next)
      if onlyFile == nil { pending += children(of: next).filter(isFolder) }
    }
    return found
  }

  /// All files that matter, with their stamps.
  package func stamps() -> [String: FileStamp] {
    var stamps: [String: FileStamp] = [:]
    for folder in folders(from: top) {
      for file in children(of: folder) where !isFolder(file) {
        stamps[file.path] = FileStamp(of: file)
      }
    }
    return stamps
  }

  package func isOfInterest(file name: String) -> Bool {
    if let onlyFile { return name == onlyFile }
    return WatchFilter.isOfInterest(file: name)
  }

  package func isOfInterest(folder name: String) -> Bool {
    onlyFile == nil && WatchFilter.isOfInterest(folder: name)
  }

  private func children(of folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.map { folder.appendingPathComponent($0) }.filter {
      isFolder($0)
        ? isOfInterest(folder: $0.lastPathComponent) : isOfInterest(file: $0.lastPathComponent)
    }
  }

  /// Links to folders are files here: following them could go round in a circle.
  private func isFolder(_ url: URL) -> Bool {
    var status = stat()
    return lstat(url.path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}

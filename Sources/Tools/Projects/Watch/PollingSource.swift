import Foundation

/// Finds changes by looking at the files' stamps, twice a second.
final class PollingSource: ChangeSource, @unchecked Sendable {
  // Only the watcher's own thread comes here.
  private let tree: WatchedTree
  private let bell: Bell
  private let interval: Duration
  private var stamps: [String: FileStamp]

  init(tree: WatchedTree, bell: Bell, interval: Duration = .milliseconds(500)) {
    self.tree = tree
    self.bell = bell
    self.interval = interval
    stamps = tree.stamps()
  }

  func wait(timeout: Duration?) -> ChangeSourceEvent {
    if bell.wait(or: nil, timeout: min(timeout ?? interval, interval)).rang { return .stopped }
    let now = tree.stamps()
    defer { stamps = now }
    let changed = Set(now.keys).union(stamps.keys).filter { now[$0] != stamps[$0] }
    return changed.isEmpty ? .nothing : .paths(changed)
  }
}

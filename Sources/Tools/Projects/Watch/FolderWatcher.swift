import Foundation

/// Tells when files below a folder change.
///
/// It listens to the kernel (inotify), so that waiting costs nothing. Where the kernel has no watches left, it looks at the
/// files twice a second instead and says so.
package struct FolderWatcher: Sendable {
  /// A folder, or a single file.
  package var root: URL
  /// How long nothing must happen before a change is reported: an editor's save is several steps.
  package var quietTime: Duration
  /// The most watches to ask the kernel for; more folders than that are looked at in turn.
  package var watchLimit: Int

  package init(
    root: URL, quietTime: Duration = .milliseconds(60), watchLimit: Int = 100_000
  ) {
    self.root = root.resolvingSymlinksInPath()
    self.quietTime = quietTime
    self.watchLimit = watchLimit
  }

  /// Changes from now on; watching has begun when this returns. It ends when the task that reads it is cancelled.
  package func changes() throws -> AsyncStream<FolderChange> {
    let bell = try Bell()
    let (stream, continuation) = AsyncStream<FolderChange>.makeStream()
    continuation.onTermination = { _ in bell.ring() }
    let (source, notice) = try makeSource(bell: bell)
    if let notice { continuation.yield(.notice(notice)) }
    let debounce = Debounce(source: source, quietTime: quietTime)
    Thread.detachNewThread {
      debounce.run { continuation.yield($0) }
      continuation.finish()
    }
    return stream
  }

  private func makeSource(bell: Bell) throws -> (any ChangeSource, notice: String?) {
    let tree = WatchedTree(root: root)
    do {
      return (try InotifySource(tree: tree, bell: bell, watchLimit: watchLimit), nil)
    } catch let limit as InotifyLimit {
      return (PollingSource(tree: tree, bell: bell), limit.sentence(for: root.path))
    }
  }
}

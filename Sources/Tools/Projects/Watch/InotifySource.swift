import Foundation

/// The kernel gives no more watches.
struct InotifyLimit: Error {
  var setting: String

  func sentence(for path: String) -> String {
    "The kernel has no file watches left (\(setting)), so `\(path)` is looked at twice a second instead."
  }
}

/// Hears of changes from the kernel: one watch a folder, and new folders are watched as they appear.
final class InotifySource: ChangeSource, @unchecked Sendable {
  // Only the watcher's own thread comes here after `init`.
  private let tree: WatchedTree
  private let bell: Bell
  private let watchLimit: Int
  private let descriptor: Int32
  private var folders: [Int32: URL] = [:]
  private var fallback: PollingSource?

  private static let mask = UInt32(
    IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_ONLYDIR
      | IN_EXCL_UNLINK)

  init(tree: WatchedTree, bell: Bell, watchLimit: Int) throws {
    self.tree = tree
    self.bell = bell
    self.watchLimit = watchLimit
    descriptor = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
    guard descriptor >= 0 else {
      if errno == EMFILE { throw InotifyLimit(setting: "fs.inotify.max_user_instances") }
      throw ProjectProblem.watchFailed(path: tree.root.path, reason: SystemReason.of(errno: errno))
    }
    guard FileManager.default.fileExists(atPath: tree.root.path) else {
      throw ProjectProblem.watchFailed(path: tree.root.path, reason: SystemReason.of(errno: ENOENT))
    }
    try watch(below: tree.top)
  }

  deinit { close(descriptor) }

  func wait(timeout: Duration?) -> ChangeSourceEvent {
    if let fallback { return fallback.wait(timeout: timeout) }
    let (rang, isReadable) = bell.wait(or: descriptor, timeout: timeout)
    if rang { return .stopped }
    guard isReadable else { return .nothing }
    do {
      var paths: Set<String> = []
      for event in readEvents() { try take(event, into: &paths) }
      return .paths(paths)
    } catch {
      fallback = PollingSource(tree: tree, bell: bell)
      let limit = error as? InotifyLimit ?? InotifyLimit(setting: "fs.inotify.max_user_watches")
      return .notice(limit.sentence(for: tree.root.path))
    }
  }

  private func watch(below folder: URL) throws {
    for folder in tree.folders(from: folder) {
      guard folders.count < watchLimit else {
        throw InotifyLimit(setting: "fs.inotify.max_user_watches")
      }
      let watch = inotify_add_watch(descriptor, folder.path, Self.mask)
      if watch >= 0 {
        folders[watch] = folder
      } else if errno == ENOSPC {
        throw InotifyLimit(setting: "fs.inotify.max_user_watches")
      }  // Any other failure: the folder went away again, or cannot be read; there is nothing to hear of.
    }
  }

  private func take(_ event: Event, into paths: inout Set<String>) throws {
    if event.mask & UInt32(IN_Q_OVERFLOW) != 0 {
      // Some events are lost: report everything, and watch folders that were missed.
      try watch(below: tree.top)
      paths.formUnion(tree.stamps().keys)
    } else if event.mask & UInt32(IN_IGNORED) != 0 {
      folders[event.watch] = nil
    } else if let folder = folders[event.watch], !event.name.isEmpty {
      let url = folder.appendingPathComponent(event.name)
      if event.mask & UInt32(IN_ISDIR) != 0 {
        try takeFolder(url, event, into: &paths)
      } else if tree.isOfInterest(file: event.name), event.mask & UInt32(IN_CREATE) == 0 {
        paths.insert(url.path)
      } else if tree.isOfInterest(file: event.name), isLink(url) {
        paths.insert(url.path)  // a link is whole when it is created; a file is when it is closed
      }
    }
  }

  private func takeFolder(_ url: URL, _ event: Event, into paths: inout Set<String>) throws {
    guard tree.isOfInterest(folder: event.name) else { return }
    paths.insert(url.path)
    // Files that were written before the watch began are found by looking.
    if event.mask & UInt32(IN_CREATE | IN_MOVED_TO) != 0 { try watch(below: url) }
  }

  private func isLink(_ url: URL) -> Bool {
    var status = stat()
    return lstat(url.path, &status) == 0
      && (status.st_mode & S_IFMT == S_IFLNK || status.st_nlink > 1)
  }
}

extension InotifySource {
  fileprivate struct Event {
    var watch: Int32
    var mask: UInt32
    var name: String
  }

  /// All events that wait, at most one buffer full.
  fileprivate func readEvents() -> [Event] {
    var buffer = [UInt8](repeating: 0, count: 64 * 1024)
    let count = read(descriptor, &buffer, buffer.count)
    guard count > 0 else { return [] }
    var events: [Event] = []
    var offset = 0
    let headSize = MemoryLayout<inotify_event>.size
    buffer.withUnsafeBytes { bytes in
      while offset + headSize <= count {
        let head = bytes.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
        let nameBytes = bytes[(offset + headSize)..<(offset + headSize + Int(head.len))]
        let name = String(decoding: nameBytes.prefix { $0 != 0 }, as: UTF8.self)
        events.append(Event(watch: head.wd, mask: head.mask, name: name))
        offset += headSize + Int(head.len)
      }
    }
    return events
  }
}

import Foundation
internal import SessionSettings

/// Notifications between the processes of a project: a file for each name, in a folder beside the App Groups' containers, that a post writes
/// to and that the kernel tells all listeners of.
///
/// As on Apple's systems nothing goes along with the name, and several posts in short order may be heard once.
package final class DarwinNotifications: @unchecked Sendable {
  static let shared = DarwinNotifications(
    folder: AppGroups.folder.appendingPathComponent(".notifications", isDirectory: true))

  private let folder: URL
  private let lock = NSLock()
  private var isListening = false

  package init(folder: URL) { self.folder = folder }

  /// Longer names do not fit into the name of a file; no one is known that comes near.
  private static let longestName = 120

  package func post(_ name: String) {
    guard let file = file(of: name) else { return }
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try? Data([0x2E]).write(to: file)
  }

  /// Calls `heard` with each name that any process posts from now on, on the main queue. Only the first call has an effect.
  package func listen(_ heard: @escaping @Sendable (String) -> Void) {
    guard
      lock.withLock({
        isListening
          ? false
          : {
            isListening = true; return true
          }()
      })
    else { return }
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let descriptor = inotify_init1(Int32(IN_CLOEXEC))
    guard descriptor >= 0, inotify_add_watch(descriptor, folder.path, UInt32(IN_CLOSE_WRITE)) >= 0 else {
      return
    }
    let thread = Thread {
      while let names = Self.read(descriptor) {
        for name in names { DispatchQueue.main.async { heard(name) } }
      }
      close(descriptor)
    }
    thread.name = "Darwin notifications"
    thread.start()
  }

  private func file(of name: String) -> URL? {
    let bytes = Array(name.utf8)
    guard !bytes.isEmpty, bytes.count <= Self.longestName else { return nil }
    return folder.appendingPathComponent(
      bytes.map { String(UInt16($0) + 0x100, radix: 16).dropFirst() }.joined())
  }

  private static func name(ofFile name: String) -> String? {
    let digits = Array(name)
    // An event without a name is about the folder.
    guard !digits.isEmpty, digits.count.isMultiple(of: 2) else { return nil }
    let bytes = stride(from: 0, to: digits.count, by: 2).map { UInt8(String(digits[$0...$0 + 1]), radix: 16) }
    guard !bytes.contains(nil) else { return nil }
    return String(validating: bytes.compactMap { $0 }, as: UTF8.self)
  }

  /// Waits for the next events. `nil` where there will be none.
  private static func read(_ descriptor: Int32) -> [String]? {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = Glibc.read(descriptor, &buffer, buffer.count)
    if count < 0 { return errno == EINTR ? [] : nil }
    let head = MemoryLayout<inotify_event>.size
    var names: [String] = []
    var offset = 0
    while offset + head <= count {
      let length = buffer.withUnsafeBytes {
        Int($0.loadUnaligned(fromByteOffset: offset + 12, as: UInt32.self))
      }
      let bytes = buffer[(offset + head)..<min(count, offset + head + length)].prefix { $0 != 0 }
      if let name = name(ofFile: String(decoding: bytes, as: UTF8.self)) { names.append(name) }
      offset += head + length
    }
    return names
  }
}

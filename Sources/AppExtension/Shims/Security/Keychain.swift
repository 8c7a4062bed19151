import Foundation
internal import SessionSettings

/// Items of the keychain: a property list in the App Group's container, or in the process's own folder. App and extension share it;
/// it is locked while it is read or written. It is not encrypted: it is a development aid, which `docs/shims.md` says.
enum Keychain {
  /// Bytes that the file may have.
  private static let mostBytes = 4 << 20

  static func file() -> URL {
    let group = AppGroups.firstEntitled?.appendingPathComponent("Library", isDirectory: true)
    return (group ?? AppGroups.ownLibrary).appendingPathComponent("Keychain.plist")
  }

  /// Reads the items, lets `body` change them, and writes them where it did. One process at a time.
  static func with<Answer>(_ body: (inout [[String: Any]]) -> Answer) -> Answer? {
    let file = file()
    try? FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    let lock = open(file.path + ".lock", O_CREAT | O_RDWR | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard lock >= 0 else { return nil }
    defer { close(lock) }
    guard flock(lock, LOCK_EX) == 0 else { return nil }
    var items: [[String: Any]] = []
    if let data = try? Data(contentsOf: file), data.count <= mostBytes {
      items = (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [[String: Any]] ?? []
    }
    let before = items as NSArray
    let answer = body(&items)
    guard !before.isEqual(to: items) else { return answer }
    guard
      let data = try? PropertyListSerialization.data(fromPropertyList: items, format: .binary, options: 0),
      data.count <= mostBytes, (try? data.write(to: file, options: .atomic)) != nil
    else { return nil }
    return answer
  }
}

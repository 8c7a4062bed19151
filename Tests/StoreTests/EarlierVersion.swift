import Foundation
import GRDB
import Store

/// A database as an earlier version of the store made it, with widget `w1`, which failed once after four good loads.
enum EarlierVersion {
  /// All there were before this one.
  static let numbers = 1...6

  static func make(_ number: Int, in folder: URL) throws {
    let sql = try String(
      contentsOf: URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Fixtures/Databases/version-\(number).sql"), encoding: .utf8)
    let file = folder.appendingPathComponent(HostStore.fileName)
    for suffix in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: file.path + suffix) }
    var configuration = Configuration()
    // The rows stand in the order of their tables.
    configuration.foreignKeysEnabled = false
    try DatabaseQueue(path: file.path, configuration: configuration).write { try $0.execute(sql: sql) }
  }
}

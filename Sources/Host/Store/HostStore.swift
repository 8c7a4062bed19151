import Foundation
import GRDB

/// What the host keeps over restarts: extensions, placed widgets, their last good timelines and their schedules.
///
/// SQLite in write-ahead mode. Each call is one transaction, so the process may be killed at any instant.
package final class HostStore: Sendable {
  /// The name of the database inside its folder.
  package static let fileName = "vitrine.sqlite"

  let database: DatabasePool
  /// A sentence for the log when a damaged database was moved aside at the start.
  package let recovery: String?

  /// Opens or makes the database in `folder`, which is made if it is missing.
  ///
  /// A database that SQLite cannot read is moved aside, with a number behind its name, and a new one is made: see `recovery`.
  package init(folder: URL) throws {
    let file = folder.appendingPathComponent(Self.fileName)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      do {
        database = try Self.open(file)
        recovery = nil
      } catch let error as DatabaseError where Self.isDamage(error) {
        let aside = try Self.moveAside(file)
        database = try Self.open(file)
        recovery =
          "The database \(file.path) was damaged (\(error.message ?? "no details")). It was moved to \(aside.path) and a new one was made; widgets must be placed again."
      }
    } catch {
      throw StoreError(opening: file, error)
    }
  }

  private static func open(_ file: URL) throws -> DatabasePool {
    var configuration = Configuration()
    configuration.foreignKeysEnabled = true
    configuration.busyMode = .timeout(5)
    // Enough against the end of the process at any instant; a loss of power may cost the last seconds.
    configuration.prepareDatabase { try $0.execute(sql: "PRAGMA synchronous = NORMAL") }
    let pool = try DatabasePool(path: file.path, configuration: configuration)
    try pool.read { db in
      let verdict = try String.fetchOne(db, sql: "PRAGMA quick_check(1)")
      guard verdict == "ok" else { throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: verdict) }
    }
    try StoreMigrations.migrator.migrate(pool)
    return pool
  }

  private static func isDamage(_ error: DatabaseError) -> Bool {
    error.resultCode == .SQLITE_CORRUPT || error.resultCode == .SQLITE_NOTADB
  }

  /// Renames the database and its companions to the first free number.
  private static func moveAside(_ file: URL) throws -> URL {
    let files = FileManager.default
    var number = 1
    while files.fileExists(atPath: "\(file.path).damaged-\(number)") { number += 1 }
    let aside = URL(fileURLWithPath: "\(file.path).damaged-\(number)")
    for suffix in ["", "-wal", "-shm"] where files.fileExists(atPath: file.path + suffix) {
      try files.moveItem(atPath: file.path + suffix, toPath: aside.path + suffix)
    }
    return aside
  }
}

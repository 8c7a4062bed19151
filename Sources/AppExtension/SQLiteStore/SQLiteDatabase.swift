internal import CSQLite
import Foundation

/// One SQLite database: the app and its extensions may have it open at once, each write is a transaction.
package final class SQLiteDatabase: @unchecked Sendable {
  private var handle: OpaquePointer?
  private let lock = NSRecursiveLock()
  /// Milliseconds that a call waits for another process to finish its transaction.
  private static let patience: Int32 = 5_000

  /// - Throws: `SQLiteError` where the file is no database or cannot be made.
  package init(path: String) throws {
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_FULLMUTEX
    guard sqlite3_open_v2(path, &handle, flags, nil) == SQLITE_OK else {
      let words = message
      sqlite3_close(handle)
      throw SQLiteError(description: "\(path): \(words)")
    }
    sqlite3_busy_timeout(handle, Self.patience)
    do {
      _ = try rows("SELECT count(*) FROM sqlite_master")
    } catch {
      sqlite3_close(handle)
      handle = nil
      throw SQLiteError(description: "\(path): \(error)")
    }
  }
  deinit { sqlite3_close(handle) }

  private var message: String { handle.map { String(cString: sqlite3_errmsg($0)) } ?? "out of memory" }

  /// Runs a statement and gives its rows.
  @discardableResult
  package func rows(_ sql: String, _ arguments: [SQLiteValue] = []) throws -> [[SQLiteValue]] {
    lock.lock()
    defer { lock.unlock() }
    var statement: OpaquePointer?
    guard sqlite3_prepare_v2(handle, sql, -1, &statement, nil) == SQLITE_OK else {
      throw SQLiteError(description: message)
    }
    defer { sqlite3_finalize(statement) }
    for (index, argument) in arguments.enumerated() { bind(argument, statement, Int32(index + 1)) }
    var found: [[SQLiteValue]] = []
    while true {
      switch sqlite3_step(statement) {
      case SQLITE_ROW:
        found.append((0..<sqlite3_column_count(statement)).map { cell(statement, $0) })
      case SQLITE_DONE: return found
      default: throw SQLiteError(description: message)
      }
    }
  }

  /// All statements of `body`, or none of them.
  package func transaction(_ body: () throws -> Void) throws {
    lock.lock()
    defer { lock.unlock() }
    try rows("BEGIN IMMEDIATE")
    do {
      try body()
      try rows("COMMIT")
    } catch {
      _ = try? rows("ROLLBACK")
      throw error
    }
  }

  /// A name between quotes.
  package static func quoted(_ name: String) -> String {
    "\"" + name.replacingOccurrences(of: "\"", with: "\"\"") + "\""
  }

  private func bind(_ value: SQLiteValue, _ statement: OpaquePointer?, _ index: Int32) {
    // SQLite copies what it is given (SQLITE_TRANSIENT).
    let copies = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
    switch value {
    case .null: sqlite3_bind_null(statement, index)
    case .integer(let number): sqlite3_bind_int64(statement, index, number)
    case .real(let number): sqlite3_bind_double(statement, index, number)
    case .text(let text): sqlite3_bind_text(statement, index, text, Int32(text.utf8.count), copies)
    case .blob(let data):
      _ = data.withUnsafeBytes { bytes in
        bytes.isEmpty
          ? sqlite3_bind_zeroblob(statement, index, 0)
          : sqlite3_bind_blob(statement, index, bytes.baseAddress, Int32(bytes.count), copies)
      }
    }
  }

  private func cell(_ statement: OpaquePointer?, _ index: Int32) -> SQLiteValue {
    let count = Int(sqlite3_column_bytes(statement, index))
    switch sqlite3_column_type(statement, index) {
    case SQLITE_INTEGER: return .integer(sqlite3_column_int64(statement, index))
    case SQLITE_FLOAT: return .real(sqlite3_column_double(statement, index))
    case SQLITE_TEXT:
      guard let text = sqlite3_column_text(statement, index) else { return .null }
      return .text(
        String(
          decoding: UnsafeBufferPointer(start: text, count: Int(sqlite3_column_bytes(statement, index))),
          as: UTF8.self))
    case SQLITE_BLOB:
      guard let bytes = sqlite3_column_blob(statement, index) else { return .blob(Data()) }
      return .blob(Data(bytes: bytes, count: count))
    default: return .null
    }
  }
}

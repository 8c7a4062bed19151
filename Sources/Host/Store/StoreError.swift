import Foundation
import GRDB

/// A failure of the store, in words.
package struct StoreError: Error, Sendable, Equatable, CustomStringConvertible {
  /// What happened: for people, one sentence or two.
  package let description: String
  /// What to do about it.
  package let cure: String

  package init(_ description: String, cure: String) {
    self.description = description
    self.cure = cure
  }

  /// Why something could not be written or read.
  package init(_ error: any Error) {
    guard let error = error as? DatabaseError else {
      self.init("\(error)", cure: "Check that the data folder can be written to.")
      return
    }
    switch error.resultCode {
    case .SQLITE_FULL:
      self.init("The disk is full.", cure: "Make room on the disk that holds the data folder.")
    case .SQLITE_READONLY:
      self.init(
        "The data folder is read-only.", cure: "Make it writable, or set XDG_STATE_HOME to another folder.")
    case .SQLITE_BUSY, .SQLITE_LOCKED:
      self.init(
        "Another program holds the database.", cure: "End the other Vitrine that uses this data folder.")
    case .SQLITE_CORRUPT, .SQLITE_NOTADB:
      self.init(
        "The database is damaged.",
        cure: "Start Vitrine again: it puts the damaged file aside and makes a new one.")
    case .SQLITE_CANTOPEN, .SQLITE_PERM, .SQLITE_AUTH:
      self.init("The database cannot be opened.", cure: "Check that the data folder can be written to.")
    case .SQLITE_IOERR:
      self.init(
        "The disk reported an error (\(error.message ?? "no details")).",
        cure: "Check the disk that holds the data folder.")
    default:
      self.init(
        "SQLite reported “\(error.message ?? error.resultCode.description)”.",
        cure: "Check that the data folder can be written to.")
    }
  }

  /// Why a database could not be opened.
  init(opening file: URL, _ error: any Error) {
    var reason = StoreError(error)
    if (error as? DatabaseError)?.resultCode == .SQLITE_CANTOPEN,
      !FileManager.default.isWritableFile(atPath: file.deletingLastPathComponent().path)
    {
      reason = StoreError(DatabaseError(resultCode: .SQLITE_READONLY))
    }
    self.init("\(file.path) could not be opened. \(reason.description)", cure: reason.cure)
  }
}

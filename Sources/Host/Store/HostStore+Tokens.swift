import Activities
import Foundation
import GRDB

/// Push tokens to be kept as they are now, and to be forgotten.
package struct TokenChange: Sendable {
  package var written: [String: PushDirectory.Entry]
  package var forgotten: [String]
  var isEmpty: Bool { written.isEmpty && forgotten.isEmpty }
  package init(_ written: [String: PushDirectory.Entry] = [:], forgotten: [String] = []) {
    self.written = written
    self.forgotten = forgotten
  }
}

extension HostStore {
  /// All push tokens with what they stand for.
  package func tokens() throws -> [String: PushDirectory.Entry] {
    try database.read { db in
      var found: [String: PushDirectory.Entry] = [:]
      let rows = try Row.fetchCursor(db, sql: "SELECT * FROM push_token")
      while let row = try rows.next() {
        guard let kind = Self.kind(row["kind"], row["subject"]) else { continue }
        found[row["hex"]] = PushDirectory.Entry(
          kind: kind, extensionName: row["extension"], bundle: row["bundle"],
          unregisteredAt: Self.date(row["unregistered_at"]))
      }
      return found
    }
  }

  /// Keeps tokens as they are now and forgets others, all at once.
  package func save(_ change: TokenChange) throws {
    guard !change.isEmpty else { return }
    try database.write { try Self.write(change, $0) }
  }

  static func write(_ change: TokenChange, _ db: Database) throws {
    let remove = try db.cachedStatement(sql: "DELETE FROM push_token WHERE hex = ?")
    for hex in change.forgotten { try remove.execute(arguments: [hex]) }
    let write = try db.cachedStatement(
      sql: """
        INSERT OR REPLACE INTO push_token (hex, kind, subject, extension, bundle, unregistered_at)
        VALUES (?, ?, ?, ?, ?, ?)
        """)
    for (hex, entry) in change.written {
      let (kind, subject) = entry.kind.name
      try write.execute(arguments: [
        hex, kind, subject, entry.extensionName, entry.bundle,
        entry.unregisteredAt?.timeIntervalSinceReferenceDate,
      ])
    }
  }

  /// `nil` for a kind of a later version.
  private static func kind(_ kind: String, _ subject: String) -> PushDirectory.Entry.Kind? {
    switch kind {
    case "start": .start(attributesType: subject)
    case "update": .update(activityID: subject)
    case "widgets": .widgets
    case "control": .control(id: subject)
    default: nil
    }
  }
}

import Archive
import Foundation
import GRDB

extension HostStore {
  /// All extensions, by name.
  package func extensions() throws -> [ExtensionRecord] {
    try database.read { db in
      try Row.fetchAll(db, sql: "SELECT * FROM extension ORDER BY name").map { row in
        ExtensionRecord(
          name: row["name"], executable: row["executable"],
          bundle: (row["bundle"] as Data?).flatMap(Self.bundle),
          bundleIdentifier: row["bundle_identifier"], supportsActivities: row["live_activities"],
          supportsFrequentUpdates: row["frequent_updates"])
      }
    }
  }

  /// Keeps an extension, in place of an earlier one of the same name.
  package func save(_ record: ExtensionRecord) throws {
    let bundle = try record.bundle.map { Data(try ArchiveCodec.encode(Reply(id: 0, body: .bundle($0)))) }
    try database.write { db in
      try db.execute(
        sql: """
          INSERT OR REPLACE INTO extension
            (name, executable, bundle, bundle_identifier, live_activities, frequent_updates)
          VALUES (?, ?, ?, ?, ?, ?)
          """,
        arguments: [
          record.name, record.executable, bundle, record.bundleIdentifier, record.supportsActivities,
          record.supportsFrequentUpdates,
        ])
    }
  }

  /// Forgets an extension; its widgets stay until they are removed.
  package func removeExtension(_ name: String) throws {
    try database.write { try $0.execute(sql: "DELETE FROM extension WHERE name = ?", arguments: [name]) }
  }

  /// A description written by a later version is asked for again.
  private static func bundle(_ bytes: Data) -> BundleDescription? {
    guard case .bundle(let bundle)? = try? ArchiveCodec.decodeReply([UInt8](bytes)).body else { return nil }
    return bundle
  }
}

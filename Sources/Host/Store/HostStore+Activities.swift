import Activities
import Archive
import Foundation
import GRDB

/// All that is kept of one Live Activity.
package struct StoredActivity: Sendable, Equatable {
  /// The last good pictures, and what they show.
  package struct Pictures: Sendable, Equatable {
    package var scenes: ActivityScenes
    package var state: Data
    package var isStale: Bool
    package init(scenes: ActivityScenes, state: Data, isStale: Bool) {
      self.scenes = scenes
      self.state = state
      self.isStale = isStale
    }
  }
  package var record: ActivityRecord
  package var pictures: Pictures?
  package var problem: ProblemRecord?
  package init(record: ActivityRecord, pictures: Pictures? = nil, problem: ProblemRecord? = nil) {
    self.record = record
    self.pictures = pictures
    self.problem = problem
  }
}

extension HostStore {
  /// All activities, in the order of starting.
  package func activities() throws -> [StoredActivity] {
    try database.read { db in
      var found: [StoredActivity] = []
      let rows = try Row.fetchCursor(db, sql: "SELECT * FROM activity ORDER BY number, id")
      while let row = try rows.next() {
        // What a later version wrote cannot be shown by this one.
        guard let record = Self.activity(row) else { continue }
        found.append(
          StoredActivity(
            record: record,
            problem: Self.problem(row)))
      }
      let drawn = Set(try String.fetchAll(db, sql: "SELECT activity FROM activity_pictures"))
      for (index, activity) in found.enumerated() where drawn.contains(activity.record.id) {
        // Pictures that cannot be read any more are drawn again.
        found[index].pictures = try? Self.pictures(db, activity: activity.record.id)
      }
      return found
    }
  }

  /// Keeps activities as they are now and forgets others, with their tokens and what is set beside them, all at once. Pictures and
  /// problems are not touched.
  package func save(
    _ records: [ActivityRecord], removing ids: [String] = [], tokens: TokenChange = TokenChange(),
    settings: [String: String] = [:]
  ) throws {
    guard !records.isEmpty || !ids.isEmpty || !tokens.isEmpty || !settings.isEmpty else { return }
    try database.write { db in
      for id in ids { try Self.removeActivity(id, db) }
      try Self.write(records, db)
      try Self.write(tokens, db)
      for (name, value) in settings { try Self.write(setting: name, value, db) }
    }
  }

  /// Keeps the last good pictures of an activity, which take away its problem. Scenes that are already known are not written again.
  package func save(_ pictures: StoredActivity.Pictures, activity id: String) throws {
    let bytes = try PictureBytes(pictures.scenes)
    try database.write { db in
      let isKnown = try Bool.fetchOne(db, sql: "SELECT 1 FROM activity WHERE id = ?", arguments: [id])
      guard isKnown == true else { return }
      let before = try Self.activityHashes(db, id)
      try db.execute(sql: "DELETE FROM activity_scene WHERE activity = ?", arguments: [id])
      try db.execute(
        sql: """
          INSERT OR REPLACE INTO activity_pictures (activity, outline, state, is_stale) VALUES (?, ?, ?, ?)
          """, arguments: [id, bytes.outline, pictures.state, pictures.isStale])
      for (position, scene) in bytes.scenes.enumerated() {
        try Self.writeScene(scene.hash, scene.bytes, db)
        try db.execute(
          sql: "INSERT INTO activity_scene (activity, position, hash) VALUES (?, ?, ?)",
          arguments: [id, position, scene.hash])
      }
      try db.execute(
        sql: """
          UPDATE activity SET problem_code = NULL, problem_message = NULL, problem_cure = NULL WHERE id = ?
          """, arguments: [id])
      try Self.dropUnused(before.subtracting(bytes.scenes.map(\.hash)), db)
    }
  }

  /// Keeps what went wrong with an activity. Its pictures are not touched.
  package func save(_ problem: ProblemRecord, activity id: String) throws {
    try database.write { db in
      try db.execute(
        sql: "UPDATE activity SET problem_code = ?, problem_message = ?, problem_cure = ? WHERE id = ?",
        arguments: [problem.code, problem.message, problem.cure, id])
    }
  }

  private static func removeActivity(_ id: String, _ db: Database) throws {
    let hashes = try activityHashes(db, id)
    try db.execute(sql: "DELETE FROM activity WHERE id = ?", arguments: [id])
    try dropUnused(hashes, db)
  }

  private static func activityHashes(_ db: Database, _ id: String) throws -> Set<Data> {
    Set(try Data.fetchAll(db, sql: "SELECT hash FROM activity_scene WHERE activity = ?", arguments: [id]))
  }

  private static func pictures(_ db: Database, activity id: String) throws -> StoredActivity.Pictures? {
    guard
      let row = try Row.fetchOne(
        db, sql: "SELECT * FROM activity_pictures WHERE activity = ?", arguments: [id])
    else { return nil }
    let scenes = try Data.fetchAll(
      db,
      sql: "SELECT bytes FROM activity_scene JOIN scene USING (hash) WHERE activity = ? ORDER BY position",
      arguments: [id])
    return try PictureBytes.join([UInt8](row["outline"] as Data), scenes.map { [UInt8]($0) }).map {
      StoredActivity.Pictures(scenes: $0, state: row["state"], isStale: row["is_stale"])
    }
  }

  /// Pictures as they are kept: what their scenes share is kept once.
  private struct PictureBytes {
    var outline: Data
    var scenes: [(hash: Data, bytes: [UInt8])]

    init(_ pictures: ActivityScenes) throws {
      var bare = pictures
      scenes = try pictures.pictures.map { picture in
        let bytes = try ArchiveCodec.encode(picture.scene)
        return (hash: Data(SHA256.hash(bytes)), bytes: bytes)
      }
      for index in bare.pictures.indices { bare.pictures[index].scene = Scene(size: .zero) }
      outline = Data(try ArchiveCodec.encode(Reply(id: 0, body: .activity(bare))))
    }

    /// `nil` when parts are missing.
    static func join(_ outline: [UInt8], _ scenes: [[UInt8]]) throws -> ActivityScenes? {
      guard case .activity(var pictures) = try ArchiveCodec.decodeReply(outline).body,
        pictures.pictures.count == scenes.count
      else { return nil }
      for (index, bytes) in scenes.enumerated() {
        pictures.pictures[index].scene = try ArchiveCodec.decodeScene(bytes)
      }
      return pictures
    }
  }
}

import Archive
import Foundation
import GRDB
import Schedule

extension HostStore {
  /// Keeps a good timeline in place of the one before, and the schedule that follows from it. Scenes that are already known, of this or any
  /// other widget, are not written again; scenes that nobody shows any more are dropped.
  ///
  /// - Parameter past: What showed until now; kept for a day.
  package func save(
    _ timeline: ArchivedTimeline, schedule: StoredSchedule, widget: String, after past: PastTimeline? = nil
  ) throws {
    let archive = try TimelineBytes(timeline)
    let before = try past.map { (past: $0, archive: try TimelineBytes($0.timeline)) }
    try database.write { db in
      if let before { try Self.write(before.past, before.archive, widget: widget, db) }
      try Self.write(archive, widget: widget, db)
      try Self.write(schedule, problem: nil, widget: widget, db)
    }
  }

  /// A timeline as it is kept: what its scenes share is kept once.
  struct TimelineBytes {
    var outline: Data
    var scenes: [(hash: Data, bytes: [UInt8])]

    init(_ timeline: ArchivedTimeline) throws {
      let split = try ArchiveCodec.split(timeline)
      outline = Data(split.outline)
      scenes = split.scenes.map { (hash: Data(SHA256.hash($0)), bytes: $0) }
    }
  }

  static func write(_ archive: TimelineBytes, widget: String, _ db: Database) throws {
    let before = try sceneHashes(db, widget: widget)
    try db.execute(sql: "DELETE FROM timeline_scene WHERE widget = ?", arguments: [widget])
    try db.execute(
      sql: "INSERT OR REPLACE INTO timeline (widget, outline) VALUES (?, ?)",
      arguments: [widget, archive.outline])
    for (position, scene) in archive.scenes.enumerated() {
      try writeScene(scene.hash, scene.bytes, db)
      try db.execute(
        sql: "INSERT INTO timeline_scene (widget, position, hash) VALUES (?, ?, ?)",
        arguments: [widget, position, scene.hash])
    }
    try dropUnused(before, db)
  }

  /// The last good timeline of a widget.
  package func timeline(widget: String) throws -> ArchivedTimeline? {
    try database.read { try Self.timeline($0, widget: widget) }
  }

  /// The number of scenes kept.
  package func sceneCount() throws -> Int {
    try database.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM scene") ?? 0 }
  }

  static func timeline(_ db: Database, widget: String) throws -> ArchivedTimeline? {
    guard
      let outline = try Data.fetchOne(
        db, sql: "SELECT outline FROM timeline WHERE widget = ?", arguments: [widget])
    else { return nil }
    let scenes = try Data.fetchAll(
      db,
      sql: """
        SELECT bytes FROM timeline_scene JOIN scene USING (hash) WHERE widget = ? ORDER BY position
        """, arguments: [widget])
    return try ArchiveCodec.join(
      ArchiveCodec.SplitTimeline(outline: [UInt8](outline), scenes: scenes.map { [UInt8]($0) }))
  }

  static func sceneHashes(_ db: Database, widget: String) throws -> Set<Data> {
    Set(
      try Data.fetchAll(
        db, sql: "SELECT hash FROM timeline_scene WHERE widget = ?", arguments: [widget]))
  }

  /// Deletes those of the scenes that no timeline, past or present, and no activity refers to.
  static func dropUnused(_ hashes: Set<Data>, _ db: Database) throws {
    for hash in hashes {
      try db.execute(
        sql: """
          DELETE FROM scene WHERE hash = ?1
            AND NOT EXISTS (SELECT 1 FROM timeline_scene WHERE timeline_scene.hash = ?1)
            AND NOT EXISTS (SELECT 1 FROM past_scene WHERE past_scene.hash = ?1)
            AND NOT EXISTS (SELECT 1 FROM activity_scene WHERE activity_scene.hash = ?1)
          """, arguments: [hash])
    }
  }

  static func writeScene(_ hash: Data, _ bytes: [UInt8], _ db: Database) throws {
    let isKnown = try Bool.fetchOne(db, sql: "SELECT 1 FROM scene WHERE hash = ?", arguments: [hash]) ?? false
    guard !isKnown else { return }
    try db.execute(sql: "INSERT INTO scene (hash, bytes) VALUES (?, ?)", arguments: [hash, Data(bytes)])
  }
}

import Archive
import Foundation
import GRDB

/// What widgets showed in the last day. A row stands for a timeline that another one has replaced, and is written together with that.
extension HostStore {
  /// Seconds for which the past is kept. Ours: the day that the budget looks at.
  package static let pastSeconds = 86400.0
  /// Timelines that are kept of a widget at most. Ours: one in five minutes for a day, and half as many again for taps.
  package static let pastRows = 432
  /// Bytes that are kept of a widget's past at most; a scene that two timelines in a row show counts once. Ours.
  static let pastBytes = 8 << 20
  /// Rows that go with one write at most, so that none takes long.
  private static let pastStep = 32

  /// What a widget showed at an instant before its last timeline came; `nil` when nothing was kept.
  package func past(widget: String, at date: Date) throws -> PastTimeline? {
    let seconds = date.timeIntervalSinceReferenceDate
    return try database.read { db in
      guard
        let row = try Row.fetchOne(
          db,
          sql: """
            SELECT * FROM past WHERE widget = ?1 AND since <= ?2 AND until > ?2 ORDER BY number DESC LIMIT 1
            """, arguments: [widget, seconds])
      else { return nil }
      let scenes = try Data.fetchAll(
        db, sql: "SELECT bytes FROM past_scene JOIN scene USING (hash) WHERE past = ? ORDER BY position",
        arguments: [row["number"] as Int64])
      let timeline = try ArchiveCodec.join(
        ArchiveCodec.SplitTimeline(
          outline: [UInt8](row["outline"] as Data), scenes: scenes.map { [UInt8]($0) }))
      return PastTimeline(
        timeline: timeline, dates: Self.dates(row), until: Date(timeIntervalSinceReferenceDate: row["until"]))
    }
  }

  /// What is kept of the past between two instants, of one widget or of all, in the order of time; the newest if there is more.
  package func pastStretches(
    widget: String? = nil, from start: Date, to end: Date, limit: Int = 4000
  ) throws -> [PastStretch] {
    var arguments: StatementArguments = [
      start.timeIntervalSinceReferenceDate, end.timeIntervalSinceReferenceDate,
    ]
    if let widget { arguments += [widget] }
    arguments += [limit]
    return try database.read { db in
      try Row.fetchAll(
        db,
        sql: """
          SELECT widget, dates, until FROM past WHERE until > ? AND since < ?
          \(widget == nil ? "" : "AND widget = ?") ORDER BY number DESC LIMIT ?
          """, arguments: arguments
      ).reversed().map { row in
        PastStretch(
          widget: row["widget"], dates: Self.dates(row),
          until: Date(timeIntervalSinceReferenceDate: row["until"]))
      }
    }
  }

  static func write(_ past: PastTimeline, _ archive: TimelineBytes, widget: String, _ db: Database) throws {
    guard let since = past.dates.first else { return }
    // What the one before showed, too, is not kept for this one alone.
    let known = Set(
      try Data.fetchAll(
        db,
        sql: """
          SELECT hash FROM past_scene WHERE past = (SELECT max(number) FROM past WHERE widget = ?)
          """, arguments: [widget]))
    let new = archive.scenes.filter { !known.contains($0.hash) }.reduce(0) { $0 + $1.bytes.count }
    let dates = try JSONEncoder().encode(past.dates.map(\.timeIntervalSinceReferenceDate))
    try db.execute(
      sql: "INSERT INTO past (widget, since, until, dates, outline, bytes) VALUES (?, ?, ?, ?, ?, ?)",
      arguments: [
        widget, since.timeIntervalSinceReferenceDate, past.until.timeIntervalSinceReferenceDate,
        String(decoding: dates, as: UTF8.self), archive.outline, new + archive.outline.count,
      ])
    let number = db.lastInsertedRowID
    for (position, scene) in archive.scenes.enumerated() {
      try writeScene(scene.hash, scene.bytes, db)
      try db.execute(
        sql: "INSERT INTO past_scene (past, position, hash) VALUES (?, ?, ?)",
        arguments: [number, position, scene.hash])
    }
    try prunePast(widget: widget, now: past.until, db)
  }

  static func pastHashes(_ db: Database, widget: String) throws -> Set<Data> {
    Set(
      try Data.fetchAll(
        db, sql: "SELECT hash FROM past_scene WHERE past IN (SELECT number FROM past WHERE widget = ?)",
        arguments: [widget]))
  }

  /// Lets go what is a day old, and what is too much.
  private static func prunePast(widget: String, now: Date, _ db: Database) throws {
    let oldest = now.timeIntervalSinceReferenceDate - pastSeconds
    var (rows, bytes) = (0, 0)
    var gone: [Int64] = []
    let all = try Row.fetchCursor(
      db, sql: "SELECT number, until, bytes FROM past WHERE widget = ? ORDER BY number DESC",
      arguments: [widget])
    while let row = try all.next() {
      rows += 1
      bytes += row["bytes"]
      if row["until"] < oldest || rows > pastRows || bytes > pastBytes { gone.append(row["number"]) }
    }
    for number in gone.suffix(pastStep) {
      let hashes = try Data.fetchSet(
        db, sql: "SELECT hash FROM past_scene WHERE past = ?", arguments: [number])
      try db.execute(sql: "DELETE FROM past WHERE number = ?", arguments: [number])
      try dropUnused(hashes, db)
    }
  }

  private static func dates(_ row: Row) -> [Date] {
    let seconds = try? JSONDecoder().decode([Double].self, from: Data((row["dates"] as String).utf8))
    return (seconds ?? []).map { Date(timeIntervalSinceReferenceDate: $0) }
  }
}

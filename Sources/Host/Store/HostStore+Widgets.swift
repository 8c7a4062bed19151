import Archive
import Foundation
import GRDB
import Schedule

extension HostStore {
  /// All widgets with their pictures, in the order of surfaces, pages, rows, columns and stacks.
  package func widgets() throws -> [StoredWidget] {
    // The budget is that of the newest day in the ledger, whatever time it is now.
    let charged = try charged(
      since: try ledger(limit: 1).first.map { $0.entry.date - 90_000 } ?? .distantPast)
    return try database.read { db in
      try Row.fetchAll(
        db,
        sql: """
          SELECT * FROM widget LEFT JOIN schedule ON schedule.widget = widget.id
          ORDER BY surface, page, "row", "column", stack_index, id
          """
      ).compactMap { row in
        guard let record = Self.record(row) else { return nil }
        // A timeline that cannot be read any more is loaded again.
        let timeline = try? Self.timeline(db, widget: record.id)
        return StoredWidget(
          record: record, timeline: timeline,
          schedule: Self.schedule(row, timeline: timeline, charged: charged[record.id] ?? []),
          problem: Self.problem(row))
      }
    }
  }

  /// Keeps where a widget is.
  package func save(_ widget: WidgetRecord) throws {
    try database.write { try Self.write(widget, $0) }
  }

  static func write(_ widget: WidgetRecord, _ db: Database) throws {
    let values = String(decoding: try widget.values.encodedJSON(), as: UTF8.self)
    try db.execute(
      sql: """
        INSERT INTO widget
          (id, extension, kind, family, page, "column", "row", surface, stack_index, "values")
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        ON CONFLICT (id) DO UPDATE SET extension = excluded.extension, kind = excluded.kind,
          family = excluded.family, page = excluded.page, "column" = excluded."column", "row" = excluded."row",
          surface = excluded.surface, stack_index = excluded.stack_index, "values" = excluded."values"
        """,
      arguments: [
        widget.id, widget.extensionName, widget.kind, widget.family.rawValue, widget.page, widget.column,
        widget.row, widget.surface, widget.stackIndex, values,
      ])
  }

  /// Forgets a widget with all that is kept of it.
  package func removeWidget(_ id: String) throws {
    try database.write { try Self.remove(id, $0) }
  }

  static func remove(_ id: String, _ db: Database) throws {
    let hashes = try sceneHashes(db, widget: id).union(pastHashes(db, widget: id))
    try db.execute(sql: "DELETE FROM widget WHERE id = ?", arguments: [id])
    try dropUnused(hashes, db)
  }

  /// Keeps when a widget is loaded next and what went wrong last. The picture is not touched.
  package func save(_ schedule: StoredSchedule, problem: ProblemRecord?, widget: String) throws {
    try database.write { try Self.write(schedule, problem: problem, widget: widget, $0) }
  }

  static func write(
    _ schedule: StoredSchedule, problem: ProblemRecord?, widget: String, _ db: Database
  ) throws {
    try db.execute(
      sql: """
        INSERT OR REPLACE INTO schedule
          (widget, loaded_at, next_reload, failures, reloads, problem_code, problem_message, problem_cure,
           engagement)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
        """,
      arguments: [
        widget, schedule.loadedAt?.timeIntervalSinceReferenceDate,
        schedule.nextReload?.timeIntervalSinceReferenceDate, schedule.failures, schedule.reloads,
        problem?.code, problem?.message, problem?.cure,
        try schedule.engagement.map(json),
      ])
  }

  private static func record(_ row: Row) -> WidgetRecord? {
    // A family of a later version cannot be shown by this one.
    guard let family = WidgetFamily(rawValue: row["family"]) else { return nil }
    // Values that cannot be read any more are those of nobody: the widget shows its defaults.
    let values = try? IntentValues.decoded(json: Data((row["values"] as String).utf8))
    return WidgetRecord(
      id: row["id"], extensionName: row["extension"], kind: row["kind"], family: family, page: row["page"],
      column: row["column"], row: row["row"], surface: row["surface"], stackIndex: row["stack_index"],
      values: values ?? [:])
  }

  private static func schedule(
    _ row: Row, timeline: ArchivedTimeline?, charged: [Date]
  ) -> StoredSchedule {
    return StoredSchedule(
      timeline: timeline.map { TimelineDates($0) }, loadedAt: date(row["loaded_at"]),
      nextReload: date(row["next_reload"]), failures: row["failures"] ?? 0, reloads: row["reloads"] ?? 0,
      budget: ReloadBudget(charged: charged),
      // What cannot be read any more begins anew.
      engagement: value(row["engagement"]))
  }

  /// What went wrong last, of a row of any table.
  static func problem(_ row: Row) -> ProblemRecord? {
    guard let code = row["problem_code"] as String? else { return nil }
    return ProblemRecord(code: code, message: row["problem_message"] ?? "", cure: row["problem_cure"])
  }
}

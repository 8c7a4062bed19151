import Activities
import Archive
import Foundation
import GRDB

/// Records of activities as rows.
extension HostStore {
  /// Keeps records as they are now. What cannot change of one that is known is not written again.
  static func write(_ records: [ActivityRecord], _ db: Database) throws {
    let update = try db.cachedStatement(
      sql: """
        UPDATE activity SET state = ?, stale_at = ?, relevance = ?, phase = ?, alert = ?, starts_at = ?, updated_at = ?,
          ended_at = ?, ended_by = ?, dismisses_at = ?, timestamp = ?, updates = ? WHERE id = ?
        """)
    let insert = try db.cachedStatement(
      sql: """
        INSERT INTO activity
          (id, extension, type, attributes, style, push_type, origin, number, requested_at, state, stale_at, relevance, phase,
           alert, starts_at, updated_at, ended_at, ended_by, dismisses_at, timestamp, updates)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """)
    for record in records {
      let changing = try changing(record)
      update.setUncheckedArguments(changing + [record.id])
      try update.execute()
      guard db.changesCount == 0 else { continue }
      insert.setUncheckedArguments(try lasting(record) + changing)
      try insert.execute()
    }
  }

  private static func changing(_ record: ActivityRecord) throws -> StatementArguments {
    let content = record.content
    return [
      content.state, content.staleDate?.timeIntervalSinceReferenceDate, content.relevanceScore,
      record.phase.rawValue, try record.alert.map(json), record.startsAt.timeIntervalSinceReferenceDate,
      record.updatedAt.timeIntervalSinceReferenceDate, record.endedAt?.timeIntervalSinceReferenceDate,
      record.endedBy?.rawValue, record.dismissesAt?.timeIntervalSinceReferenceDate, record.timestamp,
      record.updates,
    ]
  }

  private static func lasting(_ record: ActivityRecord) throws -> StatementArguments {
    [
      record.id, record.extensionName, record.attributesType, record.attributes, record.style.rawValue,
      try record.pushType.map(json), record.origin.rawValue, record.number,
      record.requestedAt.timeIntervalSinceReferenceDate,
    ]
  }

  static func activity(_ row: Row) -> ActivityRecord? {
    guard let phase = ActivityPhase(rawValue: row["phase"]),
      let style = ActivityStyleName(rawValue: row["style"]),
      let origin = ActivityRecord.Origin(rawValue: row["origin"])
    else { return nil }
    var record = ActivityRecord(
      id: row["id"], extensionName: row["extension"], attributesType: row["type"],
      attributes: row["attributes"],
      content: ActivityContentData(
        state: row["state"], staleDate: date(row["stale_at"]), relevanceScore: row["relevance"]),
      phase: phase, style: style, pushType: value(row["push_type"]), origin: origin,
      alert: value(row["alert"]), number: row["number"],
      requestedAt: Date(timeIntervalSinceReferenceDate: row["requested_at"]),
      startsAt: Date(timeIntervalSinceReferenceDate: row["starts_at"]))
    record.updatedAt = Date(timeIntervalSinceReferenceDate: row["updated_at"])
    record.endedAt = date(row["ended_at"])
    record.endedBy = (row["ended_by"] as String?).flatMap(ActivityRecord.EndCause.init)
    record.dismissesAt = date(row["dismisses_at"])
    record.timestamp = row["timestamp"]
    record.updates = row["updates"]
    return record
  }

  static func date(_ seconds: Double?) -> Date? { seconds.map(Date.init(timeIntervalSinceReferenceDate:)) }

  static func json(_ value: some Encodable) throws -> String {
    String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
  }

  /// `nil` for what cannot be read any more.
  static func value<Value: Decodable>(_ json: String?) -> Value? {
    json.flatMap { try? JSONDecoder().decode(Value.self, from: Data($0.utf8)) }
  }
}

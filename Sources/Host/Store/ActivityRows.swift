import Activities
import Archive
import Foundation
import GRDB

/// Records of activities as rows.
extension HostStore {
  static let activityUpsert = """
    INSERT INTO activity
      (id, extension, type, attributes, state, stale_at, relevance, phase, style, push_type, origin, alert,
       number, requested_at, starts_at, updated_at, ended_at, ended_by, dismisses_at, timestamp, updates)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (id) DO UPDATE SET state = excluded.state, stale_at = excluded.stale_at,
      relevance = excluded.relevance, phase = excluded.phase, alert = excluded.alert,
      starts_at = excluded.starts_at, updated_at = excluded.updated_at, ended_at = excluded.ended_at,
      ended_by = excluded.ended_by, dismisses_at = excluded.dismisses_at, timestamp = excluded.timestamp,
      updates = excluded.updates
    """

  /// Texts of values that many records share: a broadcast keeps 100,000 of one channel.
  struct SharedTexts {
    private var last: (value: ActivityPushType, text: String)?

    mutating func text(_ value: ActivityPushType) throws -> String {
      if let last, last.value == value { return last.text }
      let text = try HostStore.json(value)
      last = (value, text)
      return text
    }
  }

  static func arguments(_ record: ActivityRecord, _ texts: inout SharedTexts) throws -> StatementArguments {
    let content = record.content
    return [
      record.id, record.extensionName, record.attributesType, record.attributes, content.state,
      content.staleDate?.timeIntervalSinceReferenceDate, content.relevanceScore, record.phase.rawValue,
      record.style.rawValue, try record.pushType.map { try texts.text($0) }, record.origin.rawValue,
      try record.alert.map(json), record.number, record.requestedAt.timeIntervalSinceReferenceDate,
      record.startsAt.timeIntervalSinceReferenceDate, record.updatedAt.timeIntervalSinceReferenceDate,
      record.endedAt?.timeIntervalSinceReferenceDate, record.endedBy?.rawValue,
      record.dismissesAt?.timeIntervalSinceReferenceDate, record.timestamp, record.updates,
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

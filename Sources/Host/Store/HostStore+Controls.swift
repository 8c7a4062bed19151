import Archive
import Foundation
import GRDB

/// A control that somebody added, as the store keeps it.
package struct ControlRecord: Sendable, Equatable {
  package var id: String
  package var extensionName: String
  package var kind: String
  /// Where it stands: a word of the host's.
  package var place: String
  /// Order within Control Center.
  package var position: Int
  package var size: ControlSpan
  package var values: IntentValues
  package init(
    id: String, extensionName: String, kind: String, place: String, position: Int, size: ControlSpan,
    values: IntentValues
  ) {
    self.id = id
    self.extensionName = extensionName
    self.kind = kind
    self.place = place
    self.position = position
    self.size = size
    self.values = values
  }
}

/// All that is kept of one control.
package struct StoredControl: Sendable, Equatable {
  package var record: ControlRecord
  /// The last value its provider gave, with its pictures.
  package var state: ControlState?
  package var problem: ProblemRecord?
  package init(record: ControlRecord, state: ControlState? = nil, problem: ProblemRecord? = nil) {
    self.record = record
    self.state = state
    self.problem = problem
  }
}

extension HostStore {
  /// All controls, in the order of places and positions.
  package func controls() throws -> [StoredControl] {
    try database.read { db in
      try Row.fetchAll(db, sql: "SELECT * FROM control ORDER BY place, position, id").map { row in
        StoredControl(
          record: ControlRecord(
            id: row["id"], extensionName: row["extension"], kind: row["kind"], place: row["place"],
            position: row["position"],
            // A size of a later version is shown as the smallest.
            size: ControlSpan(rawValue: row["size"]) ?? .small,
            // Values that cannot be read any more are those of nobody: the control shows its defaults.
            values: (try? IntentValues.decoded(json: Data((row["values"] as String).utf8))) ?? [:]),
          state: (row["state"] as Data?).flatMap(Self.state),
          problem: Self.problem(row))
      }
    }
  }

  /// Keeps where controls stand and what was chosen for them, and forgets others, all at once.
  package func save(_ controls: [ControlRecord], removing ids: [String] = []) throws {
    let values = try controls.map { String(decoding: try $0.values.encodedJSON(), as: UTF8.self) }
    try database.write { db in
      for id in ids { try db.execute(sql: "DELETE FROM control WHERE id = ?", arguments: [id]) }
      for (control, values) in zip(controls, values) {
        try db.execute(
          sql: """
            INSERT INTO control (id, extension, kind, place, position, size, "values") VALUES (?, ?, ?, ?, ?, ?, ?)
            ON CONFLICT (id) DO UPDATE SET extension = excluded.extension, kind = excluded.kind,
              place = excluded.place, position = excluded.position, size = excluded.size,
              "values" = excluded."values"
            """,
          arguments: [
            control.id, control.extensionName, control.kind, control.place, control.position,
            control.size.rawValue, values,
          ])
      }
    }
  }

  /// Keeps the last good value of a control, which takes away its problem.
  package func save(_ state: ControlState, control id: String) throws {
    let bytes = Data(try ArchiveCodec.encode(Reply(id: 0, body: .control(state))))
    try database.write { db in
      try db.execute(
        sql: """
          UPDATE control SET state = ?, problem_code = NULL, problem_message = NULL, problem_cure = NULL
          WHERE id = ?
          """, arguments: [bytes, id])
    }
  }

  /// Keeps what went wrong with a control. Its value is not touched.
  package func save(_ problem: ProblemRecord, control id: String) throws {
    try database.write { db in
      try db.execute(
        sql: "UPDATE control SET problem_code = ?, problem_message = ?, problem_cure = ? WHERE id = ?",
        arguments: [problem.code, problem.message, problem.cure, id])
    }
  }

  /// A state written by a later version is asked for again.
  private static func state(_ bytes: Data) -> ControlState? {
    guard case .control(let state)? = try? ArchiveCodec.decodeReply([UInt8](bytes)).body else { return nil }
    return state
  }
}

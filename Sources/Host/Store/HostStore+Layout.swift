import Archive
import Foundation
import GRDB

/// What one edit of the layout changes, of any number of widgets.
package struct LayoutChange: Sendable, Equatable {
  /// Widgets with another place or size.
  package var moved: [WidgetRecord]
  /// Widgets that are new, or there again, with all that is kept of them in place of what was kept before.
  package var placed: [StoredWidget]
  /// Widgets that are gone.
  package var removed: [String]
  package init(moved: [WidgetRecord] = [], placed: [StoredWidget] = [], removed: [String] = []) {
    self.moved = moved
    self.placed = placed
    self.removed = removed
  }
}

extension HostStore {
  /// Keeps a change of the layout: all of it or, when the process ends meanwhile, nothing.
  package func save(_ change: LayoutChange) throws {
    let placed = try change.placed.map { ($0, try $0.timeline.map { try TimelineBytes($0) }) }
    try database.write { db in
      for id in change.removed + change.placed.map(\.record.id) { try Self.remove(id, db) }
      for record in change.moved { try Self.write(record, db) }
      for (widget, archive) in placed {
        let id = widget.record.id
        try Self.write(widget.record, db)
        if let archive { try Self.write(archive, widget: id, db) }
        try Self.write(widget.schedule, problem: widget.problem, widget: id, db)
      }
    }
  }

  /// A setting of the device, by name; `nil` for one that nobody changed.
  package func setting(_ name: String) throws -> String? {
    try database.read {
      try String.fetchOne($0, sql: "SELECT value FROM setting WHERE name = ?", arguments: [name])
    }
  }

  /// Keeps a setting of the device.
  package func save(setting name: String, _ value: String) throws {
    try database.write { try Self.write(setting: name, value, $0) }
  }

  static func write(setting name: String, _ value: String, _ db: Database) throws {
    try db.execute(
      sql: "INSERT OR REPLACE INTO setting (name, value) VALUES (?, ?)", arguments: [name, value])
  }
}

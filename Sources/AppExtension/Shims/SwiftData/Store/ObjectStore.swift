import Foundation
internal import SQLiteStore

/// The objects of a schema in a database: a table for each entity, a column for each property.
final class ObjectStore: @unchecked Sendable {
  private let database: SQLiteDatabase

  /// Makes the tables and columns that are not there yet.
  init(path: String, entities: [Schema.Entity]) throws {
    do {
      database = try SQLiteDatabase(path: path)
    } catch let error as SQLiteError {
      throw SwiftDataError.loadIssueModelContainer(error.description)
    }
    for entity in entities { try accepted { try prepare(entity) } }
  }

  /// Says what the database refuses in SwiftData's words.
  private func accepted<Answer>(_ body: () throws -> Answer) throws -> Answer {
    do { return try body() } catch let error as SQLiteError { throw SwiftDataError.store(error.description) }
  }

  private func prepare(_ entity: Schema.Entity) throws {
    let table = SQLiteDatabase.quoted(entity.name)
    try database.rows("CREATE TABLE IF NOT EXISTS \(table) (\(Self.key) TEXT PRIMARY KEY NOT NULL)")
    let present = try database.rows("PRAGMA table_info(\(table))").compactMap { row -> String? in
      if case .text(let name) = row[1] { return name.lowercased() }
      return nil
    }
    for property in entity.properties where !present.contains(property.name.lowercased()) {
      if let old = property.options.originalName, present.contains(old.lowercased()) {
        try database.rows(
          "ALTER TABLE \(table) RENAME COLUMN \(SQLiteDatabase.quoted(old)) TO \(SQLiteDatabase.quoted(property.name))"
        )
      } else {
        do {
          try database.rows("ALTER TABLE \(table) ADD COLUMN \(SQLiteDatabase.quoted(property.name))")
        } catch let error as SQLiteError where error.description.contains("duplicate column") {
          // Another process was quicker.
        }
      }
    }
  }

  private func transaction(_ body: () throws -> Void) throws {
    try accepted { try database.transaction(body) }
  }

  /// The column of the identifier; no property can have its name.
  private static let key = "\"_$key\""

  private func columns(_ entity: Schema.Entity) -> String {
    ([Self.key] + entity.properties.map { SQLiteDatabase.quoted($0.name) }).joined(separator: ", ")
  }

  /// All objects of an entity, or the one with a key: key and cells by the name of their property.
  func objects(_ entity: Schema.Entity, key: String? = nil) throws -> [(key: String, cells: [SQLiteValue])] {
    let condition = key == nil ? "" : " WHERE \(Self.key) = ?"
    let rows = try accepted {
      try database.rows(
        "SELECT \(columns(entity)) FROM \(SQLiteDatabase.quoted(entity.name))\(condition)",
        key.map { [.text($0)] } ?? [])
    }
    return rows.compactMap { row in
      guard case .text(let key) = row[0] else { return nil }
      return (key, Array(row.dropFirst()))
    }
  }

  /// What a save does, in one transaction.
  func apply(
    writing: [(entity: Schema.Entity, key: String, cells: [SQLiteValue])],
    deleting: [(entity: Schema.Entity, key: String)]
  ) throws {
    try transaction {
      for (entity, key) in deleting {
        try database.rows(
          "DELETE FROM \(SQLiteDatabase.quoted(entity.name)) WHERE \(Self.key) = ?", [.text(key)])
      }
      for (entity, key, cells) in writing {
        for (property, cell) in zip(entity.properties, cells) where property.options.isUnique && cell != .null
        {
          try database.rows(
            "DELETE FROM \(SQLiteDatabase.quoted(entity.name)) WHERE \(SQLiteDatabase.quoted(property.name)) = ? AND \(Self.key) <> ?",
            [cell, .text(key)])
        }
        let marks = Array(repeating: "?", count: cells.count + 1).joined(separator: ", ")
        try database.rows(
          "INSERT OR REPLACE INTO \(SQLiteDatabase.quoted(entity.name)) (\(columns(entity))) VALUES (\(marks))",
          [.text(key)] + cells)
      }
    }
  }

  func deleteAll(_ entities: [Schema.Entity]) throws {
    try transaction {
      for entity in entities { try database.rows("DELETE FROM \(SQLiteDatabase.quoted(entity.name))") }
    }
  }
}

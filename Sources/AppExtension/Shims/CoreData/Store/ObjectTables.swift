import Foundation
internal import SQLiteStore

/// A row as it was read: the values of its attributes and to-one relationships.
struct ObjectRow {
  var id: NSManagedObjectID
  var version: Int64
  var values: [String: Any]
}

/// The tables of a model in a database.
///
/// They have the names that Core Data's own files have: a table for each family of entities, a column for each attribute and to-one relationship, a
/// table of pairs where both sides have many; `Z_PRIMARYKEY` numbers the entities and counts their rows.
final class ObjectTables: @unchecked Sendable {
  let database: SQLiteDatabase
  let entities: [NSEntityDescription]
  let uuid: String
  weak var store: NSPersistentStore?
  private var numbers: [String: Int64] = [:]
  private var names: [Int64: NSEntityDescription] = [:]

  /// Makes what is not there yet: tables, columns, and default values of new columns that need one.
  init(path: String, entities: [NSEntityDescription]) throws {
    database = try SQLiteDatabase(path: path)
    self.entities = entities
    let metadata =
      "CREATE TABLE IF NOT EXISTS Z_METADATA (Z_VERSION INTEGER PRIMARY KEY, Z_UUID VARCHAR(255), Z_PLIST BLOB)"
    let keys =
      "CREATE TABLE IF NOT EXISTS Z_PRIMARYKEY (Z_ENT INTEGER PRIMARY KEY, Z_NAME VARCHAR, Z_SUPER INTEGER, Z_MAX INTEGER)"
    var known = ""
    try database.transaction { [database] in
      try database.rows(metadata)
      try database.rows(keys)
      try database.rows("INSERT OR IGNORE INTO Z_METADATA VALUES (1, ?, NULL)", [.text(UUID().uuidString)])
      if case .text(let text)? = try database.rows("SELECT Z_UUID FROM Z_METADATA").first?.first {
        known = text
      }
    }
    uuid = known
    try database.transaction { try prepare() }
  }

  // MARK: Names

  static func table(_ entity: NSEntityDescription) -> String {
    SQLiteDatabase.quoted("Z" + entity.root.title.uppercased())
  }
  static func column(_ name: String) -> String { SQLiteDatabase.quoted("Z" + name.uppercased()) }
  /// Where an object stands among those of an ordered relationship, in the column beside its reference.
  static func place(_ inverse: NSRelationshipDescription) -> String {
    SQLiteDatabase.quoted("Z_FOK_" + inverse.name.uppercased())
  }
  func number(_ entity: NSEntityDescription) -> Int64 { numbers[entity.title] ?? 0 }
  func entity(_ number: Int64) -> NSEntityDescription? { names[number] }

  /// The table of pairs of a relationship, with its own column and that of the others.
  func pairs(_ relationship: NSRelationshipDescription) -> (
    table: String, own: String, other: String, place: String
  ) {
    let own = relationship.entity ?? NSEntityDescription()
    let other = relationship.destinationEntity ?? NSEntityDescription()
    let inverse = relationship.inverseRelationship
    let back = inverse?.name ?? "\(relationship.name)_OWNER"
    let ownColumn = "Z_\(number(own))\(back.uppercased())"
    let otherColumn =
      "Z_\(number(other))\(relationship.name.uppercased())" + (inverse === relationship ? "1" : "")
    let isFirst =
      inverse == nil || (number(own), relationship.name) <= (number(other), inverse?.name ?? "")
    let table =
      isFirst ? "Z_\(number(own))\(relationship.name.uppercased())" : "Z_\(number(other))\(back.uppercased())"
    return (
      SQLiteDatabase.quoted(table), SQLiteDatabase.quoted(ownColumn), SQLiteDatabase.quoted(otherColumn),
      SQLiteDatabase.quoted("Z_FOK_" + otherColumn.dropFirst(2))
    )
  }

  // MARK: Making them

  private func prepare() throws {
    try numberEntities()
    for root in entities where root.superentity == nil {
      let table = Self.table(root)
      if let old = root.renamingIdentifier, try columns(of: "Z" + old.uppercased()).count > 0,
        try columns(of: "Z" + root.title.uppercased()).isEmpty
      {
        try database.rows("ALTER TABLE \(SQLiteDatabase.quoted("Z" + old.uppercased())) RENAME TO \(table)")
      }
      try database.rows(
        "CREATE TABLE IF NOT EXISTS \(table) (Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER)")
      var present = try columns(of: "Z" + root.title.uppercased())
      for entity in root.family {
        for property in entity.properties { try add(property, of: entity, to: table, &present) }
      }
    }
    for entity in entities {
      for case let relationship as NSRelationshipDescription in entity.properties
      where relationship.hasTable && !relationship.isTransient {
        let names = pairs(relationship)
        try database.rows(
          "CREATE TABLE IF NOT EXISTS \(names.table) (\(names.own) INTEGER, \(names.other) INTEGER, PRIMARY KEY (\(names.own), \(names.other)))"
        )
        let raw = names.table.dropFirst().dropLast()
        if relationship.isOrdered,
          try !columns(of: String(raw)).contains(String(names.place.dropFirst().dropLast()))
        {
          try database.rows("ALTER TABLE \(names.table) ADD COLUMN \(names.place) INTEGER")
        }
      }
    }
  }

  private func numberEntities() throws {
    for row in try database.rows("SELECT Z_ENT, Z_NAME FROM Z_PRIMARYKEY") {
      if case .integer(let number) = row[0], case .text(let name) = row[1] { numbers[name] = number }
    }
    for entity in entities.sorted(by: { $0.title < $1.title }) where numbers[entity.title] == nil {
      if let old = entity.renamingIdentifier, let number = numbers[old] {
        try database.rows(
          "UPDATE Z_PRIMARYKEY SET Z_NAME = ? WHERE Z_ENT = ?", [.text(entity.title), .integer(number)])
        numbers[entity.title] = number
        continue
      }
      let number = (numbers.values.max() ?? 0) + 1
      numbers[entity.title] = number
      try database.rows(
        "INSERT INTO Z_PRIMARYKEY VALUES (?, ?, ?, 0)",
        [
          .integer(number), .text(entity.title),
          .integer(entity.superentity.flatMap { numbers[$0.title] } ?? 0),
        ])
    }
    for entity in entities { names[number(entity)] = entity }
  }

  private func columns(of table: String) throws -> Set<String> {
    let rows = try database.rows("PRAGMA table_info(\(SQLiteDatabase.quoted(table)))")
    return Set(rows.compactMap { if case .text(let name) = $0[1] { name } else { nil } })
  }

  private func add(
    _ property: NSPropertyDescription, of entity: NSEntityDescription, to table: String,
    _ present: inout Set<String>
  ) throws {
    guard !property.isTransient else { return }
    let raw = "Z" + property.name.uppercased()
    let relationship = property as? NSRelationshipDescription
    if let inverse = relationship, !inverse.isToMany, inverse.inverse?.isOrdered == true,
      present.insert("Z_FOK_" + property.name.uppercased()).inserted
    {
      try database.rows("ALTER TABLE \(table) ADD COLUMN \(Self.place(inverse)) INTEGER")
    }
    guard property is NSAttributeDescription || relationship?.isToMany == false, present.insert(raw).inserted
    else { return }
    if let old = property.renamingIdentifier.map({ "Z" + $0.uppercased() }), present.contains(old) {
      try database.rows(
        "ALTER TABLE \(table) RENAME COLUMN \(SQLiteDatabase.quoted(old)) TO \(SQLiteDatabase.quoted(raw))")
      return
    }
    try database.rows("ALTER TABLE \(table) ADD COLUMN \(SQLiteDatabase.quoted(raw))")
    if let attribute = property as? NSAttributeDescription, let value = attribute.defaultValue {
      let kinds = entity.family.map { "\(number($0))" }.joined(separator: ", ")
      try database.rows(
        "UPDATE \(table) SET \(SQLiteDatabase.quoted(raw)) = ? WHERE Z_ENT IN (\(kinds))",
        [StoredCell.cell(ManagedValue.kept(value, as: attribute.attributeType), attribute)])
    }
  }
}

import Foundation
internal import SQLiteStore

extension ObjectTables {
  /// What a row of an entity has: of a family all columns, since a row may be of any entity below.
  private func columns(_ entity: NSEntityDescription) -> [NSPropertyDescription] {
    var seen: Set<String> = []
    return ([entity] + entity.family).flatMap { $0.propertiesByName.values.sorted { $0.name < $1.name } }
      .filter { property in
        let isColumn =
          property is NSAttributeDescription || (property as? NSRelationshipDescription)?.isToMany == false
        return isColumn && !property.isTransient && seen.insert(property.name).inserted
      }
  }

  /// - Parameters:
  ///   - condition: what stands behind `WHERE`; the kind of the row is asked for besides.
  ///   - tail: an order and limits.
  func rows(
    _ entity: NSEntityDescription, withSubentities: Bool = true, where condition: String = "1",
    _ arguments: [SQLiteValue] = [], tail: String = "ORDER BY Z_PK"
  ) throws -> [ObjectRow] {
    guard let store else { return [] }
    let properties = columns(entity)
    let names = (["Z_PK", "Z_ENT", "Z_OPT"] + properties.map { Self.column($0.name) }).joined(separator: ", ")
    let found = try database.rows(
      "SELECT \(names) FROM \(Self.table(entity)) WHERE (\(condition)) AND \(kinds(entity, withSubentities)) \(tail)",
      arguments)
    return found.compactMap { cells in
      guard case .integer(let key) = cells[0], case .integer(let kind) = cells[1] else { return nil }
      let own = self.entity(kind) ?? entity
      var values: [String: Any] = [:]
      for (property, cell) in zip(properties, cells.dropFirst(3)) {
        guard let property = own.propertiesByName[property.name] else { continue }
        if let attribute = property as? NSAttributeDescription {
          values[attribute.name] = StoredCell.value(cell, attribute)
        } else if let destination = (property as? NSRelationshipDescription)?.destinationEntity {
          if case .integer(let row) = cell {
            values[property.name] = [NSManagedObjectID(entity: destination, row: row, in: store)]
          } else {
            values[property.name] = [NSManagedObjectID]()
          }
        }
      }
      var version: Int64 = 1
      if case .integer(let number) = cells[2] { version = number }
      return ObjectRow(
        id: NSManagedObjectID(entity: own, row: key, in: store), version: version, values: values)
    }
  }

  private func kinds(_ entity: NSEntityDescription, _ withSubentities: Bool) -> String {
    let kinds = (withSubentities ? entity.family : [entity]).map { "\(number($0))" }
    return "Z_ENT IN (\(kinds.joined(separator: ", ")))"
  }

  func row(_ id: NSManagedObjectID) throws -> ObjectRow? {
    try rows(id.entity, where: "Z_PK = ?", [.integer(id.row)]).first
  }

  func count(_ entity: NSEntityDescription, withSubentities: Bool) throws -> Int {
    let rows = try database.rows(
      "SELECT count(*) FROM \(Self.table(entity)) WHERE \(kinds(entity, withSubentities))")
    if case .integer(let number)? = rows.first?.first { return Int(number) }
    return 0
  }

  /// The objects of a relationship that has no column on its own side.
  func related(_ relationship: NSRelationshipDescription, of id: NSManagedObjectID) throws
    -> [NSManagedObjectID]
  {
    guard let store, let destination = relationship.destinationEntity else { return [] }
    let found: [[SQLiteValue]]
    if relationship.hasTable {
      let names = pairs(relationship)
      let order = relationship.isOrdered ? "\(names.place), \(names.other)" : names.other
      // Without an inverse nobody takes out the pairs of an object that was deleted.
      found = try database.rows(
        """
        SELECT \(names.other) FROM \(names.table) WHERE \(names.own) = ?
        AND \(names.other) IN (SELECT Z_PK FROM \(Self.table(destination))) ORDER BY \(order)
        """, [.integer(id.row)])
    } else if let inverse = relationship.inverse {
      let order = relationship.isOrdered ? "\(Self.place(inverse)), Z_PK" : "Z_PK"
      found = try database.rows(
        "SELECT Z_PK FROM \(Self.table(destination)) WHERE \(Self.column(inverse.name)) = ? ORDER BY \(order)",
        [.integer(id.row)])
    } else {
      return []
    }
    return found.compactMap { cells in
      guard case .integer(let row) = cells[0] else { return nil }
      return NSManagedObjectID(entity: destination, row: row, in: store)
    }
  }
}

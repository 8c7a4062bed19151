import Foundation
internal import SQLiteStore

/// What a save writes, and what became of it.
struct ObjectChanges {
  var inserted: [NSManagedObject] = []
  var updated: [NSManagedObject] = []
  var deleted: [NSManagedObject] = []
  /// The identifiers that inserted objects have from now on.
  var identifiers: [NSManagedObjectID: NSManagedObjectID] = [:]
  /// Objects that are not written, since the store's values stay; they are read again.
  var dropped: [NSManagedObject] = []
  /// Objects that were written into a row that somebody else had changed; they are read again.
  var merged: [NSManagedObject] = []
}

extension ObjectTables {
  /// All of a save, or nothing of it.
  func apply(_ changes: inout ObjectChanges, policy: NSMergePolicyType) throws {
    var result = changes
    try database.transaction {
      for object in result.inserted { try number(object, in: &result, policy) }
      for object in result.inserted { try write(object, isNew: true, &result, policy) }
      for object in result.updated { try write(object, isNew: false, &result, policy) }
      for object in result.deleted { try delete(object.objectID) }
      for object in result.inserted + result.updated { try writeRelated(of: object, result) }
    }
    changes = result
  }

  private func identifier(_ id: NSManagedObjectID, _ changes: ObjectChanges) -> NSManagedObjectID {
    changes.identifiers[id] ?? id
  }

  /// Gives an object a row that no other has or had; one that must be unique takes the row of the one before.
  private func number(
    _ object: NSManagedObject, in changes: inout ObjectChanges, _ policy: NSMergePolicyType
  ) throws {
    guard let store else { return }
    var row: Int64?
    if let other = try twin(of: object) {
      guard policy != .errorMergePolicyType else {
        throw NSError(
          domain: NSCocoaErrorDomain, code: 133_021,
          userInfo: [
            NSLocalizedDescriptionKey:
              "Another \(object.entity.title) has the values that must be unique, and the context's merge policy is `error`."
          ])
      }
      row = other
      if policy == .mergeByPropertyStoreTrumpMergePolicyType || policy == .rollbackMergePolicyType {
        changes.dropped.append(object)
      }
    }
    if row == nil {
      let root = number(object.entity.root)
      try database.rows("UPDATE Z_PRIMARYKEY SET Z_MAX = Z_MAX + 1 WHERE Z_ENT = ?", [.integer(root)])
      if case .integer(let next)? = try database.rows(
        "SELECT Z_MAX FROM Z_PRIMARYKEY WHERE Z_ENT = ?", [.integer(root)]
      ).first?.first {
        row = next
      }
    }
    guard let row else { return }
    changes.identifiers[object.objectID] = NSManagedObjectID(entity: object.entity, row: row, in: store)
  }

  /// The row with the same values, where the model wants them unique.
  private func twin(of object: NSManagedObject) throws -> Int64? {
    var entity: NSEntityDescription? = object.entity
    while let current = entity {
      for constraint in current.uniquenessConstraints {
        let names = constraint.compactMap { $0 as? String ?? ($0 as? NSPropertyDescription)?.name }
        let cells = names.compactMap { name in
          object.entity.attributesByName[name].map { StoredCell.cell(object.values[name], $0) }
        }
        guard !cells.isEmpty, cells.count == names.count, !cells.contains(.null) else { continue }
        let condition = names.map { "\(Self.column($0)) = ?" }.joined(separator: " AND ")
        if let row = try rows(current, where: condition, cells).first { return row.id.row }
      }
      entity = current.superentity
    }
    return nil
  }

  private func write(
    _ object: NSManagedObject, isNew: Bool, _ changes: inout ObjectChanges, _ policy: NSMergePolicyType
  ) throws {
    guard !changes.dropped.contains(where: { $0 === object }) else { return }
    let id = identifier(object.objectID, changes)
    var keys = isNew ? Set(object.entity.propertiesByName.keys) : object.changedKeys
    if !isNew { try settle(object, &keys, &changes, policy) }
    var cells: [(column: String, cell: SQLiteValue)] = []
    for key in keys.sorted() {
      guard let property = object.entity.propertiesByName[key], !property.isTransient else { continue }
      if let attribute = property as? NSAttributeDescription {
        cells.append((Self.column(key), StoredCell.cell(object.values[key], attribute)))
      } else if let relationship = property as? NSRelationshipDescription, !relationship.isToMany {
        let other = (object.values[key] as? [NSManagedObjectID])?.first.map { identifier($0, changes) }
        cells.append((Self.column(key), other.map { .integer($0.row) } ?? .null))
      }
    }
    if isNew {
      try database.rows(
        "INSERT OR REPLACE INTO \(Self.table(object.entity)) (\((["Z_PK", "Z_ENT", "Z_OPT"] + cells.map(\.column)).joined(separator: ", "))) VALUES (\(Array(repeating: "?", count: cells.count + 3).joined(separator: ", ")))",
        [.integer(id.row), .integer(number(object.entity)), .integer(1)] + cells.map(\.cell))
    } else if !keys.isEmpty {
      let sets = ["Z_OPT = Z_OPT + 1"] + cells.map { "\($0.column) = ?" }
      try database.rows(
        "UPDATE \(Self.table(object.entity)) SET \(sets.joined(separator: ", ")) WHERE Z_PK = ?",
        cells.map(\.cell) + [.integer(id.row)])
    }
  }

  /// Where another has written the row since it was read, the merge policy says whose values stay.
  private func settle(
    _ object: NSManagedObject, _ keys: inout Set<String>, _ changes: inout ObjectChanges,
    _ policy: NSMergePolicyType
  ) throws {
    let row = try row(object.objectID)
    if let row, row.version == object.version { return }
    guard let row, policy != .errorMergePolicyType else {
      throw NSError(
        domain: NSCocoaErrorDomain, code: 133_020,
        userInfo: [
          NSLocalizedDescriptionKey:
            "Another process or context has \(row == nil ? "deleted" : "changed") this \(object.entity.title) since it was read, and the context's merge policy is `error`."
        ])
    }
    switch policy {
    case .rollbackMergePolicyType: keys = []
    case .mergeByPropertyStoreTrumpMergePolicyType:
      // Objects of a relationship that came and went on both sides all count.
      keys = keys.filter {
        (object.entity.relationshipsByName[$0]?.isToMany ?? false)
          || ManagedValue.areEqual(row.values[$0], object.committed[$0])
      }
    case .overwriteMergePolicyType: keys.formUnion(object.entity.attributesByName.keys)
    default: break
    }
    changes.merged.append(object)
    object.changedKeys = keys
  }

  func delete(_ id: NSManagedObjectID) throws {
    try database.rows("DELETE FROM \(Self.table(id.entity)) WHERE Z_PK = ?", [.integer(id.row)])
    for relationship in id.entity.relationshipsByName.values
    where relationship.hasTable && !relationship.isTransient {
      let names = pairs(relationship)
      try database.rows("DELETE FROM \(names.table) WHERE \(names.own) = ?", [.integer(id.row)])
    }
  }

  /// Pairs that came and went, so that what another process has added stays; and the order of ordered objects.
  private func writeRelated(of object: NSManagedObject, _ changes: ObjectChanges) throws {
    let row = identifier(object.objectID, changes).row
    for relationship in object.entity.relationshipsByName.values
    where relationship.isToMany && !relationship.isTransient {
      guard let now = object.values[relationship.name] as? [NSManagedObjectID],
        object.isInserted || object.changedKeys.contains(relationship.name)
      else { continue }
      let before = Set(object.committed[relationship.name] as? [NSManagedObjectID] ?? [])
      if relationship.hasTable {
        let names = pairs(relationship)
        for id in before.subtracting(now) {
          try database.rows(
            "DELETE FROM \(names.table) WHERE \(names.own) = ? AND \(names.other) = ?",
            [.integer(row), .integer(id.row)])
        }
        for id in now where !before.contains(id) {
          try database.rows(
            "INSERT OR IGNORE INTO \(names.table) (\(names.own), \(names.other)) VALUES (?, ?)",
            [.integer(row), .integer(identifier(id, changes).row)])
        }
        guard relationship.isOrdered else { continue }
        for (place, id) in now.enumerated() {
          try database.rows(
            "UPDATE \(names.table) SET \(names.place) = ? WHERE \(names.own) = ? AND \(names.other) = ?",
            [.integer(Int64(place)), .integer(row), .integer(identifier(id, changes).row)])
        }
      } else if relationship.isOrdered, let inverse = relationship.inverse,
        let destination = relationship.destinationEntity
      {
        for (place, id) in now.enumerated() {
          try database.rows(
            "UPDATE \(Self.table(destination)) SET \(Self.place(inverse)) = ? WHERE Z_PK = ?",
            [.integer(Int64(place)), .integer(identifier(id, changes).row)])
        }
      }
    }
  }
}

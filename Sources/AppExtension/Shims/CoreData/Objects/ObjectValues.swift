import Foundation
import VitrineFoundation

// How an object's values are read and set, whichever way they are asked for.
extension NSManagedObject {
  /// With the context's lock held and the values read.
  func access<Answer>(_ body: () -> Answer) -> Answer {
    guard let context = managedObjectContext else { return body() }
    return context.locked {
      if isFault { context.fill(self) }
      return body()
    }
  }

  /// The property of a name, also of `primitiveName`. A key that the entity has not stops the process, as Apple's does.
  func property(_ key: String) -> NSPropertyDescription {
    let all = entity.propertiesByName
    if let property = all[key] { return property }
    if key.hasPrefix("primitive"), let first = key.dropFirst(9).first,
      let property = all[first.lowercased() + key.dropFirst(10)]
    {
      return property
    }
    fatalError("CoreData: the entity \(entity.title) has no property named \(key).")
  }

  func value(of property: NSPropertyDescription) -> Any? {
    access {
      guard let relationship = property as? NSRelationshipDescription else { return values[property.name] }
      let objects = relatedObjects(relationship)
      if !relationship.isToMany { return objects.first }
      return relationship.isOrdered ? NSOrderedSet(array: objects) : NSSet(array: objects)
    }
  }

  func set(_ value: Any?, for property: NSPropertyDescription) {
    willChangeValue(forKey: property.name)
    access {
      if let relationship = property as? NSRelationshipDescription {
        relate(relationship, to: Self.objects(in: value))
      } else {
        let type = (property as? NSAttributeDescription)?.attributeType ?? .undefinedAttributeType
        let value = ManagedValue.kept(value, as: type)
        guard !ManagedValue.areEqual(values[property.name], value) else { return }
        values[property.name] = value
        noteChange(of: property.name)
      }
    }
    didChangeValue(forKey: property.name)
  }

  func noteChange(of key: String) {
    changedKeys.insert(key)
    managedObjectContext?.hold(self)
  }

  /// Objects of a single one, a set or a list.
  static func objects(in value: Any?) -> [NSManagedObject] {
    switch ManagedValue.unwrapped(value) {
    case nil: []
    case let object as NSManagedObject: [object]
    case let set as NSOrderedSet: set.array.compactMap { $0 as? NSManagedObject }
    case let set as NSSet: set.compactMap { $0 as? NSManagedObject }
    case let set as Set<NSManagedObject>: Array(set)
    case let list as [Any]: list.compactMap { $0 as? NSManagedObject }
    case let set as any Sequence: set.compactMap { $0 as? NSManagedObject }
    default: []
    }
  }

  // MARK: Relationships

  func related(_ relationship: NSRelationshipDescription) -> [NSManagedObjectID] {
    access {
      if let known = values[relationship.name] as? [NSManagedObjectID] { return known }
      guard let context = managedObjectContext, !objectID.isTemporaryID else { return [] }
      let found = context.readRelated(relationship, of: self)
      values[relationship.name] = found
      committed[relationship.name] = found
      return found
    }
  }

  func relatedObjects(_ relationship: NSRelationshipDescription) -> [NSManagedObject] {
    guard let context = managedObjectContext else { return companions[relationship.name] ?? [] }
    return related(relationship).compactMap { context.reachable($0) }
  }

  /// Sets one side, and with it the other.
  func relate(_ relationship: NSRelationshipDescription, to objects: [NSManagedObject]) {
    guard let context = managedObjectContext else {
      companions[relationship.name] = objects
      return
    }
    for object in objects where object.managedObjectContext !== context {
      guard object.managedObjectContext == nil else {
        fatalError(
          "CoreData: \(entity.title).\(relationship.name) cannot refer to an object of another context.")
      }
      context.insert(object)
    }
    var seen: Set<NSManagedObjectID> = []
    let new = objects.filter { seen.insert($0.objectID).inserted }
    let old = related(relationship)
    let ids = new.map(\.objectID)
    guard old != ids else { return }
    values[relationship.name] = ids
    noteChange(of: relationship.name)
    guard let inverse = relationship.inverse else { return }
    for id in old where !seen.contains(id) { context.reachable(id)?.unlink(objectID, from: inverse) }
    let before = Set(old)
    for object in new where !before.contains(object.objectID) { object.link(self, by: inverse) }
  }

  private func unlink(_ id: NSManagedObjectID, from relationship: NSRelationshipDescription) {
    let rest = related(relationship).filter { $0 != id }
    willChangeValue(forKey: relationship.name)
    values[relationship.name] = rest
    noteChange(of: relationship.name)
  }

  /// The other side has been set already; whoever held this object before lets go of it.
  private func link(_ object: NSManagedObject, by relationship: NSRelationshipDescription) {
    var ids = related(relationship)
    guard !ids.contains(object.objectID) else { return }
    if !relationship.isToMany {
      for id in ids {
        if let inverse = relationship.inverse {
          managedObjectContext?.reachable(id)?.unlink(objectID, from: inverse)
        }
      }
      ids = []
    }
    willChangeValue(forKey: relationship.name)
    values[relationship.name] = ids + [object.objectID]
    noteChange(of: relationship.name)
  }
}

extension NSManagedObject: KeyedValues {
  package func keyedValue(_ key: String) -> Any? {
    switch key {
    case "objectID", "self", "SELF": key == "objectID" ? objectID : self
    case let key where entity.propertiesByName[key] != nil: value(forKey: key)
    default: nil
    }
  }
  package var comparedIdentity: AnyHashable { objectID }
}

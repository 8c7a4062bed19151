import Foundation

// What generated classes and `@NSManaged` call. The names begin with `_managed`, which no property of a model does.
extension NSManagedObject {
  public func _managed<Value>(_ key: String) -> Value {
    ManagedCast.cast(value(of: property(key)), name: "\(entity.title).\(key)")
  }
  public func _setManaged<Value>(_ key: String, _ value: Value) { set(value, for: property(key)) }

  private func change(_ key: String, _ body: (inout [NSManagedObject]) -> Void) {
    let name = key.prefix(1).lowercased() + key.dropFirst()
    let found = entity.relationshipsByName[name] ?? entity.relationshipsByName[key]
    guard let relationship = found else {
      fatalError("CoreData: the entity \(entity.title) has no relationship named \(name).")
    }
    willChangeValue(forKey: relationship.name)
    access {
      var objects = relatedObjects(relationship)
      body(&objects)
      relate(relationship, to: objects)
    }
    didChangeValue(forKey: relationship.name)
  }

  /// `addToItems(_:)` with an object or a set of them.
  public func _managedAdd(_ key: String, _ value: Any) {
    let new = Self.objects(in: value)
    change(key) { objects in objects += new.filter { !objects.contains($0) } }
  }
  public func _managedRemove(_ key: String, _ value: Any) {
    let old = Self.objects(in: value)
    change(key) { objects in objects.removeAll { old.contains($0) } }
  }
  /// `insertIntoItems(_:at:)` with an index or a set of them.
  public func _managedInsert(_ key: String, _ value: Any, at places: Any) {
    let new = Self.objects(in: value)
    change(key) { objects in
      for (object, place) in zip(new, Self.indexes(places)) {
        objects.removeAll { $0 === object }
        objects.insert(object, at: min(max(0, place), objects.count))
      }
    }
  }
  public func _managedRemove(_ key: String, at places: Any) {
    change(key) { objects in
      for place in Self.indexes(places).reversed() where objects.indices.contains(place) {
        objects.remove(at: place)
      }
    }
  }
  public func _managedReplace(_ key: String, at places: Any, with value: Any) {
    let new = Self.objects(in: value)
    change(key) { objects in
      for (object, place) in zip(new, Self.indexes(places)) where objects.indices.contains(place) {
        objects[place] = object
      }
    }
  }

  private static func indexes(_ places: Any) -> [Int] {
    switch places {
    case let place as Int: [place]
    case let set as IndexSet: Array(set)
    case let set as NSIndexSet: Array(IndexSet(set))
    default: []
    }
  }

  /// A set whose changes are the object's; it is a copy, so changes made to it otherwise are not seen.
  public func mutableSetValue(forKey key: String) -> NSMutableSet {
    ManagedSet(self, key)
  }
}

/// `mutableSetValue(forKey:)`: what is added or removed is so in the object.
private final class ManagedSet: NSMutableSet {
  private let object: NSManagedObject
  private let key: String
  init(_ object: NSManagedObject, _ key: String) {
    (self.object, self.key) = (object, key)
    super.init(capacity: 0)
  }
  required init?(coder: NSCoder) { nil }
  required init(capacity numItems: Int) { fatalError("A set of related objects is made by its object.") }
  private var present: NSSet { object.value(forKey: key) as? NSSet ?? NSSet() }
  override var count: Int { present.count }
  override func member(_ member: Any) -> Any? { present.member(member) }
  override func objectEnumerator() -> NSEnumerator { present.objectEnumerator() }
  override func add(_ item: Any) { object._managedAdd(key, item) }
  override func remove(_ item: Any) { object._managedRemove(key, item) }
}

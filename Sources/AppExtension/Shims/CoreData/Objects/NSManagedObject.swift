import Foundation
import SwiftUI
import VitrineFoundation

/// An object of a store, or one that is to be saved in it.
///
/// Its values are read when they are first asked for, except for those that a request has just read. Relationships are kept by the
/// identifiers of the objects, and are the context's objects when they are asked for.
///
/// - Parity: approximated: `value(forKey:)` and generated accessors are the ways to values; there is no key-value observing
open class NSManagedObject: NSObject, NSFetchRequestResult, ObservableObject {
  public internal(set) weak var managedObjectContext: NSManagedObjectContext?
  public let entity: NSEntityDescription
  public internal(set) var objectID: NSManagedObjectID
  public lazy var objectWillChange = ObservableObjectPublisher()

  /// Attributes as `ManagedValue` keeps them, relationships as `[NSManagedObjectID]`. One that is absent has no value, or is not read.
  var values: [String: Any] = [:]
  /// What the store had when it was last read or written.
  var committed: [String: Any] = [:]
  /// How often the store's row has been written.
  var version: Int64 = 0
  var changedKeys: Set<String> = []
  /// The order in which objects were made.
  let order = ObjectOrder.next()
  /// Objects that it refers to while it is in no context.
  var companions: [String: [NSManagedObject]] = [:]
  public internal(set) var isInserted = false
  public internal(set) var isDeleted = false
  public internal(set) var isFault = false

  public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    self.entity = entity
    objectID = NSManagedObjectID(temporary: entity)
    super.init()
    for (name, attribute) in entity.attributesByName {
      if let value = attribute.defaultValue {
        values[name] = ManagedValue.kept(value, as: attribute.attributeType)
      }
    }
    guard let context else { return }
    context.insert(self)
    awakeFromInsert()
  }

  /// Makes an object of whatever class: each subclass with an initialiser of its own overrides the one above, or has none of these.
  public required convenience init(
    _vitrineEntity entity: NSEntityDescription, insertInto context: NSManagedObjectContext?
  ) { self.init(entity: entity, insertInto: context) }

  public convenience init(context moc: NSManagedObjectContext) {
    self.init(entity: Self.entity(in: moc.model), insertInto: moc)
  }

  open class func entity() -> NSEntityDescription { entity(in: nil) }
  private static func entity(in model: NSManagedObjectModel?) -> NSEntityDescription {
    if let found = model?.entity(of: self) ?? LoadedModels.entity(of: self) { return found }
    fatalError("CoreData: no model that was loaded has an entity for the class \(self).")
  }

  /// Of all objects of the class; generated classes have a request of their own type.
  @_disfavoredOverload
  open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    NSFetchRequest(entityName: LoadedModels.entity(of: self)?.title ?? "\(self)")
  }

  // MARK: Values by key

  /// Numbers are `NSNumber`; several objects are an `NSSet`, or an `NSOrderedSet` where they have an order.
  open func value(forKey key: String) -> Any? { value(of: property(key)) }
  open func setValue(_ value: Any?, forKey key: String) { set(value, for: property(key)) }
  open func primitiveValue(forKey key: String) -> Any? { value(of: property(key)) }
  open func setPrimitiveValue(_ value: Any?, forKey key: String) { set(value, for: property(key)) }
  open func value(forKeyPath keyPath: String) -> Any? {
    KeyedValue.value(ofPath: keyPath, in: self)
  }
  open func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues { setValue(value, forKey: key) }
  }
  open func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }) { first, _ in first }
  }

  // MARK: Its state

  public var isUpdated: Bool { !isInserted && !isDeleted && !changedKeys.isEmpty }
  public var hasChanges: Bool { isInserted || isDeleted || !changedKeys.isEmpty }
  public var hasPersistentChangedValues: Bool {
    changedKeys.contains { entity.propertiesByName[$0]?.isTransient == false }
  }
  public var faultingState: Int { isFault ? 1 : 0 }
  open class var contextShouldIgnoreUnmodeledPropertyChanges: Bool { true }
  open func hasFault(forRelationshipNamed key: String) -> Bool { values[key] == nil }
  open func objectIDs(forRelationshipNamed key: String) -> [NSManagedObjectID] {
    guard let relationship = entity.relationshipsByName[key] else { return [] }
    return related(relationship)
  }
  open func changedValues() -> [String: Any] {
    Dictionary(uniqueKeysWithValues: changedKeys.map { ($0, value(forKey: $0) ?? NSNull()) })
  }
  open func changedValuesForCurrentEvent() -> [String: Any] { changedValues() }
  open func committedValues(forKeys keys: [String]?) -> [String: Any] {
    let keys = keys ?? Array(entity.propertiesByName.keys)
    return Dictionary(uniqueKeysWithValues: keys.map { ($0, committed[$0] ?? NSNull()) })
  }

  // MARK: For subclasses

  open func awakeFromInsert() {}
  open func awakeFromFetch() {}
  open func awake(fromSnapshotEvents flags: NSSnapshotEventType) {}
  open func prepareForDeletion() {}
  open func willSave() {}
  open func didSave() {}
  open func willTurnIntoFault() {}
  open func didTurnIntoFault() {}
  open func validateForInsert() throws { try Validation.check(self) }
  open func validateForUpdate() throws { try Validation.check(self) }
  open func validateForDelete() throws { try Validation.checkDeletion(of: self) }
  open func willAccessValue(forKey key: String?) {}
  open func didAccessValue(forKey key: String?) {}
  open func willChangeValue(forKey key: String) { objectWillChange.send() }
  open func didChangeValue(forKey key: String) {}

  open override var description: String {
    let shown = values.sorted { $0.key < $1.key }.map { "\($0.key) = \($0.value)" }
    return
      "<\(Self.self)> (entity: \(entity.title); id: \(objectID); data: {\(shown.joined(separator: "; "))})"
  }
}

/// Why an object wakes.
public struct NSSnapshotEventType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let undoInsertion = Self(rawValue: 2)
  public static let undoDeletion = Self(rawValue: 4)
  public static let undoUpdate = Self(rawValue: 8)
  public static let rollback = Self(rawValue: 16)
  public static let refresh = Self(rawValue: 32)
  public static let mergePolicy = Self(rawValue: 64)
}

import Foundation

/// How a collection of objects keeps them.
public struct NSPointerFunctions {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let strongMemory = Options([])
    public static let weakMemory = Options(rawValue: 5)
    public static let objectPersonality = Options([])
    public static let objectPointerPersonality = Options(rawValue: 512)
    public static let copyIn = Options(rawValue: 65_536)
  }
}

/// An object that is kept, or let go when nobody else keeps it.
private struct Kept {
  private var strong: AnyObject?
  private weak var weak: AnyObject?
  init(_ object: AnyObject, isWeak: Bool) { if isWeak { weak = object } else { strong = object } }
  var object: AnyObject? { strong ?? weak }
}

/// A set that may let its objects go.
open class NSHashTable<ObjectType: AnyObject>: NSObject, @unchecked Sendable {
  private let isWeak: Bool
  private var kept: [Kept] = []
  public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) {
    isWeak = options.contains(.weakMemory)
  }
  open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }
  open var allObjects: [ObjectType] { kept.compactMap { $0.object as? ObjectType } }
  /// Counts those that are still there.
  open var count: Int { allObjects.count }
  open var anyObject: ObjectType? { allObjects.first }
  open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }
  open func member(_ object: ObjectType?) -> ObjectType? {
    object.flatMap { object in allObjects.first { equal($0, object) } }
  }
  open func add(_ object: ObjectType?) {
    kept.removeAll { $0.object == nil }
    guard let object, !contains(object) else { return }
    kept.append(Kept(object, isWeak: isWeak))
  }
  open func remove(_ object: ObjectType?) {
    guard let object else { return }
    kept.removeAll { $0.object == nil || equal($0.object, object) }
  }
  open func removeAllObjects() { kept = [] }
}

/// A dictionary that may let its keys and objects go.
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject, @unchecked Sendable {
  private let options: (keys: NSPointerFunctions.Options, values: NSPointerFunctions.Options)
  private var kept: [(key: Kept, value: Kept)] = []
  public init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
    capacity initialCapacity: Int = 0
  ) { options = (keyOptions, valueOptions) }
  open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
  open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(valueOptions: .weakMemory)
  }
  open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory)
  }
  open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }
  private func clean() { kept.removeAll { $0.key.object == nil || $0.value.object == nil } }
  open var count: Int {
    clean()
    return kept.count
  }
  open func object(forKey aKey: KeyType?) -> ObjectType? {
    guard let aKey else { return nil }
    return kept.first { equal($0.key.object, aKey) }?.value.object as? ObjectType
  }
  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    removeObject(forKey: aKey)
    guard let anObject, let aKey else { return }
    kept.append(
      (
        Kept(aKey, isWeak: options.keys.contains(.weakMemory)),
        Kept(anObject, isWeak: options.values.contains(.weakMemory))
      ))
  }
  open func removeObject(forKey aKey: KeyType?) {
    clean()
    guard let aKey else { return }
    kept.removeAll { equal($0.key.object, aKey) }
  }
  open func removeAllObjects() { kept = [] }
  open func keyEnumerator() -> NSEnumerator {
    NSArray(array: kept.compactMap(\.key.object)).objectEnumerator()
  }
  open func objectEnumerator() -> NSEnumerator? {
    NSArray(array: kept.compactMap(\.value.object)).objectEnumerator()
  }
  open func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
    Dictionary(
      kept.compactMap { entry in
        guard let key = entry.key.object as? AnyHashable, let value = entry.value.object as? ObjectType else {
          return nil
        }
        return (key, value)
      }, uniquingKeysWith: { $1 })
  }
}

/// Objects that say so themselves are equal; others are what they are.
private func equal(_ a: AnyObject?, _ b: AnyObject) -> Bool {
  a === b || (a as? NSObject).map { $0.isEqual(b) } ?? false
}

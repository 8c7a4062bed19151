import Foundation

/// An object by the names of its values. Classes that Xcode generates from a model, and `@NSManaged`, need Apple's runtime and
/// are not there; values are read and set by key.
open class NSManagedObject: NSObject, @unchecked Sendable {
  public internal(set) weak var managedObjectContext: NSManagedObjectContext?
  public let entity: NSEntityDescription
  public let objectID = NSManagedObjectID()
  public private(set) var hasChanges = false
  public internal(set) var isDeleted = false
  private var values: [String: Any] = [:]

  public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    self.entity = entity
    super.init()
    for property in entity.properties {
      if let value = (property as? NSAttributeDescription)?.defaultValue { values[property.name] = value }
    }
    context?.insert(self)
  }
  public convenience init(context moc: NSManagedObjectContext) {
    let name = "\(Self.self)"
    self.init(
      entity: NSEntityDescription.entity(forEntityName: name, in: moc) ?? NSEntityDescription(name: name),
      insertInto: moc)
  }
  open class func entity() -> NSEntityDescription { NSEntityDescription(name: "\(Self.self)") }
  open func value(forKey key: String) -> Any? { values[key] }
  open func setValue(_ value: Any?, forKey key: String) {
    values[key] = value
    hasChanges = true
  }
  open func primitiveValue(forKey key: String) -> Any? { values[key] }
  open func setPrimitiveValue(_ value: Any?, forKey key: String) { values[key] = value }
  func saved() { hasChanges = false }
}

/// Names an object in a process.
public final class NSManagedObjectID: NSObject, Sendable {
  private let key = UUID()
  public func uriRepresentation() -> URL {
    URL(string: "x-coredata:///\(key.uuidString)") ?? URL(fileURLWithPath: "/")
  }
  public var isTemporaryID: Bool { true }
}

/// What objects of one kind have.
open class NSEntityDescription: NSObject, @unchecked Sendable {
  open var name: String?
  open var managedObjectClassName: String! = "NSManagedObject"
  open var properties: [NSPropertyDescription] = []
  public override init() {}
  convenience init(name: String) {
    self.init()
    self.name = name
  }
  open var attributesByName: [String: NSAttributeDescription] {
    Dictionary(properties.compactMap { ($0 as? NSAttributeDescription).map { ($0.name, $0) } }) { first, _ in
      first
    }
  }
  open class func entity(
    forEntityName entityName: String, in context: NSManagedObjectContext
  ) -> NSEntityDescription? {
    context.persistentStoreCoordinator?.managedObjectModel.entities.first { $0.name == entityName }
  }
  open class func insertNewObject(
    forEntityName entityName: String, into context: NSManagedObjectContext
  ) -> NSManagedObject {
    NSManagedObject(
      entity: entity(forEntityName: entityName, in: context) ?? NSEntityDescription(name: entityName),
      insertInto: context)
  }
}
open class NSPropertyDescription: NSObject, @unchecked Sendable {
  open var name = ""
  open var isOptional = true
  public override init() {}
}
open class NSAttributeDescription: NSPropertyDescription, @unchecked Sendable {
  open var attributeType = NSAttributeType.undefinedAttributeType
  open var defaultValue: Any?
}
open class NSRelationshipDescription: NSPropertyDescription, @unchecked Sendable {
  open var destinationEntity: NSEntityDescription?
  open var inverseRelationship: NSRelationshipDescription?
  open var minCount = 0
  open var maxCount = 0
  open var deleteRule = NSDeleteRule.nullifyDeleteRule
}
public enum NSDeleteRule: UInt, Sendable {
  case noActionDeleteRule, nullifyDeleteRule, cascadeDeleteRule, denyDeleteRule
}
public enum NSAttributeType: UInt, Sendable {
  case undefinedAttributeType = 0, integer16AttributeType = 100, integer32AttributeType = 200
  case integer64AttributeType = 300, decimalAttributeType = 400, doubleAttributeType = 500
  case floatAttributeType = 600, stringAttributeType = 700, booleanAttributeType = 800
  case dateAttributeType = 900, binaryDataAttributeType = 1_000, UUIDAttributeType = 1_100
  case URIAttributeType = 1_200, transformableAttributeType = 1_800, objectIDAttributeType = 2_000
}

/// The entities of an app. Made in code only: compiled models (`.momd`) are not read.
open class NSManagedObjectModel: NSObject, @unchecked Sendable {
  open var entities: [NSEntityDescription] = []
  public override init() {}
  /// `nil`: there is no compiled model here.
  public convenience init?(contentsOf url: URL) { return nil }
  open var entitiesByName: [String: NSEntityDescription] {
    Dictionary(entities.compactMap { entity in entity.name.map { ($0, entity) } }) { first, _ in first }
  }
  open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? { NSManagedObjectModel() }
}

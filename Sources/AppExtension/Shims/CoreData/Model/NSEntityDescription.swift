import Foundation

/// What objects of one kind have.
open class NSEntityDescription: NSObject, @unchecked Sendable {
  open var name: String?
  open var managedObjectClassName: String! = "NSManagedObject"
  open var isAbstract = false
  open var renamingIdentifier: String?
  open var versionHashModifier: String?
  open var userInfo: [AnyHashable: Any]?
  open var indexes: [NSFetchIndexDescription] = []
  /// Names of attributes (or the attributes) that no two objects have alike.
  open var uniquenessConstraints: [[Any]] = []
  open internal(set) weak var superentity: NSEntityDescription?
  open internal(set) weak var managedObjectModel_: NSManagedObjectModel?
  /// Its own properties, without those of the entity above.
  open var properties: [NSPropertyDescription] = [] {
    didSet {
      for property in properties { property.entity = self }
      forget()
    }
  }
  open var subentities: [NSEntityDescription] = [] {
    didSet {
      for entity in subentities { entity.superentity = self }
      forget()
    }
  }
  /// Classes by name are looked for in these modules.
  var modules: [String] = []
  private var known: [String: NSPropertyDescription]?
  private var knownClass: NSManagedObject.Type?

  public override init() {}
  convenience init(name: String) {
    self.init()
    self.name = name
  }

  open var managedObjectModel: NSManagedObjectModel {
    guard let model = managedObjectModel_ else {
      fatalError("CoreData: the entity \(title) is in no model, or its model is gone.")
    }
    return model
  }

  /// With those of the entities above.
  open var propertiesByName: [String: NSPropertyDescription] {
    if let known { return known }
    var all = superentity?.propertiesByName ?? [:]
    for property in properties { all[property.name] = property }
    known = all
    return all
  }
  open var attributesByName: [String: NSAttributeDescription] {
    propertiesByName.compactMapValues { $0 as? NSAttributeDescription }
  }
  open var relationshipsByName: [String: NSRelationshipDescription] {
    propertiesByName.compactMapValues { $0 as? NSRelationshipDescription }
  }
  open var subentitiesByName: [String: NSEntityDescription] {
    Dictionary(subentities.map { ($0.title, $0) }) { first, _ in first }
  }
  open func relationships(forDestination entity: NSEntityDescription) -> [NSRelationshipDescription] {
    relationshipsByName.values.filter { $0.destinationEntity === entity }
  }
  open func isKindOf(entity: NSEntityDescription) -> Bool {
    self === entity || superentity?.isKindOf(entity: entity) == true
  }

  /// What was gathered is gathered anew.
  func forget() {
    known = nil
    for entity in subentities { entity.forget() }
  }

  // MARK: Its place in the model

  var title: String { name ?? "" }
  /// The entity at the top, which names the table.
  var root: NSEntityDescription { superentity?.root ?? self }
  /// Itself and all entities below.
  var family: [NSEntityDescription] { [self] + subentities.flatMap(\.family) }

  /// The class of its objects.
  var objectClass: NSManagedObject.Type {
    if let knownClass { return knownClass }
    let found = findClass() ?? superentity?.objectClass ?? NSManagedObject.self
    knownClass = found
    return found
  }

  private func findClass() -> NSManagedObject.Type? {
    guard let written = managedObjectClassName, !written.isEmpty, written != "NSManagedObject" else {
      return nil
    }
    let name = written.hasPrefix(".") ? String(written.dropFirst()) : written
    let names = name.contains(".") ? [name] : modules.map { "\($0).\(name)" } + [name]
    return names.lazy.compactMap { NSClassFromString($0) as? NSManagedObject.Type }.first
  }

  /// Remembers a class that was seen in use.
  func use(_ type: NSManagedObject.Type) {
    if knownClass == nil, type != NSManagedObject.self { knownClass = type }
  }

  /// Whether its objects are of a class, by the class's name without its module.
  func isMade(of type: NSManagedObject.Type) -> Bool {
    if let knownClass, knownClass == type { return true }
    return managedObjectClassName?.split(separator: ".").last.map(String.init) == "\(type)"
  }

  // MARK: By name

  open class func entity(
    forEntityName entityName: String, in context: NSManagedObjectContext
  ) -> NSEntityDescription? { context.model?.entitiesByName[entityName] }

  open class func insertNewObject(
    forEntityName entityName: String, into context: NSManagedObjectContext
  ) -> NSManagedObject {
    guard let entity = entity(forEntityName: entityName, in: context) else {
      fatalError("CoreData: the model has no entity named \(entityName).")
    }
    return entity.objectClass.init(_vitrineEntity: entity, insertInto: context)
  }
}

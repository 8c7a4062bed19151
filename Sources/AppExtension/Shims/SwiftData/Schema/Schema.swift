import Foundation
import Synchronization

/// The models that a store keeps: those named, and those that they refer to.
public final class Schema: @unchecked Sendable, Hashable {
  public struct Version: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
    public let major, minor, patch: Int
    public init(_ major: Int, _ minor: Int, _ patch: Int) {
      (self.major, self.minor, self.patch) = (major, minor, patch)
    }
    public var description: String { "\(major).\(minor).\(patch)" }
    public static func < (a: Version, b: Version) -> Bool {
      (a.major, a.minor, a.patch) < (b.major, b.minor, b.patch)
    }
  }
  /// How a property is kept.
  public enum Attribute {
    public struct Option: Hashable, Sendable {
      let name: String
      public static var unique: Option { Option(name: "unique") }
      public static var externalStorage: Option { Option(name: "externalStorage") }
      public static var spotlight: Option { Option(name: "spotlight") }
      public static var ephemeral: Option { Option(name: "ephemeral") }
      public static var allowsCloudEncryption: Option { Option(name: "allowsCloudEncryption") }
      public static var preserveValueOnDeletion: Option { Option(name: "preserveValueOnDeletion") }
      public static func transformable(by name: String) -> Option { Option(name: "transformable") }
    }
  }
  public enum Relationship {
    public struct Option: Hashable, Sendable {
      public static var unique: Option { Option() }
    }
    /// What becomes of the objects that a deleted one referred to.
    public enum DeleteRule: String, Codable, Hashable, Sendable { case noAction, nullify, cascade, deny }
  }
  /// One model.
  public final class Entity: @unchecked Sendable {
    public let name: String
    let type: any PersistentModel.Type
    let properties: [_ModelProperty]
    private let places: [String: Int]
    init(_ type: any PersistentModel.Type) {
      self.type = type
      name = Schema.entityName(for: type)
      properties = type._$properties
      places = Dictionary(properties.enumerated().map { ($1.name, $0) }) { first, _ in first }
    }
    func property(_ name: String) -> _ModelProperty? { places[name].map { properties[$0] } }
  }

  public let version: Version
  public let entities: [Entity]

  public convenience init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
    self.init(types: types, version: version)
  }
  public convenience init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)) {
    self.init(types: types, version: version)
  }
  public convenience init(versionedSchema: any VersionedSchema.Type) {
    self.init(types: versionedSchema.models, version: versionedSchema.versionIdentifier)
  }
  public convenience init() { self.init(types: [], version: Version(1, 0, 0)) }

  private init(types: [any PersistentModel.Type], version: Version) {
    self.version = version
    var found: [Entity] = [], open = Array(types.reversed()), seen: Set<ObjectIdentifier> = []
    while let type = open.popLast() {
      guard seen.insert(ObjectIdentifier(type)).inserted else { continue }
      let entity = Self.entity(of: type)
      found.append(entity)
      open += entity.properties.compactMap { $0.relationship?.destination }
    }
    entities = found
  }

  public var entitiesByName: [String: Entity] {
    Dictionary(entities.map { ($0.name, $0) }) { first, _ in first }
  }
  public static func entityName(for type: any PersistentModel.Type) -> String { "\(type)" }
  public func entity<T: PersistentModel>(for type: T.Type) -> Entity? {
    entity(name: Self.entityName(for: type))
  }
  func entity(name: String) -> Entity? { entities.first { $0.name == name } }

  public static func == (a: Schema, b: Schema) -> Bool {
    a.version == b.version && a.entities.map(\.name) == b.entities.map(\.name)
  }
  public func hash(into hasher: inout Hasher) {
    hasher.combine(version)
    for entity in entities { hasher.combine(entity.name) }
  }

  // MARK: The entities of the process

  private static let known = Mutex<[ObjectIdentifier: Entity]>([:])

  /// The entity of a model, with the inverses of its relationships.
  static func entity(of type: any PersistentModel.Type) -> Entity {
    if let entity = known.withLock({ $0[ObjectIdentifier(type)] }) { return entity }
    let made = Entity(type)
    known.withLock { $0[ObjectIdentifier(type)] = made }
    for property in made.properties { if let other = property.relationship { pair(made, property, other) } }
    return made
  }

  /// Finds the property that refers back: the one that either side names, or else the only one there is.
  private static func pair(
    _ entity: Entity, _ property: _ModelProperty, _ relationship: _ModelProperty.Relationship
  ) {
    let others = self.entity(of: relationship.destination).properties.filter { other in
      other.relationship.map { ObjectIdentifier($0.destination) == ObjectIdentifier(entity.type) } ?? false
        && !(other.name == property.name
          && ObjectIdentifier(relationship.destination) == ObjectIdentifier(entity.type))
    }
    let named =
      others.first { $0.keyPath == relationship.options.inverse }
      ?? others.first { $0.relationship?.options.inverse == property.keyPath }
    let siblings = entity.properties.filter {
      $0.relationship.map { ObjectIdentifier($0.destination) == ObjectIdentifier(relationship.destination) }
        ?? false
    }
    let free = others.filter { $0.relationship?.options.inverse == nil }
    let only =
      relationship.options.inverse == nil && siblings.count == 1 && free.count == 1 ? free.first : nil
    guard let found = named ?? only, let back = found.relationship else { return }
    relationship.inverse = (found.name, back.isMany)
  }
}

/// One version of an app's models.
public protocol VersionedSchema {
  static var models: [any PersistentModel.Type] { get }
  static var versionIdentifier: Schema.Version { get }
}

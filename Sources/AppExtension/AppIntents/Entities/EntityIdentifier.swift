import Foundation

/// A type that identifies entities, as text.
public protocol EntityIdentifierConvertible {
  var entityIdentifierString: String { get }
  static func entityIdentifier(for entityIdentifierString: String) -> Self?
}

extension String: EntityIdentifierConvertible {
  public var entityIdentifierString: String { self }
  public static func entityIdentifier(for entityIdentifierString: String) -> String? {
    entityIdentifierString
  }
}
extension UUID: EntityIdentifierConvertible {
  public var entityIdentifierString: String { uuidString }
  public static func entityIdentifier(for entityIdentifierString: String) -> UUID? {
    UUID(uuidString: entityIdentifierString)
  }
}
extension Int: EntityIdentifierConvertible {
  public var entityIdentifierString: String { description }
  public static func entityIdentifier(for entityIdentifierString: String) -> Int? {
    Int(entityIdentifierString)
  }
}
extension Float: EntityIdentifierConvertible {
  public var entityIdentifierString: String { description }
  public static func entityIdentifier(for entityIdentifierString: String) -> Float? {
    Float(entityIdentifierString)
  }
}

/// An entity's type and identifier.
public struct EntityIdentifier: CustomStringConvertible, Hashable, Sendable, _IntentValue {
  public let entityType: any AppEntity.Type
  public let identifier: String
  /// The longest identifier Apple's text allows, in characters (C).
  public static let valueMaximumLength = 512

  public init<Entity: AppEntity>(for entity: Entity) { self.init(for: Entity.self, identifier: entity.id) }
  public init<Entity: AppEntity>(for entityType: Entity.Type, identifier: Entity.ID) {
    self.entityType = entityType
    self.identifier = identifier.entityIdentifierString
  }

  public var description: String { "\(entityType)/\(identifier)" }
  public static func == (a: Self, b: Self) -> Bool {
    a.entityType == b.entityType && a.identifier == b.identifier
  }
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(entityType))
    hasher.combine(identifier)
  }
  public static var defaultResolverSpecification: EmptyResolverSpecification<EntityIdentifier> { .init() }
}

import Foundation

/// A value of the app's own that a parameter can have.
public protocol AppValue: PersistentlyIdentifiable, TypeDisplayRepresentable, _IntentValue, Sendable {}

/// One thing of the app's, such as a project: known by its identifier, found again through its query.
public protocol AppEntity: AppValue, DisplayRepresentable, Identifiable
where Self == ValueType, ID: EntityIdentifierConvertible {
  associatedtype DefaultQuery: EntityQuery where ValueType == DefaultQuery.Entity
  static var defaultQuery: DefaultQuery { get }
}

extension AppEntity {
  public typealias Property = EntityProperty
  public static var defaultResolverSpecification: EmptyResolverSpecification<Self> { .init() }
}

/// A fixed list of choices.
public protocol AppEnum: AppValue, StaticDisplayRepresentable, RawRepresentable
where RawValue: LosslessStringConvertible {}

extension AppEnum {
  public static var defaultResolverSpecification: EmptyResolverSpecification<Self> { .init() }
}

extension AppEntity where Self: AppEnum {
  public static var defaultResolverSpecification: EmptyResolverSpecification<Self> { .init() }
}

extension AppEntity where Self: CaseDisplayRepresentable {
  public var displayRepresentation: DisplayRepresentation {
    Self.caseDisplayRepresentations[self] ?? DisplayRepresentation(stringLiteral: "\(self)")
  }
}

extension AppEntity where Self: RawRepresentable, ID == RawValue {
  public static var defaultQuery: _RawRepresentableStringQuery<Self> { .init() }
  public var id: ID { rawValue }
}

/// Finds entities that are their own identifiers.
public struct _RawRepresentableStringQuery<Entity: AppEntity & RawRepresentable>: EntityStringQuery
where Entity.ID == Entity.RawValue {
  public init() {}
  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
    identifiers.compactMap { Entity(rawValue: $0) }
  }
  public func entities(matching string: String) async throws -> [Entity] {
    Entity.ID.entityIdentifier(for: string).flatMap { Entity(rawValue: $0) }.map { [$0] } ?? []
  }
}

extension _RawRepresentableStringQuery where Entity: CaseIterable {
  public func suggestedEntities() async throws -> [Entity] { Array(Entity.allCases) }
}

/// An entity that is a result only and cannot be looked up.
public protocol TransientAppEntity: AppEntity {
  init()
}

extension TransientAppEntity {
  /// New with every call: nothing finds a transient entity again.
  public var id: UUID { UUID() }
  public static var defaultQuery: _TransientAppEntityQuery<Self> { .init() }
}

/// Finds nothing.
public struct _TransientAppEntityQuery<Entity: TransientAppEntity>: EntityQuery {
  public init() {}
  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] { [] }
}

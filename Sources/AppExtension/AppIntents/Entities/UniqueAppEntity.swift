import Foundation

/// The one entity of its kind, such as the app's settings.
public protocol UniqueAppEntity: AppEntity where DefaultQuery: UniqueAppEntityQuery {}

/// The identifier of every unique entity.
public struct UniqueAppEntityIdentifier: EntityIdentifierConvertible, Hashable, Sendable {
  public init() {}
  public var entityIdentifierString: String { "unique" }
  public static func entityIdentifier(for entityIdentifierString: String) -> UniqueAppEntityIdentifier? {
    entityIdentifierString == "unique" ? UniqueAppEntityIdentifier() : nil
  }
}

extension UniqueAppEntity where ID == UniqueAppEntityIdentifier {
  public var id: UniqueAppEntityIdentifier { UniqueAppEntityIdentifier() }
}

/// Gives the one entity of its kind.
public protocol UniqueAppEntityQuery<Entity>: EnumerableEntityQuery where Result == [Entity] {
  func entity() async throws -> Entity
}

extension UniqueAppEntityQuery {
  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] { [try await entity()] }
  public func allEntities() async throws -> [Entity] { [try await entity()] }
}

/// A query for a unique entity from a closure.
public struct UniqueAppEntityProvider<Entity: UniqueAppEntity>: UniqueAppEntityQuery {
  public typealias Result = [Entity]
  private let make: (@Sendable () async throws -> Entity)?

  public init(_ entity: @escaping @Sendable () async throws -> Entity) { make = entity }
  public init() { make = nil }
  public func entity() async throws -> Entity {
    guard let make else {
      throw IntentValueProblem(
        .missingEntity,
        "UniqueAppEntityProvider<\(Entity.self)> was made without a closure that gives the entity.")
    }
    return try await make()
  }
}

import SwiftUI

/// Gives the options of a parameter.
public protocol DynamicOptionsProvider: _SupportsAppDependencies {
  associatedtype Result: ResultsCollection
  associatedtype DefaultValue: _IntentValue = Result.Result
  where DefaultValue.ValueType == Result.Result.ValueType
  func results() async throws -> Result
  /// What a new widget has; `nil` for nothing.
  func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider {
  public typealias ItemCollection = IntentItemCollection
  public typealias ItemSection<R> = IntentItemSection<R> where R == Result.Result
  public typealias Item<R> = IntentItem<R> where R == Result.Result

  public func defaultResult() async -> DefaultValue? { nil }
}

/// Finds entities by their identifiers and suggests some.
public protocol EntityQuery: DynamicOptionsProvider, PersistentlyIdentifiable, Sendable {
  associatedtype Entity: AppEntity = Self.Result.Result.ValueType where Self.Entity == Self.Result.Result
  associatedtype Result = [Self.Entity]
  init()
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
  func suggestedEntities() async throws -> Result
}

extension EntityQuery {
  public func suggestedEntities() async throws -> Result { .empty }
  public func results() async throws -> Result { try await suggestedEntities() }
}

/// Finds entities by text as well.
public protocol EntityStringQuery: EntityQuery {
  func entities(matching string: String) async throws -> Result
}

/// Knows all its entities.
public protocol EnumerableEntityQuery: EntityQuery {
  func allEntities() async throws -> Result
  static var findIntentDescription: IntentDescription? { get }
}

extension EnumerableEntityQuery {
  public static var findIntentDescription: IntentDescription? { nil }
  public func suggestedEntities() async throws -> Result { try await allEntities() }
}

extension EnumerableEntityQuery where Result == [Entity] {
  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
    let wanted = Set(identifiers.map(\.entityIdentifierString))
    return try await allEntities().filter { wanted.contains($0.id.entityIdentifierString) }
  }
}

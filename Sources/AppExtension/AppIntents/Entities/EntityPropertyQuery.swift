import Foundation

/// Finds entities by their properties, in Shortcuts.
///
/// - Parity: approximated: the declarations compile; nothing asks for entities by property, as there are no shortcuts.
public protocol EntityPropertyQuery: EntityQuery {
  associatedtype ComparatorMappingType
  static var properties: QueryProperties { get }
  static var sortingOptions: SortingOptions { get }
  static var findIntentDescription: IntentDescription? { get }
  func entities(
    matching comparators: [ComparatorMappingType], mode: ComparatorMode, sortedBy: [EntityQuerySort<Entity>],
    limit: Int?
  ) async throws -> Result
}

extension EntityPropertyQuery {
  public typealias ComparatorMode = EntityQueryComparatorMode
  public typealias QueryProperties = EntityQueryProperties<Entity, ComparatorMappingType>
  public typealias Property = EntityQueryProperty
  public typealias SortingOptions = EntityQuerySortingOptions<Entity>
  public typealias SortableBy = EntityQuerySortableByProperty<Entity>
  public typealias Sort = EntityQuerySort
  public static var findIntentDescription: IntentDescription? { nil }
}

/// All conditions or any of them.
public enum EntityQueryComparatorMode: Hashable, Sendable {
  case and, or
}

/// An order of entities.
public struct EntityQuerySort<Entity: AppEntity> {
  public enum Ordering: Hashable, Sendable {
    case ascending, descending
  }
  public let by: PartialKeyPath<Entity>
  public let order: Ordering
}

/// A property entities can be sorted by.
public struct EntityQuerySortableByProperty<Entity: AppEntity> {
  let keyPath: PartialKeyPath<Entity>
  public init<Property: AnyIntentValue>(_ keyPath: KeyPath<Entity, Property>) { self.keyPath = keyPath }
}

/// The properties entities can be sorted by.
public struct EntityQuerySortingOptions<Entity: AppEntity>: @unchecked Sendable {
  let options: [EntityQuerySortableByProperty<Entity>]
  public init() { options = [] }
  public init(
    @EntityQuerySortingOptionsBuilder<Entity> content: () -> [EntityQuerySortableByProperty<Entity>]
  ) {
    options = content()
  }
  public subscript(index: Int) -> EntityQuerySortableByProperty<Entity> { options[index] }
}

/// Puts sortable properties together.
@resultBuilder public enum EntityQuerySortingOptionsBuilder<Entity: AppEntity> {
  public static func buildExpression(
    _ expression: EntityQuerySortableByProperty<Entity>
  ) -> EntityQuerySortableByProperty<Entity> { expression }
  public static func buildBlock(
    _ components: EntityQuerySortableByProperty<Entity>...
  ) -> [EntityQuerySortableByProperty<Entity>] { components }
}

/// The properties entities can be found by.
public struct EntityQueryProperties<Entity: AppEntity, ComparatorMappingType>: @unchecked Sendable {
  let properties: [EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>]
  public init(
    @EntityQueryPropertiesBuilder<Entity, ComparatorMappingType> properties: () ->
      [EntityQueryPropertyDeclaration<
        Entity, ComparatorMappingType
      >]
  ) { self.properties = properties() }
  public subscript(index: Int) -> EntityQueryPropertyDeclaration<Entity, ComparatorMappingType> {
    properties[index]
  }
}

/// Puts properties together.
@resultBuilder public enum EntityQueryPropertiesBuilder<Entity: AppEntity, ComparatorMappingType> {
  public static func buildExpression(
    _ expression: EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>
  ) -> EntityQueryPropertyDeclaration<Entity, ComparatorMappingType> { expression }
  public static func buildBlock(
    _ components: EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>...
  ) -> [EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>] { components }
}

/// A property entities can be found by, whatever its type.
public class EntityQueryPropertyDeclaration<Entity, ComparatorMappingType> {
  init() {}
}

/// A property entities can be found by, with its comparisons.
public final class EntityQueryProperty<Entity, Subject, Property, PropertyType, ComparatorMappingType>:
  EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>
where
  Entity: AppEntity, Subject: AppEntity, Property: EntityProperty<PropertyType>,
  PropertyType: _IntentValue & Sendable
{
  public typealias QueryComparators = [AnyEntityQueryComparator<
    Entity, Subject, Property, PropertyType, ComparatorMappingType
  >]
  public init(
    _ keyPath: KeyPath<Subject, Property>, entityProvider: @escaping (Entity) -> Subject,
    @EntityQueryComparatorsBuilder<Entity, Subject, Property, PropertyType, ComparatorMappingType>
    comparators:
      () -> QueryComparators
  ) { super.init() }
  public init(
    _ keyPath: KeyPath<Subject, Property>,
    @EntityQueryComparatorsBuilder<Entity, Entity, Property, PropertyType, ComparatorMappingType> comparators:
      () -> QueryComparators
  ) where Entity == Subject { super.init() }
}

import Foundation

/// A comparison of a property with a value.
public class EntityQueryComparator<Property, PropertyType, InputType, ComparatorMappingType>
where Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Sendable, InputType: _IntentValue {
  init() {}
}

/// A comparison, whatever its kind.
public struct AnyEntityQueryComparator<Entity, Subject, Property, PropertyType, ComparatorMappingType>
where Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Sendable {}

/// Puts comparisons together.
@resultBuilder
public enum EntityQueryComparatorsBuilder<Entity, Subject, Property, PropertyType, ComparatorMappingType>
where
  Entity: AppEntity, Subject: AppEntity, Property: EntityProperty<PropertyType>,
  PropertyType: _IntentValue & Sendable
{
  public typealias Comparator = AnyEntityQueryComparator<
    Entity, Subject, Property, PropertyType, ComparatorMappingType
  >
  public static func buildExpression(
    _ expression: EntityQueryComparator<Property, PropertyType, PropertyType, ComparatorMappingType>
  ) -> Comparator { Comparator() }
  public static func buildExpression(
    _ expression: EntityQueryComparator<
      Property, PropertyType, PropertyType.UnwrappedType, ComparatorMappingType
    >
  ) -> Comparator where PropertyType: ExpressibleByNilLiteral { Comparator() }
  public static func buildExpression<InputType: _IntentValue>(
    _ expression: ContainsComparator<Property, PropertyType, InputType, ComparatorMappingType>
  ) -> Comparator { Comparator() }
  public static func buildExpression<InputType: Comparable>(
    _ expression: IsBetweenComparator<Property, PropertyType, InputType, ComparatorMappingType>
  ) -> Comparator where InputType == PropertyType.UnwrappedType { Comparator() }
  public static func buildBlock(_ components: Comparator...) -> [Comparator] { components }
}

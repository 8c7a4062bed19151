import Foundation

/// The property is the same as the value.
public final class EqualToComparator<Property, PropertyType, ComparatorMappingType>:
  EntityQueryComparator<Property, PropertyType, PropertyType, ComparatorMappingType>
where Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Sendable, PropertyType: Equatable {
  public init(mappingTransform: @escaping (PropertyType) -> ComparatorMappingType) { super.init() }
}

/// The property is not the same as the value.
public final class NotEqualToComparator<Property, PropertyType, ComparatorMappingType>:
  EntityQueryComparator<Property, PropertyType, PropertyType, ComparatorMappingType>
where Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Sendable, PropertyType: Equatable {
  public init(mappingTransform: @escaping (PropertyType) -> ComparatorMappingType) { super.init() }
}

/// The property is above the value.
public final class GreaterThanComparator<Property, PropertyType, ComparatorMappingType>:
  EntityQueryComparator<Property, PropertyType, PropertyType.UnwrappedType, ComparatorMappingType>
where
  Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Sendable,
  PropertyType.UnwrappedType: Comparable
{
  public init(mappingTransform: @escaping (PropertyType.UnwrappedType) -> ComparatorMappingType) {
    super.init()
  }
}

/// The property is below the value.
public final class LessThanComparator<Property, PropertyType, ComparatorMappingType>:
  EntityQueryComparator<Property, PropertyType, PropertyType.UnwrappedType, ComparatorMappingType>
where
  Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Sendable,
  PropertyType.UnwrappedType: Comparable
{
  public init(mappingTransform: @escaping (PropertyType.UnwrappedType) -> ComparatorMappingType) {
    super.init()
  }
}

/// The property is not below the value.
public final class GreaterThanOrEqualToComparator<Property, PropertyType, ComparatorMappingType>:
  EntityQueryComparator<Property, PropertyType, PropertyType.UnwrappedType, ComparatorMappingType>
where
  Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Sendable,
  PropertyType.UnwrappedType: Comparable
{
  public init(mappingTransform: @escaping (PropertyType.UnwrappedType) -> ComparatorMappingType) {
    super.init()
  }
}

/// The property is not above the value.
public final class LessThanOrEqualToComparator<Property, PropertyType, ComparatorMappingType>:
  EntityQueryComparator<Property, PropertyType, PropertyType.UnwrappedType, ComparatorMappingType>
where
  Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Sendable,
  PropertyType.UnwrappedType: Comparable
{
  public init(mappingTransform: @escaping (PropertyType.UnwrappedType) -> ComparatorMappingType) {
    super.init()
  }
}

/// The property is between two values.
public final class IsBetweenComparator<Property, PropertyType, InputType, ComparatorMappingType>:
  EntityQueryComparator<Property, PropertyType, InputType, ComparatorMappingType>
where
  Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Sendable, InputType: Comparable,
  InputType == PropertyType.UnwrappedType
{
  public init(mappingTransform: @escaping (InputType, InputType) -> ComparatorMappingType) { super.init() }
}

/// The property contains the value: text in a text, an element in a list.
public final class ContainsComparator<Property, PropertyType, InputType, ComparatorMappingType>:
  EntityQueryComparator<Property, PropertyType, InputType, ComparatorMappingType>
where Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Sendable, InputType: _IntentValue {
  public init(mappingTransform: @escaping (InputType) -> ComparatorMappingType)
  where PropertyType: _SequenceIntentValue & Sequence, InputType: Equatable, InputType == PropertyType.Element
  {
    super.init()
  }
  public init(mappingTransform: @escaping (InputType) -> ComparatorMappingType)
  where
    PropertyType: ExpressibleByNilLiteral, InputType: Equatable,
    InputType == PropertyType.UnwrappedType.Element,
    PropertyType.UnwrappedType: _SequenceIntentValue & Sequence
  { super.init() }
  public init(mappingTransform: @escaping (InputType) -> ComparatorMappingType)
  where Property: EntityProperty<String>, PropertyType == String, InputType == String { super.init() }
  public init(mappingTransform: @escaping (InputType) -> ComparatorMappingType)
  where PropertyType: ExpressibleByNilLiteral, InputType == String, PropertyType.UnwrappedType == String {
    super.init()
  }
}

/// The property begins with the value.
public final class HasPrefixComparator<Property, PropertyType, InputType, ComparatorMappingType>:
  EntityQueryComparator<Property, PropertyType, InputType, ComparatorMappingType>
where Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Sendable, InputType: _IntentValue {
  public init(mappingTransform: @escaping (InputType) -> ComparatorMappingType)
  where Property: EntityProperty<String>, PropertyType == String, InputType == String { super.init() }
  public init(mappingTransform: @escaping (InputType) -> ComparatorMappingType)
  where PropertyType: ExpressibleByNilLiteral, InputType == String, PropertyType.UnwrappedType == String {
    super.init()
  }
}

/// The property ends with the value.
public final class HasSuffixComparator<Property, PropertyType, InputType, ComparatorMappingType>:
  EntityQueryComparator<Property, PropertyType, InputType, ComparatorMappingType>
where Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Sendable, InputType: _IntentValue {
  public init(mappingTransform: @escaping (InputType) -> ComparatorMappingType)
  where Property: EntityProperty<String>, PropertyType == String, InputType == String { super.init() }
  public init(mappingTransform: @escaping (InputType) -> ComparatorMappingType)
  where PropertyType: ExpressibleByNilLiteral, InputType == String, PropertyType.UnwrappedType == String {
    super.init()
  }
}

import Foundation

/// A type a parameter can have.
public protocol _IntentValue {
  /// The type of one value: of an array its element's, of an optional its wrapped type's.
  associatedtype ValueType: _IntentValue = Self
  /// The type without the optional.
  associatedtype UnwrappedType: _IntentValue = Self
  associatedtype Specification: ResolverSpecification
  static var defaultResolverSpecification: Specification { get }
}

/// A sequence of values.
public protocol _SequenceIntentValue: _IntentValue {}

/// Anything with a title and a value type: a parameter or a property of an entity.
public protocol AnyIntentValue: Sendable {
  associatedtype Value: _IntentValue, Sendable
  var isOptional: Bool { get }
  var title: LocalizedStringResource { get }
}

extension Optional: _IntentValue where Wrapped: _IntentValue {
  public typealias ValueType = Wrapped.ValueType
  public typealias UnwrappedType = Wrapped.UnwrappedType
  public static var defaultResolverSpecification: Wrapped.UnwrappedType.Specification {
    Wrapped.UnwrappedType.defaultResolverSpecification
  }
}

extension Array: _IntentValue, _SequenceIntentValue where Element: _IntentValue {
  public typealias ValueType = Element
  public typealias UnwrappedType = [Element]
  public static var defaultResolverSpecification: EmptyResolverSpecification<[Element]> { .init() }
}

extension Set: _IntentValue, _SequenceIntentValue where Element: _IntentValue {
  public typealias ValueType = Element
  public typealias UnwrappedType = Set<Element>
  public static var defaultResolverSpecification: EmptyResolverSpecification<Set<Element>> { .init() }
}

extension Bool: _IntentValue {
  public static var defaultResolverSpecification: EmptyResolverSpecification<Bool> { .init() }
}
extension Int: _IntentValue {
  public static var defaultResolverSpecification: EmptyResolverSpecification<Int> { .init() }
}
extension Double: _IntentValue {
  public static var defaultResolverSpecification: EmptyResolverSpecification<Double> { .init() }
}
extension String: _IntentValue {
  public static var defaultResolverSpecification: EmptyResolverSpecification<String> { .init() }
}
extension AttributedString: _IntentValue {
  public static var defaultResolverSpecification: EmptyResolverSpecification<AttributedString> { .init() }
}
extension Date: _IntentValue {
  public static var defaultResolverSpecification: EmptyResolverSpecification<Date> { .init() }
}
extension DateComponents: _IntentValue {
  public static var defaultResolverSpecification: EmptyResolverSpecification<DateComponents> { .init() }
}
extension URL: _IntentValue {
  public static var defaultResolverSpecification: EmptyResolverSpecification<URL> { .init() }
}
extension Measurement: _IntentValue {
  public static var defaultResolverSpecification: EmptyResolverSpecification<Measurement<UnitType>> {
    .init()
  }
}

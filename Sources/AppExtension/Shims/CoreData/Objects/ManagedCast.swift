import Foundation

/// Gives kept values the type of the property that asks for them.
enum ManagedCast {
  /// - Parameter name: of the property, for the message where there is no value and there has to be one.
  static func cast<Value>(_ value: Any?, to type: Value.Type = Value.self, name: @autoclosure () -> String)
    -> Value
  {
    if let optional = Value.self as? any AnyOptional.Type {
      let inner = value.flatMap { converted($0, to: optional.wrapped) }
      if let result = optional.make(inner) as? Value { return result }
    }
    if let value, let result = converted(value, to: Value.self) as? Value { return result }
    if value == nil, let empty = empty(Value.self) as? Value { return empty }
    let words = value.map { "has a value of the type \(Swift.type(of: $0))" } ?? "has no value"
    fatalError("CoreData: \(name()) \(words), and its property is of the type \(Value.self).")
  }

  private static func converted(_ value: Any, to type: Any.Type) -> Any? {
    switch type {
    case is Bool.Type: ManagedValue.truth(value)
    case let type as any FixedWidthInteger.Type: ManagedValue.integer(value).map { integer($0, type) }
    case is Double.Type: seconds(value) ?? ManagedValue.real(value)
    case is Float.Type: ManagedValue.real(value).map { Float($0) }
    case is CGFloat.Type: ManagedValue.real(value).map { CGFloat($0) }
    case is Decimal.Type: (value as? NSNumber)?.decimalValue
    case let type as any RawRepresentable.Type: raw(value, type)
    case let type as any ObjectSet.Type: (value as? NSSet).flatMap { type.make($0.map { $0 }) }
    default: value
    }
  }

  private static func seconds(_ value: Any) -> Double? { (value as? Date)?.timeIntervalSinceReferenceDate }

  private static func integer<T: FixedWidthInteger>(_ number: Int64, _ type: T.Type) -> Any {
    T(truncatingIfNeeded: number)
  }

  private static func raw<T: RawRepresentable>(_ value: Any, _ type: T.Type) -> Any? {
    (converted(value, to: T.RawValue.self) as? T.RawValue).flatMap { T(rawValue: $0) }
  }

  /// What a property that is not optional has where there is no value, as an Objective-C runtime gives it.
  private static func empty(_ type: Any.Type) -> Any? {
    switch type {
    case is String.Type: ""
    case is Bool.Type: false
    case let type as any FixedWidthInteger.Type: integer(0, type)
    case is Double.Type: 0.0
    case is Float.Type: Float(0)
    case is Data.Type: Data()
    case is NSSet.Type: NSSet()
    case is NSOrderedSet.Type: NSOrderedSet()
    case let type as any ObjectSet.Type: type.make([])
    case let type as any RawRepresentable.Type: raw(NSNumber(value: 0), type)
    default: nil
    }
  }
}

/// `Set<Item>` as the type of a property.
protocol ObjectSet {
  static func make(_ items: [Any]) -> Any?
}
extension Set: ObjectSet {
  static func make(_ items: [Any]) -> Any? { Set(items.compactMap { $0 as? Element }) }
}

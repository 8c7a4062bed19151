import Foundation

/// Values of attributes in the one form in which objects keep them: `NSNumber` for numbers and truths, `NSDecimalNumber`, `String`, `Date`, `Data`, `UUID`,
/// `URL`, and whatever a transformable one has.
enum ManagedValue {
  /// A value as somebody sets it.
  static func kept(_ value: Any?, as type: NSAttributeType) -> Any? {
    guard let value = unwrapped(value) else { return nil }
    switch type {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
      return integer(value).map { NSNumber(value: $0) } ?? value
    case .booleanAttributeType: return truth(value).map { NSNumber(value: $0) } ?? value
    case .doubleAttributeType: return real(value).map { NSNumber(value: $0) } ?? value
    case .floatAttributeType: return real(value).map { NSNumber(value: Float($0)) } ?? value
    case .decimalAttributeType:
      if let number = value as? NSDecimalNumber { return number }
      if let number = value as? Decimal { return NSDecimalNumber(decimal: number) }
      return real(value).map { NSDecimalNumber(decimal: Decimal($0)) } ?? value
    case .stringAttributeType: return (value as? NSString)?.description ?? value
    case .dateAttributeType:
      if let date = value as? NSDate {
        return Date(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate)
      }
      if value is Date { return value }
      // A scalar property of a date has seconds since 2001.
      return real(value).map { Date(timeIntervalSinceReferenceDate: $0) } ?? value
    case .binaryDataAttributeType: return (value as? NSData).map { Data(referencing: $0) } ?? value
    case .UUIDAttributeType: return (value as? NSUUID).flatMap { UUID(uuidString: $0.uuidString) } ?? value
    case .URIAttributeType: return (value as? NSURL)?.absoluteURL ?? value
    default: return value
    }
  }

  /// The text of a model's default value.
  static func read(_ text: String, as type: NSAttributeType) -> Any? {
    switch type {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
      Int64(text).map { NSNumber(value: $0) }
    case .booleanAttributeType: NSNumber(value: ["YES", "1", "true"].contains(text))
    case .doubleAttributeType: Double(text).map { NSNumber(value: $0) }
    case .floatAttributeType: Float(text).map { NSNumber(value: $0) }
    case .decimalAttributeType: Decimal(string: text).map { NSDecimalNumber(decimal: $0) }
    case .dateAttributeType: Double(text).map { Date(timeIntervalSinceReferenceDate: $0) }
    case .UUIDAttributeType: UUID(uuidString: text)
    case .URIAttributeType: URL(string: text)
    case .stringAttributeType: text
    default: nil
    }
  }

  static func areEqual(_ a: Any?, _ b: Any?) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    if let a = a as? AnyHashable, let b = b as? AnyHashable { return a == b }
    return (a as AnyObject) === (b as AnyObject)
  }

  static func unwrapped(_ value: Any?) -> Any? {
    guard let value, !(value is NSNull) else { return nil }
    guard let optional = value as? any AnyOptional else { return value }
    return optional.anyValue.flatMap { unwrapped($0) }
  }

  static func integer(_ value: Any) -> Int64? {
    switch value {
    case let value as any BinaryInteger: Int64(truncatingIfNeeded: value)
    case let value as NSNumber: value.int64Value
    case let value as Bool: value ? 1 : 0
    case let value as any RawRepresentable: integer(value.rawValue)
    case let value as Double: Int64(exactly: value.rounded(.towardZero))
    default: nil
    }
  }
  static func truth(_ value: Any) -> Bool? {
    switch value {
    case let value as Bool: value
    case let value as NSNumber: value.boolValue
    default: integer(value).map { $0 != 0 }
    }
  }
  static func real(_ value: Any) -> Double? {
    switch value {
    case let value as Double: value
    case let value as Float: Double(value)
    case let value as NSNumber: value.doubleValue
    case let value as Decimal: NSDecimalNumber(decimal: value).doubleValue
    case let value as any BinaryFloatingPoint: Double(value)
    default: integer(value).map(Double.init)
    }
  }
}

/// Optionals whatever they wrap.
protocol AnyOptional {
  var anyValue: Any? { get }
  static var wrapped: Any.Type { get }
  static func make(_ value: Any?) -> Any
}
extension Optional: AnyOptional {
  var anyValue: Any? { self }
  static var wrapped: Any.Type { Wrapped.self }
  static func make(_ value: Any?) -> Any { (value as? Wrapped) as Any }
}

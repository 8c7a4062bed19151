import Foundation

/// A value of JavaScript: what Swift put in, or `undefined`.
open class JSValue: NSObject, @unchecked Sendable {
  private enum Kind {
    case undefined, null
    case object(Any)
  }
  private let kind: Kind
  public private(set) weak var context: JSContext!

  private init(_ kind: Kind, _ context: JSContext?) { (self.kind, self.context) = (kind, context) }
  convenience init(_ object: Any, in context: JSContext?) { self.init(.object(object), context) }

  public convenience init!(object value: Any!, in context: JSContext!) {
    self.init(value.map { .object($0) } ?? .null, context)
  }
  public convenience init!(bool value: Bool, in context: JSContext!) { self.init(.object(value), context) }
  public convenience init!(double value: Double, in context: JSContext!) {
    self.init(.object(value), context)
  }
  public convenience init!(int32 value: Int32, in context: JSContext!) { self.init(.object(value), context) }
  public convenience init!(newObjectIn context: JSContext!) { self.init(.object([String: Any]()), context) }
  public convenience init!(newArrayIn context: JSContext!) { self.init(.object([Any]()), context) }
  public convenience init!(newErrorFromMessage message: String!, in context: JSContext!) {
    self.init(.object("Error: \(message ?? "")"), context)
  }
  public convenience init!(nullIn context: JSContext!) { self.init(.null, context) }
  public convenience init!(undefinedIn context: JSContext!) { self.init(.undefined, context) }

  private var object: Any? { if case .object(let object) = kind { object } else { nil } }
  private var number: Double? {
    switch object {
    case let value as Bool: value ? 1 : 0
    case let value as Double: value
    case let value as Int: Double(value)
    case let value as Int32: Double(value)
    case let value as Float: Double(value)
    case let value as NSNumber: value.doubleValue
    case let value as String: Double(value)
    default: nil
    }
  }

  open var isUndefined: Bool { if case .undefined = kind { true } else { false } }
  open var isNull: Bool { if case .null = kind { true } else { false } }
  open var isBoolean: Bool { object is Bool }
  open var isNumber: Bool { !isBoolean && !isString && number != nil }
  open var isString: Bool { object is String }
  open var isArray: Bool { object is [Any] }
  open var isDate: Bool { object is Date }
  open var isObject: Bool { object != nil && !isBoolean && !isString && !isNumber }

  open func toObject() -> Any! { object }
  /// As JavaScript converts: nothing, 0 and the empty text are false.
  open func toBool() -> Bool {
    if let text = object as? String { return !text.isEmpty }
    return number.map { $0 != 0 && !$0.isNaN } ?? (object != nil)
  }
  /// Not a number where it is none.
  open func toDouble() -> Double { isNull ? 0 : number ?? .nan }
  /// 0 where it is no number.
  open func toInt32() -> Int32 { number.flatMap { Int32(exactly: $0.rounded(.towardZero)) } ?? 0 }
  open func toUInt32() -> UInt32 { UInt32(bitPattern: toInt32()) }
  open func toNumber() -> NSNumber! { NSNumber(value: toDouble()) }
  open func toString() -> String! {
    if isUndefined { return "undefined" }
    if isNull { return "null" }
    if let flag = object as? Bool { return flag ? "true" : "false" }
    if !isString, let number {
      return number == number.rounded() ? String(format: "%.0f", number) : "\(number)"
    }
    return object.map { "\($0)" } ?? ""
  }
  open func toDate() -> Date! { object as? Date }
  open func toArray() -> [Any]! { object as? [Any] }
  open func toDictionary() -> [AnyHashable: Any]! { object as? [AnyHashable: Any] }

  open func forProperty(_ property: Any!) -> JSValue! { objectForKeyedSubscript(property) }
  open func hasProperty(_ property: Any!) -> Bool { !objectForKeyedSubscript(property).isUndefined }
  open func objectForKeyedSubscript(_ key: Any!) -> JSValue! {
    guard let key = key as? String, let found = (object as? [String: Any])?[key] else {
      return JSValue(undefinedIn: context)
    }
    return found as? JSValue ?? JSValue(found, in: context)
  }
  open func atIndex(_ index: Int) -> JSValue! {
    guard let list = object as? [Any], list.indices.contains(index) else {
      return JSValue(undefinedIn: context)
    }
    return JSValue(list[index], in: context)
  }
  open func objectAtIndexedSubscript(_ index: Int) -> JSValue! { atIndex(index) }
  open subscript(key: String) -> JSValue! { objectForKeyedSubscript(key) }
  open subscript(index: Int) -> JSValue! { atIndex(index) }

  /// `undefined`: no function is run.
  @discardableResult open func call(withArguments arguments: [Any]!) -> JSValue! {
    context?.refuse() ?? JSValue(.undefined, nil)
  }
  @discardableResult open func construct(withArguments arguments: [Any]!) -> JSValue! {
    call(withArguments: arguments)
  }
  @discardableResult open func invokeMethod(_ method: String!, withArguments arguments: [Any]!) -> JSValue! {
    call(withArguments: arguments)
  }
}

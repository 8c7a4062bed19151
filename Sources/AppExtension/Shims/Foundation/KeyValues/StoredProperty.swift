@_spi(Reflection) import Swift

import Foundation

/// Sets a stored property of an object by its name, where the compiler has noted that the class has one. Observers (`didSet`) are not
/// called: they belong to the property's setter, which only Objective-C could find.
enum StoredProperty {
  /// False where there is no such property, or the value is of another type.
  static func set(_ value: Any?, _ key: String, of object: AnyObject) -> Bool {
    // The option of Swift's library that a class is asked for, and not a structure, is 1.
    var place: (offset: Int, type: Any.Type)?
    var type: AnyClass? = Swift.type(of: object)
    while let current = type, place == nil, current != NSObject.self {
      _ = _forEachField(of: current, options: _EachFieldOptions(rawValue: 1)) { name, offset, fieldType, _ in
        guard String(cString: name) == key else { return true }
        place = (offset, fieldType)
        return false
      }
      type = _getSuperclass(current)
    }
    guard let place else { return false }
    let address = Unmanaged.passUnretained(object).toOpaque() + place.offset
    func write<T>(_: T.Type) -> Bool {
      guard let new = converted(value, to: T.self) else { return false }
      withExtendedLifetime(object) { address.assumingMemoryBound(to: T.self).pointee = new }
      return true
    }
    return _openExistential(place.type, do: write)
  }

  /// Numbers become each other, as `NSNumber` does; nothing becomes nothing.
  private static func converted<T>(_ value: Any?, to type: T.Type) -> T? {
    guard let value = KeyValue.unwrapped(value) else { return Any?.none as? T }
    if let same = value as? T { return same }
    guard let number = PredicateNumber.of(value), !(value is Date) else { return nil }
    let forms: [Any] = [
      Int(exactly: number.rounded()) as Any, number, Float(number), CGFloat(number), number != 0,
      Int32(exactly: number.rounded()) as Any, Int64(exactly: number.rounded()) as Any,
      Int16(exactly: number.rounded()) as Any,
    ]
    return forms.lazy.compactMap { KeyValue.unwrapped($0) as? T }.first
  }
}

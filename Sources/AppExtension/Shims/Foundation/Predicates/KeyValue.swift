import Foundation

/// What an object has under a key. There is no Objective-C to ask, so it is what reflection shows: keys of dictionaries and stored
/// properties.
enum KeyValue {
  static func value(of keys: ArraySlice<String>, in object: Any?) -> Any? {
    guard let key = keys.first else { return unwrapped(object) }
    guard let object = unwrapped(object) else { return nil }
    if let items = list(object) {
      let rest = keys.dropFirst()
      switch key {
      case "@count": return items.count
      case "@sum", "@avg", "@min", "@max":
        return reduced(key, items.compactMap { PredicateNumber.of(value(of: rest, in: $0)) })
      default: return items.map { value(of: keys, in: $0) as Any }
      }
    }
    return value(of: keys.dropFirst(), in: member(key, of: object))
  }

  /// The items of an array or a set; `nil` for anything else.
  static func list(_ value: Any?) -> [Any]? {
    switch value {
    case let array as [Any]: array
    case let array as NSArray: array.map { $0 }
    case let set as NSSet: set.map { $0 }
    case let set as NSOrderedSet: set.array
    case let set as Set<AnyHashable>: set.map(\.base)
    default: nil
    }
  }

  private static func reduced(_ key: String, _ numbers: [Double]) -> Double? {
    switch key {
    case "@sum": numbers.reduce(0, +)
    case "@avg": numbers.isEmpty ? 0 : numbers.reduce(0, +) / Double(numbers.count)
    case "@min": numbers.min()
    default: numbers.max()
    }
  }

  private static func member(_ key: String, of object: Any) -> Any? {
    if let object = object as? any KeyedValues { return object.keyedValue(key) }
    if let dictionary = object as? [String: Any] { return dictionary[key] }
    if let dictionary = object as? NSDictionary { return dictionary.object(forKey: key as NSString) }
    if key == "length", let text = object as? String { return text.utf16.count }
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      // A property of `@Published` and its like is stored under a name with an underscore.
      if let child = current.children.first(where: { $0.label == key || $0.label == "_" + key }) {
        return child.value
      }
      mirror = current.superclassMirror
    }
    return nil
  }

  static func unwrapped(_ value: Any?) -> Any? {
    guard let value else { return nil }
    if value is NSNull { return nil }
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional ? mirror.children.first.flatMap { unwrapped($0.value) } : value
  }
}

import Foundation

/// What an object has under a key. There is no Objective-C to ask, so it is what dictionaries, user defaults and reflection show: keys and
/// stored properties.
enum KeyValue {
  /// Steps of one path that are followed.
  private static let most = 64

  static func keys(_ path: String) -> ArraySlice<String> {
    path.split(separator: ".", maxSplits: most).map(String.init)[...]
  }

  static func value(of keys: ArraySlice<String>, in object: Any?) -> Any? {
    guard let key = keys.first else { return unwrapped(object) }
    guard let object = unwrapped(object) else { return nil }
    let rest = keys.dropFirst()
    if let items = list(object) {
      return key.hasPrefix("@")
        ? gathered(key, items, rest) : items.map { value(of: keys, in: $0) ?? NSNull() }
    }
    if key == "@count", let dictionary = object as? NSDictionary { return dictionary.count }
    if key == "@allKeys", let dictionary = object as? NSDictionary {
      return value(of: rest, in: dictionary.allKeys)
    }
    if key == "@allValues", let dictionary = object as? NSDictionary {
      return value(of: rest, in: dictionary.allValues)
    }
    return value(of: rest, in: member(key, of: object))
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

  /// What a collection operator makes of the values that the items have under `rest`.
  private static func gathered(_ name: String, _ items: [Any], _ rest: ArraySlice<String>) -> Any? {
    if name == "@count" { return items.count }
    let values = items.compactMap { value(of: rest, in: $0) }
    switch name {
    case "@unionOfObjects": return values
    case "@distinctUnionOfObjects": return distinct(values)
    case "@unionOfArrays", "@unionOfSets": return values.flatMap { list($0) ?? [] }
    case "@distinctUnionOfArrays", "@distinctUnionOfSets":
      return distinct(values.flatMap { list($0) ?? [] })
    case "@min", "@max":
      // Dates and texts have an order, too.
      let ordered = values.sorted { KeyValueOrder.compare($0, $1) == .orderedAscending }
      return name == "@min" ? ordered.first : ordered.last
    case "@sum", "@avg":
      let numbers = values.compactMap { PredicateNumber.of($0) }
      let sum = numbers.reduce(0, +)
      let result: Double = name == "@sum" ? sum : numbers.isEmpty ? 0 : sum / Double(numbers.count)
      return result
    default: return nil
    }
  }

  private static func distinct(_ values: [Any]) -> [Any] {
    var seen: Set<AnyHashable> = []
    return values.filter { ($0 as? AnyHashable).map { seen.insert($0).inserted } ?? true }
  }

  static func member(_ key: String, of object: Any) -> Any? {
    if let object = object as? any KeyedValues { return object.keyedValue(key) }
    if let defaults = object as? UserDefaults { return defaults.object(forKey: key) }
    // An object's own values, not copies of them.
    if type(of: object) is AnyClass, let dictionary = object as? NSDictionary {
      return dictionary.object(forKey: key as NSString)
    }
    if let dictionary = object as? [String: Any] { return dictionary[key] }
    if let dictionary = object as? NSDictionary { return dictionary.object(forKey: key as NSString) }
    if key == "length", let text = object as? String { return text.utf16.count }
    if key == "self" { return object }
    return property(key, of: object).flatMap { $0 }
  }

  /// A stored property; the outer `nil` stands for none of that name.
  static func property(_ key: String, of object: Any) -> Any?? {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      // A property of `@Published` and its like is stored under a name with an underscore.
      if let child = current.children.first(where: { $0.label == key || $0.label == "_" + key }) {
        return .some(child.value)
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

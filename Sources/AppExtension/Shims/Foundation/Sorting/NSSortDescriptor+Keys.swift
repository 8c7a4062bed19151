import Foundation

// The open Foundation sorts by key paths with comparable values only. These take a key's name, which objects are asked for as predicates ask them, and
// key paths whose values are optional or truths.
extension NSSortDescriptor {
  /// - Parameter key: a key or a path of them; `nil` sorts the objects themselves.
  public convenience init(key: String?, ascending: Bool) {
    self.init(keyPath: \NSObject.[sortedBy: key ?? "self"], ascending: ascending)
  }
  public convenience init(key: String?, ascending: Bool, comparator cmptr: @escaping Comparator) {
    self.init(keyPath: \NSObject.[sortedBy: key ?? "self"], ascending: ascending) { a, b in
      cmptr((a as? SortedValue)?.value ?? NSNull(), (b as? SortedValue)?.value ?? NSNull())
    }
  }
  @_disfavoredOverload
  public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
    self.init(keyPath: keyPath, ascending: ascending) { SortedValue.order($0, $1) }
  }
}

/// A value of any kind in an order: nothing first, then numbers, truths and dates, then texts.
package struct SortedValue: Comparable {
  package let value: Any?

  package static func == (a: SortedValue, b: SortedValue) -> Bool { order(a.value, b.value) == .orderedSame }
  package static func < (a: SortedValue, b: SortedValue) -> Bool {
    order(a.value, b.value) == .orderedAscending
  }

  package static func order(_ a: Any?, _ b: Any?) -> ComparisonResult {
    let (a, b) = (KeyValue.unwrapped(a), KeyValue.unwrapped(b))
    guard let a, let b else {
      return a == nil ? (b == nil ? .orderedSame : .orderedAscending) : .orderedDescending
    }
    if let a = PredicateNumber.of(a), let b = PredicateNumber.of(b) {
      return a < b ? .orderedAscending : a > b ? .orderedDescending : .orderedSame
    }
    guard let a = text(a), let b = text(b) else { return .orderedSame }
    return a < b ? .orderedAscending : a > b ? .orderedDescending : .orderedSame
  }

  private static func text(_ value: Any) -> String? {
    switch value {
    case let text as String: text
    case let text as NSString: text.description
    case let id as UUID: id.uuidString
    case let url as URL: url.absoluteString
    default: nil
    }
  }
}

extension NSObject {
  package subscript(sortedBy path: String) -> SortedValue {
    SortedValue(value: path == "self" ? self : KeyedValue.value(ofPath: path, in: self))
  }
}

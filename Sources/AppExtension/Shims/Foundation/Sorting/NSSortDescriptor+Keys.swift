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
  /// Compares texts as the selector's method does: `localizedCaseInsensitiveCompare(_:)`, `localizedStandardCompare(_:)` and what else
  /// compares two objects.
  public convenience init(key: String?, ascending: Bool, selector: Selector?) {
    self.init(key: key, ascending: ascending) { left, right in
      guard let selector, selector.isPerformable else {
        return KeyValueOrder.compare(left, right) ?? .orderedSame
      }
      let object = KeyValueOrder.text(left).map { NSString(string: $0) as Any } ?? left
      let answer = selector.perform(on: object, [KeyValueOrder.text(right) ?? right])
      return answer as? ComparisonResult ?? KeyValueOrder.compare(left, right) ?? .orderedSame
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
    KeyValueOrder.compare(a, b) ?? .orderedSame
  }
}

extension NSObject {
  package subscript(sortedBy path: String) -> SortedValue {
    SortedValue(value: path == "self" ? self : KeyedValue.value(ofPath: path, in: self))
  }
}

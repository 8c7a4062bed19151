import Foundation

extension NSSortDescriptor {
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
}

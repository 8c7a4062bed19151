import Foundation

/// The order of values whose types are known only when the program runs, as `compare(_:)` of their classes has it.
enum KeyValueOrder {
  /// `nil` for values of different kinds, and those without an order. Nothing stands before everything else.
  static func compare(_ left: Any?, _ right: Any?) -> ComparisonResult? {
    switch (KeyValue.unwrapped(left), KeyValue.unwrapped(right)) {
    case (nil, nil): return .orderedSame
    case (nil, _): return .orderedAscending
    case (_, nil): return .orderedDescending
    case (let left?, let right?):
      if let left = PredicateNumber.of(left), let right = PredicateNumber.of(right) {
        return order(left, right)
      }
      if let left = text(left), let right = text(right) { return left.compare(right, options: .literal) }
      return nil
    }
  }

  static func text(_ value: Any) -> String? {
    switch value {
    case let text as String: text
    case let text as NSString: text.description
    case let text as Substring: String(text)
    case let id as UUID: id.uuidString
    case let url as URL: url.absoluteString
    default: nil
    }
  }

  private static func order(_ left: Double, _ right: Double) -> ComparisonResult {
    left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
  }
}

import Foundation

/// Two values and how they must stand to each other.
package struct PredicateComparison {
  package enum Relation: String {
    case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual, contains, beginsWith, endsWith, like,
      matches, isIn
  }
  /// Which of the items on the left must fulfil it, where there are several.
  package enum Quantity { case one, any, all, none }

  var left: PredicateValue
  var relation: Relation
  var right: PredicateValue
  var quantity = Quantity.one
  var ignoresCase = false
  var ignoresMarks = false

  func holds(for object: Any?, _ variables: [String: Any]) -> Bool {
    let left = left.value(in: object, variables)
    let right = right.value(in: object, variables)
    guard quantity != .one else { return holds(left, right) }
    let items = KeyValue.list(left) ?? []
    switch quantity {
    case .any, .one: return items.contains { holds($0, right) }
    case .all: return items.allSatisfy { holds($0, right) }
    case .none: return !items.contains { holds($0, right) }
    }
  }

  private func holds(_ left: Any?, _ right: Any?) -> Bool {
    switch relation {
    case .equal: isEqual(left, right)
    case .notEqual: !isEqual(left, right)
    case .less: order(left, right).map { $0 < 0 } ?? false
    case .lessOrEqual: order(left, right).map { $0 <= 0 } ?? false
    case .greater: order(left, right).map { $0 > 0 } ?? false
    case .greaterOrEqual: order(left, right).map { $0 >= 0 } ?? false
    case .isIn: KeyValue.list(right).map { $0.contains { isEqual(left, $0) } } ?? isPart(right, left)
    case .contains: KeyValue.list(left).map { $0.contains { isEqual($0, right) } } ?? isPart(left, right)
    case .beginsWith: text(left).flatMap { whole in text(right).map { whole.hasPrefix($0) } } ?? false
    case .endsWith: text(left).flatMap { whole in text(right).map { whole.hasSuffix($0) } } ?? false
    case .like: isMatch(left, text(right).map(Self.pattern(like:)))
    case .matches: isMatch(left, text(right))
    }
  }

  private func isPart(_ whole: Any?, _ part: Any?) -> Bool {
    guard let whole = text(whole), let part = text(part) else { return false }
    return part.isEmpty || whole.contains(part)
  }

  private func isMatch(_ value: Any?, _ pattern: String?) -> Bool {
    guard let value = text(value), let pattern,
      let expression = try? NSRegularExpression(
        pattern: pattern, options: ignoresCase ? .caseInsensitive : [])
    else { return false }
    let all = NSRange(value.startIndex..., in: value)
    return expression.firstMatch(in: value, options: .anchored, range: all)?.range == all
  }

  /// `*` stands for any characters, `?` for one.
  private static func pattern(like text: String) -> String {
    text.map { character in
      switch character {
      case "*": ".*"
      case "?": "."
      default: NSRegularExpression.escapedPattern(for: String(character))
      }
    }.joined()
  }

  private func isEqual(_ left: Any?, _ right: Any?) -> Bool {
    guard let left = left.flatMap({ $0 is NSNull ? nil : $0 }) else { return right == nil || right is NSNull }
    guard let right = right.flatMap({ $0 is NSNull ? nil : $0 }) else { return false }
    if let order = order(left, right) { return order == 0 }
    if left is any KeyedValues || right is any KeyedValues { return identity(left) == identity(right) }
    if let left = left as? AnyHashable, let right = right as? AnyHashable { return left == right }
    return (left as AnyObject) === (right as AnyObject)
  }

  /// An object of a store is the same as another of its identifier, and as the identifier itself.
  private func identity(_ value: Any) -> AnyHashable? {
    (value as? any KeyedValues)?.comparedIdentity ?? value as? AnyHashable
  }

  /// Below, equal or above zero; `nil` for values of different kinds.
  private func order(_ left: Any?, _ right: Any?) -> Int? {
    if let left = PredicateNumber.of(left), let right = PredicateNumber.of(right) {
      return left < right ? -1 : left > right ? 1 : 0
    }
    guard let left = text(left), let right = text(right) else { return nil }
    return left < right ? -1 : left > right ? 1 : 0
  }

  /// As it counts in comparisons: with `[c]` without case, with `[d]` without accents.
  private func text(_ value: Any?) -> String? {
    let text =
      switch value {
      case let text as String: text
      case let text as NSString: text.description
      case let id as UUID: id.uuidString
      case let url as URL: url.absoluteString
      default: nil as String?
      }
    guard let text, ignoresCase || ignoresMarks else { return text }
    var options: String.CompareOptions = []
    if ignoresCase { options.insert(.caseInsensitive) }
    if ignoresMarks { options.insert(.diacriticInsensitive) }
    return text.folding(options: options, locale: nil)
  }
}

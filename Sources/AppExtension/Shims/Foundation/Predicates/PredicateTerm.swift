import Foundation

/// A predicate that was read from a format.
package indirect enum PredicateTerm {
  case constant(Bool)
  case and([PredicateTerm])
  case or([PredicateTerm])
  case not(PredicateTerm)
  case comparison(PredicateComparison)
  case between(PredicateValue, PredicateValue, PredicateValue)

  package func holds(for object: Any?, _ variables: [String: Any] = [:]) -> Bool {
    switch self {
    case .constant(let value): value
    case .and(let terms): terms.allSatisfy { $0.holds(for: object, variables) }
    case .or(let terms): terms.contains { $0.holds(for: object, variables) }
    case .not(let term): !term.holds(for: object, variables)
    case .comparison(let comparison): comparison.holds(for: object, variables)
    case .between(let value, let low, let high):
      PredicateComparison(left: value, relation: .greaterOrEqual, right: low).holds(for: object, variables)
        && PredicateComparison(left: value, relation: .lessOrEqual, right: high).holds(for: object, variables)
    }
  }
}

/// What stands on a side of a comparison.
package indirect enum PredicateValue {
  case constant(Any?)
  /// Empty for the object itself.
  case keyPath([String])
  case variable(String)
  case list([PredicateValue])
  case arithmetic(PredicateValue, String, PredicateValue)
  /// Keys of another value.
  case path(PredicateValue, [String])
  case function(String, [PredicateValue])
  /// The items of a list for which the term holds, each under the name of a variable.
  case subquery(PredicateValue, String, PredicateTerm)

  func value(in object: Any?, _ variables: [String: Any]) -> Any? {
    switch self {
    case .constant(let value): return value
    case .variable(let name): return variables[name]
    case .list(let values): return values.map { $0.value(in: object, variables) as Any }
    case .keyPath(let keys): return KeyValue.value(of: keys[...], in: object)
    case .path(let value, let keys):
      return KeyValue.value(of: keys[...], in: value.value(in: object, variables))
    case .function(let name, let arguments):
      return PredicateFunction.value(name, arguments.map { $0.value(in: object, variables) })
    case .subquery(let list, let name, let term):
      let items = KeyValue.list(list.value(in: object, variables)) ?? []
      return items.filter { item in term.holds(for: object, variables.merging([name: item]) { $1 }) }
    case .arithmetic(let left, let sign, let right):
      guard let left = PredicateNumber.of(left.value(in: object, variables)),
        let right = PredicateNumber.of(right.value(in: object, variables))
      else { return nil }
      switch sign {
      case "+": return left + right
      case "-": return left - right
      case "*": return left * right
      case "**": return pow(left, right)
      default: return left / right
      }
    }
  }
}

/// Numbers, dates and truths, as they compare with each other.
enum PredicateNumber {
  static func of(_ value: Any?) -> Double? {
    switch value {
    case let number as NSNumber: number.doubleValue
    case let number as any BinaryInteger: Double(number)
    case let number as any BinaryFloatingPoint: Double(number)
    case let truth as Bool: truth ? 1 : 0
    case let date as Date: date.timeIntervalSinceReferenceDate
    case let date as NSDate: date.timeIntervalSinceReferenceDate
    default: nil
    }
  }
}

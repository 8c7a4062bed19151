/// How `When` asks whether a parameter has a value.
public enum HasValueComparisonOperator: Sendable {
  case hasNoValue
  case hasAnyValue
}

/// How `When` compares a value with one other.
public enum EquatableComparisonOperator: Sendable {
  case notEqualTo
  case equalTo
}

/// How `When` compares a value with several others.
public enum OneOfComparisonOperator: Sendable {
  case oneOf
}

/// How `When` orders a value. A parameter without a value is in no order to anything.
public enum ComparableComparisonOperator: Sendable {
  case lessThan
  case lessThanOrEqualTo
  case greaterThan
  case greaterThanOrEqualTo

  func holds<Value: Comparable>(_ value: Value?, _ other: Value) -> Bool {
    guard let value else { return false }
    return switch self {
    case .lessThan: value < other
    case .lessThanOrEqualTo: value <= other
    case .greaterThan: value > other
    case .greaterThanOrEqualTo: value >= other
    }
  }
}

/// How `When` looks into an entity's identifier.
public enum StringComparisonOperator: Sendable {
  case doesNotContain
  case contains
  case hasPrefix
  case hasSuffix

  func holds(_ text: String?, _ part: String) -> Bool {
    guard let text else { return self == .doesNotContain }
    return switch self {
    case .doesNotContain: !text.contains(part)
    case .contains: text.contains(part)
    case .hasPrefix: text.hasPrefix(part)
    case .hasSuffix: text.hasSuffix(part)
    }
  }
}

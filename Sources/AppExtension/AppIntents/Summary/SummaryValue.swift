/// Values of parameters as conditions compare them.
enum SummaryValue {
  /// The value in an optional of any depth; `nil` for none.
  static func unwrap(_ value: Any) -> Any? {
    guard let optional = value as? any OptionalIntentValue else { return value }
    return optional.wrapped.flatMap(unwrap)
  }

  /// A parameter has a value unless it is empty: no text and no elements are no value either.
  ///
  /// That an empty text is no value is ours (confidence D); Apple's text says only "has any value".
  static func isPresent(_ value: Any?) -> Bool {
    guard let value else { return false }
    if let text = value as? String { return !text.isEmpty }
    if let elements = value as? any Collection { return !elements.isEmpty }
    return true
  }

  /// Entities are the same when their identifiers are: their titles may have changed meanwhile.
  static func same(_ one: Any, _ other: Any) -> Bool {
    guard let one = unwrap(one), let other = unwrap(other) else { return false }
    if let one = one as? any AppEntity, let other = other as? any AppEntity {
      return type(of: one) == type(of: other) && IntentCoder.identifier(one) == IntentCoder.identifier(other)
    }
    guard let one = one as? any Equatable else { return false }
    return equals(one, other)
  }

  /// One of `values` is the value, or an element of it.
  static func contains(_ values: [Any], _ value: Any) -> Bool {
    if values.contains(where: { same($0, value) }) { return true }
    guard let elements = value as? any Collection, !(value is String) else { return false }
    return elements.contains { element in values.contains { same($0, element as Any) } }
  }

  private static func equals<Value: Equatable>(_ one: Value, _ other: Any) -> Bool {
    (other as? Value) == one
  }
}

import Archive
import Foundation

/// A parameter of any type, as the machinery sees it.
package protocol AnyIntentParameter: AnyObject, Sendable {
  var title: LocalizedStringResource { get }
  var summary: LocalizedStringResource? { get }
  var metadata: ParameterMetadata { get }
  var isOptional: Bool { get }
  /// The value is an array or a set.
  var isList: Bool { get }
  /// The parameter's own type, such as `[City]?`.
  var valueType: any _IntentValue.Type { get }
  /// The type of one value, such as `City`.
  var elementType: any _IntentValue.Type { get }
  /// Property and intent, once the machinery has seen the intent.
  var name: ParameterName? { get set }
  /// A value was set, by code or by `accept`.
  var isSet: Bool { get }
  /// Reading it gives a value: it is set, has a default or is optional.
  var hasValue: Bool { get }
  /// The value as code would read it; `nil` where reading it would end the process and where it is `nil`.
  var current: Any? { get }
  /// The value for the wire; `nil` where there is none.
  var archived: IntentValue? { get }
  /// The default for the wire.
  var archivedDefault: IntentValue? { get }
  /// Sets the value: entities through the parameter's query or their default one. Of a list's entities those that are found are
  /// set even when it throws because of the others (`IntentValueProblem.keptRest`).
  func accept(_ value: IntentValue) async throws
  /// Sets a value of the parameter's type, its unwrapped type or (for a list) its elements' type, such as a query's
  /// `defaultResult()`. `false` where the value has another type.
  @discardableResult func acceptAny(_ value: Any) -> Bool
  /// Takes the set value away.
  func clear()
}

extension IntentParameter: AnyIntentParameter {
  package var valueType: any _IntentValue.Type { Value.self }
  package var elementType: any _IntentValue.Type { Value.ValueType.self }
  package var isList: Bool { Value.UnwrappedType.self is any ListIntentValue.Type }
  package var hasValue: Bool { valueIfAny != nil }
  package var current: Any? {
    guard let value = valueIfAny else { return nil }
    guard let optional = value as? any OptionalIntentValue else { return value }
    return optional.wrapped
  }
  package var archived: IntentValue? {
    guard isSet || defaultValue != nil, let value = valueIfAny else { return nil }
    return IntentCoder.archived(value)
  }
  package var archivedDefault: IntentValue? { defaultValue.flatMap { IntentCoder.archived($0) } }

  package func accept(_ value: IntentValue) async throws {
    let (made, missing) = try await IntentCoder.parts(
      value, of: Value.self, query: metadata.query, what: label)
    guard let made = made as? Value else {
      throw IntentValueProblem(.wrongType, "\(label) takes \(Value.self); \(value.short) is none.")
    }
    wrappedValue = made
    if !missing.isEmpty {
      var problem = IntentCoder.missing(missing, of: elementType, what: label)
      problem.keptRest = true
      throw problem
    }
  }

  @discardableResult package func acceptAny(_ value: Any) -> Bool {
    if let value = value as? Value {
      wrappedValue = value
    } else if let element = value as? Value.ValueType, let list = [element] as? Value {
      wrappedValue = list
    } else {
      return false
    }
    return true
  }

  /// The parameter in a message: `parameter "city" of SelectCity`.
  package var label: String {
    if let name { return "parameter \"\(name.parameter)\" of \(name.intent)" }
    return "the parameter \"\(givenTitle.key)\""
  }

  var missingValueMessage: String {
    let cure = name.map { "set \($0.parameter) before it is read" } ?? "set it before it is read"
    return """
      \(label) (\(Value.self)) was read but has no value: it has no default and nobody set it. To cure it, \(cure), \
      give the @Parameter a default, or make it optional.
      """
  }
}

/// A list value, whatever its elements.
package protocol ListIntentValue: _IntentValue {
  static var listElement: Any.Type { get }
  var elements: [Any] { get }
  static func list(_ elements: [Any]) -> Any?
}

extension Array: ListIntentValue where Element: _IntentValue {
  package static var listElement: Any.Type { Element.self }
  package var elements: [Any] { self }
  package static func list(_ elements: [Any]) -> Any? { elements as? [Element] }
}

extension Set: ListIntentValue where Element: _IntentValue {
  package static var listElement: Any.Type { Element.self }
  package var elements: [Any] { Array(self) }
  package static func list(_ elements: [Any]) -> Any? { (elements as? [Element]).map { Set($0) } }
}

import Archive
import Foundation

/// A parameter of an intent: `@Parameter(title: "City") var city: City`.
///
/// A reference, as on Apple's platforms: copies of an intent share the values of its parameters.
@propertyWrapper public final class IntentParameter<Value: _IntentValue & Sendable>: @unchecked Sendable {
  public let defaultValue: Value.UnwrappedType?
  let givenTitle: LocalizedStringResource
  package let summary: LocalizedStringResource?
  package let metadata: ParameterMetadata
  private let lock = NSLock()
  private var stored: Value?
  private var ownName: ParameterName?

  init(
    title: LocalizedStringResource, summary: LocalizedStringResource?,
    default defaultValue: Value.UnwrappedType?,
    metadata: ParameterMetadata
  ) {
    givenTitle = title
    self.summary = summary
    self.defaultValue = defaultValue
    self.metadata = metadata
  }

  /// A parameter without particulars: `@Parameter var city: City`. Its title comes from the property's name.
  // In the class itself: the compiler does not look into extensions for what a bare `@Parameter` calls.
  public convenience init() {
    self.init(title: "", summary: nil, default: nil, metadata: ParameterMetadata(Self.elementKind))
  }

  public var title: LocalizedStringResource {
    if !givenTitle.key.isEmpty { return givenTitle }
    return LocalizedStringResource(stringLiteral: name.map { ParameterName.words($0.parameter) } ?? "")
  }
  public var isOptional: Bool { Value.self is any OptionalIntentValue.Type }
  public var projectedValue: IntentParameter<Value> { self }

  /// The value: what was set, or the default, or `nil` for an optional.
  ///
  /// Reading a parameter that has none of these ends the process with a message, as there is no value to give.
  public var wrappedValue: Value {
    get {
      if let value = valueIfAny { return value }
      fatalError(missingValueMessage)
    }
    set { lock.withLock { stored = newValue } }
  }

  /// The value, or `nil` where reading it would end the process.
  package var valueIfAny: Value? {
    if let stored = lock.withLock({ stored }) { return stored }
    if let defaultValue { return defaultValue as? Value }
    // A switch of the edit sheet is off until it is turned on: widgets read it without a default, and get `false`.
    if Value.self == Bool.self { return false as? Value }
    return (Value.self as? any OptionalIntentValue.Type)?.nothing as? Value
  }

  package var name: ParameterName? {
    get { lock.withLock { ownName } }
    set { lock.withLock { ownName = newValue } }
  }
  package var isSet: Bool { lock.withLock { stored != nil } }
  package func clear() { lock.withLock { stored = nil } }
}

extension IntentParameter: AnyIntentValue {}

/// A parameter's name in the source and its intent's.
package struct ParameterName: Sendable, Hashable {
  package var intent: String
  package var parameter: String
  package init(intent: String, parameter: String) {
    self.intent = intent
    self.parameter = parameter
  }

  /// A property's name as a title: `cityName` → `City Name`. What stands in for a title that was not given (D).
  package static func words(_ name: String) -> String {
    var words = ""
    for character in name {
      if words.isEmpty {
        words += character.uppercased()
      } else if character.isUppercase, words.last?.isLowercase == true {
        words += " \(character)"
      } else {
        words.append(character)
      }
    }
    return words
  }
}

/// An optional value, whatever it wraps.
package protocol OptionalIntentValue: _IntentValue {
  static var nothing: Any { get }
  static var wrappedType: Any.Type { get }
  var wrapped: Any? { get }
  static func some(_ value: Any) -> Any?
}

extension Optional: OptionalIntentValue where Wrapped: _IntentValue {
  package static var nothing: Any { Self.none as Any }
  package static var wrappedType: Any.Type { Wrapped.self }
  package var wrapped: Any? { self.map { $0 as Any } }
  package static func some(_ value: Any) -> Any? { (value as? Wrapped).map { Self.some($0) as Any } }
}

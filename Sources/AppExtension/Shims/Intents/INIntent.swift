@_exported import Foundation

/// An action that the system asks an app for. The classes of a project's `.intentdefinition` derive from it.
open class INIntent: NSObject, NSCopying, @unchecked Sendable {
  /// Set by the system for an intent that a person configured.
  open internal(set) var identifier: String?
  /// The intent in words.
  open var intentDescription: String? { nil }
  /// What a person may say for it. No effect: there is no Siri here.
  open var suggestedInvocationPhrase: String?

  public required override init() { super.init() }

  /// An intent of the same class with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.identifier = identifier
    for (mine, its) in zip(_parameters, copy._parameters) { its.set(mine.get()) }
    return copy
  }

  /// The parameters, in the order of the definition. Written by the generated class.
  open var _parameters: [_INParameter] { [] }

  /// The definition's title and description of the intent. Written by the generated class.
  open class var _title: _INText { _INText(String(describing: self)) }
  open class var _summary: _INText? { nil }

  /// Who answers for the options of its parameters: the project's `INExtension`, if it has one. Written by the generated class.
  @MainActor open func _makeHandlerProvider() -> (any INIntentHandlerProviding)? { nil }

  /// The options of a parameter from a handler; `nil` when the handler has none. Written by the generated class.
  @MainActor open func _options(of parameter: String, from handler: Any, matching text: String?) async throws
    -> _INOptions?
  { nil }

  /// The value that a handler proposes for a parameter. Written by the generated class.
  @MainActor open func _default(of parameter: String, from handler: Any) -> Any? { nil }
}

/// The answer of an intent's handler.
///
/// - Parity: approximated: `userActivity` is any object, since Foundation has no NSUserActivity here.
open class INIntentResponse: NSObject, @unchecked Sendable {
  open var userActivity: NSObject?
  public override init() { super.init() }
}

/// Gives the object that handles an intent.
public protocol INIntentHandlerProviding: AnyObject {
  @preconcurrency @MainActor func handler(for intent: INIntent) -> Any?
}

/// The principal class of an Intents extension.
///
/// On the main actor, where it is asked: so it can be overridden in modules of every default isolation.
open class INExtension: NSObject, INIntentHandlerProviding {
  // Not required: handlers write `override init()`, as they may on Apple's systems.
  @preconcurrency @MainActor public override init() { super.init() }
  @preconcurrency @MainActor open func handler(for intent: INIntent) -> Any? { self }
}

import Foundation

/// Values of other parameters of the intent being edited, in a query or an options provider:
/// `@IntentParameterDependency<ShowCity>(\.$province) var intent`.
///
/// While options are asked for or values looked up, `intent` is what was chosen so far. It is `nil` at other times, for another
/// intent, and while one of the parameters named has no value.
@propertyWrapper public final class IntentParameterDependency<Intent: AppIntent>: @unchecked Sendable {
  let keyPaths: [PartialKeyPath<Intent>]

  /// - Parameter keyPaths: The parameters needed, one or more.
  ///
  /// Apple has an overload for each number up to 15; here there is no limit.
  public init<each Value: _IntentValue & Sendable>(
    _ keyPaths: repeat KeyPath<Intent, IntentParameter<each Value>>
  ) {
    var list: [PartialKeyPath<Intent>] = []
    repeat list.append(each keyPaths)
    self.keyPaths = list
  }

  public var wrappedValue: IntentProjection<Intent>? {
    guard let intent = IntentDependencies.current as? Intent else { return nil }
    let context = SummaryContext(intent: intent, family: nil)
    guard keyPaths.allSatisfy({ context.value($0) != nil }) else { return nil }
    return IntentProjection(intent)
  }
}

extension IntentParameterDependency: CustomDebugStringConvertible {
  public var debugDescription: String {
    let names = parameterNames(of: Intent()) ?? []
    return "IntentParameterDependency<\(Intent.self)>(\(names.map { "\\.$\($0)" }.joined(separator: ", ")))"
  }
}

/// The intent that an `IntentParameterDependency` reads: the values of its parameters, out of their optionals.
@dynamicMemberLookup public final class IntentProjection<Intent: AppIntent> {
  private let intent: Intent

  init(_ intent: Intent) { self.intent = intent }

  /// The value of a parameter that the dependency names. One that it does not name, and that has no value, ends the process: there
  /// is nothing to give.
  public subscript<Value: _IntentValue>(dynamicMember keyPath: KeyPath<Intent, Value>) -> Value.UnwrappedType
  {
    let value = intent[keyPath: keyPath]
    if let value = value as? Value.UnwrappedType { return value }
    fatalError(
      """
      \(Intent.self) was read through @IntentParameterDependency for a value of type \(Value.self) that nobody chose. \
      Name the parameter in the wrapper, as in @IntentParameterDependency<\(Intent.self)>(\\.$parameter): then the intent is nil \
      until it has a value.
      """)
  }
}

/// The intent being edited while its queries and option providers run.
package enum IntentDependencies {
  @TaskLocal package static var current: (any AppIntent)?

  /// Names of the parameters of `intent` that a provider or query reads through `@IntentParameterDependency`, in order.
  package static func names(in provider: Any, of intent: any AppIntent) -> [String] {
    var names: [String] = []
    var mirror: Mirror? = Mirror(reflecting: provider)
    while let level = mirror {
      for case let dependency as any AnyIntentParameterDependency in level.children.map(\.value) {
        for name in dependency.parameterNames(of: intent) ?? [] where !names.contains(name) {
          names.append(name)
        }
      }
      mirror = level.superclassMirror
    }
    return names
  }
}

/// A dependency on any intent.
private protocol AnyIntentParameterDependency {
  /// The parameters of `intent` it names; `nil` for another type of intent.
  func parameterNames(of intent: any AppIntent) -> [String]?
}

extension IntentParameterDependency: AnyIntentParameterDependency {
  fileprivate func parameterNames(of intent: any AppIntent) -> [String]? {
    guard intent is Intent else { return nil }
    let context = SummaryContext(intent: intent, family: nil)
    return keyPaths.compactMap(context.name)
  }
}

extension DynamicOptionsProvider {
  public typealias ParameterDependency = IntentParameterDependency
}

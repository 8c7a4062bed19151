import Archive

/// The values and surroundings that a summary decides by.
package struct SummaryContext {
  package var intent: any AppIntent
  package var family: WidgetFamily?
  /// Every parameter of the intent, in the order of declaration.
  package var parameters: [(name: String, parameter: any AnyIntentParameter)]
  private let names: [ObjectIdentifier: String]

  package init(intent: any AppIntent, family: WidgetFamily?) {
    self.intent = intent
    self.family = family
    parameters = IntentReflection.named(intent)
    names = Dictionary(
      parameters.map { (ObjectIdentifier($0.parameter), $0.name) }, uniquingKeysWith: { first, _ in first })
  }

  /// The name of the parameter that a key path such as `\.$city` leads to: the same object is in the intent.
  package func name(_ keyPath: AnyKeyPath) -> String? {
    guard let parameter = parameter(keyPath) else { return nil }
    return names[ObjectIdentifier(parameter)]
  }

  /// The value of the parameter that a key path leads to, out of its optionals; `nil` for none.
  package func value(_ keyPath: AnyKeyPath) -> Any? {
    parameter(keyPath)?.current.flatMap(SummaryValue.unwrap)
  }

  private func parameter(_ keyPath: AnyKeyPath) -> (any AnyIntentParameter)? {
    SummaryContext.read(intent, keyPath) as? any AnyIntentParameter
  }

  private static func read<Intent: AppIntent>(_ intent: Intent, _ keyPath: AnyKeyPath) -> Any? {
    (keyPath as? PartialKeyPath<Intent>).map { intent[keyPath: $0] }
  }
}

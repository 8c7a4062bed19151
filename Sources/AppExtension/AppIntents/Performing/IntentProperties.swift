import Archive

/// Stored properties of an intent that are no parameters.
enum IntentProperties {
  /// A finding for each property whose value a tap will not have: it is there neither as a parameter nor in what `init()` gives.
  @MainActor static func lost(_ intent: any AppIntent) -> [Diagnostic] {
    let own = plain(intent)
    guard !own.isEmpty else { return [] }
    let fresh = Dictionary(plain(type(of: intent).init()), uniquingKeysWith: { first, _ in first })
    return own.compactMap { name, value in
      guard let other = fresh[name], differ(value, other) else { return nil }
      let type = type(of: intent)
      return Diagnostic(
        code: "intent-property-lost", severity: .warning,
        message: "\(type).\(name) is no @Parameter: the tap makes the intent anew with init(), so its value "
          + "\(short(value)) is lost. Declare it as @Parameter(title: \"…\") var \(name): \(Swift.type(of: value))."
      )
    }
  }

  private static func plain(_ intent: any AppIntent) -> [(String, Any)] {
    Mirror(reflecting: intent).children.compactMap { child in
      guard let label = child.label, !(child.value is any AnyIntentParameter),
        !(child.value is any AnyAppDependency)
      else { return nil }
      return (label, child.value)
    }
  }

  /// Values that can be compared, and are not the same. Objects and functions cannot.
  private static func differ(_ a: Any, _ b: Any) -> Bool {
    if let a = a as? any Equatable { return !equal(a, b) }
    if type(of: a) is AnyClass { return false }
    let texts = (String(reflecting: a), String(reflecting: b))
    return texts.0 != texts.1 && !texts.0.contains("(Function)")
  }
  private static func equal<T: Equatable>(_ a: T, _ b: Any) -> Bool { a == b as? T }

  private static func short(_ value: Any) -> String {
    let text = "\(value)"
    return text.count > 40 ? "\"\(text.prefix(40))…\"" : "\"\(text)\""
  }
}

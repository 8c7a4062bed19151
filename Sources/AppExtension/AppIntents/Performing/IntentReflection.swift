import Archive

/// The parameters of an intent, found by looking at the intent.
@MainActor package enum IntentReflection {
  /// Every `@Parameter` by the name of its property, in the order of the source; each learns its name.
  package static func parameters(
    of intent: any AppIntent
  ) -> [(name: String, parameter: any AnyIntentParameter)] { named(intent) }

  /// The same from anywhere.
  nonisolated static func named(
    _ intent: any AppIntent
  ) -> [(name: String, parameter: any AnyIntentParameter)] {
    let type = "\(Swift.type(of: intent))"
    var found: [(name: String, parameter: any AnyIntentParameter)] = []
    var mirror: Mirror? = Mirror(reflecting: intent)
    while let level = mirror {
      for child in level.children {
        guard let parameter = child.value as? any AnyIntentParameter, var name = child.label else { continue }
        if name.hasPrefix("_") { name.removeFirst() }
        parameter.name = ParameterName(intent: type, parameter: name)
        found.append((name, parameter))
      }
      mirror = level.superclassMirror
    }
    return found
  }
}

extension IntentValues {
  /// The values of an intent's parameters: set ones and defaults.
  @MainActor package init(of intent: any AppIntent) {
    self = IntentReflection.parameters(of: intent).reduce(into: [:]) { $0[$1.name] = $1.parameter.archived }
  }
}

extension IntentWidgetFamily {
  package init?(_ family: Archive.WidgetFamily?) {
    switch family {
    case .systemSmall: self = .systemSmall
    case .systemMedium: self = .systemMedium
    case .systemLarge: self = .systemLarge
    case .systemExtraLarge: self = .systemExtraLarge
    case .systemExtraLargePortrait: self = .systemExtraLargePortrait
    case .accessoryCorner: self = .accessoryCorner
    case .accessoryCircular: self = .accessoryCircular
    case .accessoryRectangular: self = .accessoryRectangular
    case .accessoryInline: self = .accessoryInline
    case nil: return nil
    }
  }
}

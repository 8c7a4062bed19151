// How the closed choices of requests and replies are written on the wire. Names there are the names here, in upper snake case.

extension EntriesRequest.Source: WireEnum {
  static let byWire = wireTable(Self.self)
  var wire: WireEntriesSource {
    switch self {
    case .placeholder: .placeholder
    case .snapshot: .snapshot
    case .timeline: .timeline
    }
  }
}

extension SceneEnvironment.ColorScheme: WireEnum {
  static let byWire = wireTable(Self.self)
  var wire: WireColorScheme {
    switch self {
    case .light: .light
    case .dark: .dark
    }
  }
}

extension SceneEnvironment.RenderingMode: WireEnum {
  static let byWire = wireTable(Self.self)
  var wire: WireRenderingMode {
    switch self {
    case .fullColor: .fullColor
    case .accented: .accented
    case .vibrant: .vibrant
    }
  }
}

extension WidgetFamily: WireEnum {
  static let byWire = wireTable(Self.self)
  var wire: WireWidgetFamily {
    switch self {
    case .systemSmall: .systemSmall
    case .systemMedium: .systemMedium
    case .systemLarge: .systemLarge
    case .systemExtraLarge: .systemExtraLarge
    case .systemExtraLargePortrait: .systemExtraLargePortrait
    case .accessoryCorner: .accessoryCorner
    case .accessoryCircular: .accessoryCircular
    case .accessoryRectangular: .accessoryRectangular
    case .accessoryInline: .accessoryInline
    }
  }
}

extension ExtensionFailure.Code: WireEnum {
  static let byWire = wireTable(Self.self)
  var wire: WireFailureCode {
    switch self {
    case .unknownKind: .unknownKind
    case .unsupportedFamily: .unsupportedFamily
    case .completionNeverCalled: .completionNeverCalled
    case .providerThrew: .providerThrew
    case .noEntries: .noEntries
    case .badRequest: .badRequest
    case .tooLarge: .tooLarge
    case .internalError: .internalError
    case .intentThrew: .intentThrew
    case .needsValue: .needsValue
    case .unknownIntent: .unknownIntent
    case .unknownParameter: .unknownParameter
    case .queryThrew: .queryThrew
    case .unknownActivity: .unknownActivity
    case .attributesNotDecoded: .attributesNotDecoded
    case .contentNotDecoded: .contentNotDecoded
    }
  }
}

extension WidgetDescription.Configuration: WireEnum {
  static let byWire = wireTable(Self.self)
  var wire: WireConfiguration {
    switch self {
    case .staticConfiguration: .staticConfiguration
    case .appIntent: .appIntent
    case .intent: .intent
    case .activity: .activity
    case .control: .control
    case .relevance: .relevance
    case .empty: .empty
    }
  }
}

extension Diagnostic.Severity: WireEnum {
  static let byWire = wireTable(Self.self)
  var wire: WireSeverity {
    switch self {
    case .note: .note
    case .warning: .warning
    case .error: .error
    }
  }
}

extension ParameterDescription.NumberStyle: WireEnum {
  static let byWire = wireTable(Self.self)
  var wire: WireNumberStyle {
    switch self {
    case .field: .field
    case .stepper: .stepper
    case .slider: .slider
    }
  }
}

extension ParameterDescription.DateStyle: WireEnum {
  static let byWire = wireTable(Self.self)
  var wire: WireDateStyle {
    switch self {
    case .date: .date
    case .time: .time
    case .dateTime: .dateTime
    }
  }
}

extension ControlSpan: WireEnum {
  static let byWire = wireTable(Self.self)
  var wire: WireControlSpan {
    switch self {
    case .small: .small
    case .wide: .wide
    case .large: .large
    }
  }
}

extension ControlState.Template: WireEnum {
  static let byWire = wireTable(Self.self)
  var wire: WireControlTemplate {
    switch self {
    case .button: .button
    case .toggle: .toggle
    }
  }
}

extension HostQuestion: WireEnum {
  static let byWire = wireTable(Self.self)
  var wire: WireHostQuestionKind {
    switch self {
    case .widgets: .widgets
    case .controls: .controls
    case .pushInfo: .pushInfo
    }
  }
}

extension PushTokensChange.Subject: WireEnum {
  static let byWire = wireTable(Self.self)
  var wire: WirePushSubject {
    switch self {
    case .widgets: .widgets
    case .controls: .controls
    }
  }
}

extension ActivityPresentation: WireEnum {
  static let byWire = wireTable(Self.self)
  var wire: WireActivityPresentation {
    switch self {
    case .lockScreen: .lockScreen
    case .compactLeading: .compactLeading
    case .compactTrailing: .compactTrailing
    case .minimal: .minimal
    case .expanded: .expanded
    case .small: .small
    case .medium: .medium
    }
  }
}

extension ActivityPreview.Form: WireEnum {
  static let byWire = wireTable(Self.self)
  var wire: WireActivityPreviewForm {
    switch self {
    case .content: .content
    case .compact: .compact
    case .minimal: .minimal
    case .expanded: .expanded
    }
  }
}

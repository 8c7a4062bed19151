// How the closed choices of scenes are written on the wire. Names there are the names here, in upper snake case.

extension EnvironmentDependency: WireEnum {
  static let byWire = wireTable(Self.self)
  var wire: WireDependency {
    switch self {
    case .colorScheme: .colorScheme
    case .colorSchemeContrast: .colorSchemeContrast
    case .dynamicTypeSize: .dynamicTypeSize
    case .renderingMode: .renderingMode
    case .showsContainerBackground: .showsContainerBackground
    case .luminanceReduced: .luminanceReduced
    case .locale: .locale
    case .layoutDirection: .layoutDirection
    case .displayScale: .displayScale
    case .family: .family
    case .legibilityWeight: .legibilityWeight
    case .contentMargins: .contentMargins
    case .redactionReasons: .redactionReasons
    case .reduceTransparency: .reduceTransparency
    case .reduceMotion: .reduceMotion
    case .differentiateWithoutColor: .differentiateWithoutColor
    }
  }
}

extension AccessibilityElement.Role: WireEnum {
  static let byWire = wireTable(Self.self)
  var wire: WireRole {
    switch self {
    case .text: .text
    case .image: .image
    case .button: .button
    case .link: .link
    case .header: .header
    case .toggle: .toggle
    case .progress: .progress
    case .group: .group
    }
  }
}

extension GroupNode.Redaction: WireEnum {
  static let byWire = wireTable(Self.self)
  var wire: WireRedaction {
    switch self {
    case .placeholder: .placeholder
    case .privacy: .privacy
    case .invalidated: .invalidated
    }
  }
}

extension BlendMode: WireEnum {
  static let byWire = wireTable(Self.self)
  var wire: WireBlendMode {
    switch self {
    case .normal: .normal
    case .multiply: .multiply
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    case .colorDodge: .colorDodge
    case .colorBurn: .colorBurn
    case .softLight: .softLight
    case .hardLight: .hardLight
    case .difference: .difference
    case .exclusion: .exclusion
    case .hue: .hue
    case .saturation: .saturation
    case .color: .color
    case .luminosity: .luminosity
    case .sourceAtop: .sourceAtop
    case .destinationOver: .destinationOver
    case .destinationOut: .destinationOut
    case .plusDarker: .plusDarker
    case .plusLighter: .plusLighter
    }
  }
}

extension StrokeStyle.Cap: WireEnum {
  static let byWire = wireTable(Self.self)
  var wire: WireLineCap {
    switch self {
    case .butt: .butt
    case .round: .round
    case .square: .square
    }
  }
}

extension StrokeStyle.Join: WireEnum {
  static let byWire = wireTable(Self.self)
  var wire: WireLineJoin {
    switch self {
    case .miter: .miter
    case .round: .round
    case .bevel: .bevel
    }
  }
}

extension Material: WireEnum {
  static let byWire = wireTable(Self.self)
  var wire: WireMaterial {
    switch self {
    case .ultraThin: .ultraThin
    case .thin: .thin
    case .regular: .regular
    case .thick: .thick
    case .ultraThick: .ultraThick
    case .bar: .bar
    }
  }
}

extension AccessibilityElement.Trait: WireEnum {
  static let byWire = wireTable(Self.self)
  var wire: WireTrait {
    switch self {
    case .selected: .selected
    case .disabled: .disabled
    case .updatesFrequently: .updatesFrequently
    case .startsMedia: .startsMedia
    case .playsSound: .playsSound
    case .summary: .summary
    case .searchField: .searchField
    case .keyboardKey: .keyboardKey
    case .adjustable: .adjustable
    case .modal: .modal
    }
  }
}

extension Change.Edge: WireEnum {
  static let byWire = wireTable(Self.self)
  var wire: WireEdge {
    switch self {
    case .top: .top
    case .left: .left
    case .bottom: .bottom
    case .right: .right
    }
  }
}

extension SymbolNode.Rendering: WireEnum {
  static let byWire = wireTable(Self.self)
  var wire: WireSymbolRendering {
    switch self {
    case .monochrome: .monochrome
    case .hierarchical: .hierarchical
    case .palette: .palette
    case .multicolor: .multicolor
    }
  }
}

extension ImageNode.Interpolation: WireEnum {
  static let byWire = wireTable(Self.self)
  var wire: WireInterpolation {
    switch self {
    case .none: .none
    case .low: .low
    case .medium: .medium
    case .high: .high
    }
  }
}

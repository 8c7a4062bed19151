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

extension RichText.Alignment: WireEnum {
  static let byWire = wireTable(Self.self)
  var wire: WireTextAlignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

extension RichText.Truncation: WireEnum {
  static let byWire = wireTable(Self.self)
  var wire: WireTruncation {
    switch self {
    case .head: .head
    case .middle: .middle
    case .tail: .tail
    }
  }
}

extension TextStyle.Design: WireEnum {
  static let byWire = wireTable(Self.self)
  var wire: WireFontDesign {
    switch self {
    case .standard: .standard
    case .rounded: .rounded
    case .serif: .serif
    case .monospaced: .monospaced
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

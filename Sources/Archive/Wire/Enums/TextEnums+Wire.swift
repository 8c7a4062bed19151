// How the closed choices of text are written on the wire. Names there are the names here, in upper snake case.

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

extension TextStyle.Leading: WireEnum {
  static let byWire = wireTable(Self.self)
  var wire: WireLeading {
    switch self {
    case .standard: .standard
    case .tight: .tight
    case .loose: .loose
    }
  }
}

extension TextStyle.SmallCaps: WireEnum {
  static let byWire = wireTable(Self.self)
  var wire: WireSmallCaps {
    switch self {
    case .none: .none
    case .lowercase: .lowercase
    case .uppercase: .uppercase
    case .all: .all
    }
  }
}

extension TextLineStyle.Pattern: WireEnum {
  static let byWire = wireTable(Self.self)
  var wire: WireLinePattern {
    switch self {
    case .solid: .solid
    case .dot: .dot
    case .dash: .dash
    case .dashDot: .dashDot
    case .dashDotDot: .dashDotDot
    }
  }
}

import Archive

/// What a group's redaction does in an appearance.
enum RedactionEffect: Sendable, Equatable {
  case none
  /// Text, symbols and images are bars of their colour.
  case bars
  /// Everything is paler.
  case faded

  /// How opaque a bar is, relative to what it hides. Assumed.
  static let barOpacity = 0.18
  static let fadedOpacity = GroupNode.Redaction.invalidatedOpacity

  init(_ redaction: GroupNode.Redaction?, in appearance: Appearance) {
    switch redaction {
    case nil: self = .none
    case .placeholder: self = .bars
    case .privacy: self = appearance.hidesPrivateContent ? .bars : .none
    case .invalidated: self = appearance.isInvalidated ? .faded : .none
    }
  }
}

// How the closed choices of named colours are written on the wire. Names there are the names here, in upper snake case.

extension SystemColor: WireEnum {
  static let byWire = wireTable(Self.self)
  var wire: WireSystemColor {
    switch self {
    case .red: .red
    case .orange: .orange
    case .yellow: .yellow
    case .green: .green
    case .mint: .mint
    case .teal: .teal
    case .cyan: .cyan
    case .blue: .blue
    case .indigo: .indigo
    case .purple: .purple
    case .pink: .pink
    case .brown: .brown
    case .gray: .gray
    case .gray2: .gray2
    case .gray3: .gray3
    case .gray4: .gray4
    case .gray5: .gray5
    case .gray6: .gray6
    case .primary: .primary
    case .secondary: .secondary
    case .tertiary: .tertiary
    case .quaternary: .quaternary
    case .quinary: .quinary
    case .label: .label
    case .secondaryLabel: .secondaryLabel
    case .tertiaryLabel: .tertiaryLabel
    case .quaternaryLabel: .quaternaryLabel
    case .systemFill: .systemFill
    case .secondarySystemFill: .secondarySystemFill
    case .tertiarySystemFill: .tertiarySystemFill
    case .quaternarySystemFill: .quaternarySystemFill
    case .systemBackground: .systemBackground
    case .secondarySystemBackground: .secondarySystemBackground
    case .tertiarySystemBackground: .tertiarySystemBackground
    case .systemGroupedBackground: .systemGroupedBackground
    case .secondarySystemGroupedBackground: .secondarySystemGroupedBackground
    case .tertiarySystemGroupedBackground: .tertiarySystemGroupedBackground
    case .separator: .separator
    case .opaqueSeparator: .opaqueSeparator
    case .link: .link
    case .placeholderText: .placeholderText
    }
  }
}

import Archive

extension Paint {
  /// Nothing shines through, in any appearance. Only what can be said without drawing it.
  var isOpaque: Bool {
    switch self {
    case .color(let color): color.isOpaque
    case .linearGradient(let stops, _, _): !stops.isEmpty && stops.allSatisfy(\.color.isOpaque)
    default: false
    }
  }
}

extension SceneColor {
  /// Nothing shines through, in any appearance.
  var isOpaque: Bool {
    guard opacity == 1 else { return false }
    switch base {
    case .srgb: return true
    case .system(let name): return Self.opaqueNames.contains(name)
    case .tint: return false
    }
  }

  private static let opaqueNames: Set<SystemColor> = [
    .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink, .brown,
    .gray, .gray2, .gray3, .gray4, .gray5, .gray6, .systemBackground, .secondarySystemBackground,
    .tertiarySystemBackground, .systemGroupedBackground, .secondarySystemGroupedBackground,
    .tertiarySystemGroupedBackground,
  ]
}

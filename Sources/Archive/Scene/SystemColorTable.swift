// Made by Scripts/build-color-table.py from the project's facts; do not edit.
// Hues: Human Interface Guidelines, colour (iOS 26), confidence A. Semantic colours: confidence A/B (light), B (dark);
// increased contrast keeps the normal value where none is published. `quinary` is ours.

/// What the names of system colours mean in each appearance.
package enum SystemColorTable {
  /// Non-linear sRGB components and alpha, 0…1.
  package struct Components: Sendable, Equatable {
    package var red, green, blue, alpha: Double
  }

  /// Components of a colour's base, before its own opacity. The tint is the system's blue where nobody set another.
  package static func components(
    of base: SceneColor.Base, dark: Bool, increasedContrast: Bool, tint: Components? = nil
  ) -> Components {
    switch base {
    case .srgb(let red, let green, let blue): Components(red: red, green: green, blue: blue, alpha: 1)
    case .tint: tint ?? components(of: .system(.blue), dark: dark, increasedContrast: increasedContrast)
    case .system(let color): row(color)[(dark ? 1 : 0) + (increasedContrast ? 2 : 0)]
    }
  }

  private static func row(_ color: SystemColor) -> [Components] {
    table[color] ?? []
  }

  /// Light, dark, light with increased contrast, dark with increased contrast.
  private static let table: [SystemColor: [Components]] = [
    .red: [
      .init(red: 1, green: 0.219608, blue: 0.235294, alpha: 1),
      .init(red: 1, green: 0.258824, blue: 0.270588, alpha: 1),
      .init(red: 0.913725, green: 0.082353, blue: 0.176471, alpha: 1),
      .init(red: 1, green: 0.380392, blue: 0.396078, alpha: 1),
    ],
    .orange: [
      .init(red: 1, green: 0.552941, blue: 0.156863, alpha: 1),
      .init(red: 1, green: 0.572549, blue: 0.188235, alpha: 1),
      .init(red: 0.772549, green: 0.32549, blue: 0, alpha: 1),
      .init(red: 1, green: 0.627451, blue: 0.337255, alpha: 1),
    ],
    .yellow: [
      .init(red: 1, green: 0.8, blue: 0, alpha: 1),
      .init(red: 1, green: 0.839216, blue: 0, alpha: 1),
      .init(red: 0.631373, green: 0.415686, blue: 0, alpha: 1),
      .init(red: 0.996078, green: 0.87451, blue: 0.262745, alpha: 1),
    ],
    .green: [
      .init(red: 0.203922, green: 0.780392, blue: 0.34902, alpha: 1),
      .init(red: 0.188235, green: 0.819608, blue: 0.345098, alpha: 1),
      .init(red: 0, green: 0.537255, blue: 0.196078, alpha: 1),
      .init(red: 0.290196, green: 0.85098, blue: 0.407843, alpha: 1),
    ],
    .mint: [
      .init(red: 0, green: 0.784314, blue: 0.701961, alpha: 1),
      .init(red: 0, green: 0.854902, blue: 0.764706, alpha: 1),
      .init(red: 0, green: 0.521569, blue: 0.458824, alpha: 1),
      .init(red: 0.329412, green: 0.87451, blue: 0.796078, alpha: 1),
    ],
    .teal: [
      .init(red: 0, green: 0.764706, blue: 0.815686, alpha: 1),
      .init(red: 0, green: 0.823529, blue: 0.878431, alpha: 1),
      .init(red: 0, green: 0.505882, blue: 0.596078, alpha: 1),
      .init(red: 0.231373, green: 0.866667, blue: 0.92549, alpha: 1),
    ],
    .cyan: [
      .init(red: 0, green: 0.752941, blue: 0.909804, alpha: 1),
      .init(red: 0.235294, green: 0.827451, blue: 0.996078, alpha: 1),
      .init(red: 0, green: 0.494118, blue: 0.682353, alpha: 1),
      .init(red: 0.427451, green: 0.85098, blue: 1, alpha: 1),
    ],
    .blue: [
      .init(red: 0, green: 0.533333, blue: 1, alpha: 1),
      .init(red: 0, green: 0.568627, blue: 1, alpha: 1),
      .init(red: 0.117647, green: 0.431373, blue: 0.956863, alpha: 1),
      .init(red: 0.360784, green: 0.721569, blue: 1, alpha: 1),
    ],
    .indigo: [
      .init(red: 0.380392, green: 0.333333, blue: 0.960784, alpha: 1),
      .init(red: 0.427451, green: 0.486275, blue: 1, alpha: 1),
      .init(red: 0.337255, green: 0.290196, blue: 0.870588, alpha: 1),
      .init(red: 0.654902, green: 0.666667, blue: 1, alpha: 1),
    ],
    .purple: [
      .init(red: 0.796078, green: 0.188235, blue: 0.878431, alpha: 1),
      .init(red: 0.858824, green: 0.203922, blue: 0.94902, alpha: 1),
      .init(red: 0.690196, green: 0.184314, blue: 0.760784, alpha: 1),
      .init(red: 0.917647, green: 0.552941, blue: 1, alpha: 1),
    ],
    .pink: [
      .init(red: 1, green: 0.176471, blue: 0.333333, alpha: 1),
      .init(red: 1, green: 0.215686, blue: 0.372549, alpha: 1),
      .init(red: 0.905882, green: 0.070588, blue: 0.301961, alpha: 1),
      .init(red: 1, green: 0.541176, blue: 0.768627, alpha: 1),
    ],
    .brown: [
      .init(red: 0.67451, green: 0.498039, blue: 0.368627, alpha: 1),
      .init(red: 0.717647, green: 0.541176, blue: 0.4, alpha: 1),
      .init(red: 0.584314, green: 0.427451, blue: 0.317647, alpha: 1),
      .init(red: 0.858824, green: 0.65098, blue: 0.47451, alpha: 1),
    ],
    .gray: [
      .init(red: 0.556863, green: 0.556863, blue: 0.576471, alpha: 1),
      .init(red: 0.556863, green: 0.556863, blue: 0.576471, alpha: 1),
      .init(red: 0.423529, green: 0.423529, blue: 0.439216, alpha: 1),
      .init(red: 0.682353, green: 0.682353, blue: 0.698039, alpha: 1),
    ],
    .gray2: [
      .init(red: 0.682353, green: 0.682353, blue: 0.698039, alpha: 1),
      .init(red: 0.388235, green: 0.388235, blue: 0.4, alpha: 1),
      .init(red: 0.556863, green: 0.556863, blue: 0.576471, alpha: 1),
      .init(red: 0.486275, green: 0.486275, blue: 0.501961, alpha: 1),
    ],
    .gray3: [
      .init(red: 0.780392, green: 0.780392, blue: 0.8, alpha: 1),
      .init(red: 0.282353, green: 0.282353, blue: 0.290196, alpha: 1),
      .init(red: 0.682353, green: 0.682353, blue: 0.698039, alpha: 1),
      .init(red: 0.329412, green: 0.329412, blue: 0.337255, alpha: 1),
    ],
    .gray4: [
      .init(red: 0.819608, green: 0.819608, blue: 0.839216, alpha: 1),
      .init(red: 0.227451, green: 0.227451, blue: 0.235294, alpha: 1),
      .init(red: 0.737255, green: 0.737255, blue: 0.752941, alpha: 1),
      .init(red: 0.266667, green: 0.266667, blue: 0.27451, alpha: 1),
    ],
    .gray5: [
      .init(red: 0.898039, green: 0.898039, blue: 0.917647, alpha: 1),
      .init(red: 0.172549, green: 0.172549, blue: 0.180392, alpha: 1),
      .init(red: 0.847059, green: 0.847059, blue: 0.862745, alpha: 1),
      .init(red: 0.211765, green: 0.211765, blue: 0.219608, alpha: 1),
    ],
    .gray6: [
      .init(red: 0.94902, green: 0.94902, blue: 0.968627, alpha: 1),
      .init(red: 0.109804, green: 0.109804, blue: 0.117647, alpha: 1),
      .init(red: 0.921569, green: 0.921569, blue: 0.941176, alpha: 1),
      .init(red: 0.141176, green: 0.141176, blue: 0.14902, alpha: 1),
    ],
    .label: [
      .init(red: 0, green: 0, blue: 0, alpha: 1),
      .init(red: 1, green: 1, blue: 1, alpha: 1),
      .init(red: 0, green: 0, blue: 0, alpha: 1),
      .init(red: 1, green: 1, blue: 1, alpha: 1),
    ],
    .secondaryLabel: [
      .init(red: 0.235294, green: 0.235294, blue: 0.262745, alpha: 0.6),
      .init(red: 0.921569, green: 0.921569, blue: 0.960784, alpha: 0.6),
      .init(red: 0.235294, green: 0.235294, blue: 0.262745, alpha: 0.6),
      .init(red: 0.921569, green: 0.921569, blue: 0.960784, alpha: 0.6),
    ],
    .tertiaryLabel: [
      .init(red: 0.235294, green: 0.235294, blue: 0.262745, alpha: 0.3),
      .init(red: 0.921569, green: 0.921569, blue: 0.960784, alpha: 0.3),
      .init(red: 0.235294, green: 0.235294, blue: 0.262745, alpha: 0.3),
      .init(red: 0.921569, green: 0.921569, blue: 0.960784, alpha: 0.3),
    ],
    .quaternaryLabel: [
      .init(red: 0.235294, green: 0.235294, blue: 0.262745, alpha: 0.18),
      .init(red: 0.921569, green: 0.921569, blue: 0.960784, alpha: 0.16),
      .init(red: 0.235294, green: 0.235294, blue: 0.262745, alpha: 0.18),
      .init(red: 0.921569, green: 0.921569, blue: 0.960784, alpha: 0.16),
    ],
    .systemFill: [
      .init(red: 0.470588, green: 0.470588, blue: 0.501961, alpha: 0.2),
      .init(red: 0.470588, green: 0.470588, blue: 0.501961, alpha: 0.36),
      .init(red: 0.470588, green: 0.470588, blue: 0.501961, alpha: 0.2),
      .init(red: 0.470588, green: 0.470588, blue: 0.501961, alpha: 0.36),
    ],
    .secondarySystemFill: [
      .init(red: 0.470588, green: 0.470588, blue: 0.501961, alpha: 0.16),
      .init(red: 0.470588, green: 0.470588, blue: 0.501961, alpha: 0.32),
      .init(red: 0.470588, green: 0.470588, blue: 0.501961, alpha: 0.16),
      .init(red: 0.470588, green: 0.470588, blue: 0.501961, alpha: 0.32),
    ],
    .tertiarySystemFill: [
      .init(red: 0.462745, green: 0.462745, blue: 0.501961, alpha: 0.12),
      .init(red: 0.462745, green: 0.462745, blue: 0.501961, alpha: 0.24),
      .init(red: 0.462745, green: 0.462745, blue: 0.501961, alpha: 0.12),
      .init(red: 0.462745, green: 0.462745, blue: 0.501961, alpha: 0.24),
    ],
    .quaternarySystemFill: [
      .init(red: 0.454902, green: 0.454902, blue: 0.501961, alpha: 0.08),
      .init(red: 0.462745, green: 0.462745, blue: 0.501961, alpha: 0.18),
      .init(red: 0.454902, green: 0.454902, blue: 0.501961, alpha: 0.08),
      .init(red: 0.462745, green: 0.462745, blue: 0.501961, alpha: 0.18),
    ],
    .systemBackground: [
      .init(red: 1, green: 1, blue: 1, alpha: 1),
      .init(red: 0, green: 0, blue: 0, alpha: 1),
      .init(red: 1, green: 1, blue: 1, alpha: 1),
      .init(red: 0, green: 0, blue: 0, alpha: 1),
    ],
    .secondarySystemBackground: [
      .init(red: 0.94902, green: 0.94902, blue: 0.968627, alpha: 1),
      .init(red: 0.109804, green: 0.109804, blue: 0.117647, alpha: 1),
      .init(red: 0.94902, green: 0.94902, blue: 0.968627, alpha: 1),
      .init(red: 0.109804, green: 0.109804, blue: 0.117647, alpha: 1),
    ],
    .tertiarySystemBackground: [
      .init(red: 1, green: 1, blue: 1, alpha: 1),
      .init(red: 0.172549, green: 0.172549, blue: 0.180392, alpha: 1),
      .init(red: 1, green: 1, blue: 1, alpha: 1),
      .init(red: 0.172549, green: 0.172549, blue: 0.180392, alpha: 1),
    ],
    .systemGroupedBackground: [
      .init(red: 0.94902, green: 0.94902, blue: 0.968627, alpha: 1),
      .init(red: 0, green: 0, blue: 0, alpha: 1),
      .init(red: 0.94902, green: 0.94902, blue: 0.968627, alpha: 1),
      .init(red: 0, green: 0, blue: 0, alpha: 1),
    ],
    .secondarySystemGroupedBackground: [
      .init(red: 1, green: 1, blue: 1, alpha: 1),
      .init(red: 0.109804, green: 0.109804, blue: 0.117647, alpha: 1),
      .init(red: 1, green: 1, blue: 1, alpha: 1),
      .init(red: 0.109804, green: 0.109804, blue: 0.117647, alpha: 1),
    ],
    .tertiarySystemGroupedBackground: [
      .init(red: 0.94902, green: 0.94902, blue: 0.968627, alpha: 1),
      .init(red: 0.172549, green: 0.172549, blue: 0.180392, alpha: 1),
      .init(red: 0.94902, green: 0.94902, blue: 0.968627, alpha: 1),
      .init(red: 0.172549, green: 0.172549, blue: 0.180392, alpha: 1),
    ],
    .separator: [
      .init(red: 0.235294, green: 0.235294, blue: 0.262745, alpha: 0.29),
      .init(red: 0.329412, green: 0.329412, blue: 0.345098, alpha: 0.6),
      .init(red: 0.235294, green: 0.235294, blue: 0.262745, alpha: 0.29),
      .init(red: 0.329412, green: 0.329412, blue: 0.345098, alpha: 0.6),
    ],
    .opaqueSeparator: [
      .init(red: 0.776471, green: 0.776471, blue: 0.784314, alpha: 1),
      .init(red: 0.219608, green: 0.219608, blue: 0.227451, alpha: 1),
      .init(red: 0.776471, green: 0.776471, blue: 0.784314, alpha: 1),
      .init(red: 0.219608, green: 0.219608, blue: 0.227451, alpha: 1),
    ],
    .link: [
      .init(red: 0, green: 0.478431, blue: 1, alpha: 1),
      .init(red: 0.035294, green: 0.517647, blue: 1, alpha: 1),
      .init(red: 0, green: 0.478431, blue: 1, alpha: 1),
      .init(red: 0.035294, green: 0.517647, blue: 1, alpha: 1),
    ],
    .placeholderText: [
      .init(red: 0.235294, green: 0.235294, blue: 0.262745, alpha: 0.3),
      .init(red: 0.921569, green: 0.921569, blue: 0.960784, alpha: 0.3),
      .init(red: 0.235294, green: 0.235294, blue: 0.262745, alpha: 0.3),
      .init(red: 0.921569, green: 0.921569, blue: 0.960784, alpha: 0.3),
    ],
    .secondary: [
      .init(red: 0.235294, green: 0.235294, blue: 0.262745, alpha: 0.6),
      .init(red: 0.921569, green: 0.921569, blue: 0.960784, alpha: 0.6),
      .init(red: 0.235294, green: 0.235294, blue: 0.262745, alpha: 0.6),
      .init(red: 0.921569, green: 0.921569, blue: 0.960784, alpha: 0.6),
    ],
    .tertiary: [
      .init(red: 0.235294, green: 0.235294, blue: 0.262745, alpha: 0.3),
      .init(red: 0.921569, green: 0.921569, blue: 0.960784, alpha: 0.3),
      .init(red: 0.235294, green: 0.235294, blue: 0.262745, alpha: 0.3),
      .init(red: 0.921569, green: 0.921569, blue: 0.960784, alpha: 0.3),
    ],
    .quaternary: [
      .init(red: 0.235294, green: 0.235294, blue: 0.262745, alpha: 0.18),
      .init(red: 0.921569, green: 0.921569, blue: 0.960784, alpha: 0.16),
      .init(red: 0.235294, green: 0.235294, blue: 0.262745, alpha: 0.18),
      .init(red: 0.921569, green: 0.921569, blue: 0.960784, alpha: 0.16),
    ],
    .primary: [
      .init(red: 0, green: 0, blue: 0, alpha: 1),
      .init(red: 1, green: 1, blue: 1, alpha: 1),
      .init(red: 0, green: 0, blue: 0, alpha: 1),
      .init(red: 1, green: 1, blue: 1, alpha: 1),
    ],
    .quinary: [
      .init(red: 0.235294, green: 0.235294, blue: 0.262745, alpha: 0.09),
      .init(red: 0.921569, green: 0.921569, blue: 0.960784, alpha: 0.08),
      .init(red: 0.235294, green: 0.235294, blue: 0.262745, alpha: 0.09),
      .init(red: 0.921569, green: 0.921569, blue: 0.960784, alpha: 0.08),
    ],
  ]
}

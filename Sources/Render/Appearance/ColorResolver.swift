import Archive
import Typography

/// A colour ready to draw: non-linear sRGB, not premultiplied, each 0…1.
package struct ResolvedColor: Sendable, Hashable {
  package var red, green, blue, alpha: Double
  package init(red: Double, green: Double, blue: Double, alpha: Double) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  /// Rec. 709 luma of the components.
  var luma: Double { 0.2126 * red + 0.7152 * green + 0.0722 * blue }

  func multiplied(_ opacity: Double) -> ResolvedColor {
    ResolvedColor(red: red, green: green, blue: blue, alpha: alpha * opacity)
  }
}

/// Turns colours of a scene into components for one appearance and one accent group.
struct ColorResolver: Sendable {
  let appearance: Appearance
  /// The accent group of accented rendering.
  var isAccented = false
  /// Colours stay as they are, because what is drawn loses them together (`ColorFilterPlan`).
  var keepsColor = false

  /// What becomes of colours.
  var mode: SceneEnvironment.RenderingMode { keepsColor ? .fullColor : appearance.renderingMode }

  func resolve(_ color: SceneColor) -> ResolvedColor {
    let own = components(color)
    switch mode {
    case .fullColor: return own
    case .accented:
      // Apple: the system ignores colours and keeps their opacity; each of the two groups has one colour.
      let group = components(isAccented ? appearance.accentGroupColor : appearance.primaryGroupColor)
      return group.multiplied(own.alpha)
    case .vibrant:
      return ResolvedColor(red: own.luma, green: own.luma, blue: own.luma, alpha: own.alpha)
    }
  }

  /// Components in full colour.
  private func components(_ color: SceneColor) -> ResolvedColor {
    let base: ResolvedColor
    if case .tint = color.base, let tint = appearance.tint, tint.base != .tint {
      base = components(tint)
    } else {
      let found = SystemColorTable.components(
        of: color.base, dark: isDark, increasedContrast: appearance.increasedContrast)
      base = ResolvedColor(
        red: found.red.clamped(0, 1), green: found.green.clamped(0, 1), blue: found.blue.clamped(0, 1),
        alpha: found.alpha.clamped(0, 1))
    }
    return base.multiplied(color.opacity.clamped(0, 1))
  }

  /// Vibrant content is drawn as in the dark scheme: light on what is behind it.
  private var isDark: Bool { appearance.colorScheme == .dark || appearance.renderingMode == .vibrant }
}

import Archive
import CPango

/// SwiftUI's blend modes as Cairo's operators.
enum BlendOperator {
  static func cairo(_ mode: BlendMode) -> cairo_operator_t {
    switch mode {
    case .normal: CAIRO_OPERATOR_OVER
    case .multiply: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
    case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    case .sourceAtop: CAIRO_OPERATOR_ATOP
    case .destinationOver: CAIRO_OPERATOR_DEST_OVER
    case .destinationOut: CAIRO_OPERATOR_DEST_OUT
    // Cairo does not have it: see `PlusDarker`.
    case .plusDarker: CAIRO_OPERATOR_OVER
    case .plusLighter: CAIRO_OPERATOR_ADD
    }
  }
}

extension GroupNode {
  /// The group with the blend mode that it has in a rendering mode. In accented rendering iOS takes only the opacity of what was drawn,
  /// so modes that compute with colours are plain there; those that compute with opacity stay.
  func blended(in mode: SceneEnvironment.RenderingMode) -> GroupNode {
    guard mode == .accented, blend != .normal else { return self }
    var group = self
    switch blend {
    case .sourceAtop, .destinationOver, .destinationOut, .plusLighter, .plusDarker: break
    case .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight,
      .hardLight,
      .difference, .exclusion, .hue, .saturation, .color, .luminosity:
      group.blend = .normal
    }
    return group
  }
}

import Foundation

/// What fills an outline or colours text. Points are in the coordinates of the leaf.
package indirect enum Paint: Sendable, Equatable {
  case color(SceneColor)
  case linearGradient(stops: [GradientStop], start: CGPoint, end: CGPoint)
  case radialGradient(stops: [GradientStop], center: CGPoint, startRadius: Double, endRadius: Double)
  /// Angles in radians, clockwise from the positive x axis.
  case angularGradient(stops: [GradientStop], center: CGPoint, startAngle: Double, endAngle: Double)
  /// A radial gradient stretched to an ellipse: `radii` are its half axes at location 1; it runs from `start` to `end`, parts of them.
  case ellipticalGradient(
    stops: [GradientStop], center: CGPoint, radii: CGSize, start: Double, end: Double)
  case meshGradient(SceneMesh)
  case image(ImageFill)
  case material(Material)
}

/// A grid of coloured points; between them the colours flow.
package struct SceneMesh: Sendable, Equatable {
  /// A point of the grid, and the control points of the curves to its neighbours. Coordinates are those of the leaf.
  package struct Vertex: Sendable, Equatable {
    package var position, leading, top, trailing, bottom: CGPoint
    package var color: SceneColor
    package init(
      position: CGPoint, leading: CGPoint, top: CGPoint, trailing: CGPoint, bottom: CGPoint, color: SceneColor
    ) {
      self.position = position
      self.leading = leading
      self.top = top
      self.trailing = trailing
      self.bottom = bottom
      self.color = color
    }
  }
  /// Vertices in a row, at least 2.
  package var columns: Int
  /// Row by row: a multiple of `columns`.
  package var vertices: [Vertex]
  package var background: SceneColor
  /// Cubic instead of linear interpolation of the colours.
  package var smoothsColors: Bool
  package init(columns: Int, vertices: [Vertex], background: SceneColor, smoothsColors: Bool) {
    self.columns = columns
    self.vertices = vertices
    self.background = background
    self.smoothsColors = smoothsColors
  }
}

/// A picture repeated over the plane (`ImagePaint`).
package struct ImageFill: Sendable, Equatable {
  package var data: Data
  /// The part of the picture that is used, in the unit square.
  package var source: CGRect
  /// Where one copy of that part stands; the others follow in all directions.
  package var tile: CGRect
  package init(data: Data, source: CGRect, tile: CGRect) {
    self.data = data
    self.source = source
    self.tile = tile
  }
}

package enum Material: String, Sendable, CaseIterable {
  case ultraThin, thin, regular, thick, ultraThick, bar
}

package struct GradientStop: Sendable, Equatable {
  package var color: SceneColor
  /// 0…1 along the gradient.
  package var location: Double
  package init(color: SceneColor, location: Double) {
    self.color = color
    self.location = location
  }
}

/// A colour that is decided when it is drawn: components, or a name whose value depends on the appearance.
package struct SceneColor: Sendable, Hashable {
  package enum Base: Sendable, Hashable {
    /// Non-linear sRGB components; values outside 0…1 are clamped when drawn.
    case srgb(red: Double, green: Double, blue: Double)
    case system(SystemColor)
    /// The accent colour of the widget, `.tint`.
    case tint
  }
  package var base: Base
  /// Multiplies the alpha of the base.
  package var opacity: Double
  package init(_ base: Base, opacity: Double = 1) {
    self.base = base
    self.opacity = opacity
  }
}

/// Colours whose components depend on scheme and contrast. Values: Render's `SystemColorTable`.
package enum SystemColor: String, Sendable, CaseIterable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown
  case gray, gray2, gray3, gray4, gray5, gray6
  /// SwiftUI's `.primary`, `.secondary`, … foreground levels.
  case primary, secondary, tertiary, quaternary, quinary
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel
  case systemFill, secondarySystemFill, tertiarySystemFill, quaternarySystemFill
  case systemBackground, secondarySystemBackground, tertiarySystemBackground
  case systemGroupedBackground, secondarySystemGroupedBackground, tertiarySystemGroupedBackground
  case separator, opaqueSeparator, link, placeholderText
}

import Archive
import CPango
import Foundation
import Typography

/// Sets what Cairo fills with.
enum PaintSource {
  /// Runs `body` with the paint as the source. The current path is kept.
  static func with(_ paint: Paint, in context: DrawContext, _ body: () -> Void) {
    let cairo = context.cairo
    switch paint {
    case .color(let color):
      set(context.color(color), in: cairo)
      body()
    case .material(let material):
      set(materialColor(material, context), in: cairo)
      body()
    case .ellipticalGradient, .meshGradient, .image: break
    case .linearGradient(let stops, let start, let end):
      guard Bounds.isDrawable(start), Bounds.isDrawable(end) else { return }
      let pattern = cairo_pattern_create_linear(
        Bounds.length(start.x), Bounds.length(start.y), Bounds.length(end.x), Bounds.length(end.y))
      use(pattern, stops, context, body)
    case .radialGradient(let stops, let center, let startRadius, let endRadius):
      guard Bounds.isDrawable(center), !startRadius.isNaN, !endRadius.isNaN else { return }
      let (x, y) = (Bounds.length(center.x), Bounds.length(center.y))
      let pattern = cairo_pattern_create_radial(
        x, y, startRadius.clamped(0, Bounds.farthest), x, y, endRadius.clamped(0, Bounds.farthest))
      use(pattern, stops, context, body)
    case .angularGradient(let stops, let center, let startAngle, let endAngle):
      guard Bounds.isDrawable(center), startAngle.isFinite, endAngle.isFinite else { return }
      let gradient = AngularGradientRaster(
        colors: colors(stops, context), center: center, startAngle: startAngle, endAngle: endAngle)
      gradient.with(cairo, body)
    }
  }

  static func set(_ color: ResolvedColor, in cairo: OpaquePointer) {
    cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
  }

  static func materialColor(_ material: Material, _ context: DrawContext) -> ResolvedColor {
    switch context.appearance.renderingMode {
    case .fullColor:
      return MaterialTable.color(material, dark: context.appearance.colorScheme == .dark).multiplied(
        context.opacity)
    // Materials become a faint layer of the group's colour there.
    case .accented, .vibrant: return context.color(SceneColor(.system(.primary), opacity: 0.2))
    }
  }

  /// Stops as components, in order.
  static func colors(_ stops: [GradientStop], _ context: DrawContext) -> [(
    location: Double, color: ResolvedColor
  )] {
    Bounds.stops(stops).map { ($0.location, context.color($0.color)) }
  }

  private static func use(
    _ pattern: OpaquePointer?, _ stops: [GradientStop], _ context: DrawContext, _ body: () -> Void
  ) {
    guard let pattern else { return }
    defer { cairo_pattern_destroy(pattern) }
    for (location, color) in colors(stops, context) {
      cairo_pattern_add_color_stop_rgba(pattern, location, color.red, color.green, color.blue, color.alpha)
    }
    cairo_set_source(context.cairo, pattern)
    body()
  }
}

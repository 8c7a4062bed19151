import Archive
import CPango
import Foundation
import Typography

/// Sets what Cairo fills with.
enum PaintSource {
  /// Runs `body` with the paint as the source. The current path is kept. `covering` is the rectangle beyond which `body` draws
  /// nothing: computed paints are computed for it only.
  static func with(_ paint: Paint, in context: DrawContext, covering: CGRect? = nil, _ body: () -> Void) {
    let cairo = context.cairo
    switch paint {
    case .color(let color):
      set(context.color(color), in: cairo)
      body()
    case .material(let material): MaterialDrawing.with(material, in: context, covering: covering, body)
    case .meshGradient(let mesh):
      guard let raster = MeshDrawing.raster(mesh, in: context, covering: covering) else { return }
      raster.useAsSource(in: cairo, extend: CAIRO_EXTEND_PAD)
      body()
    case .image(let fill): ImageFillDrawing.with(fill, in: context, body)
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
    case .ellipticalGradient(let stops, let center, let radii, let start, let end):
      guard let ellipse = EllipticalGradient(center: center, radii: radii, start: start, end: end) else {
        return
      }
      let pattern = cairo_pattern_create_radial(0, 0, ellipse.start, 0, 0, ellipse.end)
      var map = ellipse.toUnitCircle
      if let pattern { cairo_pattern_set_matrix(pattern, &map) }
      use(pattern, stops, context, body)
    case .angularGradient(let stops, let center, let startAngle, let endAngle):
      guard Bounds.isDrawable(center), startAngle.isFinite, endAngle.isFinite else { return }
      let gradient = AngularGradientRaster(
        colors: colors(stops, context), center: center, startAngle: startAngle, endAngle: endAngle)
      gradient.with(cairo, covering: covering, body)
    }
  }

  static func set(_ color: ResolvedColor, in cairo: OpaquePointer) {
    cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
  }

  /// Stops as components, in order.
  static func colors(_ stops: [GradientStop], _ context: DrawContext) -> [(
    location: Double, color: ResolvedColor
  )] {
    Bounds.stops(stops).map { ($0.location, context.color($0.color)) }
  }

  /// The rectangle that a paint is seen in: what can be drawn on at present, and no more than `covering`.
  static func seen(_ cairo: OpaquePointer, covering: CGRect?) -> CGRect {
    var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(cairo, &x1, &y1, &x2, &y2)
    let clip = CGRect(x: x1, y: y1, width: x2 - x1, height: y2 - y1)
    return covering.map { clip.intersection($0.insetBy(dx: -1, dy: -1)) } ?? clip
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

import CPango
import Foundation
import Typography

/// An angular gradient, which Cairo does not have: computed pixel by pixel for the region that can be seen.
struct AngularGradientRaster {
  let colors: [(location: Double, color: ResolvedColor)]
  let center: CGPoint
  /// Radians, clockwise from the positive x axis.
  let startAngle: Double
  let endAngle: Double

  /// Entries of the table of colours around the circle.
  static let steps = 1024

  /// Runs `body` with the gradient as Cairo's source.
  func with(_ cairo: OpaquePointer, _ body: () -> Void) {
    var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(cairo, &x1, &y1, &x2, &y2)
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    // Device pixels a user unit, at most what the region needs.
    let scale = (matrix.xx * matrix.xx + matrix.yx * matrix.yx).squareRoot().clamped(0.1, 16)
    let width = Int(((x2 - x1) * scale).rounded(.up).clamped(0, 4096))
    let height = Int(((y2 - y1) * scale).rounded(.up).clamped(0, 4096))
    guard width > 0, height > 0, let surface = raster(width, height, x1, y1, scale) else { return }
    defer { cairo_surface_destroy(surface) }
    guard let pattern = cairo_pattern_create_for_surface(surface) else { return }
    defer { cairo_pattern_destroy(pattern) }
    var map = cairo_matrix_t(xx: scale, yx: 0, xy: 0, yy: scale, x0: -x1 * scale, y0: -y1 * scale)
    cairo_pattern_set_matrix(pattern, &map)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_set_source(cairo, pattern)
    body()
  }

  private func raster(_ width: Int, _ height: Int, _ left: Double, _ top: Double, _ scale: Double)
    -> OpaquePointer?
  {
    guard let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)),
      let bytes = cairo_image_surface_get_data(surface)
    else { return nil }
    let table = self.table()
    let stride = Int(cairo_image_surface_get_stride(surface))
    let perRadian = Double(Self.steps) / (2 * .pi)
    for row in 0..<height {
      let y = top + (Double(row) + 0.5) / scale - center.y
      let line = UnsafeMutableRawPointer(bytes + row * stride).assumingMemoryBound(to: UInt32.self)
      for column in 0..<width {
        let x = left + (Double(column) + 0.5) / scale - center.x
        let angle = atan2(y, x)
        line[column] = table[Int((angle < 0 ? angle + 2 * .pi : angle) * perRadian) & (Self.steps - 1)]
      }
    }
    cairo_surface_mark_dirty(surface)
    return surface
  }

  /// Premultiplied ARGB around the circle, from the positive x axis.
  private func table() -> [UInt32] {
    (0..<Self.steps).map { index in
      let color = self.color(at: (Double(index) + 0.5) / Double(Self.steps) * 2 * .pi)
      func byte(_ value: Double) -> UInt32 { UInt32((value * 255).rounded().clamped(0, 255)) }
      return byte(color.alpha) << 24 | byte(color.red * color.alpha) << 16 | byte(color.green * color.alpha)
        << 8
        | byte(color.blue * color.alpha)
    }
  }

  /// The colour in a direction. Beyond the end angle it is that of the nearer end.
  func color(at angle: Double) -> ResolvedColor {
    guard let first = colors.first, let last = colors.last else {
      return ResolvedColor(red: 0, green: 0, blue: 0, alpha: 0)
    }
    let span = endAngle - startAngle
    guard abs(span) > 1e-9 else { return last.color }
    var turn = (angle - startAngle).truncatingRemainder(dividingBy: 2 * .pi)
    if span > 0, turn < 0 { turn += 2 * .pi }
    if span < 0, turn > 0 { turn -= 2 * .pi }
    let position = turn / span
    guard position <= 1 else {
      let full = 2 * Double.pi / abs(span)
      return position - 1 < full - position ? last.color : first.color
    }
    return interpolate(position)
  }

  private func interpolate(_ position: Double) -> ResolvedColor {
    guard let upper = colors.firstIndex(where: { $0.location >= position }) else {
      return colors[colors.count - 1].color
    }
    guard upper > 0 else { return colors[0].color }
    let (a, b) = (colors[upper - 1], colors[upper])
    let t = b.location > a.location ? (position - a.location) / (b.location - a.location) : 1
    func mix(_ x: Double, _ y: Double) -> Double { x + (y - x) * t }
    return ResolvedColor(
      red: mix(a.color.red, b.color.red), green: mix(a.color.green, b.color.green),
      blue: mix(a.color.blue, b.color.blue), alpha: mix(a.color.alpha, b.color.alpha))
  }
}

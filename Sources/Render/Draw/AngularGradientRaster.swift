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
  func with(_ cairo: OpaquePointer, covering: CGRect?, _ body: () -> Void) {
    let place = PaintSource.seen(cairo, covering: covering)
    guard !place.isNull else { return }
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    // Device pixels a user unit, at most what the region needs.
    let scale = (matrix.xx * matrix.xx + matrix.yx * matrix.yx).squareRoot().clamped(0.1, 16)
    let width = Int((place.width * scale).rounded(.up).clamped(0, 4096))
    let height = Int((place.height * scale).rounded(.up).clamped(0, 4096))
    let exact = CGRect(
      x: place.minX, y: place.minY, width: Double(width) / scale, height: Double(height) / scale)
    guard let raster = Raster(width: width, height: height, place: exact) else { return }
    fill(raster, scale)
    raster.useAsSource(in: cairo, extend: CAIRO_EXTEND_PAD)
    body()
  }

  private func fill(_ raster: Raster, _ scale: Double) {
    let table = self.table()
    let perRadian = Double(Self.steps) / (2 * .pi)
    raster.withPixels { pixels in
      for row in 0..<raster.height {
        let y = raster.place.minY + (Double(row) + 0.5) / scale - center.y
        for column in 0..<raster.width {
          let x = raster.place.minX + (Double(column) + 0.5) / scale - center.x
          let angle = atan2(y, x)
          pixels[row * raster.width + column] =
            table[Int((angle < 0 ? angle + 2 * .pi : angle) * perRadian) & (Self.steps - 1)]
        }
      }
    }
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

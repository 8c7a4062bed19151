import Archive
import CPango
import Foundation
import Typography

/// A group in perspective, which Cairo does not have: its picture is drawn flat, fine enough for where it is largest, and each pixel of
/// the canvas looks up what it shows.
enum ProjectionDrawing {
  /// Pixels of the flat picture at most.
  private static let mostPixels = 4_000_000.0

  @inline(never)
  static func draw(_ group: GroupNode, in context: DrawContext) {
    let canvas = context.canvas
    guard let projection = group.projection, let forward = Homography(projection, then: canvas.map),
      let back = forward.inverse
    else { return }
    var flat = group
    flat.projection = nil
    flat.transform = nil
    flat.blend = .normal
    let reach = 4000.0
    let area = (NodeBounds.ownRect(of: flat) ?? .infinite).intersection(
      CGRect(x: -reach, y: -reach, width: 2 * reach, height: 2 * reach))
    guard !area.isNull, area.width > 0, area.height > 0 else { return }
    let corners = ProjectedQuad.corners(of: area, under: projection)
    let seen = PointBounds(
      corners.map { corner in
        let r = forward.raw(corner.x, corner.y)
        return CGPoint(x: r.x / r.z, y: r.y / r.z)
      }
    ).rect
    guard !seen.isNull else { return }
    let frame = PixelRect(touching: seen).expanded(.all(1)).intersection(canvas.visible)
    // The corners include the nearest one, where it is magnified most.
    let largest = corners.map(forward.magnification).max() ?? 1
    let scale = min(
      largest.clamped(0.1, max(canvas.map.meanScale, 1) * 3),
      (mostPixels / (area.width * area.height)).squareRoot())
    guard let source = self.flat(flat, area, scale, context),
      let layer = Canvas(layer: frame, over: canvas, budget: context.budget),
      context.budget.spend(frame.area * 12)
    else { return }
    Warp(source: source, scale: scale, back: back).fill(layer)
    Composition(layer: layer, opacity: context.opacity, blend: group.blend).put(
      on: canvas, budget: context.budget)
  }

  /// The group's picture in its own coordinates.
  private static func flat(_ group: GroupNode, _ area: CGRect, _ scale: Double, _ context: DrawContext)
    -> Canvas?
  {
    let pixels = PixelRect(
      touching: CGRect(
        x: area.minX * scale, y: area.minY * scale, width: area.width * scale, height: area.height * scale))
    // An empty margin, into which edges fade.
    guard let source = Canvas(layer: pixels.expanded(.all(2)), over: nil, budget: context.budget) else {
      return nil
    }
    source.map = cairo_matrix_t(xx: scale, yx: 0, xy: 0, yy: scale, x0: 0, y0: 0)
    var inner = context
    inner.canvas = source
    inner.opacity = 1
    inner.depth += 1
    GroupDrawing.draw(group, in: inner)
    return source
  }
}

/// Looks up each pixel of a layer in a flat picture.
private struct Warp {
  let source: Canvas
  /// Pixels of the flat picture a point.
  let scale: Double
  /// From the picture's pixels to points.
  let back: Homography

  func fill(_ layer: Canvas) {
    cairo_surface_flush(source.surface)
    guard let bytes = cairo_image_surface_get_data(source.surface) else { return }
    let (width, height) = (source.frame.width, source.frame.height)
    let stride = Int(cairo_image_surface_get_stride(source.surface)) / 4
    let (left, top) = (Double(source.frame.left), Double(source.frame.top))
    UnsafeMutableRawPointer(bytes).withMemoryRebound(to: UInt32.self, capacity: stride * height) { pixels in
      func color(_ p: UInt32) -> SIMD4<Float> {
        SIMD4(Float(p >> 16 & 255), Float(p >> 8 & 255), Float(p & 255), Float(p >> 24))
      }
      /// The four pixels around a place, weighed.
      func sample(_ x: Double, _ y: Double) -> SIMD4<Float> {
        let (fx, fy) = (x - 0.5, y - 0.5)
        // The margin is empty: nothing is lost at its last pixels.
        guard fx >= 0, fy >= 0, fx < Double(width - 1), fy < Double(height - 1) else {
          return SIMD4(repeating: 0)
        }
        let (ix, iy) = (Int(fx), Int(fy))
        let at = pixels + iy * stride + ix
        let (a, b, c, d) = (at[0], at[1], at[stride], at[stride + 1])
        if a == b, a == c, a == d { return color(a) }
        let (tx, ty) = (Float(fx - Double(ix)), Float(fy - Double(iy)))
        let upper = color(a) * (1 - tx) + color(b) * tx
        let lower = color(c) * (1 - tx) + color(d) * tx
        return upper * (1 - ty) + lower * ty
      }
      func look(_ x: Double, _ y: Double) -> SIMD4<Float> {
        let r = back.raw(x, y)
        // `z` is one over the depth.
        guard r.z > 0, r.z * ProjectedQuad.nearest <= 1 else { return SIMD4(repeating: 0) }
        return sample(r.x / r.z * scale - left, r.y / r.z * scale - top)
      }
      var y = Double(layer.frame.top)
      layer.withRows { row in
        var samples = 1
        for index in row.indices {
          let x = Double(layer.frame.left + index)
          // It hardly changes from one pixel to the next.
          if index & 7 == 0 { samples = self.samples(x + 4, y + 0.5) }
          var sum = SIMD4<Float>(repeating: 0)
          for j in 0..<samples {
            for i in 0..<samples {
              sum += look(x + (Double(i) + 0.5) / Double(samples), y + (Double(j) + 0.5) / Double(samples))
            }
          }
          row[index] = PixelColor.premultiplied(sum / (255 * Float(samples * samples)))
        }
        y += 1
      }
    }
  }

  /// How many places along a side of a pixel are looked up, so that no pixel of the flat picture is passed over: 1…4.
  private func samples(_ x: Double, _ y: Double) -> Int {
    let r = back.raw(x, y)
    guard r.z > 1e-12 else { return 1 }
    let (u, v) = (r.x / r.z, r.y / r.z)
    func step(_ du: Double, _ dv: Double, _ dw: Double) -> Double {
      let (a, b) = (du - u * dw, dv - v * dw)
      return (a * a + b * b).squareRoot()
    }
    let most = max(step(back.m.0.x, back.m.1.x, back.m.2.x), step(back.m.0.y, back.m.1.y, back.m.2.y))
    return Int((most / r.z * scale * 0.8).clamped(1, 4).rounded(.up))
  }
}

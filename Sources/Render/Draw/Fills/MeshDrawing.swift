import Archive
import CPango
import Foundation
import Typography

/// A mesh gradient, computed pixel by pixel for the part that is seen. The pixels are the same for every output.
enum MeshDrawing {
  /// The pixels for what a paint covers, in points; `nil` where nothing is seen.
  static func raster(_ mesh: SceneMesh, in context: DrawContext, covering: CGRect?) -> Raster? {
    let place = PaintSource.seen(context.cairo, covering: covering)
    guard !place.isNull, place.width > 0, place.height > 0 else { return nil }
    let scale = context.canvas.map.meanScale
    guard context.budget.spend(Int(place.width * scale * place.height * scale) * 4) else { return nil }
    return raster(mesh, place: place, scale: scale, color: context.color)
  }

  /// The pixels of a rectangle in points.
  static func raster(
    _ mesh: SceneMesh, place: CGRect, scale: Double, color: (SceneColor) -> ResolvedColor
  ) -> Raster? {
    let scale = scale.clamped(0.05, 2048 / max(place.width, place.height, 1))
    let raster = Raster(
      width: Int((place.width * scale).rounded(.up)), height: Int((place.height * scale).rounded(.up)),
      place: place)
    guard let raster else { return nil }
    let background = color(mesh.background)
    let back = PixelColor.pixel(
      SIMD4(Float(background.red), Float(background.green), Float(background.blue), Float(background.alpha)))
    let grid = MeshGrid(mesh, color: color)
    raster.withPixels { pixels in
      pixels.update(repeating: back)
      guard let grid else { return }
      MeshFill(grid: grid, raster: raster, pixels: pixels).fill()
    }
    return raster
  }
}

/// Fills the triangles of a grid, later ones over earlier ones where the mesh is folded.
private struct MeshFill {
  let grid: MeshGrid
  let raster: Raster
  let pixels: UnsafeMutableBufferPointer<UInt32>

  /// How often each pixel may be filled on average: a mesh that is folded more often is left as it is by then.
  private static let mostFolds = 24

  private struct Corner {
    var x, y: Double
    var color: SIMD4<Float>
  }

  func fill() {
    let (sx, sy) = (Double(raster.width) / raster.place.width, Double(raster.height) / raster.place.height)
    let corners = grid.points.map {
      Corner(
        x: ($0.x - raster.place.minX) * sx, y: ($0.y - raster.place.minY) * sy, color: $0.color)
    }
    var left = raster.width * raster.height * Self.mostFolds
    for row in 0..<grid.rows - 1 {
      for column in 0..<grid.columns - 1 where left > 0 {
        let i = row * grid.columns + column
        left -= triangle(corners[i], corners[i + 1], corners[i + grid.columns])
        left -= triangle(corners[i + 1], corners[i + grid.columns + 1], corners[i + grid.columns])
      }
    }
  }

  /// Fills the pixels whose centre lies in a triangle, line by line; returns how many.
  private func triangle(_ a: Corner, _ b: Corner, _ c: Corner) -> Int {
    let area = (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y)
    guard abs(area) > 1e-9 else { return 0 }
    let top = Int((min(a.y, b.y, c.y) - 0.5).clamped(0, Double(raster.height)).rounded(.up))
    let bottom = Int((max(a.y, b.y, c.y) - 0.5).clamped(-1, Double(raster.height - 1)).rounded(.down))
    guard top <= bottom else { return 0 }
    // Change of the colour for a pixel to the right and down.
    let across =
      ((b.color - a.color) * Float((c.y - a.y) / area) - (c.color - a.color) * Float((b.y - a.y) / area))
    let down =
      ((c.color - a.color) * Float((b.x - a.x) / area) - (b.color - a.color) * Float((c.x - a.x) / area))
    var count = bottom - top + 1
    for row in top...bottom {
      let y = Double(row) + 0.5
      var (from, to) = (Double.infinity, -Double.infinity)
      for (p, q) in [(a, b), (b, c), (c, a)] {
        let (low, high) = (min(p.y, q.y), max(p.y, q.y))
        guard low <= y, y <= high, high > low else { continue }
        let x = p.x + (q.x - p.x) * (y - p.y) / (q.y - p.y)
        from = min(from, x)
        to = max(to, x)
      }
      let first = Int((from - 0.5).clamped(0, Double(raster.width)).rounded(.up))
      // Both neighbours own the edge between them: nothing is left out.
      let last = Int((to - 0.5).clamped(-1, Double(raster.width - 1)).rounded(.down))
      guard first <= last else { continue }
      var color = a.color + across * Float(Double(first) + 0.5 - a.x) + down * Float(y - a.y)
      for column in first...last {
        pixels[row * raster.width + column] = PixelColor.pixel(color)
        color += across
      }
      count += last - first + 1
    }
    return count
  }
}

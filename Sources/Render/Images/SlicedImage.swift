import Archive
import CPango
import Foundation
import Typography

/// A picture whose caps keep their size while its middle is stretched or repeated: nine parts put together in pixels, so that no seam
/// shows between them.
struct SlicedImage {
  /// A part: where it is taken from, in pixels of the picture, and where it goes, in pixels of the result.
  struct Part: Equatable {
    var source: PixelRect
    var target: PixelRect
    /// Is never repeated.
    var isCorner: Bool
  }

  let parts: [Part]
  let tiles: Bool
  /// Pixels of the result for one of the picture, across and down, where parts are repeated.
  let step: (x: Double, y: Double)

  /// For a picture of so many pixels that fills so many, `scale` of them a point.
  init(_ slicing: ImageSlicing, width: Int, height: Int, filling: (width: Int, height: Int), scale: Double) {
    let pixelsAPoint = slicing.scale.isFinite ? slicing.scale.clamped(0.1, 16) : 1
    let across = Self.cuts(
      slicing.left, slicing.right, length: width, target: filling.width, pixelsAPoint: pixelsAPoint,
      scale: scale)
    let down = Self.cuts(
      slicing.top, slicing.bottom, length: height, target: filling.height, pixelsAPoint: pixelsAPoint,
      scale: scale)
    parts = (0..<9).compactMap { index in
      let (x, y) = (index % 3, index / 3)
      let source = PixelRect(
        left: across.source[x], top: down.source[y], right: across.source[x + 1], bottom: down.source[y + 1])
      let target = PixelRect(
        left: across.target[x], top: down.target[y], right: across.target[x + 1], bottom: down.target[y + 1])
      return source.isEmpty || target.isEmpty
        ? nil : Part(source: source, target: target, isCorner: x != 1 && y != 1)
    }
    tiles = slicing.tiles
    step = (scale / pixelsAPoint, scale / pixelsAPoint)
  }

  /// The four places where a side is cut, in the picture and in the result. Caps that have no room shrink in proportion.
  private static func cuts(
    _ first: Double, _ last: Double, length: Int, target: Int, pixelsAPoint: Double, scale: Double
  ) -> (source: [Int], target: [Int]) {
    func points(_ value: Double) -> Double { value.isFinite ? max(value, 0) : 0 }
    func fit(_ a: Double, _ b: Double, _ room: Int) -> (Int, Int) {
      let share = min(1, Double(room) / max(a + b, 1e-9))
      let low = Int((a * share).rounded()).clampedTo(0, room)
      return (low, Int((b * share).rounded()).clampedTo(0, room - low))
    }
    let source = fit(points(first) * pixelsAPoint, points(last) * pixelsAPoint, length)
    let result = fit(points(first) * scale, points(last) * scale, target)
    return (
      [0, source.0, length - source.1, length], [0, result.0, target - result.1, target]
    )
  }

  /// The parts put together; its place is a frame in points.
  func raster(_ image: ImageCache.Image, filter: cairo_filter_t, width: Int, height: Int, place: CGRect)
    -> Raster?
  {
    guard let raster = Raster(width: width, height: height, place: place),
      let painter = cairo_create(raster.surface)
    else { return nil }
    defer { cairo_destroy(painter) }
    for part in parts { draw(part, of: image, filter, with: painter) }
    return raster
  }

  private func draw(
    _ part: Part, of image: ImageCache.Image, _ filter: cairo_filter_t, with painter: OpaquePointer
  ) {
    // Its own pixels only, so that no neighbour's colour comes in; repeated in whole pixels, so that no end's does.
    let corner = part.isCorner
    let size =
      tiles && !corner
      ? (Self.whole(Double(part.source.width) * step.x), Self.whole(Double(part.source.height) * step.y))
      : (part.target.width, part.target.height)
    guard let cut = cut(part.source, of: image),
      let piece = Raster(
        width: size.0, height: size.1,
        place: CGRect(x: part.target.left, y: part.target.top, width: size.0, height: size.1)),
      let scaler = cairo_create(piece.surface)
    else { return }
    cairo_scale(scaler, Double(size.0) / cut.place.width, Double(size.1) / cut.place.height)
    cut.useAsSource(
      in: scaler, extend: CAIRO_EXTEND_PAD, filter: filter, dx: -cut.place.minX, dy: -cut.place.minY)
    cairo_paint(scaler)
    cairo_destroy(scaler)
    piece.useAsSource(in: painter, extend: CAIRO_EXTEND_REPEAT, filter: CAIRO_FILTER_NEAREST)
    cairo_rectangle(
      painter, Double(part.target.left), Double(part.target.top), Double(part.target.width),
      Double(part.target.height))
    cairo_fill(painter)
  }

  private static func whole(_ length: Double) -> Int { Int(length.rounded().clamped(1, 4096)) }

  private func cut(_ source: PixelRect, of image: ImageCache.Image) -> Raster? {
    guard let cut = Raster(width: source.width, height: source.height, place: source.rect),
      let cutter = cairo_create(cut.surface)
    else { return nil }
    cairo_set_source_surface(cutter, image.surface, Double(-source.left), Double(-source.top))
    cairo_set_operator(cutter, CAIRO_OPERATOR_SOURCE)
    cairo_paint(cutter)
    cairo_destroy(cutter)
    return cut
  }
}

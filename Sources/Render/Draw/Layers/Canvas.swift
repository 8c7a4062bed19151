import CPango
import Foundation

/// What is drawn on: a picture, or a layer that will be put over another canvas.
final class Canvas {
  let cairo: OpaquePointer
  let surface: OpaquePointer
  /// Its place in the pixels of the picture.
  let frame: PixelRect
  /// What it will be put over; `nil` for a picture and for a layer that is yet to be bent.
  let below: Canvas?
  private let memory: ScratchMemory.Block?
  /// Whether context and surface go with it.
  private let ownsSurface: Bool
  private let budget: DrawBudget

  /// The picture itself.
  init(picture: Picture, cairo: OpaquePointer, budget: DrawBudget) {
    self.cairo = cairo
    surface = picture.surface
    frame = PixelRect(left: 0, top: 0, right: picture.width, bottom: picture.height)
    below = nil
    memory = nil
    ownsSurface = false
    self.budget = budget
  }

  /// Computed pixels that are drawn on as if they were a picture; `nil` where there is no memory.
  init?(raster: Raster, budget: DrawBudget) {
    guard let cairo = cairo_create(raster.surface) else { return nil }
    self.cairo = cairo
    surface = cairo_surface_reference(raster.surface)
    frame = PixelRect(left: 0, top: 0, right: raster.width, bottom: raster.height)
    below = nil
    memory = nil
    ownsSurface = true
    self.budget = budget
  }

  /// A transparent layer, or `nil` where there is no room for it.
  init?(layer frame: PixelRect, over below: Canvas?, budget: DrawBudget) {
    guard !frame.isEmpty, frame.width < 32_000, frame.height < 32_000, budget.take(layer: frame.area) else {
      return nil
    }
    let stride = frame.width * 4
    let memory = ScratchMemory.shared.take(stride * frame.height)
    memset(memory.bytes, 0, stride * frame.height)
    guard
      let surface = cairo_image_surface_create_for_data(
        memory.bytes.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(frame.width),
        Int32(frame.height), Int32(stride)),
      cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let cairo = cairo_create(surface)
    else {
      ScratchMemory.shared.giveBack(memory)
      budget.giveBack(layer: frame.area)
      return nil
    }
    self.cairo = cairo
    self.surface = surface
    self.frame = frame
    self.below = below
    self.memory = memory
    ownsSurface = true
    self.budget = budget
  }

  deinit {
    guard ownsSurface else { return }
    cairo_destroy(cairo)
    guard let memory else { return cairo_surface_destroy(surface) }
    cairo_surface_finish(surface)
    cairo_surface_destroy(surface)
    ScratchMemory.shared.giveBack(memory)
    budget.giveBack(layer: frame.area)
  }

  /// The pixels of the picture that drawing can reach at present.
  var visible: PixelRect {
    var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
    inPixels { cairo_clip_extents(cairo, &x1, &y1, &x2, &y2) }
    return PixelRect(
      touching: CGRect(
        x: x1 + Double(frame.left), y: y1 + Double(frame.top), width: x2 - x1, height: y2 - y1)
    ).intersection(frame)
  }

  /// The map from what is being drawn to the pixels of the picture.
  var map: cairo_matrix_t {
    get {
      var matrix = cairo_matrix_t()
      cairo_get_matrix(cairo, &matrix)
      matrix.x0 += Double(frame.left)
      matrix.y0 += Double(frame.top)
      return matrix
    }
    set {
      var matrix = newValue
      matrix.x0 -= Double(frame.left)
      matrix.y0 -= Double(frame.top)
      cairo_set_matrix(cairo, &matrix)
    }
  }

  /// Runs `body` with lengths in pixels, the origin at the canvas's own corner.
  func inPixels(_ body: () -> Void) {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    cairo_identity_matrix(cairo)
    body()
    cairo_set_matrix(cairo, &matrix)
  }

  /// Makes another canvas's pixels what is drawn with, each where it stands in the picture.
  func useAsSource(_ other: Canvas) {
    inPixels {
      cairo_set_source_surface(
        cairo, other.surface, Double(other.frame.left - frame.left), Double(other.frame.top - frame.top))
      // Whole pixels on whole pixels.
      cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_NEAREST)
    }
  }

  /// Calls `body` with each row of pixels that lies in `area`, premultiplied ARGB.
  func withRows(_ area: PixelRect? = nil, _ body: (UnsafeMutableBufferPointer<UInt32>) -> Void) {
    let area = (area ?? frame).intersection(frame)
    guard !area.isEmpty else { return }
    cairo_surface_flush(surface)
    guard let bytes = cairo_image_surface_get_data(surface) else { return }
    let stride = Int(cairo_image_surface_get_stride(surface))
    for y in area.top..<area.bottom {
      let row = UnsafeMutableRawPointer(bytes + (y - frame.top) * stride).assumingMemoryBound(to: UInt32.self)
      body(UnsafeMutableBufferPointer(start: row + (area.left - frame.left), count: area.width))
    }
    cairo_surface_mark_dirty(surface)
  }
}

extension cairo_matrix_t {
  /// Pixels a point, the mean of both directions.
  var meanScale: Double { abs(xx * yy - xy * yx).squareRoot() }

  /// The rectangle around the image of one.
  func bounds(of rect: CGRect) -> CGRect {
    let xs = [rect.minX, rect.maxX].flatMap { x in [rect.minY, rect.maxY].map { y in xx * x + xy * y + x0 } }
    let ys = [rect.minX, rect.maxX].flatMap { x in [rect.minY, rect.maxY].map { y in yx * x + yy * y + y0 } }
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    return CGRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }
}

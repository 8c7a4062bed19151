import Archive
import CPango
import Foundation
import Typography

/// A bitmap stretched over its frame, or put together from parts.
enum ImageDrawing {
  static func draw(_ node: ImageNode, in context: DrawContext) {
    guard let frame = Bounds.rect(node.frame), frame.width > 0, frame.height > 0 else { return }
    if context.redaction == .bars {
      RedactionBars.draw(frame, .color(SceneColor(.system(.gray))), in: context)
      return
    }
    let scale = context.canvas.map.meanScale
    switch picture(node, frame, scale: scale) {
    case .failure(let failure):
      UnsupportedDrawing.draw(UnsupportedNode(name: failure.name, frame: frame), in: context)
    case .success(let picture): draw(picture, node, frame, context)
    }
  }

  /// What is stretched over the frame.
  struct Source {
    let surface: OpaquePointer
    let width: Int
    let height: Int
    /// Keeps the surface.
    let owner: AnyObject
  }

  /// The picture for a frame at so many pixels a point, or why there is none.
  static func picture(_ node: ImageNode, _ frame: CGRect, scale: Double) -> Result<Source, ImageFailure> {
    let scale = scale.clamped(0.1, 16)
    let size = CGSize(width: frame.width * scale, height: frame.height * scale)
    return ImageCache.shared.image(node.data, fitting: node.slicing == nil ? size : nil).map { image in
      guard let slicing = node.slicing else {
        return Source(surface: image.surface, width: image.width, height: image.height, owner: image)
      }
      let (width, height) = (pixels(size.width), pixels(size.height))
      let sliced = SlicedImage(
        slicing, width: image.width, height: image.height, filling: (width, height),
        scale: Double(width) / frame.width)
      guard
        let raster = sliced.raster(
          image, filter: filter(node.interpolation), width: width, height: height, place: frame)
      else { return Source(surface: image.surface, width: image.width, height: image.height, owner: image) }
      return Source(surface: raster.surface, width: width, height: height, owner: raster)
    }
  }

  private static func pixels(_ length: Double) -> Int { Int(length.rounded().clamped(1, 4096)) }

  static func filter(_ interpolation: ImageNode.Interpolation) -> cairo_filter_t {
    switch interpolation {
    case .none: CAIRO_FILTER_NEAREST
    case .low: CAIRO_FILTER_BILINEAR
    case .medium: CAIRO_FILTER_GOOD
    // Cairo's best one shows square pixels where a picture is enlarged.
    case .high: CAIRO_FILTER_GOOD
    }
  }

  private static func draw(_ picture: Source, _ node: ImageNode, _ frame: CGRect, _ context: DrawContext) {
    let cairo = context.cairo
    guard let pattern = cairo_pattern_create_for_surface(picture.surface) else { return }
    defer { cairo_pattern_destroy(pattern) }
    var map = cairo_matrix_t(
      xx: Double(picture.width) / frame.width, yx: 0, xy: 0, yy: Double(picture.height) / frame.height,
      x0: -frame.minX * Double(picture.width) / frame.width,
      y0: -frame.minY * Double(picture.height) / frame.height)
    cairo_pattern_set_matrix(pattern, &map)
    cairo_pattern_set_filter(pattern, filter(node.interpolation))
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    cairo_new_path(cairo)
    cairo_rectangle(cairo, frame.minX, frame.minY, frame.width, frame.height)
    cairo_clip(cairo)
    if let paint = template(node, context.colors.mode) {
      PaintSource.with(paint, in: context, covering: frame) { cairo_mask(cairo, pattern) }
    } else if context.colors.mode == .vibrant {
      drawGray(pattern, frame, context)
    } else {
      cairo_set_source(cairo, pattern)
      cairo_paint_with_alpha(cairo, context.opacity)
    }
  }

  /// In accented rendering every image is a template of its group's colour, as iOS shows one that asks for
  /// nothing else.
  static func template(_ node: ImageNode, _ mode: SceneEnvironment.RenderingMode) -> Paint? {
    node.template ?? (mode == .accented ? .color(SceneColor(.system(.primary))) : nil)
  }

  private static func drawGray(_ pattern: OpaquePointer, _ frame: CGRect, _ context: DrawContext) {
    let canvas = context.canvas
    guard let layer = Canvas(layer: canvas.visible, over: canvas, budget: context.budget) else { return }
    layer.map = canvas.map
    cairo_rectangle(layer.cairo, frame.minX, frame.minY, frame.width, frame.height)
    cairo_set_source(layer.cairo, pattern)
    cairo_fill(layer.cairo)
    ColorFilterPass.apply(.luma, to: layer)
    Composition(layer: layer, opacity: context.opacity, blend: .normal).put(
      on: canvas, budget: context.budget)
  }
}

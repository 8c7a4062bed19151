import Archive
import CPango
import Foundation
import Typography

/// A picture repeated over the plane.
enum ImageFillDrawing {
  static func with(_ fill: ImageFill, in context: DrawContext, _ body: () -> Void) {
    guard let tile = ImageTile(fill, in: context) else { return }
    let cairo = context.cairo
    switch context.colors.mode {
    case .accented:
      // As every picture there: a template of its group's colour; its transparent parts are not told apart.
      PaintSource.set(context.color(SceneColor(.system(.primary))), in: cairo)
    case .fullColor, .vibrant:
      tile.raster.useAsSource(in: cairo, extend: CAIRO_EXTEND_REPEAT, filter: CAIRO_FILTER_GOOD)
    }
    body()
  }
}

/// One tile's pixels.
struct ImageTile {
  let raster: Raster

  /// The used part of the picture with the context's opacity, in grey where colours are; `nil` where there is none.
  init?(_ fill: ImageFill, in context: DrawContext) {
    guard let place = Bounds.rect(fill.tile), place.width >= 0.25, place.height >= 0.25,
      let source = Bounds.rect(fill.source)?.intersection(CGRect(x: 0, y: 0, width: 1, height: 1)),
      !source.isNull,
      case .success(let image) = ImageCache.shared.image(fill.data, fitting: nil)
    else { return nil }
    let (width, height) = (Double(image.width), Double(image.height))
    let left = Int((source.minX * width).rounded()).clampedTo(0, image.width - 1)
    let top = Int((source.minY * height).rounded()).clampedTo(0, image.height - 1)
    let right = Int((source.maxX * width).rounded()).clampedTo(left + 1, image.width)
    let bottom = Int((source.maxY * height).rounded()).clampedTo(top + 1, image.height)
    guard context.budget.spend((right - left) * (bottom - top)),
      let raster = Raster(width: right - left, height: bottom - top, place: place),
      let painter = cairo_create(raster.surface)
    else { return nil }
    cairo_set_source_surface(painter, image.surface, Double(-left), Double(-top))
    cairo_paint_with_alpha(painter, context.opacity)
    cairo_destroy(painter)
    if context.colors.mode == .vibrant { raster.withPixels { ColorFilterPass.apply(.luma, to: $0) } }
    self.raster = raster
  }
}

import Archive
import CPango
import Foundation
import Typography

/// A material: what has been drawn behind a shape, blurred and coloured by the material's recipe, fills the shape.
enum MaterialDrawing {
  static func with(_ material: Material, in context: DrawContext, covering: CGRect?, _ body: () -> Void) {
    let dark = context.appearance.colorScheme == .dark
    guard context.colors.mode == .fullColor, context.appearance.renderingMode == .fullColor else {
      // Materials become a faint layer of the group's colour there.
      PaintSource.set(context.color(MaterialDrawing.flatColor), in: context.cairo)
      return body()
    }
    guard !context.appearance.reducesTransparency else {
      PaintSource.set(
        MaterialTable.opaqueColor(material, dark: dark).multiplied(context.opacity), in: context.cairo)
      return body()
    }
    let canvas = context.canvas
    var area = canvas.visible
    if let covering { area = area.intersection(PixelRect(touching: canvas.map.bounds(of: covering))) }
    guard !area.isEmpty else { return }
    let recipe = MaterialTable.recipe(material, dark: dark)
    guard context.budget.spend(area.area * 4),
      let backdrop = MaterialBackdrop.raster(
        recipe, fallback: MaterialTable.color(material, dark: dark), area: area, of: canvas,
        scale: canvas.map.meanScale,
        opacity: context.opacity)
    else {
      PaintSource.set(
        MaterialTable.color(material, dark: dark).multiplied(context.opacity), in: context.cairo)
      return body()
    }
    backdrop.useAsSource(on: canvas, extend: CAIRO_EXTEND_PAD)
    body()
  }

  /// What stands for a material in accented and vibrant rendering.
  static let flatColor = SceneColor(.system(.primary), opacity: 0.2)
}

/// What is behind a place, as a material shows it.
enum MaterialBackdrop {
  /// The pixels for an area of the picture. A canvas shows what is below it, too. Where nothing has been drawn yet the material is the
  /// translucent `fallback`, so that it fits whatever the picture is put on.
  static func raster(
    _ recipe: MaterialTable.Recipe, fallback: ResolvedColor, area: PixelRect, of canvas: Canvas,
    scale: Double,
    opacity: Double
  ) -> Raster? {
    let sigma = (recipe.blur * scale).clamped(0, Blur.widest)
    let reduction = Blur.reduction(sigma: sigma)
    let region = area.expanded(.all(Int((sigma * 3).rounded(.up))))
    let width = Int((Double(region.width) / reduction).rounded(.up))
    let height = Int((Double(region.height) / reduction).rounded(.up))
    let place = CGRect(
      x: Double(region.left), y: Double(region.top), width: Double(width) * reduction,
      height: Double(height) * reduction)
    guard let small = Raster(width: width, height: height, place: place),
      let painter = cairo_create(small.surface)
    else { return nil }
    defer { cairo_destroy(painter) }
    cairo_scale(painter, 1 / reduction, 1 / reduction)
    cairo_translate(painter, Double(-region.left), Double(-region.top))
    paint(canvas, with: painter)
    cairo_surface_flush(small.surface)
    BoxBlur.apply(to: small.surface, width: width, height: height, sigma: sigma / reduction)
    small.withPixels { pixels in
      for index in pixels.indices { pixels[index] = shown(pixels[index], recipe, fallback, opacity) }
    }
    return small
  }

  /// What is below first. The picture's edge goes on beyond it, so that a blur does not fade there.
  private static func paint(_ canvas: Canvas, with painter: OpaquePointer) {
    if let below = canvas.below { paint(below, with: painter) }
    cairo_surface_flush(canvas.surface)
    cairo_set_source_surface(painter, canvas.surface, Double(canvas.frame.left), Double(canvas.frame.top))
    if canvas.below == nil { cairo_pattern_set_extend(cairo_get_source(painter), CAIRO_EXTEND_PAD) }
    cairo_paint(painter)
  }

  private static func shown(
    _ pixel: UInt32, _ recipe: MaterialTable.Recipe, _ fallback: ResolvedColor, _ opacity: Double
  ) -> UInt32 {
    let c = PixelColor.plain(pixel)
    let known = Double(c.w)
    let over = recipe.color(over: SIMD3(Double(c.x), Double(c.y), Double(c.z)))
    let rest = (1 - known) * fallback.alpha
    let sum = over * known + SIMD3(fallback.red, fallback.green, fallback.blue) * rest
    return PixelColor.premultiplied(
      SIMD4(SIMD4<Double>(sum.x, sum.y, sum.z, known + rest) * opacity).clamped(
        lowerBound: SIMD4(repeating: 0), upperBound: SIMD4(repeating: 1)))
  }
}

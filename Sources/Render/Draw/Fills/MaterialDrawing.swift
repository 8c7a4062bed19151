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
    guard let small = Blur.small(region, reduction) else { return nil }
    put(canvas, region, reduction, over: small)
    BoxBlur.apply(
      to: small.surface, width: small.width, height: small.height, sigma: sigma / Double(reduction))
    small.withPixels { pixels in
      for index in pixels.indices { pixels[index] = shown(pixels[index], recipe, fallback, opacity) }
    }
    return small
  }

  /// What is below first. The picture's edge goes on beyond it, so that a blur does not fade there.
  private static func put(_ canvas: Canvas, _ region: PixelRect, _ reduction: Int, over small: Raster) {
    if let below = canvas.below { put(below, region, reduction, over: small) }
    BoxReduction.put(canvas, region, by: reduction, over: small, extendsEdges: canvas.below == nil)
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

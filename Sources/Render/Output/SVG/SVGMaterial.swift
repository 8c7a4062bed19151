import Archive
import Foundation
import Typography

/// A material as a pattern: what is behind the node, drawn in pixels, blurred and coloured by the recipe. The pixels are few, since they
/// are blurred: 2 to 5 kB for a medium widget. A live text behind a material stays as it was when the picture was made.
enum SVGMaterial {
  static func attributes(_ material: Material, _ name: String, _ context: SVGContext, _ builder: SVGBuilder)
    -> String
  {
    let dark = builder.appearance.colorScheme == .dark
    guard context.colors.mode == .fullColor, builder.appearance.renderingMode == .fullColor else {
      return SVGPaint.attributes(context.colors.resolve(MaterialDrawing.flatColor), name)
    }
    guard !builder.appearance.reducesTransparency else {
      return SVGPaint.attributes(MaterialTable.opaqueColor(material, dark: dark), name)
    }
    let fallback = MaterialTable.color(material, dark: dark)
    guard let place = context.place, let back = context.toScene.inverse, builder.takeBackdrop(),
      let raster = backdrop(material, dark, fallback, behind: place, builder)
    else { return SVGPaint.attributes(fallback, name) }
    let area = raster.place
    let id = builder.define(
      kind: "pattern",
      attributes:
        " patternUnits=\"userSpaceOnUse\"\(SVGPath.box(area)) patternTransform=\"\(SVGGroup.matrix(back))\"",
      content: "<image\(SVGPath.size(area)) preserveAspectRatio=\"none\" href=\"\(raster.dataURL())\"/>")
    return " \(name)=\"url(#\(id))\""
  }

  private static func backdrop(
    _ material: Material, _ dark: Bool, _ fallback: ResolvedColor, behind place: [Int], _ builder: SVGBuilder
  ) -> Raster? {
    let nodes = Self.nodes(builder.nodes, before: place[...])
    let region = CGRect(origin: .zero, size: builder.size)
    let colors = SVGContext(colors: ColorResolver(appearance: builder.appearance))
    // One pixel a point is more than a blur shows.
    guard let picture = SVGRaster.raster(nodes, region, scale: 1, colors, builder),
      let canvas = Canvas(raster: picture, budget: DrawBudget(picture: picture.width * picture.height))
    else { return nil }
    return MaterialBackdrop.raster(
      MaterialTable.recipe(material, dark: dark), fallback: fallback, area: canvas.frame, of: canvas,
      scale: 1,
      opacity: 1)
  }

  /// The nodes that are drawn before the one at a place: all before it and before the groups it is in, which keep only what moves and
  /// cuts their children, since their effects are applied to the material, too.
  private static func nodes(_ all: [Node], before place: ArraySlice<Int>) -> [Node] {
    guard let index = place.first, index < all.count else { return all }
    var result = Array(all[..<index])
    if place.count > 1, case .group(let group) = all[index] {
      result.append(
        .group(
          GroupNode(
            transform: group.transform, clip: group.clip, redaction: group.redaction,
            children: nodes(group.children, before: place.dropFirst()))))
    }
    return result
  }

  /// Whether any node is painted with a material.
  static func isUsed(in nodes: [Node], depth: Int = DrawContext.deepest) -> Bool {
    func isMaterial(_ paint: Paint) -> Bool { if case .material = paint { true } else { false } }
    return nodes.contains { node in
      switch node {
      case .group(let group): depth > 0 && isUsed(in: group.children, depth: depth - 1)
      case .path(let path): isMaterial(path.paint)
      case .text(let text):
        text.runs.contains { isMaterial($0.paint) } || text.backgrounds.contains { isMaterial($0.paint) }
      case .symbol(let symbol): symbol.paints.contains(where: isMaterial)
      case .image(let image): image.template.map(isMaterial) ?? false
      case .liveProgress(let progress): isMaterial(progress.paint)
      case .liveText, .unsupported: false
      }
    }
  }
}

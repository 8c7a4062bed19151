import Archive
import Foundation
import Typography

/// A group in perspective, which SVG does not have: an embedded picture of its pixels.
enum SVGProjection {
  static func parts(
    _ group: GroupNode, _ projection: Projection, _ context: SVGContext, _ builder: SVGBuilder
  )
    -> [SVGPart]
  {
    var alone = group
    alone.blend = .normal
    let node = Node.group(alone)
    let seen = context.seen(builder, around: 0.1)
    let region = NodeBounds.rect(of: [node]).map { $0.insetBy(dx: -1, dy: -1).intersection(seen) } ?? seen
    guard !region.isNull else { return [] }
    // Screens show pictures at up to three pixels a point.
    let scale = max(builder.appearance.displayScale.clamped(1, 4), 2) * context.toScene.meanScale
    guard let raster = SVGRaster.raster([node], region, scale: scale, context, builder) else { return [] }
    var style = ""
    if let blend = SVGGroup.blend(group.blend) { style = " style=\"mix-blend-mode:\(blend)\"" }
    var markup = SVGRaster.image(raster, style)
    if builder.options.keepsLiveText, let live = SVGLiveData.first(in: group.children) {
      // A page knows from it when to ask for a new picture.
      markup = "<g class=\"live\" data-live=\"\(SVGText.escaped(live))\">\(markup)</g>"
    }
    return [SVGPart(markup, meeting: SVGPart.meeting(group.blend))]
  }
}

import Archive
import Foundation
import Typography

/// Writes a scene as one self-contained SVG without scripts.
package enum SVGWriter {
  package static func svg(
    _ scene: Scene, appearance: Appearance, at date: Date, options: SVGOptions = SVGOptions()
  )
    -> String
  {
    let size = CGSize(
      width: Double(scene.size.width).clamped(1, 4000), height: Double(scene.size.height).clamped(1, 4000))
    let nodes = SceneLayers.nodes(scene, appearance)
    let builder = SVGBuilder(appearance: appearance, date: date, options: options, size: size, nodes: nodes)
    var context = SVGContext(colors: ColorResolver(appearance: appearance))
    if SVGMaterial.isUsed(in: nodes) { context.place = [] }
    var body = SVGNodes.markup(nodes, context, builder)
    if appearance.clipsToContainer, appearance.cornerRadius > 0 {
      let corners = ContinuousCorner.elements(
        CGRect(origin: .zero, size: size), radius: appearance.cornerRadius)
      let clip = builder.define(kind: "clipPath", content: "<path d=\"\(SVGPath.data(corners))\"/>")
      body = "<g clip-path=\"url(#\(clip))\">\(body)</g>"
    }
    let accessible = options.includesAccessibility && !scene.accessibility.isEmpty
    if accessible { body += SVGAccessibility.markup(scene.accessibility) }
    let definitions = builder.definitions.isEmpty ? "" : "<defs>\(builder.definitions)</defs>"
    let (width, height) = (SVGText.number(size.width), SVGText.number(size.height))
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\" "
      + "viewBox=\"0 0 \(width) \(height)\" role=\"\(accessible ? "group" : "img")\"\(label(scene))>"
      + "\(definitions)\(body)</svg>"
  }

  /// The picture's name: what its parts say, one after the other.
  private static func label(_ scene: Scene) -> String {
    let words = scene.accessibility.prefix(40).map { $0.label }.filter { !$0.isEmpty }.joined(separator: ", ")
    return words.isEmpty ? "" : " aria-label=\"\(SVGText.escaped(String(words.prefix(1000))))\""
  }
}

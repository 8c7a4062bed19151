import Archive
import Foundation
import Typography

/// A live progress as an element that a page can tick: `data-live` says when it starts and ends. A bar is a capsule that slides in behind
/// a clip of its own shape, so a page moves its `x` from `empty` to `full`; a ring is a line of a given `length`, of which a page sets the dash.
enum SVGLiveProgress {
  static func markup(_ node: LiveProgressNode, _ context: SVGContext, _ builder: SVGBuilder) -> String {
    let isRedacted = context.redaction == .bars
    guard builder.options.keepsLiveText, !isRedacted else { return still(node, isRedacted, context, builder) }
    guard let frame = Bounds.rect(node.frame), frame.width > 0, frame.height > 0 else { return "" }
    let fraction = node.fraction(at: builder.date)
    switch node.shape {
    case .bar(let rightToLeft): return bar(node, frame, rightToLeft, fraction, context, builder)
    case .ring(let lineWidth):
      guard let ring = LiveProgressRing(frame: frame, lineWidth: lineWidth) else { return "" }
      return self.ring(node, ring, fraction, context, builder)
    }
  }

  /// As it is at the instant, for good.
  private static func still(
    _ node: LiveProgressNode, _ isRedacted: Bool, _ context: SVGContext, _ builder: SVGBuilder
  ) -> String {
    guard let placed = LiveProgressPlacement(node, redacted: isRedacted, at: builder.date) else { return "" }
    var attributes = isRedacted ? " opacity=\"\(RedactionEffect.barOpacity)\"" : ""
    if let clip = placed.clip {
      attributes +=
        " clip-path=\"url(#\(builder.define(kind: "clipPath", content: SVGPath.element(clip, ""))))\""
    }
    return SVGGroup.element(attributes, SVGPath.markup(placed.path, context, builder))
  }

  private static func bar(
    _ node: LiveProgressNode, _ frame: CGRect, _ rightToLeft: Bool, _ fraction: Double, _ context: SVGContext,
    _ builder: SVGBuilder
  ) -> String {
    let radius = " rx=\"\(SVGText.number(frame.height / 2))\""
    let clip = builder.define(kind: "clipPath", content: "<rect\(SVGPath.box(frame))\(radius)/>")
    let empty = frame.minX + (rightToLeft ? frame.width : -frame.width)
    let place = frame.offsetBy(dx: (empty - frame.minX) * (1 - fraction), dy: 0)
    let live = SVGLiveData.progress(
      node, more: ",\"empty\":\(SVGText.json(empty)),\"full\":\(SVGText.json(frame.minX))")
    return "<g clip-path=\"url(#\(clip))\"><rect class=\"live\" data-live=\"\(SVGText.escaped(live))\""
      + "\(SVGPath.box(place))\(radius)\(SVGPaint.attributes(node.paint, "fill", context, builder))/></g>"
  }

  private static func ring(
    _ node: LiveProgressNode, _ ring: LiveProgressRing, _ fraction: Double, _ context: SVGContext,
    _ builder: SVGBuilder
  ) -> String {
    let (x, y, d) = (ring.circle.midX, ring.circle.minY, ring.circle.width)
    let r = SVGText.number(d / 2)
    let across = SVGText.number(d)
    let length = Double.pi * d
    // From the top and round, so that a gradient is not turned with it.
    let path =
      "M\(SVGText.number(x)) \(SVGText.number(y))a\(r) \(r) 0 0 1 0 \(across)a\(r) \(r) 0 0 1 0 -\(across)"
    let live = SVGLiveData.progress(node, more: ",\"length\":\(SVGText.json(length))")
    // A dash of no length would still show its round ends.
    let hidden = fraction > 0 ? "" : " visibility=\"hidden\""
    return "<path class=\"live\" data-live=\"\(SVGText.escaped(live))\" d=\"\(path)\""
      + " stroke-dasharray=\"\(SVGText.number(fraction * length)) \(SVGText.number(length + 1))\" stroke-linecap=\"round\" fill=\"none\""
      + " stroke-width=\"\(SVGText.number(ring.lineWidth))\"\(hidden)"
      + "\(SVGPaint.attributes(node.paint, "stroke", context, builder))/>"
  }
}

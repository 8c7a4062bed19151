import Archive
import Foundation
import Typography

/// A group's colour filter, shadows and blur as one `<filter>`.
enum SVGFilter {
  /// The attribute; empty for a group without any of these. `colors` are those of the group, `inner` is what children are drawn with.
  static func attribute(
    _ group: GroupNode, _ filter: ColorFilterPlan, colors: ColorResolver, _ inner: SVGContext,
    _ builder: SVGBuilder
  ) -> String {
    var steps = ""
    var input = "SourceGraphic"
    for (index, matrix) in filter.matrices.enumerated() {
      steps += "<feColorMatrix in=\"\(input)\" values=\"\(values(matrix))\" result=\"c\(index)\"/>"
      if matrix.keepsShape {
        steps += "<feComposite in=\"c\(index)\" in2=\"\(input)\" operator=\"in\" result=\"k\(index)\"/>"
      }
      input = (matrix.keepsShape ? "k" : "c") + "\(index)"
    }
    if let shadow = group.innerShadow, shadow.reach != nil {
      steps += innerShadow(shadow, colors.resolve(shadow.color), input)
      input = "i"
    }
    if let shadow = group.shadow, shadow.reach != nil {
      steps += dropShadow(shadow, colors.resolve(shadow.color), input)
      input = "s"
    }
    if group.blurRadius > 0 {
      steps += "<feGaussianBlur in=\"\(input)\" stdDeviation=\"\(deviation(group.blurRadius))\"/>"
    }
    guard !steps.isEmpty else { return "" }
    let id = builder.define(
      kind: "filter",
      attributes: " filterUnits=\"userSpaceOnUse\"\(SVGPath.box(area(group, inner, builder))) "
        + "color-interpolation-filters=\"sRGB\"", content: steps)
    return " filter=\"url(#\(id))\""
  }

  /// The filter of one matrix over what an element covers.
  static func matrix(_ matrix: ColorMatrix, _ builder: SVGBuilder) -> String {
    builder.define(
      kind: "filter", attributes: " color-interpolation-filters=\"sRGB\"",
      content: "<feColorMatrix values=\"\(values(matrix))\"/>")
  }

  /// What the group's picture can cover, so that nothing is cut.
  private static func area(_ group: GroupNode, _ inner: SVGContext, _ builder: SVGBuilder) -> CGRect {
    var bare = group
    bare.clip = nil
    bare.mask = nil
    let seen = inner.seen(builder)
    guard let rect = NodeBounds.ownRect(of: bare) else { return seen }
    let reach = group.innerShadow.flatMap { shadow in
      shadow.reach.map { $0 + max(abs(Double(shadow.offset.width)), abs(Double(shadow.offset.height))) }
    }
    let whole = rect.insetBy(dx: -(reach ?? 0) - 1, dy: -(reach ?? 0) - 1)
    let part = whole.intersection(seen)
    return part.isNull ? whole : part
  }

  private static func deviation(_ radius: Double) -> String { SVGText.number(radius.clamped(0, 300)) }

  private static func offset(_ shadow: Shadow) -> String {
    "dx=\"\(SVGText.number(shadow.offset.width))\" dy=\"\(SVGText.number(shadow.offset.height))\""
  }

  private static func flood(_ color: ResolvedColor) -> String {
    "<feFlood flood-color=\"\(SVGPaint.hex(color))\" flood-opacity=\"\(SVGText.number(color.alpha))\""
  }

  /// In steps rather than as feDropShadow, which older readers do not know and then draw nothing at all.
  private static func dropShadow(_ shadow: Shadow, _ color: ResolvedColor, _ input: String) -> String {
    "<feGaussianBlur in=\"\(input)\" stdDeviation=\"\(deviation(shadow.radius))\"/>"
      + "<feOffset \(offset(shadow)) result=\"b\"/>\(flood(color))/><feComposite in2=\"b\" operator=\"in\"/>"
      + "<feMerge result=\"s\"><feMergeNode/><feMergeNode in=\"\(input)\"/></feMerge>"
  }

  /// The shadow of all that is around the picture, seen only within it.
  private static func innerShadow(_ shadow: Shadow, _ color: ResolvedColor, _ input: String) -> String {
    "\(flood(color)) result=\"f\"/><feComposite in=\"f\" in2=\"\(input)\" operator=\"out\"/>"
      + "<feGaussianBlur stdDeviation=\"\(deviation(shadow.radius))\"/><feOffset \(offset(shadow))/>"
      + "<feComposite in2=\"\(input)\" operator=\"atop\" result=\"i\"/>"
  }

  private static func values(_ matrix: ColorMatrix) -> String {
    matrix.values.map { SVGText.number($0, digits: 5) }.joined(separator: " ")
  }
}

import Archive
import Foundation
import Typography

/// A group as `<g>`: one element, or two where there is a shadow, which belongs outside the clip.
enum SVGGroup {
  static func markup(_ group: GroupNode, _ context: SVGContext, _ builder: SVGBuilder) -> String {
    guard context.depth < DrawContext.deepest, group.opacity.isNaN || group.opacity > 0 else { return "" }
    var outer = ""
    if let transform = group.transform {
      guard let safe = Bounds.transform(transform) else { return "" }
      outer += " transform=\"\(matrix(safe))\""
    }
    var inner = context
    inner.depth += 1
    inner.colors.isAccented = context.colors.isAccented || group.accentable
    var opacity = group.opacity.clamped(0, 1)
    switch RedactionEffect(group.redaction, in: builder.appearance) {
    case .none: break
    case .bars: inner.redaction = .bars
    case .faded: opacity *= RedactionEffect.fadedOpacity
    }
    let children = SVGNodes.markup(group.children, inner, builder)
    guard !children.isEmpty else { return "" }
    let own = attributes(group, opacity, builder)
    guard let shadow = group.shadow else { return element(outer + own, children) }
    return element(outer + shadowAttribute(shadow, context, builder), element(own, children))
  }

  private static func element(_ attributes: String, _ content: String) -> String {
    attributes.isEmpty ? content : "<g\(attributes)>\(content)</g>"
  }

  private static func attributes(_ group: GroupNode, _ opacity: Double, _ builder: SVGBuilder) -> String {
    var result = ""
    if let clip = group.clip {
      let id = builder.define(kind: "clipPath", content: SVGPath.element(clip, ""))
      result += " clip-path=\"url(#\(id))\""
    }
    if opacity < 1 { result += " opacity=\"\(SVGText.number(opacity))\"" }
    if group.blurRadius > 0 {
      let id = filter(
        "<feGaussianBlur stdDeviation=\"\(SVGText.number(group.blurRadius.clamped(0, 300)))\"/>", builder)
      result += " filter=\"url(#\(id))\""
    }
    if let blend = blend(group.blend) { result += " style=\"mix-blend-mode:\(blend)\"" }
    return result
  }

  private static func shadowAttribute(_ shadow: Shadow, _ context: SVGContext, _ builder: SVGBuilder)
    -> String
  {
    let color = context.colors.resolve(shadow.color)
    // In steps rather than as feDropShadow, which older readers do not know and then draw nothing at all.
    let content =
      "<feGaussianBlur in=\"SourceAlpha\" stdDeviation=\"\(SVGText.number(shadow.radius.clamped(0, 300)))\"/>"
      + "<feOffset dx=\"\(SVGText.number(shadow.offset.width))\" dy=\"\(SVGText.number(shadow.offset.height))\" "
      + "result=\"b\"/><feFlood flood-color=\"\(SVGPaint.hex(color))\" "
      + "flood-opacity=\"\(SVGText.number(color.alpha))\"/><feComposite in2=\"b\" operator=\"in\"/>"
      + "<feMerge><feMergeNode/><feMergeNode in=\"SourceGraphic\"/></feMerge>"
    return " filter=\"url(#\(filter(content, builder)))\""
  }

  /// A filter over three times the scene, so that nothing is cut whatever the group's own size.
  private static func filter(_ content: String, _ builder: SVGBuilder) -> String {
    let (w, h) = (builder.size.width, builder.size.height)
    return builder.define(
      kind: "filter",
      attributes: " filterUnits=\"userSpaceOnUse\" x=\"\(SVGText.number(-w))\" y=\"\(SVGText.number(-h))\" "
        + "width=\"\(SVGText.number(3 * w))\" height=\"\(SVGText.number(3 * h))\" "
        + "color-interpolation-filters=\"sRGB\"", content: content)
  }

  static func matrix(_ t: Transform) -> String {
    if t.a == 1, t.b == 0, t.c == 0, t.d == 1 {
      return "translate(\(SVGText.number(t.tx)) \(SVGText.number(t.ty)))"
    }
    let parts =
      [t.a, t.b, t.c, t.d].map { SVGText.number($0, digits: 5) } + [t.tx, t.ty].map { SVGText.number($0) }
    return "matrix(\(parts.joined(separator: " ")))"
  }

  /// The CSS blend mode; modes that CSS does not have are the nearest one.
  private static func blend(_ mode: BlendMode) -> String? {
    switch mode {
    case .normal, .sourceAtop, .destinationOver, .destinationOut: nil
    case .multiply: "multiply"
    case .screen: "screen"
    case .overlay: "overlay"
    case .darken: "darken"
    case .lighten: "lighten"
    case .colorDodge: "color-dodge"
    case .colorBurn: "color-burn"
    case .softLight: "soft-light"
    case .hardLight: "hard-light"
    case .difference: "difference"
    case .exclusion: "exclusion"
    case .hue: "hue"
    case .saturation: "saturation"
    case .color: "color"
    case .luminosity: "luminosity"
    case .plusDarker: "multiply"
    case .plusLighter: "plus-lighter"
    }
  }
}

import Archive
import Foundation
import Typography

/// A group as one `<g>`: SVG applies an element's filter, clip, mask, opacity and blend mode in the order in which a group does.
enum SVGGroup {
  static func parts(_ group: GroupNode, _ context: SVGContext, _ builder: SVGBuilder) -> [SVGPart] {
    guard context.depth < DrawContext.deepest, group.opacity.isNaN || group.opacity > 0,
      !group.children.isEmpty, group.isShown || builder.options.keepsLiveText
    else { return [] }
    let group = group.blended(in: context.colors.mode)
    if let projection = group.projection {
      guard group.isShown else { return [] }
      return SVGProjection.parts(group, projection, context, builder)
    }
    var inner = context
    var place = SVGChange.attributes(group) + SVGInteraction.attributes(group, builder.options)
    if let transform = group.transform {
      guard let safe = Bounds.transform(transform) else { return [] }
      place += " transform=\"\(matrix(safe))\""
      inner.toScene = safe.concatenating(context.toScene)
    }
    inner.depth += 1
    inner.colors.isAccented = context.colors.isAccented || group.accentable
    var opacity = group.opacity.clamped(0, 1)
    switch RedactionEffect(group.redaction, in: builder.appearance) {
    case .none: break
    case .bars: inner.redaction = .bars
    case .faded: opacity *= RedactionEffect.fadedOpacity
    }
    let filter = ColorFilterPlan(group.filter, colors: inner.colors)
    let colors = inner.colors
    if filter.keepsColor { inner.colors.keepsColor = true }
    let attributes = place + clip(group, builder) + opacityAttribute(opacity)
    let children = SVGNodes.parts(group.children, inner, builder)
    guard GroupLayer.isNeeded(group, opacity: opacity, filter: filter) else {
      return children.map { SVGPart(element(attributes, $0.markup), meeting: $0.meeting) }
    }
    let picture = SVGPart.folded(children, area: SVGPath.box(inner.seen(builder)), builder)
    guard !picture.isEmpty, let mask = mask(group, inner, builder) else { return [] }
    let effects = SVGFilter.attribute(group, filter, colors: colors, inner, builder)
    return [
      SVGPart(
        element(attributes + effects + mask + style(group), picture), meeting: SVGPart.meeting(group.blend))
    ]
  }

  static func element(_ attributes: String, _ content: String) -> String {
    attributes.isEmpty || content.isEmpty ? content : "<g\(attributes)>\(content)</g>"
  }

  private static func clip(_ group: GroupNode, _ builder: SVGBuilder) -> String {
    guard let clip = group.clip else { return "" }
    let id = builder.define(kind: "clipPath", content: SVGPath.element(clip, ""))
    return " clip-path=\"url(#\(id))\""
  }

  private static func opacityAttribute(_ opacity: Double) -> String {
    opacity < 1 ? " opacity=\"\(SVGText.number(opacity))\"" : ""
  }

  /// `nil` where nothing is kept.
  private static func mask(_ group: GroupNode, _ inner: SVGContext, _ builder: SVGBuilder) -> String? {
    guard let nodes = group.mask else { return "" }
    var context = inner
    context.place = nil
    let content = SVGNodes.markup(nodes, context, builder)
    guard !content.isEmpty else { return nil }
    let area = NodeBounds.ownRect(of: group)?.insetBy(dx: -1, dy: -1) ?? context.seen(builder)
    let id = builder.define(
      kind: "mask",
      attributes: " maskUnits=\"userSpaceOnUse\"\(SVGPath.box(area)) style=\"mask-type:alpha\"",
      content: content)
    return " mask=\"url(#\(id))\""
  }

  static func style(_ group: GroupNode) -> String {
    if let blend = blend(group.blend) { return " style=\"mix-blend-mode:\(blend)\"" }
    return group.isIsolated ? " style=\"isolation:isolate\"" : ""
  }

  static func matrix(_ t: Transform) -> String {
    if t.a == 1, t.b == 0, t.c == 0, t.d == 1 {
      return "translate(\(SVGText.number(t.tx)) \(SVGText.number(t.ty)))"
    }
    let parts =
      [t.a, t.b, t.c, t.d].map { SVGText.number($0, digits: 5) } + [t.tx, t.ty].map { SVGText.number($0) }
    return "matrix(\(parts.joined(separator: " ")))"
  }

  /// The CSS blend mode; `nil` for those that `SVGPart` makes.
  static func blend(_ mode: BlendMode) -> String? {
    switch mode {
    case .normal, .sourceAtop, .destinationOver, .destinationOut, .plusDarker: nil
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
    case .plusLighter: "plus-lighter"
    }
  }
}

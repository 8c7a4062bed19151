import Archive
import CPango
import Foundation
import Typography

/// A group that is drawn on a layer of its own, just as large as what can be seen of it: its picture is coloured, shaded, blurred,
/// masked, and put over what is behind it.
enum GroupLayer {
  /// Whether an effect has to see the children together.
  static func isNeeded(_ group: GroupNode, opacity: Double, filter: ColorFilterPlan) -> Bool {
    group.blend != .normal || group.blurRadius > 0 || group.mask != nil || group.shadow != nil
      || group.innerShadow != nil || !filter.matrices.isEmpty || (opacity < 1 && !isOneLeaf(group))
      || (group.isIsolated && BlendSearch.isBlending(group.children))
  }

  /// One leaf that covers no pixel twice: its paint can take the opacity.
  private static func isOneLeaf(_ group: GroupNode) -> Bool {
    guard group.children.count == 1 else { return false }
    switch group.children[0] {
    case .path, .liveText, .image, .liveProgress: return true
    case .text(let text): return text.backgrounds.isEmpty
    case .symbol(let symbol): return symbol.paints.count < 2 && symbol.rendering == .monochrome
    case .group(let inner): return inner.appliesNothing && isOneLeaf(inner)
    case .unsupported: return false
    }
  }

  @inline(never)
  static func draw(
    _ group: GroupNode, opacity: Double, filter: ColorFilterPlan, inner: DrawContext, in context: DrawContext
  ) {
    let frame = self.frame(group, context.canvas)
    guard !frame.isEmpty else { return }
    var inner = inner
    guard let layer = layer(frame, group, context) else {
      // More than any honest scene asks for: without the effect, and without what only a part should be seen of.
      guard group.mask == nil else { return }
      inner.opacity *= opacity
      return NodeDrawing.draw(group.children, in: inner)
    }
    inner.canvas = layer
    inner.opacity = 1
    if filter.keepsColor { inner.colors.keepsColor = true }
    NodeDrawing.draw(group.children, in: inner)
    finish(group, layer, opacity: opacity, filter: filter, inner: inner, context)
  }

  @inline(never)
  private static func layer(_ frame: PixelRect, _ group: GroupNode, _ context: DrawContext) -> Canvas? {
    let layer = Canvas(layer: frame, over: context.canvas, budget: context.budget)
    guard let layer, context.budget.spend(frame.area * work(group)) else { return nil }
    layer.map = context.canvas.map
    return layer
  }

  /// All that is done with the children's picture.
  @inline(never)
  private static func finish(
    _ group: GroupNode, _ layer: Canvas, opacity: Double, filter: ColorFilterPlan, inner: DrawContext,
    _ context: DrawContext
  ) {
    for matrix in filter.matrices { ColorFilterPass.apply(matrix, to: layer) }
    shade(group, layer, context)
    var mask: Canvas?
    if let nodes = group.mask {
      mask = drawMask(nodes, layer.frame.intersection(context.canvas.visible), inner, context)
      guard mask != nil else { return }
    }
    let blurred =
      group.blurRadius > 0
      ? Blur.blurred(layer, sigma: group.blurRadius * context.canvas.map.meanScale) : nil
    Composition(
      layer: layer, blurred: blurred, mask: mask, opacity: opacity * context.opacity, blend: group.blend
    )
    .put(on: context.canvas, budget: context.budget)
  }

  private static func shade(_ group: GroupNode, _ layer: Canvas, _ context: DrawContext) {
    var colors = context.colors
    colors.isAccented = colors.isAccented || group.accentable
    if let shadow = group.innerShadow {
      ShadowDrawing.drawInside(
        shadow, in: colors.resolve(shadow.color), on: layer, map: layer.map, budget: context.budget)
    }
    if let shadow = group.shadow {
      ShadowDrawing.drawBeneath(shadow, in: colors.resolve(shadow.color), on: layer, map: layer.map)
    }
  }

  /// What of the group's picture is kept. `nil` where nothing is.
  @inline(never)
  private static func drawMask(
    _ nodes: [Node], _ frame: PixelRect, _ inner: DrawContext, _ context: DrawContext
  ) -> Canvas? {
    guard !nodes.isEmpty, let mask = Canvas(layer: frame, over: nil, budget: context.budget) else {
      return nil
    }
    mask.map = context.canvas.map
    var inner = inner
    inner.canvas = mask
    NodeDrawing.draw(nodes, in: inner)
    return mask
  }

  /// Passes over the pixels, roughly.
  private static func work(_ group: GroupNode) -> Int {
    2 + (group.blurRadius > 0 ? 8 : 0) + (group.shadow != nil ? 8 : 0) + (group.innerShadow != nil ? 10 : 0)
      + (group.filter != nil ? 4 : 0) + (group.mask != nil ? 2 : 0)
  }

  /// The pixels that the layer needs: what the group can cover, as far as it is seen or is carried to where it is seen.
  @inline(never)
  private static func frame(_ group: GroupNode, _ canvas: Canvas) -> PixelRect {
    let (visible, map) = (canvas.visible, canvas.map)
    let scale = map.meanScale
    func pixels(_ points: Double) -> Int {
      Int((points * scale).clamped(0, Blur.widest * 3).rounded(.up)) + 1
    }
    var reach = EdgePixels()
    if group.blurRadius > 0 { reach = .all(pixels(GaussianReach.points(group.blurRadius))) }
    var shades = EdgePixels()
    func sides(_ shadow: Shadow) -> EdgePixels {
      guard let radius = shadow.reach else { return EdgePixels() }
      let (x, y) = (Bounds.length(shadow.offset.width), Bounds.length(shadow.offset.height))
      let (dx, dy) = (map.xx * x + map.xy * y, map.yx * x + map.yy * y)
      func side(_ offset: Double) -> Int { pixels(radius) + Int(offset.clamped(0, 16_000).rounded(.up)) }
      return EdgePixels(left: side(-dx), top: side(-dy), right: side(dx), bottom: side(dy))
    }
    if let shadow = group.shadow { shades = sides(shadow) }
    if let shadow = group.innerShadow {
      // What is around the children comes in from the other side.
      shades = shades.union(sides(shadow)).union(sides(shadow).mirrored)
    }
    let all = reach + shades
    var frame = visible.expanded(all.mirrored)
    if let content = NodeBounds.rect(of: group.children) {
      frame = frame.intersection(PixelRect(touching: map.bounds(of: content)).expanded(all))
    } else {
      frame = frame.intersection(visible.expanded(all.union(all.mirrored)))
    }
    if let mask = group.mask, let kept = NodeBounds.rect(of: mask) {
      frame = frame.intersection(PixelRect(touching: map.bounds(of: kept)).expanded(all.mirrored))
    }
    return frame
  }
}

/// Whether a blend mode is somewhere among nodes and reaches what is behind them.
enum BlendSearch {
  static func isBlending(_ nodes: [Node]) -> Bool {
    var effort = 2000
    return search(nodes, &effort, depth: 40)
  }

  private static func search(_ nodes: [Node], _ effort: inout Int, depth: Int) -> Bool {
    for node in nodes {
      effort -= 1
      // Too many to look at: taken as if.
      guard effort > 0, depth > 0 else { return true }
      guard case .group(let group) = node, group.isShown else { continue }
      if group.blend != .normal || search(group.children, &effort, depth: depth - 1) { return true }
    }
    return false
  }
}

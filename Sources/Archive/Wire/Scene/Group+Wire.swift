import Foundation

extension GroupNode {
  /// The group's own fields and the number of its children; the children follow it in the list of nodes.
  func wire(_ rules: WireRules) throws -> WireGroup {
    var wire = WireGroup()
    wire.identity = identity
    if let transform { wire.transform = try transform.wire(rules) }
    if opacity != 1 { wire.opacity = try rules.number(opacity, "group.opacity") }
    if let clip { wire.clip = try clip.wire(rules) }
    if blend != .normal { wire.blend = blend.wire }
    wire.accentable = accentable
    if let shadow { wire.shadow = try shadow.wire(rules) }
    wire.blurRadius = try rules.number(blurRadius, "group.blurRadius")
    if let redaction { wire.redaction = redaction.wire }
    wire.children = UInt32(clamping: children.count)
    return wire
  }

  /// The group without its children.
  init(_ wire: WireGroup, _ rules: WireRules) throws {
    self.init(
      identity: wire.identity,
      transform: wire.hasTransform ? try Transform(wire.transform, rules) : nil,
      opacity: wire.hasOpacity ? try rules.number(wire.opacity, "group.opacity") : 1,
      clip: wire.hasClip ? try PathGeometry(wire.clip, rules) : nil,
      blend: wire.hasBlend ? try rules.choice(wire.blend, "group.blend") : .normal,
      accentable: wire.accentable,
      shadow: wire.hasShadow ? try Shadow(wire.shadow, rules) : nil,
      blurRadius: try rules.number(wire.blurRadius, "group.blurRadius"),
      redaction: wire.hasRedaction ? try rules.choice(wire.redaction, "group.redaction") : nil,
      children: [])
  }
}

extension Shadow {
  func wire(_ rules: WireRules) throws -> WireShadow {
    var wire = WireShadow()
    wire.color = try color.wire(rules)
    wire.radius = try rules.number(radius, "shadow.radius")
    wire.offset = try offset.wire(rules, "shadow.offset")
    return wire
  }

  init(_ wire: WireShadow, _ rules: WireRules) throws {
    self.init(
      color: try SceneColor(wire.color, rules), radius: try rules.number(wire.radius, "shadow.radius"),
      offset: try CGSize(wire.offset, rules, "shadow.offset"))
  }
}

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
    if let projection { wire.projection = try projection.wire(rules) }
    wire.isIsolated = isIsolated
    if let filter { wire.filter = try filter.wire(rules) }
    if let innerShadow { wire.innerShadow = try innerShadow.wire(rules) }
    if let change { wire.change = try change.wire(rules) }
    if let toggle { wire.toggle = toggle.wire() }
    if let mask { wire.mask = UInt32(clamping: mask.count) }
    wire.children = UInt32(clamping: children.count)
    return wire
  }

  /// The group without its children and the nodes of its mask.
  init(_ wire: WireGroup, _ rules: WireRules) throws {
    self.init(
      identity: wire.identity,
      transform: wire.hasTransform ? try Transform(wire.transform, rules) : nil,
      projection: wire.hasProjection ? try Projection(wire.projection, rules) : nil,
      opacity: wire.hasOpacity ? try rules.number(wire.opacity, "group.opacity") : 1,
      clip: wire.hasClip ? try PathGeometry(wire.clip, rules) : nil,
      mask: wire.hasMask ? [] : nil,
      blend: wire.hasBlend ? try rules.choice(wire.blend, "group.blend") : .normal,
      isIsolated: wire.isIsolated, accentable: wire.accentable,
      filter: wire.hasFilter ? try ColorFilter(wire.filter, rules) : nil,
      shadow: wire.hasShadow ? try Shadow(wire.shadow, rules) : nil,
      innerShadow: wire.hasInnerShadow ? try Shadow(wire.innerShadow, rules) : nil,
      blurRadius: try rules.number(wire.blurRadius, "group.blurRadius"),
      redaction: wire.hasRedaction ? try rules.choice(wire.redaction, "group.redaction") : nil,
      change: wire.hasChange ? try Change(wire.change, rules) : nil,
      toggle: wire.hasToggle ? try ToggleFace(wire.toggle, rules) : nil,
      children: [])
  }
}

extension GroupNode.ToggleFace {
  func wire() -> WireToggleFace {
    var wire = WireToggleFace()
    wire.hit = UInt32(clamping: hit)
    wire.isOn = isOn
    wire.isCurrent = isCurrent
    return wire
  }

  init(_ wire: WireToggleFace, _ rules: WireRules) throws {
    self.init(
      hit: try rules.integer(wire.hit, "group.toggle.hit"), isOn: wire.isOn, isCurrent: wire.isCurrent)
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

extension Projection {
  func wire(_ rules: WireRules) throws -> WireProjection {
    var wire = WireProjection()
    wire.affine = try affine.wire(rules)
    wire.px = try rules.number(px, "projection.px")
    wire.py = try rules.number(py, "projection.py")
    wire.pw = try rules.number(pw, "projection.pw")
    return wire
  }

  init(_ wire: WireProjection, _ rules: WireRules) throws {
    self.init(
      affine: try Transform(wire.affine, rules), px: try rules.number(wire.px, "projection.px"),
      py: try rules.number(wire.py, "projection.py"), pw: try rules.number(wire.pw, "projection.pw"))
  }
}

extension ColorFilter {
  func wire(_ rules: WireRules) throws -> WireFilter {
    var wire = WireFilter()
    switch self {
    case .matrix(let matrix):
      var values = WireColorMatrix()
      values.values = try matrix.values.map { try rules.number($0, "filter.matrix") }
      wire.kind = .matrix(values)
    case .multiply(let color): wire.kind = .multiply(try color.wire(rules))
    }
    return wire
  }

  init(_ wire: WireFilter, _ rules: WireRules) throws {
    switch wire.kind {
    case .matrix(let matrix):
      guard let values = ColorMatrix(try matrix.values.map({ try rules.number($0, "filter.matrix") })) else {
        throw ArchiveError(
          .inconsistent, place: "filter.matrix", value: "\(matrix.values.count) numbers; 20 are needed")
      }
      self = .matrix(values)
    case .multiply(let color): self = .multiply(try SceneColor(color, rules))
    case nil: throw rules.missing("filter", "a filter without a kind")
    }
  }
}

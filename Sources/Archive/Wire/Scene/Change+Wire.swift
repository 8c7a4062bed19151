import Foundation

extension Change {
  func wire(_ rules: WireRules) throws -> WireChange {
    try rules.list(insertion.count, "change.insertion")
    try rules.list(removal.count, "change.removal")
    var wire = WireChange()
    if let content { wire.content = try content.wire(rules) }
    wire.insertion = try insertion.map { try $0.wire(rules) }
    wire.removal = try removal.map { try $0.wire(rules) }
    if let motion { wire.motion = try motion.wire(rules) }
    wire.isImmediate = isImmediate
    wire.trigger = trigger
    return wire
  }

  init(_ wire: WireChange, _ rules: WireRules) throws {
    try rules.list(wire.insertion.count, "change.insertion")
    try rules.list(wire.removal.count, "change.removal")
    self.init(
      content: wire.hasContent ? try Content(wire.content, rules) : nil,
      insertion: try wire.insertion.map { try Effect($0, rules) },
      removal: try wire.removal.map { try Effect($0, rules) },
      motion: wire.hasMotion ? try Motion(wire.motion, rules) : nil, isImmediate: wire.isImmediate,
      trigger: wire.trigger)
  }
}

extension Change.Content {
  func wire(_ rules: WireRules) throws -> WireContentTransition {
    var wire = WireContentTransition()
    switch self {
    case .identity: wire.kind = .identity(WireNoParameters())
    case .opacity: wire.kind = .opacity(WireNoParameters())
    case .interpolate: wire.kind = .interpolate(WireNoParameters())
    case .symbolReplace: wire.kind = .symbolReplace(WireNoParameters())
    case .numericText(let countsDown, let value):
      var numeric = WireNumericText()
      numeric.countsDown = countsDown
      if let value { numeric.value = try rules.seconds(value, "change.value") }
      wire.kind = .numericText(numeric)
    }
    return wire
  }

  init(_ wire: WireContentTransition, _ rules: WireRules) throws {
    switch wire.kind {
    case .identity: self = .identity
    case .opacity: self = .opacity
    case .interpolate: self = .interpolate
    case .symbolReplace: self = .symbolReplace
    case .numericText(let numeric):
      self = .numericText(
        countsDown: numeric.countsDown,
        value: numeric.hasValue ? try rules.seconds(numeric.value, "change.value") : nil)
    case nil: throw rules.missing("change.content", "a content transition without a kind")
    }
  }
}

extension Change.Effect {
  func wire(_ rules: WireRules) throws -> WireEffect {
    var wire = WireEffect()
    func anchored(_ amount: Double, _ anchor: CGPoint) throws -> WireAnchoredAmount {
      var wire = WireAnchoredAmount()
      wire.amount = try rules.number(amount, "effect.amount")
      wire.anchor = try anchor.wire(rules, "effect.anchor")
      return wire
    }
    switch self {
    case .opacity: wire.kind = .opacity(WireNoParameters())
    case .scale(let factor, let anchor): wire.kind = .scale(try anchored(factor, anchor))
    case .offset(let offset): wire.kind = .offset(try offset.wire(rules, "effect.offset"))
    case .move(let edge): wire.kind = .move(edge.wire)
    case .push(let edge): wire.kind = .push(edge.wire)
    case .blurReplace: wire.kind = .blurReplace(WireNoParameters())
    case .rotation(let angle, let anchor): wire.kind = .rotation(try anchored(angle, anchor))
    }
    return wire
  }

  init(_ wire: WireEffect, _ rules: WireRules) throws {
    func anchored(_ wire: WireAnchoredAmount) throws -> (Double, CGPoint) {
      (try rules.number(wire.amount, "effect.amount"), try CGPoint(wire.anchor, rules, "effect.anchor"))
    }
    switch wire.kind {
    case .opacity: self = .opacity
    case .scale(let wire):
      let (factor, anchor) = try anchored(wire)
      self = .scale(factor, anchor: anchor)
    case .offset(let size): self = .offset(try CGSize(size, rules, "effect.offset"))
    case .move(let edge): self = .move(try rules.choice(edge, "effect.move"))
    case .push(let edge): self = .push(try rules.choice(edge, "effect.push"))
    case .blurReplace: self = .blurReplace
    case .rotation(let wire):
      let (angle, anchor) = try anchored(wire)
      self = .rotation(angle, anchor: anchor)
    case nil: throw rules.missing("effect", "an effect without a kind")
    }
  }
}

extension Motion {
  func wire(_ rules: WireRules) throws -> WireMotion {
    var wire = WireMotion()
    switch curve {
    case .bezier(let x1, let y1, let x2, let y2):
      var bezier = WireBezier()
      bezier.x1 = try rules.number(x1, "bezier.x1")
      bezier.y1 = try rules.number(y1, "bezier.y1")
      bezier.x2 = try rules.number(x2, "bezier.x2")
      bezier.y2 = try rules.number(y2, "bezier.y2")
      wire.curve = .bezier(bezier)
    case .spring(let mass, let stiffness, let damping, let velocity):
      var spring = WireSpring()
      spring.mass = try rules.number(mass, "spring.mass")
      spring.stiffness = try rules.number(stiffness, "spring.stiffness")
      spring.damping = try rules.number(damping, "spring.damping")
      spring.velocity = try rules.number(velocity, "spring.velocity")
      wire.curve = .spring(spring)
    }
    wire.duration = try rules.number(duration, "motion.duration")
    wire.delay = try rules.number(delay, "motion.delay")
    wire.repeats = UInt64(try rules.integer(repeats, "motion.repeats"))
    wire.autoreverses = autoreverses
    return wire
  }

  init(_ wire: WireMotion, _ rules: WireRules) throws {
    let curve: Curve
    switch wire.curve {
    case .bezier(let bezier):
      curve = .bezier(
        x1: try rules.number(bezier.x1, "bezier.x1"), y1: try rules.number(bezier.y1, "bezier.y1"),
        x2: try rules.number(bezier.x2, "bezier.x2"), y2: try rules.number(bezier.y2, "bezier.y2"))
    case .spring(let spring):
      curve = .spring(
        mass: try rules.number(spring.mass, "spring.mass"),
        stiffness: try rules.number(spring.stiffness, "spring.stiffness"),
        damping: try rules.number(spring.damping, "spring.damping"),
        velocity: try rules.number(spring.velocity, "spring.velocity"))
    case nil: throw rules.missing("motion", "a motion without a curve")
    }
    self.init(
      curve: curve, duration: try rules.number(wire.duration, "motion.duration"),
      delay: try rules.number(wire.delay, "motion.delay"),
      repeats: try rules.integer(wire.repeats, "motion.repeats"), autoreverses: wire.autoreverses)
  }
}

import Foundation

extension AccessibilityElement {
  func wire(_ rules: WireRules) throws -> WireAccessibility {
    try rules.list(actions.count, "accessibility.actions")
    var wire = WireAccessibility()
    wire.frame = try frame.wire(rules, "accessibility.frame")
    wire.role = role.wire
    wire.label = try rules.string(label, "accessibility.label")
    if let value { wire.value = try rules.string(value, "accessibility.value") }
    if let hint { wire.hint = try rules.string(hint, "accessibility.hint") }
    // Sorted, so that equal scenes are equal bytes.
    wire.traits = traits.map(\.wire).sorted { $0.rawValue < $1.rawValue }
    if let identifier { wire.identifier = try rules.string(identifier, "accessibility.identifier") }
    wire.actions = try actions.map { try rules.string($0, "accessibility.actions") }
    return wire
  }

  init(_ wire: WireAccessibility, _ rules: WireRules) throws {
    try rules.list(wire.traits.count, "accessibility.traits")
    try rules.list(wire.actions.count, "accessibility.actions")
    self.init(
      frame: try CGRect(wire.frame, rules, "accessibility.frame"),
      role: try rules.choice(wire.role, "accessibility.role"),
      label: try rules.string(wire.label, "accessibility.label"),
      value: wire.hasValue ? try rules.string(wire.value, "accessibility.value") : nil,
      hint: wire.hasHint ? try rules.string(wire.hint, "accessibility.hint") : nil,
      traits: Set(try wire.traits.map { try rules.choice($0, "accessibility.traits") }),
      identifier: wire.hasIdentifier ? try rules.string(wire.identifier, "accessibility.identifier") : nil,
      actions: try wire.actions.map { try rules.string($0, "accessibility.actions") })
  }
}

import Foundation

extension Scene {
  func wire(_ rules: WireRules) throws -> WireScene {
    try rules.list(hits.count, "hits")
    try rules.list(accessibility.count, "accessibility")
    var wire = WireScene()
    wire.size = try size.wire(rules, "size")
    wire.content = try content.wire(rules, "content")
    if let containerBackground {
      var list = WireNodeList()
      list.nodes = try containerBackground.wire(rules, "containerBackground")
      wire.containerBackground = list
    }
    wire.hits = try hits.map { try $0.wire(rules) }
    wire.accessibility = try accessibility.map { try $0.wire(rules) }
    if let widgetURL { wire.widgetURL = try rules.string(widgetURL, "widgetURL") }
    // Sorted, so that equal scenes are equal bytes.
    wire.dependencies = dependencies.map(\.wire).sorted { $0.rawValue < $1.rawValue }
    wire.diagnostics = try diagnostics.wire(rules)
    return wire
  }

  init(_ wire: WireScene, _ rules: WireRules) throws {
    try rules.list(wire.hits.count, "hits")
    try rules.list(wire.accessibility.count, "accessibility")
    try rules.list(wire.dependencies.count, "dependencies")
    self.init(
      size: try CGSize(wire.size, rules, "size"),
      content: try [Node](wire.content, rules, "content"),
      containerBackground: wire.hasContainerBackground
        ? try [Node](wire.containerBackground.nodes, rules, "containerBackground") : nil,
      hits: try wire.hits.map { try HitRegion($0, rules) },
      accessibility: try wire.accessibility.map { try AccessibilityElement($0, rules) },
      widgetURL: wire.hasWidgetURL ? try rules.string(wire.widgetURL, "widgetURL") : nil,
      dependencies: Set(try wire.dependencies.map { try rules.choice($0, "dependencies") }),
      diagnostics: try [Diagnostic](wire.diagnostics, rules))
  }
}

extension HitRegion {
  func wire(_ rules: WireRules) throws -> WireHit {
    var wire = WireHit()
    wire.frame = try frame.wire(rules, "hits.frame")
    switch action {
    case .link(let url): wire.action = .link(try rules.string(url, "hits.link"))
    case .intent(let identifier): wire.action = .intent(try rules.string(identifier, "hits.intent"))
    }
    if let label { wire.label = try rules.string(label, "hits.label") }
    if let isOn { wire.isOn = isOn }
    return wire
  }

  init(_ wire: WireHit, _ rules: WireRules) throws {
    let action: Action
    switch wire.action {
    case .link(let url): action = .link(try rules.string(url, "hits.link"))
    case .intent(let identifier):
      action = .intent(identifier: try rules.string(identifier, "hits.intent"))
    case nil: throw rules.missing("hits.action", "a region without an action")
    }
    self.init(
      frame: try CGRect(wire.frame, rules, "hits.frame"), action: action,
      label: wire.hasLabel ? try rules.string(wire.label, "hits.label") : nil,
      isOn: wire.hasIsOn ? wire.isOn : nil)
  }
}

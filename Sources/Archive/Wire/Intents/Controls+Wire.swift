import Foundation

extension ControlDescription {
  func wire(_ rules: WireRules) throws -> WireControlDescription {
    var wire = WireControlDescription()
    wire.kind = try rules.string(kind, "control.kind")
    if let displayName { wire.displayName = try rules.string(displayName, "control.displayName") }
    if let summary { wire.summary = try rules.string(summary, "control.summary") }
    if let intent { wire.intent = try intent.wire(rules) }
    wire.promptsForConfiguration = promptsForConfiguration
    wire.handlesPush = handlesPush
    return wire
  }

  init(_ wire: WireControlDescription, _ rules: WireRules) throws {
    self.init(
      kind: try rules.string(wire.kind, "control.kind"),
      displayName: wire.hasDisplayName ? try rules.string(wire.displayName, "control.displayName") : nil,
      summary: wire.hasSummary ? try rules.string(wire.summary, "control.summary") : nil,
      intent: wire.hasIntent ? try IntentDescription(wire.intent, rules) : nil,
      promptsForConfiguration: wire.promptsForConfiguration, handlesPush: wire.handlesPush)
  }
}

extension ControlRequest {
  func wire(_ rules: WireRules) throws -> WireControlRequest {
    var wire = WireControlRequest()
    wire.kind = try rules.string(kind, "control.kind")
    wire.values = try values.wire(rules, "control.values")
    wire.isPreview = isPreview
    wire.environment = try environment.wire(rules)
    wire.cell = try rules.number(cell, "control.cell")
    wire.gap = try rules.number(gap, "control.gap")
    return wire
  }

  init(_ wire: WireControlRequest, _ rules: WireRules) throws {
    self.init(
      kind: try rules.string(wire.kind, "control.kind"),
      values: try IntentValues(wire.values, rules, "control.values"), isPreview: wire.isPreview,
      environment: try SceneEnvironment(wire.environment, rules),
      cell: try rules.number(wire.cell, "control.cell"), gap: try rules.number(wire.gap, "control.gap"))
  }
}

extension ControlState {
  func wire(_ rules: WireRules) throws -> WireControlState {
    try rules.list(faces.count, "control.faces")
    var wire = WireControlState()
    wire.template = template.wire
    wire.isOn = isOn
    wire.isDisabled = isDisabled
    wire.isPrivacySensitive = isPrivacySensitive
    if let tint { wire.tint = try tint.wire(rules) }
    wire.action = try rules.string(action, "control.action")
    wire.opensApp = opensApp
    wire.off = try off.wire(rules)
    wire.on = try on.wire(rules)
    wire.faces = try faces.map { try $0.wire(rules) }
    wire.seconds = try rules.seconds(seconds, "control.seconds")
    wire.findings = try findings.wire(rules)
    return wire
  }

  init(_ wire: WireControlState, _ rules: WireRules) throws {
    try rules.list(wire.faces.count, "control.faces")
    self.init(
      template: try rules.choice(wire.template, "control.template"), isOn: wire.isOn,
      isDisabled: wire.isDisabled, isPrivacySensitive: wire.isPrivacySensitive,
      tint: wire.hasTint ? try SceneColor(wire.tint, rules) : nil,
      action: try rules.string(wire.action, "control.action"), opensApp: wire.opensApp,
      off: try Words(wire.off, rules), on: try Words(wire.on, rules),
      faces: try wire.faces.map { try Face($0, rules) },
      seconds: try rules.seconds(wire.seconds, "control.seconds"),
      findings: try [Diagnostic](wire.findings, rules))
  }
}

extension ControlState.Words {
  func wire(_ rules: WireRules) throws -> WireControlWords {
    var wire = WireControlWords()
    wire.title = try rules.string(title, "words.title")
    if let value { wire.value = try rules.string(value, "words.value") }
    wire.hint = try rules.string(hint, "words.hint")
    if let status { wire.status = try rules.string(status, "words.status") }
    if let symbol { wire.symbol = try rules.string(symbol, "words.symbol") }
    return wire
  }

  init(_ wire: WireControlWords, _ rules: WireRules) throws {
    self.init(
      title: try rules.string(wire.title, "words.title"),
      value: wire.hasValue ? try rules.string(wire.value, "words.value") : nil,
      hint: try rules.string(wire.hint, "words.hint"),
      status: wire.hasStatus ? try rules.string(wire.status, "words.status") : nil,
      symbol: wire.hasSymbol ? try rules.string(wire.symbol, "words.symbol") : nil)
  }
}

extension ControlState.Face {
  func wire(_ rules: WireRules) throws -> WireControlFace {
    var wire = WireControlFace()
    wire.size = size.wire
    wire.isOn = isOn
    wire.scene = try scene.wire(rules)
    return wire
  }

  init(_ wire: WireControlFace, _ rules: WireRules) throws {
    self.init(
      size: try rules.choice(wire.size, "face.size"), isOn: wire.isOn,
      scene: try ArchiveError.at("face.scene") { try Scene(wire.scene, rules) })
  }
}

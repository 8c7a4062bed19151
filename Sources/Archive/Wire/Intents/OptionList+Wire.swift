import Foundation

extension OptionsRequest {
  func wire(_ rules: WireRules) throws -> WireOptionsRequest {
    var wire = WireOptionsRequest()
    wire.subject = try subject.wire(rules)
    wire.parameter = try rules.string(parameter, "options.parameter")
    wire.values = try values.wire(rules, "options.values")
    if let search { wire.search = try rules.string(search, "options.search") }
    return wire
  }

  init(_ wire: WireOptionsRequest, _ rules: WireRules) throws {
    self.init(
      subject: try ConfigurationSubject(wire.subject, rules),
      parameter: try rules.string(wire.parameter, "options.parameter"),
      values: try IntentValues(wire.values, rules, "options.values"),
      search: wire.hasSearch ? try rules.string(wire.search, "options.search") : nil)
  }
}

extension OptionList {
  func wire(_ rules: WireRules) throws -> WireOptionList {
    try rules.list(sections.count, "options.sections")
    try Self.check(sections.map(\.options.count), rules)
    var wire = WireOptionList()
    if let prompt { wire.prompt = try rules.string(prompt, "options.prompt") }
    wire.sections = try sections.map { try $0.wire(rules) }
    wire.total = UInt32(clamping: total)
    wire.findings = try findings.wire(rules)
    return wire
  }

  init(_ wire: WireOptionList, _ rules: WireRules) throws {
    try rules.list(wire.sections.count, "options.sections")
    try Self.check(wire.sections.map(\.options.count), rules)
    self.init(
      prompt: wire.hasPrompt ? try rules.string(wire.prompt, "options.prompt") : nil,
      sections: try wire.sections.map { try Section($0, rules) },
      total: try rules.integer(wire.total, "options.total"),
      findings: try [Diagnostic](wire.findings, rules))
  }

  /// The limit is for all sections together.
  private static func check(_ counts: [Int], _ rules: WireRules) throws {
    try rules.count(counts.reduce(0, +), "options", limit: rules.limits.options)
  }
}

extension OptionList.Section {
  func wire(_ rules: WireRules) throws -> WireOptionSection {
    var wire = WireOptionSection()
    if let title { wire.title = try rules.string(title, "options.title") }
    if let subtitle { wire.subtitle = try rules.string(subtitle, "options.subtitle") }
    wire.options = try options.map { option in
      var wire = WireOption()
      wire.value = try option.value.wire(rules, "options.value")
      wire.display = try option.display.wire(rules)
      return wire
    }
    return wire
  }

  init(_ wire: WireOptionSection, _ rules: WireRules) throws {
    self.init(
      title: wire.hasTitle ? try rules.string(wire.title, "options.title") : nil,
      subtitle: wire.hasSubtitle ? try rules.string(wire.subtitle, "options.subtitle") : nil,
      options: try wire.options.map {
        OptionList.Option(
          value: try IntentValue($0.value, rules, "options.value"),
          display: try ValueDisplay($0.display, rules))
      })
  }
}

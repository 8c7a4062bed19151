import Foundation

extension ConfigurationSubject {
  func wire(_ rules: WireRules) throws -> WireConfigurationSubject {
    var wire = WireConfigurationSubject()
    wire.kind = try rules.string(kind, "subject.kind")
    if let family { wire.family = family.wire }
    return wire
  }

  init(_ wire: WireConfigurationSubject, _ rules: WireRules) throws {
    self.init(
      kind: try rules.string(wire.kind, "subject.kind"),
      family: wire.hasFamily ? try rules.choice(wire.family, "subject.family") : nil)
  }
}

extension SheetRequest {
  func wire(_ rules: WireRules) throws -> WireSheetRequest {
    var wire = WireSheetRequest()
    wire.subject = try subject.wire(rules)
    wire.values = try values.wire(rules, "sheet.values")
    return wire
  }

  init(_ wire: WireSheetRequest, _ rules: WireRules) throws {
    self.init(
      subject: try ConfigurationSubject(wire.subject, rules),
      values: try IntentValues(wire.values, rules, "sheet.values"))
  }
}

extension ConfigurationSheet {
  func wire(_ rules: WireRules) throws -> WireConfigurationSheet {
    try rules.list(rows.count, "sheet.rows")
    try rules.list(sentence.count, "sheet.sentence")
    var wire = WireConfigurationSheet()
    wire.title = try rules.string(title, "sheet.title")
    if let summary { wire.summary = try rules.string(summary, "sheet.summary") }
    wire.rows = try rows.map { try $0.wire(rules) }
    wire.sentence = try sentence.map { try $0.wire(rules) }
    wire.values = try values.wire(rules, "sheet.values")
    wire.findings = try findings.wire(rules)
    return wire
  }

  init(_ wire: WireConfigurationSheet, _ rules: WireRules) throws {
    try rules.list(wire.rows.count, "sheet.rows")
    try rules.list(wire.sentence.count, "sheet.sentence")
    self.init(
      title: try rules.string(wire.title, "sheet.title"),
      summary: wire.hasSummary ? try rules.string(wire.summary, "sheet.summary") : nil,
      rows: try wire.rows.map { try Row($0, rules) },
      sentence: try wire.sentence.map { try Piece($0, rules) },
      values: try IntentValues(wire.values, rules, "sheet.values"),
      findings: try [Diagnostic](wire.findings, rules))
  }
}

extension ConfigurationSheet.Row {
  func wire(_ rules: WireRules) throws -> WireSheetRow {
    try rules.list(displays.count, "row.displays")
    var wire = WireSheetRow()
    wire.parameter = try parameter.wire(rules)
    if let value { wire.value = try value.wire(rules, "row.value") }
    wire.displays = try displays.map { try $0.wire(rules) }
    return wire
  }

  init(_ wire: WireSheetRow, _ rules: WireRules) throws {
    try rules.list(wire.displays.count, "row.displays")
    self.init(
      parameter: try ParameterDescription(wire.parameter, rules),
      value: wire.hasValue ? try IntentValue(wire.value, rules, "row.value") : nil,
      displays: try wire.displays.map { try ValueDisplay($0, rules) })
  }
}

extension ConfigurationSheet.Piece {
  func wire(_ rules: WireRules) throws -> WireSentencePiece {
    var wire = WireSentencePiece()
    switch self {
    case .text(let text): wire.kind = .text(try rules.string(text, "sentence.text"))
    case .parameter(let name): wire.kind = .parameter(try rules.string(name, "sentence.parameter"))
    }
    return wire
  }

  init(_ wire: WireSentencePiece, _ rules: WireRules) throws {
    switch wire.kind {
    case .text(let text): self = .text(try rules.string(text, "sentence.text"))
    case .parameter(let name): self = .parameter(try rules.string(name, "sentence.parameter"))
    case nil: throw rules.missing("sentence", "a piece without a kind")
    }
  }
}

extension Recommendation {
  func wire(_ rules: WireRules) throws -> WireRecommendation {
    var wire = WireRecommendation()
    wire.title = try rules.string(title, "recommendation.title")
    wire.values = try values.wire(rules, "recommendation.values")
    return wire
  }

  init(_ wire: WireRecommendation, _ rules: WireRules) throws {
    self.init(
      title: try rules.string(wire.title, "recommendation.title"),
      values: try IntentValues(wire.values, rules, "recommendation.values"))
  }
}

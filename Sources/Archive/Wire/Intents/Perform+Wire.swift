import Foundation

extension PerformRequest {
  func wire(_ rules: WireRules) throws -> WirePerformRequest {
    var wire = WirePerformRequest()
    wire.kind = try rules.string(kind, "perform.kind")
    wire.intent = try rules.string(intent, "perform.intent")
    if let value { wire.value = value }
    wire.isLocked = isLocked
    return wire
  }

  init(_ wire: WirePerformRequest, _ rules: WireRules) throws {
    self.init(
      kind: try rules.string(wire.kind, "perform.kind"),
      intent: try rules.string(wire.intent, "perform.intent"), value: wire.hasValue ? wire.value : nil,
      isLocked: wire.isLocked)
  }
}

extension PerformOutcome {
  func wire(_ rules: WireRules) throws -> WirePerformOutcome {
    var wire = WirePerformOutcome()
    switch ending {
    case .done: wire.ending = .done(WireDone())
    case .needsAuthentication: wire.ending = .needsAuthentication(WireNeedsAuthentication())
    case .failed(let failure): wire.ending = .failed(try failure.wire(rules))
    }
    wire.intent = try rules.string(intent, "performed.intent")
    if let dialog { wire.dialog = try rules.string(dialog, "performed.dialog") }
    if let opens { wire.opens = try rules.string(opens, "performed.opens") }
    wire.opensApp = opensApp
    if let appProcess { wire.appProcess = try rules.string(appProcess, "performed.appProcess") }
    if let value { wire.value = try rules.string(value, "performed.value") }
    wire.seconds = try rules.seconds(seconds, "performed.seconds")
    wire.findings = try findings.wire(rules)
    return wire
  }

  init(_ wire: WirePerformOutcome, _ rules: WireRules) throws {
    let ending: Ending
    switch wire.ending {
    case .done: ending = .done
    case .needsAuthentication: ending = .needsAuthentication
    case .failed(let failure): ending = .failed(try ExtensionFailure(failure, rules))
    case nil: throw rules.missing("performed.ending", "an ending this version does not know")
    }
    self.init(
      ending: ending, intent: try rules.string(wire.intent, "performed.intent"),
      dialog: wire.hasDialog ? try rules.string(wire.dialog, "performed.dialog") : nil,
      opens: wire.hasOpens ? try rules.string(wire.opens, "performed.opens") : nil, opensApp: wire.opensApp,
      appProcess: wire.hasAppProcess ? try rules.string(wire.appProcess, "performed.appProcess") : nil,
      value: wire.hasValue ? try rules.string(wire.value, "performed.value") : nil,
      seconds: try rules.seconds(wire.seconds, "performed.seconds"),
      findings: try [Diagnostic](wire.findings, rules))
  }
}

import Foundation

extension HostAnswer {
  func wire(_ question: UInt64, _ rules: WireRules) throws -> WireHostAnswer {
    try rules.list(placed.count, "answer.placed")
    var wire = WireHostAnswer()
    wire.question = question
    wire.placed = try placed.map { try $0.wire(rules) }
    if let token { wire.token = try rules.token(token, "answer.token") }
    return wire
  }

  init(_ wire: WireHostAnswer, _ rules: WireRules) throws {
    try rules.list(wire.placed.count, "answer.placed")
    self.init(
      placed: try wire.placed.map { try Placed($0, rules) },
      token: wire.hasToken ? try rules.token(wire.token, "answer.token") : nil)
  }
}

extension HostAnswer.Placed {
  fileprivate func wire(_ rules: WireRules) throws -> WirePlacedConfiguration {
    var wire = WirePlacedConfiguration()
    wire.kind = try rules.string(kind, "answer.kind")
    if let family { wire.family = family.wire }
    wire.values = try values.wire(rules, "answer.values")
    if let token { wire.token = try rules.token(token, "answer.token") }
    return wire
  }

  fileprivate init(_ wire: WirePlacedConfiguration, _ rules: WireRules) throws {
    self.init(
      kind: try rules.string(wire.kind, "answer.kind"),
      family: wire.hasFamily ? try rules.choice(wire.family, "answer.family") : nil,
      values: try IntentValues(wire.values, rules, "answer.values"),
      token: wire.hasToken ? try rules.token(wire.token, "answer.token") : nil)
  }
}

extension PushTokensChange {
  func wire(_ rules: WireRules) throws -> WirePushTokensChange {
    var wire = WirePushTokensChange()
    wire.subject = subject.wire
    let answer = try answer.wire(0, rules)
    wire.placed = answer.placed
    if answer.hasToken { wire.token = answer.token }
    return wire
  }

  init(_ wire: WirePushTokensChange, _ rules: WireRules) throws {
    var answer = WireHostAnswer()
    answer.placed = wire.placed
    if wire.hasToken { answer.token = wire.token }
    self.init(
      subject: try rules.choice(wire.subject, "pushTokens.subject"), answer: try HostAnswer(answer, rules))
  }
}

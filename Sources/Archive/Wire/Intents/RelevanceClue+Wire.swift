extension RelevanceClue {
  func wire(_ rules: WireRules) throws -> WireRelevanceClue {
    var wire = WireRelevanceClue()
    wire.values = try values.wire(rules, "relevance.values")
    switch context {
    case .interval(let from, let to):
      var interval = WireRelevanceInterval()
      interval.from = try rules.wire(from, "relevance.from")
      interval.to = try rules.wire(to, "relevance.to")
      wire.context = .interval(interval)
    case .place(let place): wire.context = .place(try rules.string(place, "relevance.place"))
    case .condition(let name): wire.context = .condition(try rules.string(name, "relevance.condition"))
    case nil: break
    }
    if let group { wire.group = try rules.string(group, "relevance.group") }
    return wire
  }

  init(_ wire: WireRelevanceClue, _ rules: WireRules) throws {
    let context: Context? =
      switch wire.context {
      case .interval(let interval):
        .interval(
          from: try rules.date(interval.from, "relevance.from"),
          to: try rules.date(interval.to, "relevance.to"))
      case .place(let place): .place(try rules.string(place, "relevance.place"))
      case .condition(let name): .condition(try rules.string(name, "relevance.condition"))
      case nil: nil
      }
    self.init(
      values: try IntentValues(wire.values, rules, "relevance.values"), context: context,
      group: wire.hasGroup ? try rules.string(wire.group, "relevance.group") : nil)
  }
}

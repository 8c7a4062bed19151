import Foundation

extension Request {
  func wire(_ rules: WireRules) throws -> WireRequest {
    var wire = WireRequest()
    wire.id = id
    switch body {
    case .describe: wire.body = .describe(WireDescribe())
    case .entries(let request): wire.body = .entries(try request.wire(rules))
    case .sheet(let request): wire.body = .sheet(try request.wire(rules))
    case .options(let request): wire.body = .options(try request.wire(rules))
    case .recommendations(let kind):
      var request = WireRecommendationsRequest()
      request.kind = try rules.string(kind, "recommendations.kind")
      wire.body = .recommendations(request)
    case .perform(let request): wire.body = .perform(try request.wire(rules))
    case .control(let request): wire.body = .control(try request.wire(rules))
    case .activity(let request): wire.body = .activity(try request.wire(rules))
    case .pushTokens(let change): wire.body = .pushTokens(try change.wire(rules))
    case .activityPreviews: wire.body = .activityPreviews(WireActivityPreviewsRequest())
    case .relevance(let kind):
      var request = WireRelevanceRequest()
      request.kind = try rules.string(kind, "relevance.kind")
      wire.body = .relevance(request)
    case .answer(let question, let answer): wire.body = .answer(try answer.wire(question, rules))
    case .shutdown: wire.body = .shutdown(WireShutdown())
    }
    return wire
  }

  init(_ wire: WireRequest, _ rules: WireRules) throws {
    let body: Body
    switch wire.body {
    case .describe: body = .describe
    case .entries(let request): body = .entries(try EntriesRequest(request, rules))
    case .sheet(let request): body = .sheet(try SheetRequest(request, rules))
    case .options(let request): body = .options(try OptionsRequest(request, rules))
    case .recommendations(let request):
      body = .recommendations(kind: try rules.string(request.kind, "recommendations.kind"))
    case .perform(let request): body = .perform(try PerformRequest(request, rules))
    case .control(let request): body = .control(try ControlRequest(request, rules))
    case .activity(let request): body = .activity(try ActivityRequest(request, rules))
    case .pushTokens(let change): body = .pushTokens(try PushTokensChange(change, rules))
    case .activityPreviews: body = .activityPreviews
    case .relevance(let request):
      body = .relevance(kind: try rules.string(request.kind, "relevance.kind"))
    case .answer(let answer):
      body = .answer(question: answer.question, try HostAnswer(answer, rules))
    case .shutdown: body = .shutdown
    case nil:
      throw ArchiveError(
        .unknownValue, place: "body", value: "a request of a kind this version does not know")
    }
    self.init(id: wire.id, body: body)
  }
}

extension EntriesRequest {
  func wire(_ rules: WireRules) throws -> WireEntriesRequest {
    try rules.list(environments.count, "entries.environments")
    var wire = WireEntriesRequest()
    wire.kind = try rules.string(kind, "entries.kind")
    wire.family = family.wire
    wire.source = source.wire
    wire.isPreview = isPreview
    wire.environments = try environments.map { try $0.wire(rules) }
    wire.values = try values.wire(rules, "entries.values")
    return wire
  }

  init(_ wire: WireEntriesRequest, _ rules: WireRules) throws {
    try rules.list(wire.environments.count, "entries.environments")
    self.init(
      kind: try rules.string(wire.kind, "entries.kind"),
      family: try rules.choice(wire.family, "entries.family"),
      source: try rules.choice(wire.source, "entries.source"), isPreview: wire.isPreview,
      values: try IntentValues(wire.values, rules, "entries.values"),
      environments: try wire.environments.map { try SceneEnvironment($0, rules) })
  }
}

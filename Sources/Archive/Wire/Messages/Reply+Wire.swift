import Foundation

extension Reply {
  func wire(_ rules: WireRules) throws -> WireReply {
    var wire = WireReply()
    wire.id = id
    switch body {
    case .bundle(let bundle): wire.body = .bundle(try bundle.wire(rules))
    case .timeline(let timeline): wire.body = .timeline(try timeline.wire(rules))
    case .failure(let failure): wire.body = .failure(try failure.wire(rules))
    case .reload(let kind):
      var reload = WireReload()
      if let kind { reload.kind = try rules.string(kind, "reload.kind") }
      wire.body = .reload(reload)
    case .notice(let diagnostic): wire.body = .notice(try diagnostic.wire(rules))
    case .goodbye: wire.body = .goodbye(WireGoodbye())
    case .sheet(let sheet): wire.body = .sheet(try sheet.wire(rules))
    case .options(let options): wire.body = .options(try options.wire(rules))
    case .recommendations(let recommendations):
      try rules.list(recommendations.count, "recommendations")
      var list = WireRecommendationList()
      list.recommendations = try recommendations.map { try $0.wire(rules) }
      wire.body = .recommendations(list)
    case .performed(let outcome): wire.body = .performed(try outcome.wire(rules))
    case .control(let control): wire.body = .control(try control.wire(rules))
    case .activity(let scenes): wire.body = .activity(try scenes.wire(rules))
    case .activityPreviews(let list): wire.body = .activityPreviews(try list.wire(rules))
    case .acknowledged: wire.body = .acknowledged(WireAcknowledged())
    case .reloadControls(let kind):
      var reload = WireReload()
      if let kind { reload.kind = try rules.string(kind, "reloadControls.kind") }
      wire.body = .reloadControls(reload)
    case .recommendationsChanged: wire.body = .recommendationsChanged(WireRecommendationsChanged())
    case .relevance(let clues):
      try rules.list(clues.count, "relevance")
      var list = WireRelevanceClueList()
      list.clues = try clues.map { try $0.wire(rules) }
      wire.body = .relevance(list)
    case .relevanceChanged(let kind):
      var changed = WireRelevanceChanged()
      changed.kind = try rules.string(kind, "relevanceChanged.kind")
      wire.body = .relevanceChanged(changed)
    case .question(let question):
      var wireQuestion = WireHostQuestion()
      wireQuestion.kind = question.wire
      wire.body = .question(wireQuestion)
    }
    return wire
  }

  init(_ wire: WireReply, _ rules: WireRules) throws {
    let body: Body
    switch wire.body {
    case .bundle(let bundle): body = .bundle(try BundleDescription(bundle, rules))
    case .timeline(let timeline):
      body = .timeline(try ArchiveError.at("timeline") { try ArchivedTimeline(timeline, rules) })
    case .failure(let failure): body = .failure(try ExtensionFailure(failure, rules))
    case .reload(let reload):
      body = .reload(kind: reload.hasKind ? try rules.string(reload.kind, "reload.kind") : nil)
    case .notice(let diagnostic): body = .notice(try Diagnostic(diagnostic, rules))
    case .goodbye: body = .goodbye
    case .sheet(let sheet): body = .sheet(try ConfigurationSheet(sheet, rules))
    case .options(let options): body = .options(try OptionList(options, rules))
    case .recommendations(let list):
      try rules.list(list.recommendations.count, "recommendations")
      body = .recommendations(try list.recommendations.map { try Recommendation($0, rules) })
    case .performed(let outcome): body = .performed(try PerformOutcome(outcome, rules))
    case .control(let control): body = .control(try ControlState(control, rules))
    case .activity(let scenes):
      body = .activity(try ArchiveError.at("activity") { try ActivityScenes(scenes, rules) })
    case .activityPreviews(let list):
      body = .activityPreviews(try ArchiveError.at("previews") { try ActivityPreviewList(list, rules) })
    case .acknowledged: body = .acknowledged
    case .reloadControls(let reload):
      body = .reloadControls(
        kind: reload.hasKind ? try rules.string(reload.kind, "reloadControls.kind") : nil)
    case .recommendationsChanged: body = .recommendationsChanged
    case .relevance(let list):
      try rules.list(list.clues.count, "relevance")
      body = .relevance(try list.clues.map { try RelevanceClue($0, rules) })
    case .relevanceChanged(let changed):
      body = .relevanceChanged(kind: try rules.string(changed.kind, "relevanceChanged.kind"))
    case .question(let question): body = .question(try rules.choice(question.kind, "question"))
    case nil:
      throw ArchiveError(
        .unknownValue, place: "body", value: "a reply of a kind this version does not know")
    }
    self.init(id: wire.id, body: body)
  }
}

extension ExtensionFailure {
  func wire(_ rules: WireRules) throws -> WireFailure {
    var wire = WireFailure()
    wire.code = code.wire
    wire.message = try rules.string(message, "failure.message")
    return wire
  }

  init(_ wire: WireFailure, _ rules: WireRules) throws {
    self.init(
      code: try rules.choice(wire.code, "failure.code"),
      message: try rules.string(wire.message, "failure.message"))
  }
}

extension BundleDescription {
  func wire(_ rules: WireRules) throws -> WireBundleDescription {
    try rules.list(widgets.count, "bundle.widgets")
    try rules.list(controls.count, "bundle.controls")
    var wire = WireBundleDescription()
    wire.widgets = try widgets.map { try $0.wire(rules) }
    wire.controls = try controls.map { try $0.wire(rules) }
    try rules.list(activities.count, "bundle.activities")
    wire.activities = try activities.map { try $0.wire(rules) }
    return wire
  }

  init(_ wire: WireBundleDescription, _ rules: WireRules) throws {
    try rules.list(wire.widgets.count, "bundle.widgets")
    try rules.list(wire.controls.count, "bundle.controls")
    try rules.list(wire.activities.count, "bundle.activities")
    self.init(
      widgets: try wire.widgets.map { try WidgetDescription($0, rules) },
      controls: try wire.controls.map { try ControlDescription($0, rules) },
      activities: try wire.activities.map { try ActivityDescription($0, rules) })
  }
}

extension WidgetDescription {
  func wire(_ rules: WireRules) throws -> WireWidgetDescription {
    try rules.list(families.count, "widget.families")
    var wire = WireWidgetDescription()
    wire.kind = try rules.string(kind, "widget.kind")
    if let displayName { wire.displayName = try rules.string(displayName, "widget.displayName") }
    if let summary { wire.summary = try rules.string(summary, "widget.summary") }
    wire.families = families.map(\.wire)
    wire.configuration = configuration.wire
    wire.contentMarginsDisabled = contentMarginsDisabled
    wire.containerBackgroundRemovable = containerBackgroundRemovable
    if let intent { wire.intent = try intent.wire(rules) }
    wire.promptsForConfiguration = promptsForConfiguration
    wire.handlesPush = handlesPush
    return wire
  }

  init(_ wire: WireWidgetDescription, _ rules: WireRules) throws {
    try rules.list(wire.families.count, "widget.families")
    self.init(
      kind: try rules.string(wire.kind, "widget.kind"),
      displayName: wire.hasDisplayName
        ? try rules.string(wire.displayName, "widget.displayName") : nil,
      summary: wire.hasSummary ? try rules.string(wire.summary, "widget.summary") : nil,
      families: try wire.families.map { try rules.choice($0, "widget.families") },
      configuration: try rules.choice(wire.configuration, "widget.configuration"),
      contentMarginsDisabled: wire.contentMarginsDisabled,
      containerBackgroundRemovable: wire.containerBackgroundRemovable,
      intent: wire.hasIntent ? try IntentDescription(wire.intent, rules) : nil,
      promptsForConfiguration: wire.promptsForConfiguration, handlesPush: wire.handlesPush)
  }
}

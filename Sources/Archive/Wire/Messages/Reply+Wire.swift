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
    var wire = WireBundleDescription()
    wire.widgets = try widgets.map { try $0.wire(rules) }
    return wire
  }

  init(_ wire: WireBundleDescription, _ rules: WireRules) throws {
    try rules.list(wire.widgets.count, "bundle.widgets")
    self.init(widgets: try wire.widgets.map { try WidgetDescription($0, rules) })
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
      containerBackgroundRemovable: wire.containerBackgroundRemovable)
  }
}

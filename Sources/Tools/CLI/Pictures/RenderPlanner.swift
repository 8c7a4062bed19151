import Archive
import Foundation

/// Finds out what a call of `vitrine render` draws, and asks the extension for it.
struct RenderPlanner {
  let command: RenderCommand
  let built: BuiltExtension
  let bundle: BundleDescription
  let running: RunningExtension
  let destination: PictureDestination?
  let progress: Progress

  func plan() async throws -> RenderPlan {
    if let control = try namedControl() {
      progress.say("Asking \(control.kind) for its value…")
      return RenderPlan(controls: try await drawing(of: control).plan(with: running, destination))
    }
    if command.drawsActivities {
      let plans = try await activityDrawing.plan(with: running)
      progress.clear()
      guard !plans.isEmpty else { throw activityDrawing.nothing() }
      try checkCount(plans.map(\.name), cure: "Narrow them with --activity and --presentation")
      return RenderPlan(activities: plans)
    }
    return try await everything().checked()
  }

  /// What the options leave of the bundle. What gives no picture is told, and does not keep the others from being drawn.
  private func everything() async throws -> RenderPlan {
    let choices = try widgetChoices()
    let isFiltered = command.widgetOption != nil
    // One file has room for one picture: that of the widget, where there is one.
    let controls = isFiltered || isOneFile && !choices.isEmpty ? [] : bundle.controls
    var plan = RenderPlan()
    if !isFiltered, !bundle.activities.isEmpty {
      progress.say("Asking for the pictures of Live Activities…")
      await attempt(bundle.activities[0].attributesType, nil, &plan) {
        $0.activities = try await activityDrawing.plan(with: running)
      }
    }
    try checkCount(
      choices.map { "\($0.widget.kind) \($0.family.rawValue)" } + controls.map(\.kind)
        + plan.activities.map(\.name), cure: "Narrow them with --kind and --family")
    for choice in choices {
      let (kind, family) = (choice.widget.kind, choice.family.rawValue)
      progress.say("Asking \(kind) for its \(command.source.source.rawValue) in \(family)…")
      await attempt(kind, family, &plan) { $0.widgets += try await pictures(of: choice) }
    }
    for control in controls {
      progress.say("Asking \(control.kind) for its value…")
      await attempt(control.kind, nil, &plan) {
        $0.controls += try await drawing(of: control).plan(with: running, destination)
      }
    }
    return plan
  }

  private var isOneFile: Bool {
    if case .file = destination { return true }
    return false
  }

  private func attempt(
    _ kind: String, _ family: String?, _ plan: inout RenderPlan,
    _ body: (inout RenderPlan) async throws -> Void
  ) async {
    do {
      try await body(&plan)
    } catch {
      let failure = CommandFailure(error) ?? CommandFailure("\(error)")
      plan.missing.append(MissingPicture(kind: kind, family: family, failure: failure))
    }
  }

  private func checkCount(_ names: [String], cure: String) throws {
    guard isOneFile, names.count > 1 else { return }
    let some = names.prefix(4).joined(separator: ", ")
    throw CommandFailure(
      "\(names.count) pictures match, but --out names one file: \(some)\(names.count > 4 ? ", …" : "").",
      cure: "\(cure), or give --out a folder.", isUsage: true)
  }
}

// MARK: Widgets

extension RenderPlanner {
  /// None where the bundle has only controls or Live Activities, and no option asks for a widget.
  private func widgetChoices() throws -> [WidgetChoice] {
    let hasOthers = !bundle.controls.isEmpty || !bundle.activities.isEmpty
    if bundle.widgets.isEmpty, hasOthers, command.widgetOption == nil { return [] }
    return try WidgetChoice.choose(
      from: bundle, kind: command.selection.kind, family: command.selection.family, on: command.picture.device
    )
  }

  private func pictures(of choice: WidgetChoice) async throws -> [PlannedPicture] {
    let values = try await configured(choice)
    let now = command.picture.at ?? Date()
    let (kind, family) = (choice.widget.kind, choice.family)
    let environment = command.picture.environment(for: family, size: choice.size, now: now)
    let timeline = try await running.entries(
      EntriesRequest(
        kind: kind, family: family, source: command.source.source, values: values, environments: [environment]
      ))
    let indices = try entryChoice(now: now).indices(in: timeline, kind: kind, family: family)
    return try indices.map { index in
      let entry = timeline.entries[index]
      guard let scene = entry.scene(environment: 0) else {
        throw CommandFailure("Entry \(index) of `\(kind)` in \(family.rawValue) came without a picture.")
      }
      // An entry that is not chosen by an instant is drawn as it looks when it begins.
      let instant = command.picture.at ?? entry.date
      return PlannedPicture(
        kind: kind, family: family, source: command.source.source, environment: environment,
        timeline: timeline,
        index: index, scene: scene, instant: instant)
    }
  }

  /// What was saved for the widget, changed by `--set`. Names are checked against each widget that has an intent; with several
  /// widgets and no `--kind`, those without one are drawn as they are.
  private func configured(_ choice: WidgetChoice) async throws -> IntentValues {
    let configuration = ConfigurationValues(
      running: running,
      subject: ConfigurationSubject(kind: choice.widget.kind, family: choice.family),
      intent: choice.widget.intent,
      saved: try SavedValues(project: built.folder.root).values(of: choice.widget.kind))
    if choice.widget.intent == nil, command.selection.kind == nil { return [:] }
    return try await configuration.applying(command.values.assignments)
  }

  private func entryChoice(now: Date) -> EntryChoice {
    if let entry = command.entry { return .index(entry) }
    if case .folder = destination, command.picture.at == nil { return .all }
    return .showing(at: now)
  }
}

// MARK: Controls and Live Activities

extension RenderPlanner {
  /// The control that `--kind` names; `nil` where it names a widget or nothing.
  private func namedControl() throws -> ControlDescription? {
    let control = command.control
    guard let described = ControlChoice.find(command.selection.kind, in: bundle) else {
      if control.span != nil || command.state?.isOn != nil {
        throw CommandFailure(
          "--span and --state choose pictures of a control.", cure: "Name the control with --kind.",
          isUsage: true)
      }
      return nil
    }
    guard command.selection.family == nil else {
      throw CommandFailure(
        "`\(described.kind)` is a control; it has no families.", cure: "Use --span small, wide or large.",
        isUsage: true)
    }
    return described
  }

  private func drawing(of control: ControlDescription) -> ControlDrawing {
    ControlDrawing(
      built: built, control: control, span: command.control.span, isOn: command.state?.isOn,
      surroundings: command.picture, source: command.source.source, assignments: command.values.assignments)
  }

  private var activityDrawing: ActivityDrawing {
    ActivityDrawing(
      bundle: bundle, selection: command.activity, state: command.state?.content,
      surroundings: command.picture)
  }
}

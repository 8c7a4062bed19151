import Archive
import ArgumentParser
import Foundation

struct RenderCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draw the widgets, controls and Live Activities of an extension as PNG or SVG.",
    discussion: """
      Without filters, every widget is drawn in every family the device has, and into a folder every entry. Into \
      a single file goes the entry that shows now, or at the instant of --at.

      A control is drawn, on its glass, where --kind names it: in every span and state.

      A Live Activity is drawn as each #Preview of it says, or with the values of --attributes and --state.

      Example: vitrine render MyWidgets --family small --scheme dark --out small.png
      Example: vitrine render MyWidgets --presentation all --state @state.json --out pictures
      """)

  @OptionGroup var target: ExtensionOptions
  @OptionGroup(title: "Which widgets") var selection: WidgetSelection

  @OptionGroup(title: "Which pictures of a control") var control: ControlSelection

  @Option(
    help:
      "Of a control: only the picture on or off; a button is on while its action runs. Of a Live Activity: its content state, JSON or @FILE."
  )
  var state: StateArgument?

  @OptionGroup(title: "Which pictures of Live Activities") var activity: ActivitySelection

  @OptionGroup(title: "How they are configured") var values: ValueOptions

  @Option(help: "What the provider is asked for.")
  var source = EntriesRequest.Source.timeline

  @Option(help: "Only this entry of the timeline, counted from 0.")
  var entry: Int?

  @OptionGroup(title: "How they are drawn") var picture: SurroundingsOptions

  @Option(help: "FILE.png, FILE.svg or a folder. On kitty and iTerm2 pictures are shown without it.")
  var out: String?

  @OptionGroup(title: "Limits") var limitOptions: LimitOptions
  @OptionGroup(title: "Sandbox") var sandbox: SandboxOptions
  @OptionGroup var report: ReportOptions

  func validate() throws {
    if let entry, entry < 0 { throw ValidationError("Entries are counted from 0; \(entry) is none.") }
    if entry != nil, picture.at != nil {
      throw ValidationError("--entry and --at both choose an entry; give one of them.")
    }
    if drawsActivities, let option = widgetOption {
      throw ValidationError(
        "\(option) is for widgets and controls; it does not go with options for Live Activities.")
    }
    if out == nil, !report.json, InlinePicture.supported() == nil {
      throw ValidationError("Say where the pictures go: --out FILE.png, FILE.svg or a folder.")
    }
  }

  func run() async throws {
    let destination = try out.map { try PictureDestination(path: $0) }
    let limits = try limitOptions.read(beside: [target.path])
    let progress = Progress(isQuiet: report.json)
    let built = try await BuiltExtension.make(target, report, progress)
    let (plans, controls, activities) = try await RunningExtension.use(
      built, report, limits: limits, sandbox: sandbox.make(), at: picture.at, locale: picture.locale
    ) { running -> ([PlannedPicture], [PlannedControl], [PlannedActivity]) in
      let bundle = try await running.describe()
      if let drawing = try controlDrawing(built, bundle) {
        progress.say("Asking \(drawing.control.kind) for its value…")
        return ([], try await drawing.plan(with: running, destination), [])
      }
      let activities = try await activityPictures(bundle, with: running, progress)
      if drawsActivities || bundle.widgets.isEmpty && !activities.isEmpty {
        if case .file = destination, activities.count > 1 {
          throw tooMany(activities.map(\.name), areActivities: true)
        }
        return ([], [], activities)
      }
      let widgets = try await plan(
        built, bundle, with: running, destination, progress, besides: activities.map(\.name))
      return (widgets, [], activities)
    }
    let sink = PictureSink(
      destination: destination, showsInline: !report.json, format: destination?.format ?? .png)
    var facts: [PictureFacts] = []
    for plan in plans {
      progress.say(
        "Drawing \(plan.kind) \(plan.family.rawValue) \(plan.index + 1)/\(plan.timeline.entries.count)…")
      let drawn = PictureRenderer.draw(plan, as: sink.format)
      progress.clear()
      facts.append(PictureFacts(plan, drawn, file: try sink.take(drawn, of: plan)))
      if !report.json { PictureLine.print(facts[facts.count - 1]) }
    }
    progress.clear()
    let controlFacts = try controls.map { plan in
      let drawn = plan.drawn(as: sink.format)
      let name = PictureName.make(forControl: plan.kind, plan.pose)
      let file = try sink.take(drawn, named: name, width: plan.scene.size.width)
      let facts = ControlPictureFacts(plan, drawn, file: file)
      if !report.json { print(PictureLine.text(facts, .standardOutput)) }
      return facts
    }
    let activityFacts = try activities.map { plan in
      let drawn = plan.drawn(as: sink.format)
      let file = try sink.take(drawn, named: plan.name, width: plan.scene.size.width)
      let facts = ActivityPictureFacts(plan, drawn, file: file)
      if !report.json { print(PictureLine.text(facts, .standardOutput)) }
      return facts
    }
    if report.json {
      try JSONDocument.print(
        RenderFacts(built, picture.device, facts, controls: controlFacts, activities: activityFacts))
    }
  }

  /// An option for Live Activities is there: only they are drawn.
  private var drawsActivities: Bool { activity.isGiven || state?.content != nil }

  /// An option that only widgets and controls have.
  private var widgetOption: String? {
    if selection.kind != nil { return "--kind" }
    if selection.family != nil { return "--family" }
    if control.span != nil { return "--span" }
    if state?.isOn != nil { return "--state on or off" }
    if entry != nil { return "--entry" }
    return values.assignments.isEmpty ? nil : "--set"
  }

  /// The pictures of Live Activities: none where the options are about widgets.
  private func activityPictures(
    _ bundle: BundleDescription, with running: RunningExtension, _ progress: Progress
  ) async throws -> [PlannedActivity] {
    guard drawsActivities || !bundle.activities.isEmpty && widgetOption == nil else { return [] }
    let drawing = ActivityDrawing(
      bundle: bundle, selection: activity, state: state?.content, surroundings: picture)
    progress.say("Asking for the pictures of Live Activities…")
    let plans = try await drawing.plan(with: running)
    progress.clear()
    guard plans.isEmpty else { return plans }
    let nothing = drawing.nothing()
    if drawsActivities || bundle.widgets.isEmpty { throw nothing }
    StandardError.say("note: " + [nothing.message, nothing.cure].compactMap { $0 }.joined(separator: " "))
    return []
  }

  /// What draws the control that `--kind` names; `nil` where it names a widget or nothing.
  private func controlDrawing(
    _ built: BuiltExtension, _ bundle: BundleDescription
  ) throws -> ControlDrawing? {
    guard let described = ControlChoice.find(selection.kind, in: bundle) else {
      if control.span != nil || state?.isOn != nil {
        throw CommandFailure(
          "--span and --state choose pictures of a control.", cure: "Name the control with --kind.",
          isUsage: true)
      }
      return nil
    }
    guard selection.family == nil else {
      throw CommandFailure(
        "`\(described.kind)` is a control; it has no families.", cure: "Use --span small, wide or large.",
        isUsage: true)
    }
    return ControlDrawing(
      built: built, control: described, span: control.span, isOn: state?.isOn, surroundings: picture,
      source: source, assignments: values.assignments)
  }

  private func plan(
    _ built: BuiltExtension, _ bundle: BundleDescription, with running: RunningExtension,
    _ destination: PictureDestination?, _ progress: Progress, besides others: [String] = []
  ) async throws -> [PlannedPicture] {
    let choices = try WidgetChoice.choose(
      from: bundle, kind: selection.kind, family: selection.family, on: picture.device)
    if case .file = destination, choices.count + others.count > 1 {
      throw tooMany(choices.map { "\($0.widget.kind) \($0.family.rawValue)" } + others)
    }
    var plans: [PlannedPicture] = []
    for choice in choices {
      let configured = try await configured(choice, built, running)
      progress.say("Asking \(choice.widget.kind) for its \(source.rawValue) in \(choice.family.rawValue)…")
      plans += try await pictures(of: choice, configured, with: running, destination)
    }
    return plans
  }

  /// What was saved for the widget, changed by `--set`. Names are checked against each widget that has an intent; with several
  /// widgets and no `--kind`, those without one are drawn as they are.
  private func configured(
    _ choice: WidgetChoice, _ built: BuiltExtension, _ running: RunningExtension
  ) async throws -> IntentValues {
    let configuration = ConfigurationValues(
      running: running,
      subject: ConfigurationSubject(kind: choice.widget.kind, family: choice.family),
      intent: choice.widget.intent,
      saved: try SavedValues(project: built.folder.root).values(of: choice.widget.kind))
    if choice.widget.intent == nil, selection.kind == nil { return [:] }
    return try await configuration.applying(values.assignments)
  }

  private func pictures(
    of choice: WidgetChoice, _ values: IntentValues, with running: RunningExtension,
    _ destination: PictureDestination?
  ) async throws -> [PlannedPicture] {
    let now = picture.at ?? Date()
    let (kind, family) = (choice.widget.kind, choice.family)
    let environment = picture.environment(for: family, size: choice.size, now: now)
    let timeline = try await running.entries(
      EntriesRequest(kind: kind, family: family, source: source, values: values, environments: [environment]))
    let indices = try entryChoice(destination, now: now).indices(in: timeline, kind: kind, family: family)
    return try indices.map { index in
      let entry = timeline.entries[index]
      guard let scene = entry.scene(environment: 0) else {
        throw CommandFailure("Entry \(index) of `\(kind)` in \(family.rawValue) came without a picture.")
      }
      // An entry that is not chosen by an instant is drawn as it looks when it begins.
      let instant = picture.at ?? entry.date
      return PlannedPicture(
        kind: kind, family: family, source: source, environment: environment, timeline: timeline,
        index: index, scene: scene, instant: instant)
    }
  }

  private func entryChoice(_ destination: PictureDestination?, now: Date) -> EntryChoice {
    if let entry { return .index(entry) }
    if case .folder = destination, picture.at == nil { return .all }
    return .showing(at: now)
  }

  private func tooMany(_ pictures: [String], areActivities: Bool = false) -> CommandFailure {
    let names = pictures.prefix(4).joined(separator: ", ")
    return CommandFailure(
      "\(pictures.count) pictures match, but --out names one file: \(names)\(pictures.count > 4 ? ", …" : "").",
      cure: areActivities
        ? "Narrow them with --activity and --presentation, or give --out a folder."
        : "Narrow them with --kind and --family, or give --out a folder.", isUsage: true)
  }
}

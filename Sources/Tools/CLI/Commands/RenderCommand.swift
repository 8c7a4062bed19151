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

      A control is drawn on its glass, in every span and state.

      A Live Activity is drawn as each #Preview of it says, or with the values of --attributes and --state; where \
      there are neither, with made-up values.

      With --source preview, the previews of the source are drawn in place of the bundle.

      Example: vitrine render MyWidgets --family small --scheme dark --out small.png
      Example: vitrine render MyWidgets --source preview:Evening --out evening.png
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

  @Option(
    help: ArgumentHelp(
      "What the provider is asked for, or previews of the source: all, or those of a name, number or FILE:LINE.",
      valueName: "timeline|snapshot|placeholder|preview[:NAME]"))
  var source = SourceArgument.provider(.timeline)

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
    if case .previews = source, let option = widgetOption ?? (activity.isGiven ? "--activity" : nil),
      option != "--entry"
    {
      throw ValidationError("\(option) is for the bundle; it does not go with --source preview.")
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
    if case .previews(let reference) = source {
      return try await drawPreviews(reference, built, destination, limits: limits, progress)
    }
    let plan = try await RunningExtension.use(
      built, report, limits: limits, sandbox: sandbox.make(), at: picture.at, locale: picture.locale
    ) { running in
      try await RenderPlanner(
        command: self, built: built, bundle: running.describe(), running: running, destination: destination,
        progress: progress
      ).plan()
    }
    let sink = PictureSink(
      destination: destination, showsInline: !report.json, format: destination?.format ?? .png)
    var facts: [PictureFacts] = []
    for plan in plan.widgets {
      progress.say(
        "Drawing \(plan.kind) \(plan.family.rawValue) \(plan.index + 1)/\(plan.timeline.entries.count)…")
      let drawn = PictureRenderer.draw(plan, as: sink.format)
      progress.clear()
      facts.append(PictureFacts(plan, drawn, file: try sink.take(drawn, of: plan)))
      if !report.json { PictureLine.print(facts[facts.count - 1]) }
    }
    progress.clear()
    let controlFacts = try plan.controls.map { plan in
      let drawn = plan.drawn(as: sink.format)
      let name = PictureName.make(forControl: plan.kind, plan.pose)
      let file = try sink.take(drawn, named: name, width: plan.scene.size.width)
      let facts = ControlPictureFacts(plan, drawn, file: file)
      if !report.json { print(PictureLine.text(facts, .standardOutput)) }
      return facts
    }
    let activityFacts = try plan.activities.map { plan in
      let drawn = plan.drawn(as: sink.format)
      let file = try sink.take(drawn, named: plan.name, width: plan.scene.size.width)
      let facts = ActivityPictureFacts(plan, drawn, file: file)
      if !report.json { print(PictureLine.text(facts, .standardOutput)) }
      return facts
    }
    if report.json {
      try JSONDocument.print(
        RenderFacts(
          built, picture.device, facts, controls: controlFacts, activities: activityFacts,
          missing: plan.missing))
    }
    try tell(plan.missing)
  }

  /// Says what could not be drawn; the exit status is 1 then.
  private func tell(_ missing: [MissingPicture]) throws {
    guard !missing.isEmpty else { return }
    if !report.json {
      for picture in missing {
        StandardError.say("\(picture.name): " + Ending.sentence(picture.failure, .standardError))
      }
    }
    throw CommandFailure(
      "No picture of \(missing.map(\.name).joined(separator: ", ")).",
      cure: report.json ? "`missing` says why." : "What is said above says why; the other pictures are there."
    )
  }

  /// An option for Live Activities is there: only they are drawn.
  var drawsActivities: Bool { activity.isGiven || state?.content != nil }

  /// An option that only widgets and controls have.
  var widgetOption: String? {
    if selection.kind != nil { return "--kind" }
    if selection.family != nil { return "--family" }
    if control.span != nil { return "--span" }
    if state?.isOn != nil { return "--state on or off" }
    if entry != nil { return "--entry" }
    return values.assignments.isEmpty ? nil : "--set"
  }
}

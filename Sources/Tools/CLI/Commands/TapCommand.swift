import Archive
import ArgumentParser
import Foundation
import Render

struct TapCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tap",
    abstract: "Tap a button or toggle of a widget, or press a control.",
    discussion: """
      Asks the provider for its timeline, runs the intent of the button in the extension, and asks again, as iOS does. Without \
      --button it lists what can be tapped.

      Example: vitrine tap MyWidgets --kind Player --button Play --out after.png
      """)

  @OptionGroup var target: ExtensionOptions
  @OptionGroup(title: "Which widget or control") var selection: WidgetSelection
  @OptionGroup(title: "How it is configured") var values: ValueOptions

  @Option(name: [.long, .customLong("toggle")], help: "What the button or toggle says; a part is enough.")
  var button: String?

  @Flag(help: "The device is locked, so intents that need authentication do not run.")
  var locked = false

  @OptionGroup(title: "How it is drawn") var picture: SurroundingsOptions

  @Option(help: "FILE.png or FILE.svg of the widget afterwards.")
  var out: String?

  @OptionGroup(title: "Limits") var limitOptions: LimitOptions
  @OptionGroup(title: "Sandbox") var sandbox: SandboxOptions
  @OptionGroup var report: ReportOptions

  func run() async throws {
    let destination = try out.map { try PictureDestination(path: $0) }
    let limits = try limitOptions.read(beside: [target.path])
    let progress = Progress(isQuiet: report.json)
    let built = try await BuiltExtension.make(target, report, progress)
    let facts = try await RunningExtension.use(
      built, report, limits: limits, sandbox: sandbox.make(), at: picture.at, locale: picture.locale
    ) { running in
      let bundle = try await running.describe()
      if let control = bundle.controls.first(where: { $0.kind == selection.kind }) {
        return try await press(control, built, running)
      }
      return try await tap(bundle, built, running, destination)
    }
    progress.clear()
    if report.json {
      try JSONDocument.print(facts)
    } else {
      print(TapText.text(facts, .standardOutput))
    }
    if facts.outcome?.failed == true { throw ExitCode(1) }
  }

  // MARK: - Widgets

  private func tap(
    _ bundle: BundleDescription, _ built: BuiltExtension, _ running: RunningExtension,
    _ destination: PictureDestination?
  ) async throws -> TapFacts {
    let choices = try WidgetChoice.choose(
      from: bundle, kind: selection.kind, family: selection.family, on: picture.device)
    guard let choice = choices.first, Set(choices.map(\.widget.kind)).count == 1 else {
      let kinds = Set(choices.map { "`\($0.widget.kind)`" }).sorted().joined(separator: ", ")
      throw CommandFailure(
        "The bundle has several widgets: \(kinds).", cure: "Choose one with --kind.", isUsage: true)
    }
    let request = try await entries(choice, built, running)
    let before = try await shown(request, running)
    let hits = before.scene.hits
    guard let button else { return TapFacts(kind: choice.widget.kind, family: choice.family, hits: hits) }
    let hit = try TapTarget.find(button, in: hits, kind: choice.widget.kind)
    var facts = TapFacts(kind: choice.widget.kind, family: choice.family, hits: hits)
    switch hit.action {
    case .link(let url): facts.outcome = .opened(url, label: hit.label)
    case .intent(let identifier):
      let outcome = try await running.perform(
        PerformRequest(
          kind: choice.widget.kind, intent: identifier, value: hit.isOn.map { !$0 }, isLocked: locked))
      facts.outcome = TapFacts.Outcome(outcome, label: hit.label)
    }
    let after = try await shown(request, running)
    facts.changed = after.scene != before.scene
    if let destination {
      facts.file = try write(after, choice, request, destination)
    }
    return facts
  }

  private func entries(
    _ choice: WidgetChoice, _ built: BuiltExtension, _ running: RunningExtension
  ) async throws -> EntriesRequest {
    let kind = choice.widget.kind
    let configuration = ConfigurationValues(
      running: running, subject: ConfigurationSubject(kind: kind, family: choice.family),
      intent: choice.widget.intent, saved: try SavedValues(project: built.folder.root).values(of: kind))
    return EntriesRequest(
      kind: kind, family: choice.family, source: .timeline,
      values: try await configuration.applying(values.assignments),
      environments: [
        picture.environment(for: choice.family, size: choice.size, now: picture.at ?? Date())
      ])
  }

  private func shown(
    _ request: EntriesRequest, _ running: RunningExtension
  ) async throws -> (scene: Scene, timeline: ArchivedTimeline, index: Int) {
    let timeline = try await running.entries(request)
    let now = picture.at ?? Date()
    let index = timeline.entries.lastIndex { $0.date <= now } ?? 0
    guard let scene = timeline.entries[index].scene(environment: 0) else {
      throw CommandFailure("`\(request.kind)` came without a picture.")
    }
    return (scene, timeline, index)
  }

  private func write(
    _ shown: (scene: Scene, timeline: ArchivedTimeline, index: Int), _ choice: WidgetChoice,
    _ request: EntriesRequest, _ destination: PictureDestination
  ) throws -> String {
    let plan = PlannedPicture(
      kind: request.kind, family: request.family, source: .timeline, environment: request.environments[0],
      timeline: shown.timeline, index: shown.index, scene: shown.scene, instant: picture.at ?? Date())
    let file = destination.file(for: plan)
    try destination.write(PictureRenderer.draw(plan, as: destination.format).data, to: file)
    return file.path
  }

  // MARK: - Controls

  private func press(
    _ control: ControlDescription, _ built: BuiltExtension, _ running: RunningExtension
  ) async throws -> TapFacts {
    let configuration = ConfigurationValues(
      running: running, subject: ConfigurationSubject(kind: control.kind, family: nil),
      intent: control.intent, saved: try SavedValues(project: built.folder.root).values(of: control.kind))
    let request = ControlRequest(
      kind: control.kind, values: try await configuration.applying(values.assignments),
      environment: picture.environment(for: .systemSmall, size: .zero, now: picture.at ?? Date()))
    let before = try await running.control(request)
    var facts = TapFacts(kind: control.kind, family: nil, hits: [])
    guard !before.isDisabled else {
      throw CommandFailure("The control `\(control.kind)` is disabled and cannot be pressed.")
    }
    let outcome = try await running.perform(
      PerformRequest(
        kind: control.kind, intent: before.action, value: before.template == .toggle ? !before.isOn : nil,
        isLocked: locked))
    let words = before.words(isOn: before.isOn)
    facts.outcome = TapFacts.Outcome(outcome, label: words.title)
    let after = try await running.control(request)
    facts.changed = after != before
    facts.control = TapFacts.Control(after)
    return facts
  }
}

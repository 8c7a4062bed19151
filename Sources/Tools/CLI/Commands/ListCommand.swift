import Archive
import ArgumentParser
import Projects

struct ListCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List the widgets, controls, Live Activities and previews of an extension.",
    discussion: "Example: vitrine list MyWidgets --json")

  @OptionGroup var target: ExtensionOptions
  @OptionGroup(title: "Limits") var limitOptions: LimitOptions
  @OptionGroup(title: "Sandbox") var sandbox: SandboxOptions
  @OptionGroup var report: ReportOptions

  func run() async throws {
    let limits = try limitOptions.read(beside: [target.path])
    let progress = Progress(isQuiet: report.json)
    let built = try await BuiltExtension.make(target, report, progress)
    let bundle = try await RunningExtension.use(built, report, limits: limits, sandbox: sandbox.make()) {
      try await $0.describe()
    }
    var notes = built.outcome.notes
    var previews: [SourcePreview] = []
    do {
      previews = try await PreviewSession.use(built, report, limits: limits, sandbox: sandbox.make()) {
        $0.previews
      }
    } catch {
      // The rest of the bundle is known.
      let reason = CommandFailure(error)?.message ?? "\(error)"
      let note = ProjectNote(
        code: "previews", message: "The previews of the source cannot be listed. \(reason)")
      if !report.json { ProjectNotes.say([note]) }
      notes.append(note)
    }
    if report.json {
      try JSONDocument.print(
        BundleFacts(bundle, name: built.folder.name, previews: previews, warnings: notes))
    } else {
      print(Self.text(bundle, .standardOutput))
      if !previews.isEmpty { print("\n" + PreviewList.text(previews, .standardOutput)) }
    }
  }

  /// One widget a paragraph: its name and kind, then what it says of itself.
  static func text(_ bundle: BundleDescription, _ style: Style) -> String {
    guard !bundle.widgets.isEmpty || !bundle.controls.isEmpty || !bundle.activities.isEmpty else {
      return "The bundle has no widgets, no controls and no Live Activities."
    }
    let widgets = bundle.widgets.map { widget in
      let head =
        style.bold(widget.displayName ?? widget.kind) + (widget.summary.map { "  " + style.faint($0) } ?? "")
      let rows = Columns.aligned([
        ["  kind", widget.kind],
        ["  families", widget.families.map(\.rawValue).joined(separator: ", ")],
        ["  configuration", widget.configuration.rawValue],
      ])
      return ([head] + rows + parameters(widget.intent, style)).joined(separator: "\n")
    }
    let controls = bundle.controls.map { control in
      let head =
        style.bold(control.displayName ?? control.kind)
        + (control.summary.map { "  " + style.faint($0) } ?? "")
      let rows = Columns.aligned([["  kind", control.kind], ["  type", "control"]])
      return ([head] + rows + parameters(control.intent, style)).joined(separator: "\n")
    }
    let activities = bundle.activities.map { paragraph($0, style) }
    return (widgets + controls + activities).joined(separator: "\n\n")
  }

  private static func paragraph(_ activity: ActivityDescription, _ style: Style) -> String {
    let families = activity.supplementalFamilies
    let rows = Columns.aligned([
      ["  type", "Live Activity"],
      ["  families", families.isEmpty ? "no supplemental ones" : families.joined(separator: ", ")],
      ["  attributes", activity.attributesTemplate],
    ])
    let keys = activity.stateKeys.isEmpty ? [] : ["  content state"] + activity.stateKeys.map { "    " + $0 }
    return ([style.bold(activity.attributesType)] + rows + keys).joined(separator: "\n")
  }

  private static func parameters(_ intent: IntentDescription?, _ style: Style) -> [String] {
    guard let intent, !intent.parameters.isEmpty else { return [] }
    return ["  parameters of \(intent.name)"]
      + Columns.aligned(
        intent.parameters.map { parameter in
          let type = (parameter.isList ? "list of " : "") + parameter.kind.word
          return [
            "    " + parameter.name, style.faint(type + (parameter.isOptional ? ", optional" : "")),
            parameter.title,
          ]
        })
  }
}

import Archive
import ArgumentParser

struct ListCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List the widgets of an extension.",
    discussion: "Example: vitrine list MyWidgets --json")

  @OptionGroup var target: ExtensionOptions
  @OptionGroup var report: ReportOptions

  func run() async throws {
    let progress = Progress(isQuiet: report.json)
    let built = try await BuiltExtension.make(at: target.path, report, progress)
    let bundle = try await RunningExtension.use(built, report) { try await $0.describe() }
    if report.json {
      try JSONDocument.print(BundleFacts(bundle, name: built.folder.name))
    } else {
      print(Self.text(bundle, .standardOutput))
    }
  }

  /// One widget a paragraph: its name and kind, then what it says of itself.
  static func text(_ bundle: BundleDescription, _ style: Style) -> String {
    guard !bundle.widgets.isEmpty || !bundle.controls.isEmpty else {
      return "The bundle has no widgets and no controls."
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
    return (widgets + controls).joined(separator: "\n\n")
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

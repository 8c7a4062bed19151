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
    guard !bundle.widgets.isEmpty else { return "The bundle has no widgets." }
    return bundle.widgets.map { widget in
      let head =
        style.bold(widget.displayName ?? widget.kind) + (widget.summary.map { "  " + style.faint($0) } ?? "")
      let rows = Columns.aligned([
        ["  kind", widget.kind],
        ["  families", widget.families.map(\.rawValue).joined(separator: ", ")],
        ["  configuration", widget.configuration.rawValue],
      ])
      return ([head] + rows).joined(separator: "\n")
    }.joined(separator: "\n\n")
  }
}

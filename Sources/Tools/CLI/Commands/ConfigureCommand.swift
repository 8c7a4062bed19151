import Archive
import ArgumentParser

struct ConfigureCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "configure",
    abstract: "Show and set the configuration of a widget or control.",
    discussion: """
      Prints the edit sheet as it is for the values given, with the options of one parameter where they are asked for. \
      With --save, `vitrine render` and `vitrine tap` start from these values.

      Example: vitrine configure MyWidgets --kind Weather --set city=Berlin --save
      """)

  @OptionGroup var target: ExtensionOptions
  @OptionGroup(title: "Which widget or control") var selection: WidgetSelection
  @OptionGroup(title: "Values") var values: ValueOptions

  @Option(help: "List the options of this parameter.")
  var options: String?

  @Option(help: "List only the options that match this text.")
  var search: String?

  @Flag(help: "Keep the values for later commands.")
  var save = false

  @Flag(help: "Start from the defaults instead of what was saved; with --save and no --set, forget it.")
  var reset = false

  @OptionGroup(title: "Limits") var limitOptions: LimitOptions
  @OptionGroup(title: "Sandbox") var sandbox: SandboxOptions
  @OptionGroup var report: ReportOptions

  func run() async throws {
    let limits = try limitOptions.read(beside: [target.path])
    let progress = Progress(isQuiet: report.json)
    let built = try await BuiltExtension.make(target, report, progress)
    let saved = SavedValues(project: built.folder.root)
    let facts = try await RunningExtension.use(built, report, limits: limits, sandbox: sandbox.make()) {
      running in
      let choice = try ConfigurationChoice.choose(from: await running.describe(), selection)
      let configuration = ConfigurationValues(
        running: running, subject: choice.subject, intent: choice.intent,
        saved: reset ? [:] : try saved.values(of: choice.subject.kind))
      let chosen = try await configuration.applying(values.assignments)
      let sheet = try await running.sheet(SheetRequest(subject: choice.subject, values: chosen))
      let listed = try await list(running, configuration, chosen)
      if save { try saved.save(chosen, of: choice.subject.kind) }
      return SheetFacts(
        kind: choice.subject.kind, name: choice.name, sheet: sheet, options: listed, isSaved: save)
    }
    if report.json {
      try JSONDocument.print(facts)
    } else {
      print(SheetText.text(facts, .standardOutput))
    }
  }

  private func list(
    _ running: RunningExtension, _ configuration: ConfigurationValues, _ values: IntentValues
  ) async throws -> OptionList? {
    guard let name = options else { return nil }
    let parameter = try configuration.parameter(name)
    guard parameter.hasOptions else {
      throw CommandFailure(
        "`\(name)` has no options to choose from; it takes what you type.",
        cure: "Set it with --set \(name)=…", isUsage: true)
    }
    return try await running.options(
      OptionsRequest(
        subject: configuration.subject, parameter: parameter.name, values: values, search: search))
  }
}

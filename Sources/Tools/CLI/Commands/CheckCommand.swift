import ArgumentParser
internal import Check
import Devices
import Foundation
import Limits
import Processes
import Projects
import Simulate

struct CheckCommand: AsyncParsableCommand {
  enum Format: String, ExpressibleByArgument, CaseIterable { case text, json, sarif }

  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Look for what goes wrong with widgets on a phone.",
    discussion: """
      Reads the source, runs the extension, asks it as the system does, and looks at its timelines and pictures. The exit \
      status is 1 where an error was found, with --strict also a warning. docs/checks/README.md lists the rules.

      `// vitrine:ignore CODE` on the line or the one before silences a finding; so does a line `skip CODE` in a file \
      .vitrine-check beside the source.

      Example: vitrine check MyWidgets --strict
      Example: vitrine check MyWidgets --format sarif > findings.sarif
      """)

  @OptionGroup var target: ExtensionOptions

  @Option(help: "How findings are told.")
  var format = Format.text

  @Flag(help: "Warnings count as errors do.")
  var strict = false

  @Option(help: ArgumentHelp("Ask only this rule; again for the next.", valueName: "rule"))
  var only: [String] = []

  @Option(help: ArgumentHelp("Do not ask this rule; again for the next.", valueName: "rule"))
  var skip: [String] = []

  @Option(help: DeviceArgument.help, transform: DeviceArgument.read)
  var device = Device.default

  @Option(
    help: "The instant at which the extension is asked; now unless given.", transform: DateArgument.read)
  var at: Date?

  @OptionGroup(title: "Limits") var limitOptions: LimitOptions
  @OptionGroup(title: "Sandbox") var sandbox: SandboxOptions

  @Flag(name: .shortAndLong, help: "Print compiler calls.")
  var verbose = false

  func validate() throws {
    if let code = choice.unknown {
      throw ValidationError("There is no rule `\(code)`; docs/checks/README.md lists them.")
    }
  }

  private var choice: RuleChoice { RuleChoice(only: only, skip: skip) }

  func run() async throws {
    let project = try ProjectFolder.find(at: target.path, target: target.name)
    let checked = try CheckedProject(project, path: target.path)
    for problem in checked.settings.problems { StandardError.say("warning: " + problem) }
    let limits = try limitOptions.read(beside: [target.path])
    let progress = Progress(isQuiet: format != .text)
    let answers = try await self.answers(limits, progress)
    progress.clear()
    let subject = CheckSubject(
      source: checked.source, answers: answers, settings: checked.settings,
      limits: CheckLimits(limits))
    let report = choice.report(on: subject, name: project.widgets.name)
    switch format {
    case .text: print(CheckText(.standardOutput).text(report))
    case .json: try JSONDocument.print(CheckJSON(report))
    case .sarif: try JSONDocument.print(CheckSARIF(report))
    }
    if answers == nil || report.fails(strictly: strict) { throw ExitCode.failure }
  }

  /// What the extension answered; `nil` where it does not compile or start, which is said on standard error.
  private func answers(_ limits: Limits, _ progress: Progress) async throws -> ExtensionAnswers? {
    do {
      var report = ReportOptions()
      report.json = format != .text
      report.verbose = verbose
      let built = try await BuiltExtension.make(target, report, progress)
      let sandbox = sandbox.make()
      let containers = ExtensionContainers.environment(
        for: [built.folder.root], appGroups: built.folder.appGroups)
      let interview = Interview(
        surroundings: Surroundings(now: at ?? Date()), device: device, limits: limits,
        launch: { date in
          let session = SessionEnvironment.clock(at: date)
            .merging(SessionEnvironment.locale("en_US")) { $1 }
          return ExtensionLaunch(
            executable: built.executable, environment: containers.merging(session) { $1 }, sandbox: sandbox)
        },
        progress: { progress.say($0) })
      var answers = try await interview.answers()
      if choice.needsDay, answers.hasWidgets {
        progress.say("Playing a day…")
        do {
          answers.day = try await PlayedDay.play(simulation(of: built, limits))
        } catch let error where CommandFailure(error) != nil {
          progress.clear()
          StandardError.say("warning: no day could be played. " + (CommandFailure(error)?.message ?? ""))
        }
      }
      return answers
    } catch let error where !(error is CancellationError) {
      progress.clear()
      guard let failure = CommandFailure(error) else { throw error }
      StandardError.say(Ending.sentence(failure, .standardError))
      return nil
    }
  }

  private func simulation(of built: BuiltExtension, _ limits: Limits) -> Simulation {
    var simulation = Simulation(extensions: [
      Simulation.Extension(name: built.folder.name, executable: built.executable)
    ])
    simulation.device = device
    simulation.table = limits
    simulation.begin = at.map { Calendar.current.startOfDay(for: $0) }
    simulation.containers = DevFolder.url(for: [built.folder.root])
    return simulation
  }
}

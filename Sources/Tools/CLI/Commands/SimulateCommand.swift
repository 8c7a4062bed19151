import ArgumentParser
import Devices
import Foundation
import Simulate

struct SimulateCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "simulate",
    abstract: "Play days of a phone's life in seconds, and say what became of the widgets.",
    discussion: """
      Runs the real providers against a virtual clock, their own Date() too, while somebody looks, opens the app and loses the network as \
      a profile says. Reports reloads asked for, granted and put off, when the budget ran out, and how old the pictures were. The same \
      seed gives the same report.

      Example: vitrine simulate MyWidgets --days 7 --profile commuter --html week.html
      Example: vitrine simulate MyWidgets --at 14:05
      """)

  @OptionGroup var target: ExtensionOptions
  @OptionGroup(title: "Which widgets") var selection: WidgetSelection

  @Option(help: "Days of the calendar, 1 to \(Simulation.mostDays).")
  var days = 1

  @Option(
    help: "When it begins: 2027-03-28 or '2027-03-28 06:00', where --zone is. Midnight of today without it.")
  var from: String?

  @Option(
    help: "The time zone, as in Europe/Berlin; this machine's without it.", transform: ZoneArgument.read)
  var zone = TimeZone.current

  @Option(help: "Who uses the phone: casual, frequent, commuter, or a file (docs/simulate.md).")
  var profile = "casual"

  @Option(help: "Another seed is another day of the same person.")
  var seed: UInt64 = 1

  @Option(help: DeviceArgument.help, transform: DeviceArgument.read)
  var device = Device.default

  @Flag(help: "The widgets have just been placed: the system still learns, and the budget is larger.")
  var new = false

  @Option(
    name: .customLong("debug-budget"),
    help: "`off`: no refresh budget, as with Xcode attached. `on`: as on a person's device.")
  var debugBudget = DebugBudget.on

  @Option(
    help: "Say what was decided up to this time of the simulated days: 14:05, or '2027-03-28 14:05'.")
  var at: String?

  @Option(help: "Write a page with pictures, marks and charts to this file.")
  var html: String?

  @OptionGroup(title: "Limits") var limitOptions: LimitOptions
  @OptionGroup(title: "What the extension can reach") var sandboxOptions: SandboxOptions
  @OptionGroup var report: ReportOptions

  func validate() throws {
    guard (1...Simulation.mostDays).contains(days) else {
      throw ValidationError("--days goes from 1 to \(Simulation.mostDays); \(days) is none of them.")
    }
    for (name, text) in [("--from", from), ("--at", at)] {
      if let text, instant(text, on: Date()) == nil {
        throw ValidationError(
          "\(name) '\(text)' is no instant; write 2027-03-28, '2027-03-28 14:05' or 14:05.")
      }
    }
  }

  func run() async throws {
    let profile = try ProfileArgument.read(profile)
    let page = try html.map { try SimulationPageFile(path: $0) }
    let table = try limitOptions.read(beside: [target.path])
    let progress = Progress(isQuiet: false)
    let built = try await BuiltExtension.make(target, report, progress)
    var simulation = Simulation(extensions: [
      Simulation.Extension(name: built.folder.name, executable: built.executable)
    ])
    simulation.device = device
    simulation.profile = profile
    simulation.zone = zone
    simulation.begin = from.flatMap { instant($0, on: Date()) }
    simulation.days = days
    simulation.seed = seed
    simulation.kind = selection.kind
    simulation.family = selection.family
    simulation.isNew = new
    simulation.table = table
    simulation.sandbox = sandboxOptions.make()
    simulation.hasBudget = debugBudget == .on
    simulation.keepsPictures = page != nil
    simulation.containers = DevFolder.url(for: [built.folder.root])
    let result = try await simulation.run { progress.say(Self.words($0)) }
    progress.clear()
    try page?.write(SimulationPage(result).html)
    if report.json {
      try JSONDocument.print(result)
    } else if let at, let date = instant(at, on: result.begin) {
      print(SimulationSentences(result).text(at: date, Style.standardOutput))
    } else {
      print(SimulationText(result).text(Style.standardOutput))
      if let page { print("\nThe page is \(page.path).") }
    }
    if result.hasFailures { throw ExitCode(1) }
  }

  /// A time alone is that of the first day.
  private func instant(_ text: String, on day: Date) -> Date? {
    DateArgument.parse(text, now: day, calendar: .simulated(zone))
  }

  private static func words(_ progress: SimulationProgress) -> String {
    let time = SimulationText.time(progress.date, progress.zone)
    return "day \(progress.day) of \(progress.days), \(time), \(progress.reloads) reloads"
  }
}

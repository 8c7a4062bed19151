import Archive
import Devices
import Foundation
import Host
import Limits
import Processes
import Schedule

/// Days of a phone's life in seconds: real providers, the real host, a virtual clock, and somebody who looks, opens the app and loses the
/// network as a profile says.
///
///     let report = try await Simulation(extensions: [.init(name: "Weather", executable: program)]).run()
package struct Simulation: Sendable {
  /// The most days that are played. Ours: a leap year.
  package static let mostDays = 366

  /// A built widget extension.
  package struct Extension: Sendable, Equatable {
    package var name: String
    package var executable: URL
    package var bundleIdentifier: String?
    package init(name: String, executable: URL, bundleIdentifier: String? = nil) {
      self.name = name
      self.executable = executable
      self.bundleIdentifier = bundleIdentifier
    }
  }

  package var extensions: [Extension]
  /// Whose sizes, pages and margins count.
  package var device = Device.default
  package var profile = UsageProfile.casual
  package var zone = TimeZone.current
  /// When it begins; midnight of today in `zone` unless given.
  package var begin: Date?
  /// Days of the calendar, 1 to `mostDays`.
  package var days = 1
  package var seed: UInt64 = 1
  /// Only widgets of this kind, and of this family.
  package var kind: String?
  package var family: WidgetFamily?
  /// So many widgets, one after the other and again from the first; each once without it.
  package var count: Int?
  /// The widgets have just been placed: the system still learns, and the budget is larger. Otherwise they have been there for weeks, looked at
  /// as the profile says.
  package var isNew = false
  /// The numbers of the system.
  package var table = Limits.standard
  /// Off, as with Xcode attached.
  package var hasBudget = true
  /// What extensions can reach; `nil` for everything that the user can.
  package var sandbox: Sandbox?
  package var locale = "en_US"
  /// A folder with `home` and `groups`, of which extensions get a copy: their user defaults and App Groups. Nothing is written to it.
  package var containers: URL?
  /// Variables for the extensions beside those that they need.
  package var environment: [String: String] = [:]
  /// Keeps the scene of each hour in the report, for pictures.
  package var keepsPictures = false
  /// Where it keeps what it needs while it runs.
  package var temporary = FileManager.default.temporaryDirectory

  package init(extensions: [Extension]) { self.extensions = extensions }

  /// When widgets are reloaded.
  var rules: ScheduleRules {
    var rules = ScheduleRules(table)
    rules.budget.isOn = rules.budget.isOn && hasBudget
    return rules
  }

  /// What an extension may take. A provider that hangs costs real seconds, so no more than one after those that a provider should need.
  var processLimits: ProcessLimits {
    var limits = ProcessLimits(table)
    limits.answer = min(limits.answer, limits.slowAnswer + 1)
    return limits
  }

  /// Plays it.
  ///
  /// - Parameter progress: Told after each hour of the simulated days.
  /// - Throws: `SimulationProblem` for what cannot be played, `Problem` for an extension that does not say which widgets it has.
  ///   Providers that fail are in the report.
  package func run(
    progress: @escaping @Sendable (SimulationProgress) -> Void = { _ in }
  ) async throws -> SimulationReport {
    let plan = try plan()
    let home = try SimulationHome(self, plan)
    do {
      let report = try await SimulationRun.play(self, plan, home, progress)
      home.remove()
      return report
    } catch {
      home.remove()
      throw error
    }
  }

  /// What will happen, before any widget is asked.
  package func plan() throws -> SimulationPlan {
    guard (1...Self.mostDays).contains(days) else {
      throw SimulationProblem(
        "\(days) days cannot be played.", cure: "Give a number of days from 1 to \(Self.mostDays).")
    }
    let begin = begin ?? Calendar.simulated(zone).startOfDay(for: Date())
    // Years that a clock file, and most providers' arithmetic, can hold.
    guard (-2_208_988_800..<4_102_444_800).contains(begin.timeIntervalSince1970) else {
      throw SimulationProblem(
        "A simulation cannot begin at that date.", cure: "Give one between the years 1900 and 2100.")
    }
    return SimulationPlan(profile: profile, begin: begin, count: days, zone: zone, seed: seed)
  }
}

/// How far a simulation is.
package struct SimulationProgress: Sendable, Equatable {
  /// Counted from 1.
  package var day: Int
  package var days: Int
  package var date: Date
  package var zone: TimeZone
  /// Timelines that were loaded so far, of all widgets.
  package var reloads: Int
}

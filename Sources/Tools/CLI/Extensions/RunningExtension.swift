import Archive
import Foundation
import Limits
import Processes
import Schedule

/// An extension's process, asked without a host: for commands that keep nothing.
struct RunningExtension: Sendable {
  private let process: ExtensionProcess

  /// Starts `built`, runs `body` with it, and stops it in every case.
  ///
  /// - Parameters:
  ///   - date: the instant that the extension's own clock stands at; it runs with the machine's where none is given.
  ///   - locale: what `Locale.current` is in the extension.
  static func use<Result: Sendable>(
    _ built: BuiltExtension, _ report: ReportOptions, limits: Limits, sandbox: Sandbox?, at date: Date? = nil,
    locale: String? = nil,
    _ body: (RunningExtension) async throws -> Result
  ) async throws -> Result {
    var environment = ExtensionContainers.environment(
      for: [built.folder.root], appGroups: built.folder.appGroups)
    if let date { environment["VITRINE_CLOCK"] = "fixed:\(date.timeIntervalSince1970)" }
    if let locale {
      environment["LANG"] = locale + ".UTF-8"
      environment["LC_ALL"] = locale + ".UTF-8"
    }
    let launch = ExtensionLaunch(
      executable: built.executable, environment: environment, sandbox: sandbox)
    let running = RunningExtension(
      process: try await .launch(launch, clock: WallClock(), limits: ProcessLimits(limits)))
    let printing = running.printOutput(report)
    do {
      let result = try await body(running)
      await running.process.stop()
      await printing.value
      return result
    } catch {
      await running.process.stop()
      await printing.value
      throw error
    }
  }

  func describe() async throws -> BundleDescription {
    guard case .bundle(let bundle) = try await ask(.describe) else { throw Self.wrongAnswer }
    return bundle
  }

  func entries(_ request: EntriesRequest) async throws -> ArchivedTimeline {
    guard case .timeline(let timeline) = try await ask(.entries(request)) else { throw Self.wrongAnswer }
    return timeline
  }

  /// Sends a request. An answer that tells of a failure is thrown.
  func ask(_ request: Request.Body) async throws -> Reply.Body { try await process.result(of: request) }

  static let wrongAnswer = CommandFailure(
    "The extension gave an answer to another question.",
    cure: "Build Vitrine again: host and extension may be of different versions.")

  /// What the extension prints is shown with `--verbose`, and read in any case so that it never waits.
  private func printOutput(_ report: ReportOptions) -> Task<Void, Never> {
    Task { [process, isShown = report.verbose] in
      for await line in process.output where isShown {
        StandardError.say(Style.standardError.faint("│ ") + line.text)
      }
    }
  }
}

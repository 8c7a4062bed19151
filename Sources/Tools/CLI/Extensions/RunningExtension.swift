import Archive
import Foundation
import Limits
import Processes
import Schedule

/// An extension that runs, asked without a host: for commands that keep nothing.
struct RunningExtension: Sendable {
  private let seat: ExtensionSeat

  /// Starts `built`, runs `body` with it, and stops it in every case.
  ///
  /// - Parameters:
  ///   - date: the instant that the extension's own clock stands at; it runs with the machine's where none is given.
  ///   - locale: what `Locale.current` is in the extension.
  ///   - further: variables of its environment.
  static func use<Result: Sendable>(
    _ built: BuiltExtension, _ report: ReportOptions, limits: Limits, sandbox: Sandbox?, at date: Date? = nil,
    locale: String? = nil, environment further: [String: String] = [:],
    _ body: (RunningExtension) async throws -> Result
  ) async throws -> Result {
    var environment = ExtensionContainers.environment(
      for: [built.folder.root], appGroups: built.folder.appGroups)
    environment.merge(further) { $1 }
    if let date { environment.merge(SessionEnvironment.clock(at: date)) { $1 } }
    if let locale { environment.merge(SessionEnvironment.locale(locale)) { $1 } }
    let launch = ExtensionLaunch(
      executable: built.executable, environment: environment, sandbox: sandbox)
    let seat = ExtensionSeat(launch, limits: ProcessLimits(limits), showsOutput: report.verbose)
    do {
      _ = try await seat.occupied()
      let result = try await body(RunningExtension(seat: seat))
      await seat.close()
      return result
    } catch {
      await seat.close()
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

  /// Sends a request. An answer that tells of a failure is thrown; where the process is lost by it, the next request has another one.
  func ask(_ request: Request.Body) async throws -> Reply.Body {
    let process = try await seat.occupied()
    do {
      return try await process.result(of: request)
    } catch let failure as ProcessFailure {
      await seat.leave(process)
      throw failure
    }
  }

  static let wrongAnswer = CommandFailure(
    "The extension gave an answer to another question.",
    cure: "Build Vitrine again: host and extension may be of different versions.")
}

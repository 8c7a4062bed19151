import Archive
import Limits
import Processes
import Schedule

/// An extension's process that is started again after it ended.
actor Guest {
  private let launch: ExtensionLaunch
  private let limits: ProcessLimits
  private var process: ExtensionProcess?
  private(set) var mostMemory = 0
  /// Processes that are started before the extension is given up.
  private static let mostLaunches = 20
  private var launches = 0

  init(launch: ExtensionLaunch, limits: Limits) {
    self.launch = launch
    self.limits = ProcessLimits(limits)
  }

  /// - Throws: `ExtensionFailure` for an answer that tells of one, `ProcessFailure` where none comes.
  func ask(_ request: Request.Body) async throws -> Reply.Body {
    let process = try await running()
    let answer: Reply.Body
    do {
      answer = try await process.send(request)
    } catch {
      self.process = nil
      note(process.peakBytes)
      if case ProcessFailure.breached(let breach) = error,
        breach.limit == .widgetMemory || breach.limit == .activityMemory
      {
        note(Int(breach.measured))
      }
      throw error
    }
    note(max(process.peakBytes, process.privateDirtyBytes() ?? 0))
    if case .failure(let failure) = answer { throw failure }
    return answer
  }

  private func note(_ bytes: Int) { mostMemory = max(mostMemory, bytes) }

  func leave() async {
    await process?.stop()
    process = nil
  }

  private func running() async throws -> ExtensionProcess {
    if let process { return process }
    guard launches < Self.mostLaunches else { throw ProcessFailure.stopped }
    launches += 1
    let started = try await ExtensionProcess.launch(launch, clock: WallClock(), limits: limits)
    process = started
    return started
  }
}

import Processes
import Schedule

/// Where a command's extension runs: one process at a time, another after one that crashed or had to be stopped, so that one widget's
/// mistake does not cost the pictures of the others.
actor ExtensionSeat {
  private let launch: ExtensionLaunch
  private let limits: ProcessLimits
  private let showsOutput: Bool
  private var process: ExtensionProcess?
  private var printing: [Task<Void, Never>] = []

  init(_ launch: ExtensionLaunch, limits: ProcessLimits, showsOutput: Bool) {
    self.launch = launch
    self.limits = limits
    self.showsOutput = showsOutput
  }

  /// The process to ask; started where there is none.
  func occupied() async throws -> ExtensionProcess {
    if let process { return process }
    let process = try await ExtensionProcess.launch(launch, clock: WallClock(), limits: limits)
    self.process = process
    printing.append(printOutput(of: process))
    return process
  }

  /// Gives the seat to another process with the next request.
  func leave(_ ended: ExtensionProcess) async {
    guard process === ended else { return }
    process = nil
    await ended.stop()
  }

  /// Stops the process, and returns when all it printed is shown.
  func close() async {
    await process?.stop()
    process = nil
    for task in printing { await task.value }
  }

  /// What the extension prints is read in any case, so that it never waits.
  private func printOutput(of process: ExtensionProcess) -> Task<Void, Never> {
    Task { [showsOutput] in
      for await line in process.output where showsOutput {
        StandardError.say(Style.standardError.faint("│ ") + line.text)
      }
    }
  }
}

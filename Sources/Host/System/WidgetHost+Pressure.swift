import Foundation
import Limits
import Processes

// Ends what is not needed when there are too many processes, as iOS does.

extension WidgetHost {
  /// Ends the processes that were idle longest, where there are too many or they use too much. Those that were ended start again when they
  /// are asked; their widgets' pictures stay.
  ///
  /// - Parameter name: The extension whose process has just started: it is about to be asked something.
  func relievePressure(sparing name: String) {
    guard sessions.count > 1, !isStopped else { return }
    Task { [weak self] in await self?.endSurplus(sparing: name) }
  }

  private func endSurplus(sparing spared: String) async {
    var loads: [(name: String, load: ProcessLoad)] = []
    for (name, session) in sessions {
      guard var load = await session.load() else { continue }
      if name == spared { load.isBusy = true }
      loads.append((name, load))
    }
    let limits = configuration.limits
    for (name, isForMemory) in ProcessLoad.surplus(
      loads, most: limits.processes, mostBytes: limits.processesMemory)
    {
      guard await sessions[name]?.stopIfIdle() == true else { continue }
      let limit: LimitName = isForMemory ? .processesMemory : .processes
      log(
        name, "its idle process was ended, the limit `\(limit.rawValue)`; it starts again when it is asked.")
    }
  }
}

import Archive
import Foundation
import Processes
import Schedule

/// Start, reload and memory of a built extension.
enum ExtensionFigures {
  static func measure(executable: URL, kind: String) async throws -> [String: Double] {
    let environment = SceneEnvironment(size: CGSize(width: 338, height: 158), now: Date())
    let request = Request.Body.entries(
      EntriesRequest(kind: kind, family: .systemMedium, source: .timeline, environments: [environment]))
    let clock = ContinuousClock()
    func milliseconds(_ start: ContinuousClock.Instant) -> Double {
      let spent = start.duration(to: clock.now).components
      return Double(spent.seconds) * 1e3 + Double(spent.attoseconds) * 1e-15
    }
    var starts: [Double] = []
    var warm: [Double] = []
    var memory = 0
    for _ in 0..<7 {
      let start = clock.now
      let process = try await ExtensionProcess.launch(
        ExtensionLaunch(executable: executable), clock: WallClock())
      guard case .timeline = try await process.send(request) else { throw Failure.noTimeline }
      starts.append(milliseconds(start))
      for _ in 0..<9 {
        let start = clock.now
        _ = try await process.send(request)
        warm.append(milliseconds(start))
      }
      memory = max(memory, process.privateDirtyBytes() ?? 0)
      await process.stop()
    }
    return [
      "start_ms": Medians.median(starts), "warm_ms": Medians.median(warm), "dirty_mb": Double(memory) / 1e6,
    ]
  }

  enum Failure: Error { case noTimeline }
}

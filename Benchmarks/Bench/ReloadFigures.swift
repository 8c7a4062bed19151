import Foundation
import Host

/// A thousand reloads of one widget through host, process and store, as a person asks for them.
enum ReloadFigures {
  /// Milliseconds from the wish to the new picture in the store.
  static func measure(executable: URL, runs: Int = 1000) async throws -> [String: Double] {
    try await BenchHome.run(executable) { home in
      let id = try await home.widget(.systemMedium).placed.id
      let clock = ContinuousClock()
      var times: [Double] = []
      for _ in 0..<runs {
        let start = clock.now
        try await home.host.reload(id: id)
        await home.host.settle()
        times.append(TapFigures.seconds(start, clock.now) * 1e3)
      }
      let widget = try await home.widget(.systemMedium)
      // The one that placing it was, too.
      guard widget.reloads == runs + 1 else { throw BenchHome.Failure.sameAsBefore }
      times.sort()
      return ["median_ms": times[runs / 2], "p99_ms": times[runs * 99 / 100]]
    }
  }
}

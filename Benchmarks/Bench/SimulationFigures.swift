import Foundation
import Simulate

/// A simulated day of fifty widgets of built examples, with their real providers, somebody who looks often, and the budget.
enum SimulationFigures {
  static let widgets = 50

  static func measure(executables: [URL]) async throws -> [String: Double] {
    var simulation = Simulation(
      extensions: executables.enumerated().map { index, executable in
        Simulation.Extension(name: "Example\(index + 1)", executable: executable)
      })
    simulation.zone = TimeZone(identifier: "Europe/Berlin") ?? .gmt
    // Wednesday, 17 March 2027.
    simulation.begin = Date(timeIntervalSince1970: 1_805_238_000)
    simulation.profile = .frequent
    simulation.count = widgets
    let clock = ContinuousClock()
    var days: [Double] = []
    var last: SimulationReport?
    for _ in 0..<3 {
      let start = clock.now
      last = try await simulation.run()
      days.append((clock.now - start) / .seconds(1))
    }
    guard let report = last else { throw Failure.noDay("nothing was simulated") }
    guard report.widgets.count == widgets else { throw Failure.noDay("\(report.widgets.count) widgets") }
    if let failed = report.widgets.first(where: { $0.failed > 0 }) {
      throw Failure.noDay("\(failed.kind), \(failed.family): \(failed.problems)")
    }
    let extensionSeconds = report.timings.values.reduce(0) { $0 + Double($1.loads) * $1.all / 1000 }
    return [
      "day_s": Medians.median(days), "loads": Double(report.granted),
      "entries": Double(report.widgets.reduce(0) { $0 + $1.entriesShown }), "extension_s": extensionSeconds,
    ]
  }

  enum Failure: Error { case noDay(String) }
}

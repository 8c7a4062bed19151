import Archive
import Foundation
import Host

/// An edit sheet whose parameter has 10,000 options, as the page opens it: a request for the sheet, one for the options.
enum SheetFigures {
  private static let parameter = "station"

  /// Milliseconds: of both answers until they are received, and of what the extension and the way to it take of that.
  static func measure(executable: URL, runs: Int = 15) async throws -> [String: Double] {
    try await BenchHome.run(executable) { home in
      let id = try await home.widget(.systemSmall).placed.id
      let list = try await home.host.options(widget: id, parameter: parameter)
      let count = list.sections.reduce(0) { $0 + $1.options.count }
      guard count == 10_000 else { throw BenchHome.Failure.options(count) }
      let clock = ContinuousClock()
      var times: [String: [Double]] = [:]
      for _ in 0..<runs {
        let start = clock.now
        _ = try await home.post("/api/widgets/\(id)/sheet", "{}")
        let opened = clock.now
        let options = try await home.post("/api/widgets/\(id)/options", #"{"parameter":"\#(parameter)"}"#)
        let end = clock.now
        _ = try await home.host.options(widget: id, parameter: parameter)
        let asked = clock.now
        times["total_ms", default: []].append(TapFigures.seconds(start, end) * 1e3)
        times["sheet_ms", default: []].append(TapFigures.seconds(start, opened) * 1e3)
        times["options_ms", default: []].append(TapFigures.seconds(end, asked) * 1e3)
        times["json_ms", default: []].append(
          (TapFigures.seconds(opened, end) - TapFigures.seconds(end, asked)) * 1e3)
        times["bytes", default: []].append(Double(options.count))
      }
      return times.mapValues(Medians.median)
    }
  }
}

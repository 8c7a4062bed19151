import Archive
import Foundation
import Host
import Web

/// A tap on a toggle until its new picture is there, as the page does it: one request for the tap, one for the picture.
enum TapFigures {
  /// Milliseconds from the tap to the new SVG and of each stage: medians of `warm_…` taps, and of `cold_…` ones that have to start the
  /// extension first.
  static func measure(
    executable: URL, warmRuns: Int = 40, coldRuns: Int = 10
  ) async throws -> [String: Double] {
    try await BenchHome.run(executable) { home in
      var figures: [String: Double] = [:]
      for _ in 0..<5 { _ = try await tap(home) }
      var warm: [[String: Double]] = []
      for _ in 0..<warmRuns { warm.append(try await tap(home)) }
      var cold: [[String: Double]] = []
      for _ in 0..<coldRuns {
        await home.host.endProcess(of: BenchHome.name)
        cold.append(try await tap(home))
      }
      for (name, runs) in [("warm", warm), ("cold", cold)] {
        for stage in runs[0].keys {
          figures["\(name)_\(stage)_ms"] = Medians.median(runs.map { ($0[stage] ?? 0) * 1e3 })
        }
      }
      return figures
    }
  }

  /// Seconds of one tap, in all and by stages.
  private static func tap(_ home: BenchHome) async throws -> [String: Double] {
    let before = try await home.widget(.systemMedium)
    let id = before.placed.id
    let scene = before.timeline?.entries.first?.scene(environment: 0)
    guard let hit = scene?.hits.first(where: { $0.isOn != nil }) else { throw BenchHome.Failure.noButton }
    var options = PictureOptions()
    options.isInlined = true
    let body = #"{"hit":"\#(HitToken(hit.action))","nonce":"\#(UUID())"}"#
    let old = try await home.model.svg(of: .placed(id), options)
    let clock = ContinuousClock()
    let start = clock.now
    let answer = try await home.post("/api/widgets/\(id)/tap", body)
    let answered = clock.now
    _ = try await home.get("/api/widgets/\(id).svg?scheme=light")
    let end = clock.now
    var stages = try JSONDecoder().decode(Answer.self, from: answer).stages
    let new = try await home.model.svg(of: .placed(id), options)
    guard new != nil, new != old else { throw BenchHome.Failure.sameAsBefore }
    stages["total"] = seconds(start, end)
    // Drawn once more, alone: what the request for the picture did beside that is sending.
    let drawing = clock.now
    _ = try await home.model.svg(of: .placed(id), options)
    stages["draw"] = seconds(drawing, clock.now)
    let ran = (stages["queue"] ?? 0) + (stages["perform"] ?? 0) + (stages["reload"] ?? 0)
    stages["send"] = seconds(start, answered) - ran + seconds(answered, end) - (stages["draw"] ?? 0)
    // Within the reload.
    let timings = try await home.widget(.systemMedium).timeline?.timings ?? StageTimings()
    stages["provider"] = timings.provider
    stages["evaluate"] = timings.evaluate
    stages["layout"] = timings.layout
    stages["archive"] = timings.archive
    return stages
  }

  private struct Answer: Decodable {
    var stages: [String: Double]
  }

  static func seconds(_ start: ContinuousClock.Instant, _ end: ContinuousClock.Instant) -> Double {
    let spent = start.duration(to: end).components
    return Double(spent.seconds) + Double(spent.attoseconds) * 1e-18
  }
}

import AppIntents
import Archive
import XCTest

/// 10,000 options cost ten times what 1,000 cost, not a hundred times.
@MainActor final class OptionsSpeedTests: XCTestCase {
  func testTimeGrowsWithTheNumberOfOptions() async throws {
    let small = try await fastest(1_000)
    let large = try await fastest(10_000)
    print("options: 1,000 in \(small), 10,000 in \(large)")
    XCTAssertLessThan(large, small * 30, "ten times the options")
    XCTAssertLessThan(large, .seconds(2))
  }

  func testTenThousandChosenEntitiesAreOneQuestion() async {
    let tally = Tally()
    let chosen = IntentValue.list((0..<10_000).map { .entity("\($0)") })
    let start = ContinuousClock.now
    let (intent, findings) = await NumberedQuery.$asked.withValue(tally) {
      await Asking.intent(HardIntent.self, ["things": chosen])
    }
    print("10,000 chosen entities: \(ContinuousClock.now - start)")
    XCTAssertEqual(tally.questions, [10_000])
    XCTAssertEqual(intent.things?.count, 10_000)
    XCTAssertEqual(findings, [])
  }

  private func fastest(_ count: Int) async throws -> Duration {
    var best = Duration.seconds(100)
    for _ in 0..<3 {
      let start = ContinuousClock.now
      let list = try await NumberedQuery.$count.withValue(count) {
        try await Asking.options(HardIntent.self, "things")
      }
      best = min(best, ContinuousClock.now - start)
      XCTAssertEqual(list.total, count)
    }
    return best
  }
}

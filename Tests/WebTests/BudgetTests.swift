import Foundation
import Host
import Hummingbird
import Schedule
import XCTest

@testable import Web

/// The ledger and what pages say of what they show.
final class BudgetTests: XCTestCase {
  func testTheLedgerIsTold() async throws {
    let model = FakeModel()
    await model.note((1...3).reversed().map(row))
    let answer = try await request("/api/ledger?limit=2", model: model)
    XCTAssertEqual(answer.status, .ok)
    let document = try JSONDecoder().decode(Ledger.self, from: Data(answer.text.utf8))
    XCTAssertEqual(document.rows.map(\.number), [3, 2])
    XCTAssertTrue(document.more)
    XCTAssertTrue(document.rows[0].sentence.contains("Charged: 3 of 48"), document.rows[0].sentence)
    let rest = try await request("/api/ledger?before=2&widget=w1", model: model)
    XCTAssertEqual(try JSONDecoder().decode(Ledger.self, from: Data(rest.text.utf8)).rows.map(\.number), [1])
  }

  func testNumbersThatAreNone() async throws {
    for query in ["limit=0", "limit=x", "limit=1e9", "since=nan", "before=-1", "since=1e300"] {
      let answer = try await request("/api/ledger?\(query)")
      XCTAssertEqual(answer.status, .badRequest, query)
    }
  }

  func testWhatPagesSeeIsPutTogether() async throws {
    let model = FakeModel()
    let answer = try await request(
      "/api/seen", method: .post, body: #"{"page":"a","widgets":["w1","nobody"]}"#, model: model)
    XCTAssertEqual(answer.status, .ok)
    let seen = await model.inSight
    XCTAssertEqual(seen, ["w1"], "only widgets that are placed")
    for body in ["", "{}", "[]", #"{"page":1,"widgets":[]}"#] {
      let answer = try await request("/api/seen", method: .post, body: body)
      XCTAssertEqual(answer.status, .badRequest, body)
    }
  }

  func testAPageThatIsSilentIsClosed() {
    let sight = PagesInSight()
    let now = ContinuousClock.now
    XCTAssertEqual(sight.report("a", ["1", "2"], at: now), ["1", "2"])
    XCTAssertEqual(sight.report("b", ["3"], at: now), ["1", "2", "3"])
    XCTAssertEqual(sight.report("a", ["2"], at: now + .seconds(30)), ["2", "3"])
    XCTAssertEqual(sight.report("a", ["2"], at: now + .seconds(80)), ["2"], "b has said nothing for long")
    XCTAssertEqual(sight.report("a", [], at: now + .seconds(81)), [])
  }

  func testThousandsOfPagesAreNotRemembered() {
    let sight = PagesInSight()
    var seen: Set<String> = []
    for number in 0..<1000 { seen = sight.report("page\(number)", ["w\(number)"], at: .now) }
    XCTAssertLessThan(seen.count, 100)
  }

  func testConditions() async throws {
    let model = FakeModel()
    let answer = try await request(
      "/api/conditions", method: .post, body: #"{"lowPower":true,"load":0.5}"#, model: model)
    XCTAssertEqual(answer.status, .ok)
    let conditions = await model.conditions
    XCTAssertTrue(conditions.isLowPower)
    XCTAssertEqual(conditions.load, 0.5)
    let refused = try await request("/api/conditions", method: .post, body: #"{"load":2}"#, model: model)
    XCTAssertEqual(refused.status, .badRequest)
  }

  private func row(_ number: Int) -> LedgerRow {
    LedgerRow(
      number: Int64(number), widget: "w1", extensionName: "Weather", kind: "Now", family: "systemSmall",
      entry: LedgerEntry(
        date: Date(timeIntervalSince1970: 1_700_000_000 + Double(number) * 600), cause: .policy,
        outcome: .granted, rule: .withinBudget, isCharged: true, used: number, allowance: 48))
  }

  private struct Ledger: Decodable {
    struct Row: Decodable {
      var number: Int
      var sentence: String
    }
    var rows: [Row]
    var more: Bool
  }
}

import Foundation
import Host
import Schedule
import XCTest

@testable import Web

/// The time bar's routes: what was and will be, and a clock that runs ahead.
final class TimeTests: XCTestCase {
  func testTheClockIsTold() async throws {
    let clock = try await request("/api/clock").json()
    XCTAssertEqual(clock["now"] as? Double, 1_700_000_000)
    XCTAssertEqual(clock["rate"] as? Double, 1)
    XCTAssertEqual(clock["ahead"] as? Bool, false)
    XCTAssertEqual(clock["movable"] as? Bool, true)
    XCTAssertEqual(clock["course"] as? Int, 3)
    let state = try await request("/api/state").json()
    XCTAssertEqual((state["clock"] as? [String: Any])?["movable"] as? Bool, true)
  }

  func testItRunsAheadAndBack() async throws {
    let model = FakeModel()
    func move(_ body: String) async throws -> [String: Any] {
      let answer = try await request("/api/time", method: .post, body: body, model: model)
      XCTAssertEqual(answer.status, .ok, answer.text)
      return try answer.json()
    }
    let playing = try await move(#"{"rate":60}"#)
    XCTAssertEqual(playing["rate"] as? Double, 60)
    XCTAssertEqual(playing["ahead"] as? Bool, true)
    let running = try await move(#"{"to":1700003600}"#)
    XCTAssertEqual(running["destination"] as? Double, 1_700_003_600)
    let back = try await move(#"{"back":true}"#)
    XCTAssertEqual(back["ahead"] as? Bool, false)
  }

  func testMovesThatAreNone() async throws {
    for body in [
      "", "{}", "[]", #"{"rate":-1}"#, #"{"rate":3601}"#, #"{"rate":1e999}"#, #"{"to":1699999999}"#,
      #"{"to":1e300}"#, #"{"to":1800000000}"#, #"{"back":false}"#, #"{"rate":1,"back":true}"#,
    ] {
      let answer = try await request("/api/time", method: .post, body: body)
      XCTAssertEqual(answer.status, .badRequest, body)
    }
    let model = FakeModel()
    await model.refuse(.clockFixed)
    let refused = try await request("/api/time", method: .post, body: #"{"rate":60}"#, model: model)
    XCTAssertEqual(try refused.refusal(), "clock-fixed")
    let foreign = try await request(
      "/api/time", method: .post, headers: [.origin: "http://elsewhere.example"], body: #"{"rate":60}"#)
    XCTAssertEqual(foreign.status, .forbidden)
  }

  func testNothingIsArrangedAheadOfTime() async throws {
    let model = FakeModel()
    try await model.play(rate: 60)
    for path in ["/api/undo", "/api/layout", "/api/widgets", "/api/controls/c1/move"] {
      let answer = try await request(path, method: .post, body: "{}", model: model)
      XCTAssertEqual(try answer.refusal(), "clock-ahead", path)
    }
    let reload = try await request("/api/widgets/w1/reload", method: .post, model: model)
    XCTAssertEqual(reload.status, .accepted, "what ends with the copy may be done to it")
    await model.backToNow()
    let undone = try await request("/api/undo", method: .post, body: "{}", model: model)
    XCTAssertEqual(undone.status, .ok)
  }

  func testStretchesAndMarks() async throws {
    let model = FakeModel()
    await model.tell([
      stretch(-900, 0, .past), stretch(0, 900, .present), stretch(900, nil, .beyond),
      WidgetStretch(widget: "w2", from: date(-90000), to: date(-80000), certainty: .past),
    ])
    await model.note([
      row(3, .policy, .deferred), row(2, .push, .granted), row(1, .policy, .granted),
    ])
    let document = try await request("/api/timebar", model: model).json()
    XCTAssertEqual(document["from"] as? Double, 1_700_000_000 - 43200, "half a day on each side")
    let widgets = try XCTUnwrap(document["widgets"] as? [[String: Any]])
    XCTAssertEqual(widgets.map { $0["id"] as? String }, ["w1"])
    let stretches = try XCTUnwrap(widgets[0]["stretches"] as? [[String: Any]])
    XCTAssertEqual(stretches.map { $0["certainty"] as? String }, ["past", "present", "beyond"])
    XCTAssertEqual(stretches[0]["from"] as? Double, 1_700_000_000 - 900)
    XCTAssertNil(stretches[2]["to"])
    let marks = try XCTUnwrap(document["marks"] as? [[String: Any]])
    XCTAssertEqual(marks.map { $0["kind"] as? String }, ["deferred", "push", "reload"])
    XCTAssertTrue((marks[1]["sentence"] as? String ?? "").hasPrefix("Loaded, since a push came."))
    XCTAssertEqual(document["more"] as? Bool, false)
    let other = try await request("/api/timebar?widget=w9", model: model).json()
    XCTAssertEqual((other["widgets"] as? [Any])?.count, 0)
  }

  func testStretchesThatAreNone() async throws {
    for query in ["from=2&to=1", "from=0&to=9e9", "from=x", "to=nan", "from=1e300"] {
      let answer = try await request("/api/timebar?\(query)")
      XCTAssertEqual(answer.status, .badRequest, query)
    }
  }

  func testTheLedgerByOutcomeAndTime() async throws {
    let model = FakeModel()
    await model.note([row(3, .policy, .deferred), row(2, .push, .granted), row(1, .policy, .granted)])
    func numbers(_ query: String) async throws -> [Int] {
      let rows = try await request("/api/ledger?\(query)", model: model).json()["rows"] as? [[String: Any]]
      return rows?.compactMap { $0["number"] as? Int } ?? []
    }
    let granted = try await numbers("outcome=granted")
    XCTAssertEqual(granted, [2, 1])
    let early = try await numbers("until=\(1_700_000_000 - 540)")
    XCTAssertEqual(early, [1])
    let wrong = try await request("/api/ledger?outcome=refused", model: model)
    XCTAssertEqual(wrong.status, .badRequest)
    XCTAssertTrue(wrong.text.contains("granted, deferred, merged"), wrong.text)
  }

  private func date(_ seconds: Double) -> Date { Date(timeIntervalSince1970: 1_700_000_000 + seconds) }

  private func stretch(
    _ from: Double, _ to: Double?, _ certainty: WidgetStretch.Certainty
  ) -> WidgetStretch {
    WidgetStretch(widget: "w1", from: date(from), to: to.map(date), certainty: certainty)
  }

  private func row(_ number: Int, _ cause: ReloadCause, _ outcome: LedgerEntry.Outcome) -> LedgerRow {
    LedgerRow(
      number: Int64(number), widget: "w1", extensionName: "Weather", kind: "Now", family: "systemSmall",
      entry: LedgerEntry(
        date: date(Double(number) * 300 - 900), cause: cause, outcome: outcome,
        rule: outcome == .deferred ? .hourlyPace : .withinBudget, until: date(1200),
        isCharged: outcome == .granted, used: number, allowance: 48))
  }
}

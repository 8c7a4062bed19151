import Activities
import Archive
import Foundation
import XCTest

final class CompanionTests: XCTestCase {
  /// Statements 220 and 223: an activity of the iPhone appears on Mac and Watch (and in the car) without change of code.
  func testAnActivityAppearsOnEveryCompanion() throws {
    var phone = Phone()
    try phone.start("a", at: at(0))
    try phone.start("later", alert: knock, start: at(hour), at: at(0))
    for companion in Companion.allCases {
      XCTAssertEqual(
        phone.companions.activities(on: companion).map(\.id), ["a"], "a scheduled one is nowhere")
      XCTAssertEqual(phone.companions.activity("a", on: companion)?.late, 0)
    }
    phone.advance(to: at(hour))
    XCTAssertEqual(phone.companions.activities(on: .mac).map(\.id), ["a", "later"])
  }

  /// Statements 222 and 224: a push to the iPhone reaches its Live Activity on Watch and CarPlay, at once.
  func testAPushReachesTheCompanions() throws {
    var phone = Phone()
    try phone.start("a", at: at(0))
    XCTAssertEqual(phone.push("a", state: "7", at: at(60)).outcome, .applied)
    for companion in Companion.allCases {
      let shown = try XCTUnwrap(phone.companions.activity("a", on: companion))
      XCTAssertEqual(shown.content.state, Data("7".utf8))
      XCTAssertEqual(shown.revision, 1)
      XCTAssertEqual(shown.deliveredAt, at(60))
    }
  }

  /// Statement 225: out of range the Watch is refreshed late, and with the newest only.
  func testACutCompanionGetsTheNewestLate() throws {
    var phone = Phone()
    try phone.start("a", at: at(0))
    XCTAssertFalse(phone.companions.set(.watch, connected: false, now: at(10)))
    XCTAssertFalse(phone.companions.isConnected(.watch))
    for second in [20.0, 30, 40] { _ = phone.push("a", state: "\(Int(second))", at: at(second)) }
    try phone.start("b", at: at(50))
    XCTAssertEqual(phone.companions.activities(on: .watch).map(\.content.state), [Phone.content().state])
    XCTAssertEqual(phone.companions.waiting(for: .watch), 2)
    XCTAssertEqual(phone.companions.activity("a", on: .carPlay)?.content.state, Data("40".utf8))
    XCTAssertTrue(phone.companions.set(.watch, connected: true, now: at(100)))
    let shown = phone.companions.activities(on: .watch)
    XCTAssertEqual(shown.map(\.id), ["a", "b"])
    XCTAssertEqual(shown.map(\.late), [60, 50])
    XCTAssertEqual(shown.map(\.revision), [3, 0])
    XCTAssertEqual(shown[0].content.state, Data("40".utf8))
    XCTAssertEqual(shown[0].deliveredAt, at(100))
    XCTAssertEqual(phone.companions.waiting(for: .watch), 0)
    _ = phone.push("a", state: "110", at: at(110))
    XCTAssertEqual(phone.companions.activity("a", on: .watch)?.late, 0)
  }

  func testWhatIsDismissedStaysOnACutCompanionUntilItIsBack() throws {
    var phone = Phone()
    try phone.start("a", Phone.content(stale: at(60)), at: at(0))
    _ = phone.companions.set(.watch, connected: false, now: at(1))
    try phone.start("short", at: at(2))
    try phone.end("short", nil, .immediate, at: at(3))
    try phone.handle(.dismiss(id: "a"), at: at(4))
    XCTAssertEqual(phone.companions.activities(on: .mac), [])
    let left = try XCTUnwrap(phone.companions.activities(on: .watch).first)
    XCTAssertFalse(left.isStale(at: at(59)))
    XCTAssertTrue(left.isStale(at: at(60)), "it has a clock of its own")
    XCTAssertTrue(phone.companions.set(.watch, connected: true, now: at(100)))
    XCTAssertEqual(phone.companions.activities(on: .watch), [])
    XCTAssertFalse(phone.companions.set(.watch, connected: true, now: at(101)))
  }

  func testAReconnectionWithoutNewsChangesNothing() throws {
    var phone = Phone()
    try phone.start("a", at: at(0))
    _ = phone.companions.set(.mac, connected: false, now: at(1))
    XCTAssertFalse(phone.companions.set(.mac, connected: true, now: at(2)))
    XCTAssertEqual(phone.companions.activity("a", on: .mac)?.deliveredAt, at(0))
  }

  /// Statement 230: the Watch shows activities from watchOS 11 on.
  func testOlderSystemsShowNothingAndSayWhy() throws {
    var board = CompanionBoard(versions: [.watch: 10, .mac: 26])
    let record = ActivityRecord(
      id: "a", extensionName: "Delivery", attributesType: "D", attributes: Data(), content: Phone.content(),
      phase: .active, origin: .app, number: 0, requestedAt: at(0), startsAt: at(0))
    XCTAssertEqual(board.changed(record, now: at(0)), [.mac, .carPlay])
    XCTAssertEqual(board.activities(on: .watch), [])
    XCTAssertTrue(board.inability(of: .watch)?.contains("watchOS 11") == true)
    XCTAssertNil(board.inability(of: .mac))
    XCTAssertNil(CompanionBoard(versions: [.watch: 11]).inability(of: .watch))
    let restored = CompanionBoard(restoring: [record], cut: [.mac])
    XCTAssertEqual(restored.activities(on: .mac).map(\.id), ["a"])
    XCTAssertFalse(restored.isConnected(.mac))
  }
}

import Activities
import Archive
import Foundation
import XCTest

final class IslandTests: XCTestCase {
  func testOneActivityIsCompact() throws {
    var phone = Phone()
    XCTAssertEqual(phone.board.island, .empty)
    try phone.start("a", at: at(0))
    XCTAssertEqual(phone.board.island, .compact(id: "a"))
  }

  /// Statement 212: compact is shown when several run: of one app, the most relevant, or the first among equals.
  func testOfOneAppTheMostRelevantIsShown() throws {
    var phone = Phone()
    try phone.start("a", at: at(0))
    try phone.start("b", at: at(1))
    XCTAssertEqual(phone.board.island, .compact(id: "a"), "the first among equals")
    try phone.update("b", Phone.content(relevance: 50), at: at(2))
    XCTAssertEqual(phone.board.island, .compact(id: "b"))
    try phone.update("a", Phone.content(relevance: 100), at: at(3))
    XCTAssertEqual(phone.board.island, .compact(id: "a"))
    try phone.update("a", Phone.content(relevance: -1), at: at(4))
    XCTAssertEqual(phone.board.island, .compact(id: "b"))
    try phone.end("b", at: at(5))
    XCTAssertEqual(phone.board.island, .compact(id: "a"))
  }

  /// Statement 212: while another activity is expanded, the rest makes room, and is there again afterwards.
  func testWhileOneIsExpandedTheOtherIsACircle() throws {
    var phone = Phone()
    try phone.start("a", at: at(0))
    try phone.start("b", of: "Timer", at: at(1))
    try phone.handle(.expand(id: "a"), at: at(2))
    XCTAssertEqual(phone.board.island, .expanded(id: "a", detached: "b"))
    try phone.handle(.expand(id: "b"), at: at(3))
    XCTAssertEqual(phone.board.island, .expanded(id: "b", detached: "a"))
    try phone.handle(.expand(id: nil), at: at(4))
    XCTAssertEqual(phone.board.island, .minimal(attached: "a", detached: "b"))
    try phone.end("b", at: at(5))
    XCTAssertEqual(phone.board.island, .compact(id: "a"))
  }

  /// Statement 213: minimal is shown, as a circle, when more activities run than there is room for.
  func testTwoAppsAreMinimalAndOfThreeTheTwoThatCameLast() throws {
    var phone = Phone()
    try phone.start("a", at: at(0))
    try phone.start("b", of: "Timer", at: at(1))
    XCTAssertEqual(phone.board.island, .minimal(attached: "a", detached: "b"))
    try phone.start("b2", of: "Timer", Phone.content(relevance: 9), at: at(2))
    XCTAssertEqual(phone.board.island, .minimal(attached: "a", detached: "b2"))
    try phone.start("c", of: "Match", at: at(3))
    XCTAssertEqual(phone.board.island, .minimal(attached: "b2", detached: "c"))
    try phone.end("c", at: at(4))
    XCTAssertEqual(phone.board.island, .minimal(attached: "a", detached: "b2"))
  }

  /// Statement 214: expanded is shown when the person holds the compact presentation; and by an alert, for seconds.
  func testAnAlertExpandsForSecondsAndThePersonForAsLongAsHeWants() throws {
    var phone = Phone()
    try phone.start("a", at: at(0))
    try phone.handle(.expand(id: "a"), at: at(1))
    XCTAssertEqual(phone.advance(to: at(hour)), [])
    XCTAssertEqual(phone.board.island, .expanded(id: "a", detached: nil))
    try phone.start("b", of: "Timer", alert: knock, at: at(hour))
    XCTAssertEqual(phone.board.island, .expanded(id: "b", detached: "a"), "an alert takes the place")
    XCTAssertEqual(phone.advance(to: at(hour + 4)), [])
    XCTAssertEqual(phone.advance(to: at(hour + 5)), [.islandChanged])
    XCTAssertEqual(phone.board.island, .minimal(attached: "a", detached: "b"))
  }

  func testAnAlertOfTheLessRelevantOneIsSeenAllTheSame() throws {
    var phone = Phone()
    try phone.start("a", Phone.content(relevance: 10), at: at(0))
    try phone.start("b", at: at(1))
    try phone.update("b", alert: knock, at: at(2))
    XCTAssertEqual(phone.board.island, .expanded(id: "b", detached: nil))
    try phone.handle(.expand(id: nil), at: at(3))
    XCTAssertEqual(phone.board.island, .compact(id: "a"), "swiped away before its time")
    XCTAssertNil(phone.board.alerting(at: at(3)))
  }

  func testALaterAlertTakesThePlaceOfAnEarlierOne() throws {
    var phone = Phone()
    try phone.start("a", at: at(0))
    try phone.start("b", of: "Timer", at: at(0))
    try phone.update("a", alert: knock, at: at(1))
    let other = ActivityAlert(title: "Goal", body: "1 : 0", sound: "horn.caf")
    XCTAssertTrue(
      try phone.update("b", alert: other, at: at(3)).contains(.alert(id: "b", other, until: at(8))))
    XCTAssertEqual(phone.board.alerting(at: at(7))?.id, "b")
    XCTAssertEqual(phone.board.island, .expanded(id: "b", detached: "a"))
    XCTAssertEqual(phone.advance(to: at(7)), [])
    XCTAssertEqual(phone.advance(to: at(8)), [.islandChanged])
  }

  /// The pure arrangement, by table.
  func testArrangements() {
    func candidates(_ count: Int) -> [IslandArrangement.Candidate] {
      (0..<count).map { IslandArrangement.Candidate(id: "\($0)", arrival: $0) }
    }
    let zero = IslandArrangement.Candidate(id: "0", arrival: 0)
    let other = IslandArrangement.Candidate(id: "other of 1", arrival: 1)
    let table: [(Int, IslandArrangement.Candidate?, IslandState)] = [
      (0, nil, .empty), (1, nil, .compact(id: "0")), (2, nil, .minimal(attached: "0", detached: "1")),
      (5, nil, .minimal(attached: "3", detached: "4")), (1, zero, .expanded(id: "0", detached: nil)),
      (2, zero, .expanded(id: "0", detached: "1")), (5, zero, .expanded(id: "0", detached: "4")),
      (2, other, .expanded(id: "other of 1", detached: "0")),
    ]
    for (count, open, state) in table {
      XCTAssertEqual(IslandArrangement.state(candidates(count), open: open), state)
      XCTAssertEqual(IslandArrangement.state(candidates(count).reversed(), open: open), state)
    }
  }
}

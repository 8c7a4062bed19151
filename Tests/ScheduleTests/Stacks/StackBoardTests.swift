import Archive
import Foundation
import Schedule
import XCTest

final class StackBoardTests: XCTestCase {
  private let start = Date(timeIntervalSinceReferenceDate: 0)  // a Monday, 00:00 GMT
  private func date(_ hours: Double) -> Date { start + hours * 3600 }

  private func board(_ ids: [String] = ["weather", "calendar", "music"]) -> StackBoard {
    var board = StackBoard(timeZone: .gmt)
    board.place([ids.map { StackBoard.Member(id: $0, name: $0.capitalized, app: $0) }])
    return board
  }

  private func moment(_ hours: Double, _ score: Double, lasts: Double = 0) -> RelevanceFacts.Moment {
    RelevanceFacts.Moment(date: date(hours), score: score, duration: lasts * 3600)
  }

  func testTheFirstShowsWhileNothingMatters() {
    var board = board()
    XCTAssertEqual(board.tops, ["weather"])
    XCTAssertEqual(board.advance(to: date(5)), [])
    XCTAssertNil(board.nextDeadline(after: date(5)))
  }

  /// Statement 140: TimelineEntryRelevance sets the priority of an entry against the app's other entries.
  func testAnEntryThatClaimsRelevanceComesToTheTopAndTheSentenceSaysWhy() {
    var board = board()
    board.setMoments([moment(0, 0), moment(9, 50), moment(10, 0)], of: "calendar")
    XCTAssertEqual(board.nextDeadline(after: date(8)), date(9))
    XCTAssertEqual(board.advance(to: date(8)), [])
    let turn = board.advance(to: date(9)).first
    XCTAssertEqual(turn?.widget, "calendar")
    XCTAssertEqual(
      turn?.sentence,
      "Turned to the top of its stack: its entry has a score of 50 of 50 (0.35 against 0 of Weather).")
    XCTAssertEqual(board.tops, ["calendar"])
    XCTAssertEqual(board.advance(to: date(11)), [], "nothing matters more than what shows")
  }

  /// A score counts against the app's own: an app that gives all of its entries a million has not more than one that gives them a one.
  func testScoresOfDifferentAppsDoNotCompare() {
    var board = board(["loud", "quiet"])
    board.setMoments([moment(0, 100), moment(8, 1_000_000)], of: "loud")
    board.setMoments([moment(0, 3)], of: "quiet")
    XCTAssertEqual(board.advance(to: date(1)).map(\.widget), ["quiet"], "at its best, the loud one is not")
    XCTAssertEqual(board.advance(to: date(9)), [], "equal: no reason to turn")
  }

  func testADurationEndsAClaim() {
    let facts = RelevanceFacts(moments: [moment(1, 5, lasts: 2), moment(8, 0)])
    XCTAssertNil(facts.claimed(at: date(0.5)))
    XCTAssertEqual(facts.claimed(at: date(2.9)), 5)
    XCTAssertNil(facts.claimed(at: date(3)))
    XCTAssertEqual(facts.nextChange(after: date(1)), date(3))
    XCTAssertEqual(RelevanceFacts(moments: [moment(1, 5), moment(8, 0)]).claimed(at: date(7)), 5)
  }

  func testDatesPlacesAndActivities() {
    var board = board()
    board.setClues([RelevanceClue(context: .interval(from: date(12), to: date(13)))], of: "calendar")
    board.setClues([RelevanceClue(context: .condition("headphones"))], of: "music")
    XCTAssertEqual(board.advance(to: date(12)).map(\.widget), ["calendar"])
    XCTAssertTrue(board.advance(to: date(14)).isEmpty, "it stays until another matters")
    board.circumstances = Circumstances(conditions: ["headphones"])
    let turn = board.advance(to: date(14))
    XCTAssertEqual(turn.map(\.widget), ["music"])
    XCTAssertTrue(turn[0].sentence.contains("headphones are connected"), turn[0].sentence)
    board.circumstances = Circumstances(place: "work")
    board.setClues([RelevanceClue(context: .place("work")), RelevanceClue(context: nil)], of: "weather")
    XCTAssertEqual(board.advance(to: date(15)).map(\.widget), ["weather"])
  }

  func testWhatAPersonTurnedToStaysForHalfAnHour() {
    var board = board()
    board.setMoments([moment(9, 5)], of: "calendar")
    XCTAssertTrue(board.turn(to: "music", at: date(8.9)))
    XCTAssertFalse(board.turn(to: "nobody", at: date(8.9)))
    XCTAssertEqual(board.advance(to: date(9)), [])
    XCTAssertEqual(board.nextDeadline(after: date(9)), date(9.4))
    XCTAssertEqual(board.advance(to: date(9.4)).map(\.widget), ["calendar"])
  }

  func testTheSystemDoesNotFlicker() {
    var board = board(["a", "b"])
    board.setMoments([moment(1, 9), moment(1.1, 0), moment(1.4, 9)], of: "a")
    board.setMoments([moment(0, 0), moment(0.9, 9), moment(1, 0), moment(1.1, 9), moment(1.4, 0)], of: "b")
    XCTAssertEqual(board.advance(to: date(0.9)).map(\.widget), ["b"])
    XCTAssertEqual(board.advance(to: date(1)).map(\.widget), [], "a quarter of an hour has not passed")
    XCTAssertEqual(board.advance(to: date(1.2)).map(\.widget), [], "b matters again")
    XCTAssertEqual(board.advance(to: date(1.5)).map(\.widget), ["a"])
  }

  func testHabitTurnsTheStackAtItsHour() {
    var board = board()
    for day in 0..<4 {
      XCTAssertTrue(board.turn(to: "music", at: date(Double(day) * 24 + 18)))
      XCTAssertTrue(board.turn(to: "weather", at: date(Double(day) * 24 + 23)))
    }
    XCTAssertEqual(board.advance(to: date(4 * 24 + 8)), [])
    let turn = board.advance(to: date(4 * 24 + 18.2))
    XCTAssertEqual(turn.map(\.widget), ["music"])
    XCTAssertTrue(turn[0].sentence.contains("people turn to it at this hour"), turn[0].sentence)
    XCTAssertEqual(board.advance(to: date(60 * 24 + 18)), [], "after two months it is forgotten")
  }

  func testStacksThatChange() {
    var board = board()
    XCTAssertTrue(board.turn(to: "calendar", at: date(1)))
    let stored = board.stored
    board.place([["music", "weather"].map { StackBoard.Member(id: $0, name: $0, app: $0) }])
    XCTAssertEqual(board.tops, ["music"])
    XCTAssertFalse(board.contains("calendar"))
    board.place([["news", "music", "weather"].map { StackBoard.Member(id: $0, name: $0, app: $0) }])
    XCTAssertEqual(board.tops, ["news"], "what is laid on top shows")
    board.place([["music"].map { StackBoard.Member(id: $0, name: $0, app: $0) }])
    XCTAssertEqual(board.tops, [], "one widget is no stack")
    var restarted = StackBoard(stored, timeZone: .gmt)
    restarted.place([["weather", "calendar"].map { StackBoard.Member(id: $0, name: $0, app: $0) }])
    XCTAssertEqual(restarted.tops, ["calendar"], "what stood on top stands there after a restart")
  }

  /// Whatever comes, the one that shows is in its stack, and the same events give the same turns.
  func testRandomEvents() {
    var random = SplitMix(11)
    for _ in 0..<200 {
      var boards = [board(["a", "b", "c"]), board(["a", "b", "c"])]
      var now = start
      for _ in 0..<40 {
        now += Double.random(in: 0...4000, using: &random)
        let id = ["a", "b", "c", "d"].randomElement(using: &random)!
        let event = Int.random(in: 0...4, using: &random)
        let number = Double.random(in: -1e9...1e9, using: &random)
        var turns: [[StackRotation.Turn]] = []
        for index in boards.indices {
          switch event {
          case 0:
            boards[index].setMoments(
              [.init(date: now + number / 1e5, score: number, duration: abs(number))], of: id)
          case 1:
            boards[index].setClues(
              [RelevanceClue(context: .interval(from: now, to: now + number / 1e6))], of: id)
          case 2: _ = boards[index].turn(to: id, at: now)
          case 3: boards[index].circumstances.place = number > 0 ? "home" : nil
          default: break
          }
          turns.append(boards[index].advance(to: now))
          XCTAssertTrue(boards[index].tops.isSubset(of: ["a", "b", "c"]))
          if let next = boards[index].nextDeadline(after: now) { XCTAssertGreaterThan(next, now) }
        }
        XCTAssertEqual(turns[0], turns[1])
      }
    }
  }
}

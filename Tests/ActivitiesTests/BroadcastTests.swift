import Activities
import Archive
import Foundation
import XCTest

final class BroadcastTests: XCTestCase {
  private func board(_ count: Int) throws -> ActivityBoard {
    var board = ActivityBoard(limits: .boundless)
    for number in 0..<count {
      let start = ActivityStart(
        attributesType: "MatchAttributes", attributes: Data("{}".utf8), content: Phone.content(),
        pushType: .channel(number % 10 == 9 ? "other" : "goals"))
      _ = try board.handle(
        .start(start, id: "m\(number)", extensionName: "Match", origin: .app, timestamp: nil), now: at(0))
    }
    return board
  }

  private func goal(_ state: String, _ timestamp: Int, event: ActivityPush.Event = .update) -> ActivityPush {
    ActivityPush(event: event, timestamp: timestamp, state: Data(state.utf8))
  }

  func testABroadcastReachesAllWhoListenAndNobodyElse() throws {
    var board = try board(20)
    XCTAssertEqual(
      board.samples(of: "goals", extensionName: "Match").map(\.id), ["m0"], "all are of one type")
    let result = board.broadcast(
      goal("[1,0]", 5), channel: "goals", extensionNames: ["Match"], priority: 10, now: at(1))
    XCTAssertEqual(result.verdict.outcome, .applied)
    XCTAssertEqual(result.verdict.message, "Of 18 activities on the channel, 18 have the new content.")
    XCTAssertEqual(result.verdict.changed.count, 18)
    XCTAssertEqual(result.effects.count, 36)
    XCTAssertEqual(result.effects.first, .changed(id: "m0"), "in the order of starting")
    XCTAssertEqual(board.records.values.filter { $0.content.state == Data("[1,0]".utf8) }.count, 18)
    XCTAssertEqual(board.records["m9"]?.updates, 0)
  }

  func testTheVerdictCountsWhoGotNothingAndWhy() throws {
    var board = try board(20)
    _ = try board.handle(.end(id: "m0", nil, .standard, timestamp: nil), now: at(1))
    _ = try board.handle(.update(id: "m1", Phone.content("[9,9]"), alert: nil, timestamp: 50), now: at(1))
    _ = try board.handle(.dismiss(id: "m2"), now: at(1))
    let result = board.broadcast(
      goal("[1,0]", 5), channel: "goals", extensionNames: ["Match"], priority: 10, now: at(2))
    XCTAssertEqual(result.verdict.outcome, .applied)
    XCTAssertTrue(
      result.verdict.message.hasPrefix(
        "Of 17 activities on the channel, 15 have the new content. Others: 1 ended, 1 older-timestamp."),
      result.verdict.message)
    XCTAssertEqual(board.records["m1"]?.content.state, Data("[9,9]".utf8))
  }

  func testNobodyListensOrTheEventIsWrong() throws {
    var board = try board(3)
    let nobody = board.broadcast(
      goal("1", 5), channel: "x", extensionNames: ["Match"], priority: 5, now: at(1))
    XCTAssertEqual(nobody.verdict.rule, PushRule.noSubscribers.rawValue)
    XCTAssertEqual(nobody.verdict.outcome, .dropped)
    let foreign = board.broadcast(
      goal("1", 5), channel: "goals", extensionNames: ["Other"], priority: 5, now: at(1))
    XCTAssertEqual(foreign.verdict.rule, PushRule.noSubscribers.rawValue)
    let start = board.broadcast(
      goal("1", 5, event: .start), channel: "goals", extensionNames: ["Match"], priority: 5, now: at(1))
    XCTAssertEqual(start.verdict.rule, PushRule.wrongEvent.rawValue)
  }

  func testAnEndOnTheChannelEndsThemAll() throws {
    var board = try board(100)
    _ = board.broadcast(
      goal("[2,1]", 5, event: .end), channel: "goals", extensionNames: ["Match"], priority: 10, now: at(1))
    XCTAssertEqual(board.records.values.filter { $0.phase == .ended }.count, 90)
    XCTAssertEqual(
      board.advance(to: at(1 + 4 * hour)).filter { if case .removed = $0 { true } else { false } }.count, 90)
    XCTAssertEqual(board.samples(of: "goals", extensionName: "Match"), [])
    XCTAssertEqual(board.samples(of: "other", extensionName: "Match").map(\.id), ["m9"])
  }

  func testThoseWhoseHourIsUsedUpWait() throws {
    var board = try board(2)
    for second in 0..<12 {
      _ = board.broadcast(
        goal("\(second)", second), channel: "goals", extensionNames: ["Match"], priority: 10,
        now: at(Double(second)))
    }
    let result = board.broadcast(
      goal("13", 13), channel: "goals", extensionNames: ["Match"], priority: 10, now: at(13))
    XCTAssertEqual(result.verdict.outcome, .stored)
    XCTAssertEqual(result.verdict.rule, PushRule.budget.rawValue)
    _ = board.advance(to: at(3600))
    XCTAssertEqual(board.records["m0"]?.content.state, Data("13".utf8))
  }

  /// The goal is two seconds in the optimised build; here the number of steps is checked, by a bound that a square would pass.
  func testTwentyThousandAreReachedInATimeThatGrowsWithTheirNumber() throws {
    var board = try board(20_000)
    let clock = ContinuousClock()
    let took = clock.measure {
      for round in 1...3 {
        var push = goal("[\(round),0]", round)
        push.relevanceScore = Double(round)
        _ = board.broadcast(
          push, channel: "goals", extensionNames: ["Match"], priority: 5, now: at(Double(round)))
      }
    }
    XCTAssertEqual(board.records["m0"]?.updates, 3)
    XCTAssertLessThan(took, .seconds(20))
  }
}

import Activities
import Archive
import Foundation
import XCTest

/// What becomes of pushes that wait for the hour's budget: each is settled once, with a verdict.
final class HeldPushTests: XCTestCase {
  /// A phone whose activity `a` has used its hour, and has one push waiting.
  private func phone() throws -> Phone {
    var phone = Phone()
    try phone.start("a", at: at(0))
    for second in 1...12 { _ = phone.push("a", id: "p\(second)", at: at(Double(second))) }
    XCTAssertEqual(phone.push("a", state: "20", id: "late", at: at(20)).outcome, .stored)
    XCTAssertEqual(phone.board.heldPushes, ["late"])
    phone.log = []
    return phone
  }

  private func settled(_ phone: Phone) -> [String] {
    phone.log.compactMap {
      guard case .settled(let push, let verdict) = $0 else { return nil }
      XCTAssertTrue(verdict.message.hasSuffix("."), verdict.message)
      return "\(push) \(verdict.outcome.rawValue) \(verdict.rule)"
    }
  }

  func testItIsAppliedWhenTheHourIsOver() throws {
    var phone = try phone()
    _ = phone.advance(to: at(3600))
    XCTAssertEqual(settled(phone), [])
    _ = phone.advance(to: at(3601))
    XCTAssertEqual(settled(phone), ["late applied applied"])
    XCTAssertEqual(phone.state("a"), "20")
    XCTAssertEqual(phone.board.heldPushes, [])
  }

  func testWhateverTakesItsPlaceIsNamed() throws {
    var phone = try phone()
    _ = phone.push("a", state: "21", id: "later", at: at(21))
    XCTAssertEqual(settled(phone), ["late dropped replaced"])
    _ = phone.push("a", state: "22", priority: 5, id: "quiet", at: at(22))
    XCTAssertEqual(settled(phone), ["late dropped replaced", "later dropped replaced"])
    XCTAssertEqual(phone.state("a"), "22")
  }

  func testTheAppTakesItsPlaceUnlessWhatItKnowsIsOlder() throws {
    var phone = try phone()
    _ = try phone.update("a", timestamp: Int(at(19).timeIntervalSince1970), at: at(30))
    XCTAssertEqual(settled(phone), [])
    _ = try phone.update("a", timestamp: nil, at: at(31))
    XCTAssertEqual(settled(phone), ["late dropped replaced"])
  }

  func testTheEndSettlesIt() throws {
    var phone = try phone()
    _ = phone.push("a", .end, id: "end", at: at(30))
    XCTAssertEqual(settled(phone), ["late dropped ended"])
  }

  /// The records of an activity may be newer than what was kept beside them: the process was killed in between.
  func testAfterARestartNothingOlderComesBack() throws {
    let before = try phone()
    var after = before
    _ = after.push("a", state: "30", priority: 5, at: at(30))
    let records = Array(after.board.records.values)
    XCTAssertEqual(ActivityBoard(restoring: records, state: before.board.state).heldPushes, [])
    let same = Array(before.board.records.values)
    XCTAssertEqual(ActivityBoard(restoring: same, state: before.board.state).heldPushes, ["late"])
  }
}

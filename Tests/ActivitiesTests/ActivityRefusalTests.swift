import Activities
import Archive
import Foundation
import XCTest

/// What the board refuses, and that it leaves everything as it was.
final class ActivityRefusalTests: XCTestCase {
  private func bytes(_ count: Int) -> String {
    #"{"s":""# + String(repeating: "x", count: count - 8) + #""}"#
  }

  /// Statements 198 and 202: attributes and state are under 4 KB in all, or the activity does not start.
  func testFourKilobytesOfAttributesAndState() throws {
    var phone = Phone()
    try phone.start("a", Phone.content(bytes(4000)), attributes: bytes(96), at: at(0))
    XCTAssertEqual(phone.phase("a"), .active)
    XCTAssertEqual(phone.board.records["a"]?.findings().map(\.rule), [.nearSizeLimit])
    XCTAssertRefused(
      .attributesTooLarge, "4097 bytes together; 4096 are allowed",
      try phone.start("b", Phone.content(bytes(4000)), attributes: bytes(97), at: at(0)))
    XCTAssertNil(phone.board.records["b"])
    // Each update has the four kilobytes for itself.
    try phone.update("a", Phone.content(bytes(4096)), at: at(1))
    XCTAssertRefused(
      .attributesTooLarge, "keeps the state", try phone.update("a", Phone.content(bytes(4097)), at: at(2)))
    XCTAssertRefused(.attributesTooLarge, "", try phone.end("a", Phone.content(bytes(4097)), at: at(2)))
    XCTAssertEqual(phone.board.records["a"]?.content.state.count, 4096)
    XCTAssertEqual(phone.phase("a"), .active)
  }

  /// Statement 228: an image in the attributes passes 4 KB; the name of an asset does not.
  func testAnImageInTheAttributesIsTooLarge() throws {
    var phone = Phone()
    let image = Data(repeating: 7, count: 3200).base64EncodedString()
    XCTAssertRefused(
      .attributesTooLarge, "names of assets",
      try phone.start("a", attributes: #"{"image":"\#(image)"}"#, at: at(0)))
    try phone.start("a", attributes: #"{"image":"pizza"}"#, at: at(0))
  }

  /// Statement 203: turned off, `areActivitiesEnabled` is false and a request throws; those that run go.
  func testAPersonWhoHasTurnedLiveActivitiesOff() throws {
    var phone = Phone()
    try phone.start("a", at: at(0))
    let off = ActivityAuthorization(areActivitiesEnabled: false)
    XCTAssertEqual(
      try phone.handle(.authorization(extensionName: "Delivery", off), at: at(1)),
      [.changed(id: "a"), .removed(id: "a"), .islandChanged])
    XCTAssertFalse(phone.board.authorization(of: "Delivery").areActivitiesEnabled)
    XCTAssertRefused(.denied, "turned off", try phone.start("b", at: at(2)))
    try phone.start("c", of: "Timer", at: at(2))
    try phone.handle(.authorization(extensionName: "Delivery", ActivityAuthorization()), at: at(3))
    try phone.start("b", at: at(3))
    XCTAssertEqual(phone.phase("b"), .active)
  }

  /// Statement 204: a limit on running activities exists; above it a request throws. Scheduled ones count, ended ones do not.
  func testTheNumberOfActivitiesIsLimited() throws {
    var phone = Phone()
    for id in 0..<4 { try phone.start("\(id)", at: at(0)) }
    try phone.start("scheduled", alert: knock, start: at(hour), at: at(0))
    XCTAssertRefused(.targetMaximumExceeded, "already has 5", try phone.start("x", at: at(0)))
    try phone.end("0", at: at(1))
    try phone.start("x", at: at(1))
    XCTAssertRefused(.targetMaximumExceeded, "", try phone.start("y", at: at(1)))
    for app in ["B", "C", "D"] { for id in 0..<5 { try phone.start("\(app)\(id)", of: app, at: at(2)) } }
    XCTAssertRefused(.globalMaximumExceeded, "already has 20", try phone.start("z", of: "E", at: at(2)))
    var limits = ActivityLimits()
    limits.activitiesPerApp = 2
    var strict = Phone(limits)
    try strict.start("a", at: at(0))
    try strict.start("b", at: at(0))
    XCTAssertRefused(.targetMaximumExceeded, "already has 2", try strict.start("c", at: at(0)))
  }

  /// Statement 231: without `NSSupportsLiveActivities` in the app's Info.plist no activity starts.
  func testInfoPlistHasToSayIt() throws {
    var phone = Phone()
    phone.board.setTarget(ActivityTarget(supportsActivities: false), extensionName: "Delivery")
    XCTAssertRefused(.unsupportedTarget, "NSSupportsLiveActivities", try phone.start("a", at: at(0)))
    XCTAssertFalse(phone.board.authorization(of: "Delivery").areActivitiesEnabled)
    for said in [ActivityTarget(supportsActivities: true), ActivityTarget(), nil] {
      phone.board.setTarget(said, extensionName: "Delivery")
      XCTAssertTrue(phone.board.authorization(of: "Delivery").areActivitiesEnabled)
      try phone.start("\(said as Any)", at: at(0))
    }
  }

  func testAnIdIsTakenOnce() throws {
    var phone = Phone()
    try phone.start("a", at: at(0))
    XCTAssertRefused(.malformedActivityIdentifier, "id of its own", try phone.start("a", at: at(1)))
    XCTAssertRefused(.malformedActivityIdentifier, "no id", try phone.start("", at: at(1)))
    XCTAssertEqual(phone.board.records.count, 1)
  }

  func testDatesAndNumbersThatNoCalendarKnowsAreNone() throws {
    var phone = Phone()
    for (number, wild) in [Double.nan, .infinity, -.infinity, 1e300, -1e300].enumerated() {
      let date = Date(timeIntervalSinceReferenceDate: wild)
      try phone.start("\(number)", Phone.content(stale: date, relevance: wild), start: date, at: at(0))
      let record = try XCTUnwrap(phone.board.records["\(number)"])
      XCTAssertEqual(record.phase, .active)
      XCTAssertNil(record.content.staleDate)
      XCTAssertEqual(record.content.relevanceScore, wild.isFinite ? wild : 0)
    }
    XCTAssertEqual(phone.board.nextDeadline, at(8 * hour))
    XCTAssertEqual(phone.board.island, .compact(id: "3"))
  }

  func testEverySentenceOfARefusalEndsAndSaysWhatToDo() throws {
    var phone = Phone()
    try phone.start("a", at: at(0))
    try phone.start("b", Phone.content(relevance: 1), at: at(0))
    XCTAssertRefused(.visibility, "not on the island now", try phone.handle(.expand(id: "a"), at: at(1)))
    try phone.end("a", at: at(1))
    XCTAssertRefused(.visibility, "is ended", try phone.handle(.expand(id: "a"), at: at(1)))
    XCTAssertRefused(.malformedActivityIdentifier, "", try phone.handle(.expand(id: "x"), at: at(1)))
    XCTAssertRefused(.malformedActivityIdentifier, "", try phone.handle(.dismiss(id: "x"), at: at(1)))
  }
}

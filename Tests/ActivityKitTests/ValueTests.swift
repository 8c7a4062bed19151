import ActivityKit
import Foundation
import XCTest

final class ValueTests: XCTestCase {
  func testStatesAreWrittenAsAppleWritesThem() throws {
    let states: [ActivityState] = [.pending, .active, .ended, .dismissed, .stale]
    let text = String(decoding: try JSONEncoder().encode(states), as: UTF8.self)
    XCTAssertEqual(
      text, #"[{"pending":{}},{"active":{}},{"ended":{}},{"dismissed":{}},{"stale":{}}]"#)
    XCTAssertEqual(try JSONDecoder().decode([ActivityState].self, from: Data(text.utf8)), states)
  }

  func testErrorsHaveADomainACodeAReasonAndACure() {
    let errors: [ActivityAuthorizationError] = [
      .attributesTooLarge, .unsupported, .denied, .globalMaximumExceeded, .targetMaximumExceeded,
      .unsupportedTarget, .visibility, .persistenceFailure, .missingProcessIdentifier, .unentitled,
      .malformedActivityIdentifier, .reconnectNotPermitted,
    ]
    XCTAssertEqual(errors.map(\.errorCode), Array(1...12))
    for error in errors {
      XCTAssertEqual((error as NSError).domain, "com.apple.ActivityKit.ActivityAuthorization")
      XCTAssertEqual((error as NSError).code, error.errorCode)
      let reason = error.failureReason ?? ""
      XCTAssertTrue(reason.hasSuffix("."), reason)
      XCTAssertTrue(error.recoverySuggestion?.hasSuffix(".") ?? false)
      XCTAssertEqual(error.localizedDescription, "The Live Activity was not started. \(reason)")
    }
  }

  func testValuesAreEqualByWhatTheySay() {
    XCTAssertEqual(PushType.token, .token)
    XCTAssertNotEqual(PushType.token, .channel("YQ=="))
    XCTAssertNotEqual(PushType.channel("Yg=="), .channel("YQ=="))
    let date = Date(timeIntervalSinceReferenceDate: 5)
    XCTAssertEqual(ActivityUIDismissalPolicy.after(date), .after(date))
    XCTAssertNotEqual(ActivityUIDismissalPolicy.default, .immediate)
    XCTAssertEqual(
      ActivityUIDismissalPolicy.after(Date(timeIntervalSinceReferenceDate: .nan)), .default)
    let alert = AlertConfiguration(title: "a", body: "b", sound: .default)
    var other = alert
    XCTAssertEqual(alert, other)
    other.sound = .named("c.caf")
    XCTAssertNotEqual(alert, other)
  }

  func testContentDescribesItself() {
    let content = ActivityContent(state: 7, staleDate: nil)
    XCTAssertEqual(content.relevanceScore, 0)
    XCTAssertEqual("\(content)", "ActivityContent(7, never stale, relevance 0.0)")
    XCTAssertEqual(
      "\(ActivityContent(state: "x", staleDate: Date(timeIntervalSinceReferenceDate: 0), relevanceScore: 1))",
      "ActivityContent(x, stale from 2001-01-01T00:00:00Z, relevance 1.0)")
  }
}

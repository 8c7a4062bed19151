import ActivityKit
import Archive
import Foundation
import XCTest

/// `Activity.request`, in all forms, and what stands against it.
final class RequestTests: HostedTestCase {
  private var started: ActivityStart? {
    host.bodies.lazy.compactMap { if case .start(let start) = $0 { start } else { nil } }.first
  }

  func testAttributesAndStateCrossAsJSONEncoderWritesThem() async throws {
    try await hosted { _ in
      let activity = try Activity.request(
        attributes: Delivery(order: "7"),
        content: ActivityContent(
          state: Delivery.onTheWay, staleDate: Date(timeIntervalSinceReferenceDate: 60), relevanceScore: 75))
      let start = try XCTUnwrap(started)
      XCTAssertEqual(start.attributesType, "Delivery")
      XCTAssertEqual(String(decoding: start.attributes, as: UTF8.self), #"{"order":"7"}"#)
      let state = try XCTUnwrap(JSONSerialization.jsonObject(with: start.content.state) as? [String: Any])
      XCTAssertEqual(state["eta"] as? Double, 2_000)
      XCTAssertEqual(state["driver"] as? String, "Alex")
      XCTAssertEqual(start.content.staleDate, Date(timeIntervalSinceReferenceDate: 60))
      XCTAssertEqual(start.content.relevanceScore, 75)
      XCTAssertNil(start.pushType)
      XCTAssertNil(start.start)
      XCTAssertEqual(start.style, .standard)
      XCTAssertEqual(activity.id, "A1")
      XCTAssertEqual(activity.attributes, Delivery(order: "7"))
      XCTAssertEqual(activity.content.state, Delivery.onTheWay)
      XCTAssertEqual(activity.activityState, .active)
      XCTAssertNil(activity.pushToken)
    }
  }

  func testAScheduledActivityIsPending() async throws {
    try await hosted { _ in
      let date = Date(timeIntervalSinceReferenceDate: 900)
      let activity = try Activity.request(
        attributes: Delivery(order: "7"), content: ActivityContent(state: Delivery.placed, staleDate: nil),
        pushType: .channel("c29tZQ=="), style: .transient,
        alertConfiguration: AlertConfiguration(
          title: "Kick-off", body: "\(2) teams are ready", sound: .named("whistle.caf")),
        start: date)
      XCTAssertEqual(activity.activityState, .pending)
      let start = try XCTUnwrap(started)
      XCTAssertEqual(start.start, date)
      XCTAssertEqual(start.style, .transient)
      XCTAssertEqual(start.pushType, .channel("c29tZQ=="))
      XCTAssertEqual(
        start.alert, ActivityAlert(title: "Kick-off", body: "2 teams are ready", sound: "whistle.caf"))
    }
  }

  func testWithAPushTypeTheActivityHasAToken() async throws {
    try await hosted { _ in
      XCTAssertEqual(try Delivery.start(pushType: .token).pushToken, Data([1, 2, 3]))
    }
  }

  // MARK: Size

  private struct Sized: ActivityAttributes {
    struct ContentState: Codable, Hashable { var text: String }
    var text: String
    /// Attributes and state of so many bytes of JSON together.
    static func request(bytes: Int) throws -> Activity<Sized> {
      let around = #"{"text":""}"#.utf8.count
      let half = bytes / 2
      return try Activity.request(
        attributes: Sized(text: String(repeating: "a", count: half - around)),
        content: ActivityContent(
          state: ContentState(text: String(repeating: "s", count: bytes - half - around)), staleDate: nil))
    }
  }

  /// Statement 198: attributes with their state must be under 4 KB in all. Statement 202: one of more does not start.
  func testMoreThanFourKilobytesAreRefusedWithTheirSizes() async throws {
    try await hosted { _ in
      XCTAssertNoThrow(try Sized.request(bytes: 4096))
      XCTAssertThrowsError(try Sized.request(bytes: 4097)) {
        XCTAssertEqual($0 as? ActivityAuthorizationError, .attributesTooLarge)
      }
      XCTAssertTrue(heard.contains("2048 bytes of JSON and its state 2049, together 4097; the limit is 4096"))
      XCTAssertEqual(host.activities.count, 1)
    }
  }

  /// Statement 228: an image in the attributes passes 4 KB; the name of an asset does not.
  func testAnImageIsTooLargeAndItsNameIsNot() async throws {
    struct Picture: ActivityAttributes {
      struct ContentState: Codable, Hashable {}
      var data: Data?
      var name: String?
    }
    try await hosted { _ in
      let content = ActivityContent(state: Picture.ContentState(), staleDate: nil)
      XCTAssertThrowsError(
        try Activity.request(attributes: Picture(data: Data(count: 5_000)), content: content)
      ) { XCTAssertEqual($0 as? ActivityAuthorizationError, .attributesTooLarge) }
      XCTAssertNoThrow(try Activity.request(attributes: Picture(name: "margherita"), content: content))
    }
  }

  func testWhatJSONCannotSayIsThrownOrLeftOut() async throws {
    struct Odd: ActivityAttributes {
      struct ContentState: Codable, Hashable { var value: Double }
    }
    try await hosted { _ in
      XCTAssertThrowsError(
        try Activity.request(
          attributes: Odd(), content: ActivityContent(state: .init(value: .nan), staleDate: nil))
      ) { XCTAssertTrue($0 is EncodingError, "\($0)") }
      let activity = try Activity.request(
        attributes: Odd(),
        content: ActivityContent(
          state: .init(value: 1), staleDate: Date(timeIntervalSinceReferenceDate: .infinity),
          relevanceScore: .nan))
      XCTAssertEqual(activity.activityState, .active)
      XCTAssertEqual(started?.content.relevanceScore, 0)
      XCTAssertNil(started?.content.staleDate)
      XCTAssertTrue(heard.contains("relevance score nan of a Odd counts as 0"))
    }
  }

  // MARK: Refusals

  func testEachRefusalIsThrownAsAppleNamesIt() async throws {
    let expected: [ActivityAuthorizationError] = [
      .attributesTooLarge, .unsupported, .denied, .globalMaximumExceeded, .targetMaximumExceeded,
      .unsupportedTarget, .visibility, .persistenceFailure, .missingProcessIdentifier, .unentitled,
      .malformedActivityIdentifier, .reconnectNotPermitted,
    ]
    XCTAssertEqual(ActivityRefusal.Reason.allCases.count, expected.count)
    try await hosted { _ in
      for (reason, error) in zip(ActivityRefusal.Reason.allCases, expected) {
        host.answer { request in
          guard case .start = request.body else { return nil }
          return [.refused(ActivityRefusal(reason, "because of \(reason)"))]
        }
        XCTAssertThrowsError(try Delivery.start()) {
          XCTAssertEqual($0 as? ActivityAuthorizationError, error)
        }
        XCTAssertTrue(heard.contains("Delivery was not started: because of \(reason)"))
      }
    }
  }

  /// Statement 203: when the person has turned Live Activities off, areActivitiesEnabled is false and request throws.
  /// Statement 226: an activity is started only after a check of the authorization.
  func testWhatThePersonTurnedOffDoesNotStart() async throws {
    host.change { $0.authorization.areActivitiesEnabled = false }
    host.answer { request in
      if case .start = request.body { [.refused(ActivityRefusal(.denied, "turned off"))] } else { nil }
    }
    try await hosted { _ in
      XCTAssertFalse(ActivityAuthorizationInfo().areActivitiesEnabled)
      XCTAssertFalse(host.bodies.contains { if case .start = $0 { true } else { false } })
      XCTAssertThrowsError(try Delivery.start()) {
        XCTAssertEqual($0 as? ActivityAuthorizationError, .denied)
      }
    }
  }

  /// Statement 204: a limit on running activities exists; above it request throws. Statement 231: without NSSupportsLiveActivities no
  /// activity starts. Who decides is the host; an author sorts the errors by their names, Apple's or the often written ones.
  @available(*, deprecated)
  func testAnAuthorSortsErrors() async throws {
    func sorted(_ error: any Error) -> String {
      do { throw error } catch let error as ActivityError {
        switch error {
        case .dataTooLarge: return "large"
        case .tooManyActivities: return "many"
        case .notEnabled: return "off"
        case .unsupportedTarget: return "Info.plist"
        default: return "other"
        }
      } catch { return "unknown" }
    }
    try await hosted { _ in
      for (reason, word) in [
        (ActivityRefusal.Reason.targetMaximumExceeded, "many"), (.unsupportedTarget, "Info.plist"),
        (.denied, "off"), (.attributesTooLarge, "large"), (.visibility, "other"),
      ] {
        host.answer { request in
          if case .start = request.body { [.refused(ActivityRefusal(reason, ""))] } else { nil }
        }
        XCTAssertThrowsError(try Delivery.start()) { XCTAssertEqual(sorted($0), word) }
      }
    }
  }

  func testAnswersThatMakeNoSenseAreErrors() async throws {
    try await hosted { _ in
      for body in [AppReply.Body.welcome, .activities([]), .token(nil), .failure("no such thing")] {
        host.answer { if case .start = $0.body { [body] } else { nil } }
        XCTAssertThrowsError(try Delivery.start()) {
          XCTAssertEqual($0 as? ActivityAuthorizationError, .persistenceFailure)
        }
      }
      XCTAssertTrue(heard.contains("no such thing"))
    }
  }

  /// Statement 237: the methods with contentState are deprecated: they work and are reported.
  @available(*, deprecated)
  func testTheFormsOfIOS161Work() async throws {
    try await hosted { _ in
      let activity = try Activity.request(
        attributes: Delivery(order: "7"), contentState: Delivery.placed, pushType: .token)
      XCTAssertEqual(activity.contentState, Delivery.placed)
      await activity.update(using: Delivery.onTheWay)
      XCTAssertEqual(activity.contentState, Delivery.onTheWay)
      let states = activity.contentStateUpdates.makeAsyncIterator()
      let first = await states.next()
      XCTAssertEqual(first, Delivery.onTheWay)
      await activity.end(using: Delivery.placed, dismissalPolicy: .immediate)
      let last = await states.next()
      XCTAssertEqual(last, Delivery.placed)
      let none = await states.next()
      XCTAssertNil(none)
      XCTAssertEqual(activity.activityState, .dismissed)
    }
  }
}

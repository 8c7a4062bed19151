import ActivityKit
import Archive
import Foundation
import XCTest

/// What becomes of an activity after its start: updates, states, the end.
final class LifeTests: HostedTestCase {
  func testAnUpdateIsSeenWhenItReturns() async throws {
    try await hosted { _ in
      let activity = try Delivery.start()
      let stale = Date(timeIntervalSinceReferenceDate: 5_000)
      await activity.update(ActivityContent(state: Delivery.onTheWay, staleDate: stale, relevanceScore: 90))
      XCTAssertEqual(activity.content.state, Delivery.onTheWay)
      XCTAssertEqual(activity.content.staleDate, stale)
      XCTAssertEqual(activity.content.relevanceScore, 90)
    }
  }

  /// Statement 201: attributes are set at the start and never change; the content state changes.
  func testAttributesNeverChange() async throws {
    try await hosted { _ in
      let activity = try Delivery.start()
      host.touch("A1") {
        $0.attributes = Data(#"{"order":"8"}"#.utf8)
        $0.content.state = Data(#"{"step":"here","eta":0}"#.utf8)
      }
      let contents = activity.contentUpdates.makeAsyncIterator()
      while let content = await contents.next(), content.state.step != "here" {}
      XCTAssertEqual(activity.attributes, Delivery(order: "7"))
      XCTAssertEqual(activity.content.state.step, "here")
    }
  }

  func testAnAlertCrossesInWords() async throws {
    try await hosted { _ in
      let activity = try Delivery.start()
      let content = ActivityContent(state: Delivery.onTheWay, staleDate: nil)
      await activity.update(
        content,
        alertConfiguration: AlertConfiguration(
          title: "Pizza is here!", body: "Your \("Margherita") pizza has arrived", sound: .default))
      guard case .update("A1", _, let alert) = host.bodies.last else { return XCTFail("\(host.bodies)") }
      XCTAssertEqual(
        alert,
        ActivityAlert(title: "Pizza is here!", body: "Your Margherita pizza has arrived", sound: nil))
    }
  }

  func testTheTimeOfTheDataCrosses() async throws {
    try await hosted { _ in
      let activity = try Delivery.start()
      let (made, content) = (
        Date(timeIntervalSinceReferenceDate: 77), ActivityContent(state: Delivery.onTheWay, staleDate: nil)
      )
      await activity.update(content, timestamp: made)
      XCTAssertEqual(host.requests.last?.timestamp, made)
      await activity.update(content)
      XCTAssertNil(host.requests.last?.timestamp)
      await activity.end(content, dismissalPolicy: .default, timestamp: made)
      XCTAssertEqual(host.requests.last?.timestamp, made)
    }
  }

  /// Statement 208: .immediate removes the activity at once. Statements 209 and 210: the other policies cross as they are; the host keeps
  /// the time.
  func testTheDismissalPolicyCrosses() async throws {
    let date = Date(timeIntervalSinceReferenceDate: 3_600)
    let policies: [(ActivityUIDismissalPolicy, ActivityDismissal, ActivityState)] = [
      (.immediate, .immediate, .dismissed), (.default, .standard, .ended),
      (.after(date), .after(date), .ended),
      (.after(Date(timeIntervalSinceReferenceDate: .infinity)), .standard, .ended),
      (.after(Date(timeIntervalSinceReferenceDate: -.infinity)), .immediate, .dismissed),
    ]
    try await hosted { _ in
      for (policy, dismissal, state) in policies {
        let activity = try Delivery.start()
        await activity.end(nil, dismissalPolicy: policy)
        guard case .end(activity.id, nil, dismissal) = host.bodies.last else {
          return XCTFail("\(String(describing: host.bodies.last))")
        }
        XCTAssertEqual(activity.activityState, state)
        XCTAssertEqual(activity.content.state, Delivery.placed)
      }
    }
  }

  func testTheLastContentStays() async throws {
    try await hosted { _ in
      let activity = try Delivery.start()
      await activity.end(ActivityContent(state: Delivery.onTheWay, staleDate: nil))
      XCTAssertEqual(activity.content.state, Delivery.onTheWay)
      XCTAssertEqual(activity.activityState, .ended)
    }
  }

  func testAnUpdateThatIsTooLargeIsDroppedAndAnEndIsNot() async throws {
    try await hosted { _ in
      let activity = try Delivery.start()
      let large = ActivityContent(
        state: Delivery.ContentState(step: String(repeating: "x", count: 5_000), eta: Date()), staleDate: nil)
      let before = host.requests.count
      await activity.update(large)
      XCTAssertEqual(host.requests.count, before)
      XCTAssertTrue(heard.contains("An update of Delivery A1 is dropped: its state is 50"))
      await activity.end(large, dismissalPolicy: .immediate)
      XCTAssertEqual(activity.activityState, .dismissed)
    }
  }

  func testARefusedUpdateIsSaid() async throws {
    try await hosted { _ in
      let activity = try Delivery.start()
      host.answer { request in
        if case .update = request.body {
          [.refused(ActivityRefusal(.persistenceFailure, "it has ended"))]
        } else {
          nil
        }
      }
      await activity.update(ActivityContent(state: Delivery.onTheWay, staleDate: nil))
      XCTAssertTrue(heard.contains("Delivery A1 was not changed: it has ended"))
      XCTAssertEqual(activity.content.state, Delivery.placed)
    }
  }

  // MARK: The app's activities

  func testAnotherPartOfTheAppFindsTheActivity() async throws {
    struct Other: ActivityAttributes {
      struct ContentState: Codable, Hashable {}
    }
    try await hosted { _ in
      XCTAssertTrue(Activity<Delivery>.activities.isEmpty)
      let started = try Delivery.start()
      _ = try Activity.request(
        attributes: Other(), content: ActivityContent(state: Other.ContentState(), staleDate: nil))
      let found = try XCTUnwrap(Activity<Delivery>.activities.first { $0.id == started.id })
      XCTAssertEqual(Activity<Delivery>.activities.count, 1)
      XCTAssertEqual(found.attributes, started.attributes)
      await found.update(ActivityContent(state: Delivery.onTheWay, staleDate: nil))
      XCTAssertEqual(started.content.state, Delivery.onTheWay)
    }
  }

  func testAnActivityOfAnotherShapeIsLeftOutWithTheKey() async throws {
    host.change {
      $0.activities = [
        AppActivity(
          id: "P1", attributesType: "Delivery", attributes: Data(#"{"order":7}"#.utf8),
          content: ActivityContentData(state: Data("{}".utf8)), phase: .active),
        AppActivity(
          id: "P2", attributesType: "Delivery", attributes: Data(#"{"order":"7"}"#.utf8),
          content: ActivityContentData(state: Data(#"{"step":"here"}"#.utf8)), phase: .active),
      ]
    }
    await hosted { _ in
      XCTAssertTrue(Activity<Delivery>.activities.isEmpty)
      XCTAssertTrue(Activity<Delivery>.activities.isEmpty)
      XCTAssertEqual(heard.all.count, 2, "\(heard.all)")
      XCTAssertTrue(heard.contains("The activity P1 is left out: of its attributes, “order” is no String"))
      XCTAssertTrue(heard.contains("The activity P2 is left out: of its state, “eta” is missing"))
    }
  }

  func testContentOfAnotherShapeChangesNothing() async throws {
    try await hosted { _ in
      let activity = try Delivery.start()
      host.touch("A1") { $0.content.state = Data(#"{"step":"lost","eta":"soon"}"#.utf8) }
      host.touch("A1") { $0.content.state = Data(#"{"step":"here","eta":0}"#.utf8) }
      var seen: [String] = []
      for await content in activity.contentUpdates {
        seen.append(content.state.step)
        if content.state.step == "here" { break }
      }
      XCTAssertFalse(seen.contains("lost"))
      XCTAssertEqual(seen.last, "here")
    }
  }
}

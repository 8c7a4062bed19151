import ActivityKit
import Archive
import Foundation
import XCTest

/// The asynchronous sequences.
final class UpdatesTests: HostedTestCase {
  /// Statement 205: .ended. Statement 206: .dismissed, removed by the person. Statement 207: after the stale date it is stale.
  func testStatesComeInOrderFromTheCurrentOneToTheDismissal() async throws {
    try await hosted { _ in
      let activity = try Delivery.start()
      let states = activity.activityStateUpdates.makeAsyncIterator()
      for phase in [ActivityPhase.stale, .active, .ended, .dismissed] {
        host.touch("A1") { $0.phase = phase }
      }
      var seen: [ActivityState] = []
      while let state = await states.next() { seen.append(state) }
      XCTAssertEqual(seen, [.active, .stale, .active, .ended, .dismissed])
      XCTAssertEqual(activity.activityState, .dismissed)
      var late: [ActivityState] = []
      for await state in activity.activityStateUpdates { late.append(state) }
      XCTAssertEqual(late, [.dismissed])
    }
  }

  func testEachIteratorSeesEveryContentFromTheCurrentOne() async throws {
    try await hosted { _ in
      let activity = try Delivery.start()
      let first = activity.contentUpdates.makeAsyncIterator()
      await activity.update(ActivityContent(state: Delivery.onTheWay, staleDate: nil))
      let second = activity.contentUpdates.makeAsyncIterator()
      await activity.end(nil, dismissalPolicy: .immediate)
      var seen: ([String], [String]) = ([], [])
      while let content = await first.next() { seen.0.append(content.state.step) }
      while let content = await second.next() { seen.1.append(content.state.step) }
      XCTAssertEqual(seen.0, ["placed", "on the way"])
      XCTAssertEqual(seen.1, ["on the way"])
    }
  }

  func testOnlyWhatChangedIsTold() async throws {
    try await hosted { _ in
      let activity = try Delivery.start(pushType: .token)
      let contents = activity.contentUpdates.makeAsyncIterator()
      let tokens = activity.pushTokenUpdates.makeAsyncIterator()
      host.touch("A1") { $0.phase = .stale }
      host.touch("A1") { $0.token = Data([9]) }
      host.touch("A1") { _ in }
      host.touch("A1") { $0.phase = .dismissed }
      var seen: (Int, [Data]) = (0, [])
      while await contents.next() != nil { seen.0 += 1 }
      while let token = await tokens.next() { seen.1.append(token) }
      XCTAssertEqual(seen.0, 1)
      XCTAssertEqual(seen.1, [Data([1, 2, 3]), Data([9])])
      XCTAssertEqual(activity.pushToken, Data([9]))
    }
  }

  func testASlowIteratorMissesTheOldestAndKeepsTheLast() async throws {
    try await hosted { _ in
      let activity = try Delivery.start()
      let contents = activity.contentUpdates.makeAsyncIterator()
      for number in 1...1_000 {
        host.touch("A1") { $0.content.state = Data(#"{"step":"\#(number)","eta":0}"#.utf8) }
      }
      host.touch("A1") { $0.phase = .dismissed }
      for await _ in activity.activityStateUpdates {}
      var seen: [String] = []
      while let content = await contents.next() { seen.append(content.state.step) }
      XCTAssertEqual(seen, (937...1_000).map(String.init))
    }
  }

  func testActivitiesThereAreAndThoseThatStartAreTold() async throws {
    host.change {
      $0.activities = [
        AppActivity(
          id: "P1", attributesType: "Delivery", attributes: Data(#"{"order":"1"}"#.utf8),
          content: ActivityContentData(state: Data(#"{"step":"by push","eta":0}"#.utf8)), phase: .active)
      ]
    }
    try await hosted { _ in
      let activities = Activity<Delivery>.activityUpdates.makeAsyncIterator()
      let first = await activities.next()
      XCTAssertEqual(first?.id, "P1")
      XCTAssertEqual(first?.content.state.step, "by push")
      _ = try Delivery.start()
      let second = await activities.next()
      XCTAssertEqual(second?.id, "A2")
      host.say(
        .changed(
          AppActivity(
            id: "X", attributesType: "Other", attributes: Data("{}".utf8),
            content: ActivityContentData(state: Data("{}".utf8)), phase: .active)))
      host.say(
        .changed(
          AppActivity(
            id: "P2", attributesType: "Delivery", attributes: Data(#"{"order":"2"}"#.utf8),
            content: ActivityContentData(state: Data(#"{"step":"by push","eta":0}"#.utf8)), phase: .active)))
      let third = await activities.next()
      XCTAssertEqual(third?.id, "P2")
      XCTAssertEqual(third?.attributes.order, "2")
    }
  }

  func testTokensThatStartActivitiesComeOnceAndAgainWhenTheyChange() async throws {
    host.change { $0.startTokens["Delivery"] = Data([7]) }
    await hosted { _ in
      XCTAssertEqual(Activity<Delivery>.pushToStartToken, Data([7]))
      let tokens = Activity<Delivery>.pushToStartTokenUpdates.makeAsyncIterator()
      let first = await tokens.next()
      XCTAssertEqual(first, Data([7]))
      host.say(.pushToStartToken(attributesType: "Other", token: Data([1])))
      host.say(.pushToStartToken(attributesType: "Delivery", token: Data([7])))
      host.say(.pushToStartToken(attributesType: "Delivery", token: Data([8])))
      let second = await tokens.next()
      XCTAssertEqual(second, Data([8]))
    }
  }

  func testTheTokenIsAskedForByTheSequenceToo() async throws {
    host.change { $0.startTokens["Delivery"] = Data([7]) }
    await hosted { _ in
      for await token in Activity<Delivery>.pushToStartTokenUpdates {
        XCTAssertEqual(token, Data([7]))
        break
      }
      XCTAssertTrue(host.bodies.contains(.pushToStart(attributesType: "Delivery")))
    }
  }

  func testEnablementIsToldWhenItChanges() async throws {
    await hosted { _ in
      let info = ActivityAuthorizationInfo()
      var enabled = info.activityEnablementUpdates.makeAsyncIterator()
      var frequent = info.frequentPushEnablementUpdates.makeAsyncIterator()
      let first = await (enabled.next(), frequent.next())
      XCTAssertEqual(first.0, true)
      XCTAssertEqual(first.1, false)
      host.say(.authorizationChanged(.init(areActivitiesEnabled: true, frequentPushesEnabled: true)))
      host.say(.authorizationChanged(.init(areActivitiesEnabled: false, frequentPushesEnabled: true)))
      let second = await (enabled.next(), frequent.next())
      XCTAssertEqual(second.0, false)
      XCTAssertEqual(second.1, true)
      XCTAssertFalse(info.areActivitiesEnabled)
      XCTAssertTrue(info.frequentPushesEnabled)
    }
  }

  func testACancelledTaskLeavesItsLoopAndNoOther() async throws {
    try await hosted { client in
      let activity = try Delivery.start()
      let other = activity.activityStateUpdates.makeAsyncIterator()
      let id = activity.id
      let (started, mark) = AsyncStream.makeStream(of: Void.self)
      let task = Task {
        var count = 0
        // A task has its own object of the activity.
        guard let activity = Activity<Delivery>.activities.first(where: { $0.id == id }) else { return -1 }
        for await _ in activity.activityStateUpdates {
          count += 1
          mark.yield()
        }
        return count
      }
      for await _ in started { break }
      task.cancel()
      let count = await task.value
      XCTAssertEqual(count, 1)
      host.touch("A1") { $0.phase = .stale }
      var seen: [ActivityState] = []
      while seen.count < 2, let state = await other.next() { seen.append(state) }
      XCTAssertEqual(seen, [.active, .stale])
    }
  }

  func testManyTasksMayWaitForOneIterator() async throws {
    let subscription = Subscription<Int>(capacity: 4)
    let sum = await withTaskGroup(of: Int.self) { group in
      for _ in 0..<50 { group.addTask { await subscription.next() ?? 0 } }
      for number in 1...50 {
        subscription.yield(number)
        await Task.yield()
      }
      subscription.finish()
      return await group.reduce(into: []) { $0.append($1) }
    }
    XCTAssertEqual(sum.count, 50)
    XCTAssertEqual(Set(sum.filter { $0 > 0 }).count, sum.filter { $0 > 0 }.count, "no element twice")
  }
}

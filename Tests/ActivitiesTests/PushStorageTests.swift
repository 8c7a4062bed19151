import Activities
import Archive
import Foundation
import XCTest

final class PushStorageTests: XCTestCase {
  private func push(
    _ id: String, to target: PushDelivery.Target = .token("aa"), expiration: Date? = at(hour),
    collapse: String? = nil
  ) -> PushDelivery {
    PushDelivery(
      id: id, target: target, content: .widgets, expiration: expiration, collapseID: collapse,
      receivedAt: at(0))
  }

  func testOneNotificationOfAnAppIsKeptTheLast() {
    var storage = PushStorage()
    XCTAssertNil(storage.store(push("1"), bundle: "app", now: at(0)).lost)
    let second = storage.store(push("2", to: .token("bb")), bundle: "app", now: at(1))
    XCTAssertEqual(second.verdict.outcome, .stored)
    XCTAssertEqual(second.verdict.rule, "not-reached")
    XCTAssertEqual(second.lost?.id, "1")
    XCTAssertEqual(second.lost?.verdict.rule, "replaced")
    XCTAssertTrue(second.lost?.verdict.message.contains("only one push of an app") == true)
    _ = storage.store(push("3"), bundle: "other", now: at(2))
    let same = storage.store(push("4", collapse: "c"), bundle: "third", now: at(3))
    XCTAssertNil(same.lost)
    let collapsed = storage.store(push("5", collapse: "c"), bundle: "third", now: at(4))
    XCTAssertTrue(collapsed.lost?.verdict.message.contains("apns-collapse-id") == true)
    XCTAssertEqual(storage.count, 3)
    XCTAssertEqual(storage.waiting.map(\.id), ["2", "3", "5"])
    for id in ["2", "3", "5"] { storage.remove(id) }
    XCTAssertEqual(storage.count, 0)
    XCTAssertNil(storage.nextExpiry)
  }

  func testWhatMayNotBeKeptOrHasExpiredIsDropped() {
    var storage = PushStorage()
    XCTAssertEqual(
      storage.store(push("1", expiration: nil), bundle: "a", now: at(0)).verdict.rule, "not-reached")
    XCTAssertEqual(
      storage.store(push("1", expiration: nil), bundle: "a", now: at(0)).verdict.outcome, .dropped)
    let late = storage.store(push("2", expiration: at(-1)), bundle: "a", now: at(0)).verdict
    XCTAssertEqual(late.rule, "expired")
    XCTAssertEqual(late.outcome, .dropped)
    let wild = push("2", expiration: Date(timeIntervalSince1970: .nan))
    XCTAssertEqual(storage.store(wild, bundle: "a", now: at(0)).verdict.rule, "expired")
    _ = storage.store(push("3", expiration: at(60)), bundle: "a", now: at(0))
    XCTAssertEqual(storage.nextExpiry, at(60))
    XCTAssertEqual(storage.expire(now: at(59)), [])
    let expired = storage.expire(now: at(60))
    XCTAssertEqual(expired.map(\.id), ["3"])
    XCTAssertEqual(expired.first?.verdict.rule, "expired")
    _ = storage.store(push("4", expiration: at(90 * 86400)), bundle: "a", now: at(0))
    XCTAssertEqual(storage.expire(now: at(30 * 86400)).map(\.id), ["4"], "thirty days at most")
  }

  func testAChannelKeepsItsLastBroadcastForEightHoursBesideTheAppsPush() {
    var storage = PushStorage()
    let channel = PushDelivery.Target.channel("Y2g=", bundle: "app")
    _ = storage.store(push("1", to: channel, expiration: at(24 * hour)), bundle: "app", now: at(0))
    _ = storage.store(push("2", to: channel, expiration: at(24 * hour)), bundle: "app", now: at(1))
    _ = storage.store(push("3", expiration: at(24 * hour)), bundle: "app", now: at(2))
    XCTAssertEqual(storage.waiting.map(\.id), ["2", "3"])
    _ = storage.expire(now: at(1 + 8 * hour))
    XCTAssertEqual(storage.waiting.map(\.id), ["3"])
  }

  func testOfOneMomentTheLastWithACollapseIdIsDelivered() {
    let pushes = [
      push("1", collapse: "x"), push("2"), push("3", collapse: "x"),
      push("4", to: .token("bb"), collapse: "x"),
      push("5"), push("6", collapse: "y"),
    ]
    let result = PushStorage.collapsed(pushes)
    XCTAssertEqual(result.kept.map(\.id), ["2", "3", "4", "5", "6"])
    XCTAssertEqual(result.lost.map(\.id), ["1"])
    XCTAssertTrue(result.lost[0].verdict.message.contains("Push 3"))
  }

  func testItSurvivesARestart() throws {
    var storage = PushStorage()
    _ = storage.store(push("1"), bundle: "app", now: at(0))
    let again = try JSONDecoder().decode(PushStorage.self, from: JSONEncoder().encode(storage))
    XCTAssertEqual(again, storage)
    XCTAssertEqual(again.waiting.map(\.id), ["1"])
    // The gateway brings it again when it was stopped before it noted that it is stored.
    XCTAssertNil(storage.store(push("1"), bundle: "app", now: at(1)).lost)
  }

  func testManyChannelsDoNotFillTheMemory() {
    var storage = PushStorage()
    var lost: [SettledPush] = []
    for number in 0..<1_000 {
      let channel = PushDelivery.Target.channel("c\(number)", bundle: "app")
      storage.store(push("\(number)", to: channel), bundle: "app", now: at(0)).lost.map { lost.append($0) }
    }
    XCTAssertLessThan(storage.count, 500)
    XCTAssertEqual(lost.map(\.id), (0..<lost.count).map(String.init), "the oldest go first")
    XCTAssertEqual(lost.count + storage.count, 1_000, "each is told")
  }
}

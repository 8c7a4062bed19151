import ActivityKit
import Archive
import Foundation
import Glibc
import Synchronization
import XCTest

/// The process and its host: no host, a lost one, a slow one, a hostile one.
final class ConnectionTests: HostedTestCase {
  func testTheProcessSaysWhoItIsAndConnectsOnce() async throws {
    try await hosted { _ in
      _ = ActivityAuthorizationInfo().areActivitiesEnabled
      _ = try Delivery.start()
      _ = Activity<Delivery>.activities
      XCTAssertEqual(host.opened, 1)
      XCTAssertEqual(host.bodies.first, .hello(host.identity))
      XCTAssertEqual(Set(host.requests.map(\.id)).count, host.requests.count)
    }
  }

  func testNothingIsOpenedBeforeItIsNeeded() async throws {
    await hosted { _ in
      _ = ActivityAuthorizationInfo()
      _ = Activity<Delivery>.activityUpdates
      XCTAssertEqual(host.opened, 0)
    }
  }

  func testManyThreadsAskAtOnce() async throws {
    try await hosted { _ in
      let activity = try Delivery.start()
      let id = activity.id
      await withTaskGroup(of: Void.self) { group in
        for task in 0..<20 {
          group.addTask {
            for step in 0..<20 {
              let mine = Activity<Delivery>.activities.first { $0.id == id }
              await mine?.update(
                ActivityContent(
                  state: Delivery.ContentState(step: "\(task).\(step)", eta: Date()), staleDate: nil))
            }
          }
        }
      }
      let updates = host.bodies.filter { if case .update = $0 { true } else { false } }
      XCTAssertEqual(updates.count, 400)
      XCTAssertEqual(heard.all, [])
    }
  }

  // MARK: No host

  func testWithoutAHostNothingStartsAndItIsSaidOnce() async throws {
    let client = ActivityClient(EnvironmentTransport(environment: [:], processName: "Pizza"))
    try await ActivityClient.$current.withValue(client) {
      XCTAssertFalse(ActivityAuthorizationInfo().areActivitiesEnabled)
      for _ in 0..<3 {
        XCTAssertThrowsError(try Delivery.start()) {
          XCTAssertEqual($0 as? ActivityAuthorizationError, .unsupported)
        }
      }
      XCTAssertTrue(Activity<Delivery>.activities.isEmpty)
      XCTAssertNil(Activity<Delivery>.pushToStartToken)
      for await _ in Activity<Delivery>.activityUpdates { XCTFail("there is none") }
      for await _ in Activity<Delivery>.pushToStartTokenUpdates { XCTFail("there is none") }
      var enabled: [Bool] = []
      for await value in ActivityAuthorizationInfo().activityEnablementUpdates { enabled.append(value) }
      XCTAssertEqual(enabled, [false])
    }
    XCTAssertEqual(heard.all.count, 1, "\(heard.all)")
    XCTAssertTrue(heard.contains("VITRINE_HOST is not set"))
    XCTAssertTrue(heard.contains("vitrine dev"))
  }

  func testASocketThatIsNotThereIsNamed() throws {
    let client = ActivityClient(EnvironmentTransport(environment: ["VITRINE_HOST": "/nowhere/host.sock"]))
    try ActivityClient.$current.withValue(client) {
      XCTAssertThrowsError(try Delivery.start())
    }
    XCTAssertTrue(heard.contains("/nowhere/host.sock"))
  }

  func testTheIdentityComesFromTheEnvironment() {
    let bare = EnvironmentTransport(environment: [:], processName: "Pizza").identity
    XCTAssertEqual(bare.bundle, "dev.vitrine.pizza")
    XCTAssertEqual(bare.role, .app)
    XCTAssertEqual(bare.secret, "")
    let given = EnvironmentTransport(
      environment: [
        "VITRINE_BUNDLE": "com.example.pizza", "VITRINE_SECRET": "s", "VITRINE_SOCKET": "/tmp/x",
      ], processName: "Pizza"
    ).identity
    XCTAssertEqual(given.bundle, "com.example.pizza")
    XCTAssertEqual(given.role, .extension)
    XCTAssertEqual(given.secret, "s")
    XCTAssertEqual(given.process, getpid())
  }

  func testAHostThatRefusesIsQuoted() async throws {
    host.answer { if case .hello = $0.body { [.failure("the secret is wrong")] } else { nil } }
    try await hosted { _ in
      XCTAssertThrowsError(try Delivery.start()) {
        XCTAssertEqual($0 as? ActivityAuthorizationError, .unsupported)
      }
      XCTAssertThrowsError(try Delivery.start())
      XCTAssertEqual(heard.all, ["The host refuses this process. the secret is wrong"])
    }
  }

  func testAHostThatLeavesWithASentenceIsQuoted() async throws {
    host.answer { [host] request in
      guard case .hello = request.body else { return nil }
      let farewell = AppReply(id: 0, body: .failure("The secret is not one of this host."))
      host.sendLater((try? FrameWriter.frame([UInt8](JSONEncoder().encode(farewell)))) ?? [], andHangUp: true)
      return []
    }
    try await hosted { _ in
      XCTAssertThrowsError(try Delivery.start()) {
        XCTAssertEqual($0 as? ActivityAuthorizationError, .unsupported)
      }
      XCTAssertEqual(heard.all.count, 1, "\(heard.all)")
      XCTAssertTrue(heard.contains("The host has left: The secret is not one of this host."), "\(heard.all)")
    }
  }

  // MARK: A host that goes

  func testAHostThatGoesEndsWhatWaits() async throws {
    try await hosted { _ in
      let activity = try Delivery.start()
      let states = activity.activityStateUpdates.makeAsyncIterator()
      let activities = Activity<Delivery>.activityUpdates.makeAsyncIterator()
      _ = await states.next()
      _ = await activities.next()
      host.hangUp()
      let end = await (states.next(), activities.next())
      XCTAssertNil(end.0)
      XCTAssertNil(end.1)
      await activity.update(ActivityContent(state: Delivery.onTheWay, staleDate: nil))
      XCTAssertEqual(activity.content.state, Delivery.placed)
      XCTAssertThrowsError(try Delivery.start()) {
        XCTAssertEqual($0 as? ActivityAuthorizationError, .unsupported)
      }
      XCTAssertFalse(ActivityAuthorizationInfo().areActivitiesEnabled)
      XCTAssertEqual(heard.all.count, 1, "\(heard.all)")
      XCTAssertTrue(heard.contains("The host has closed the connection."))
    }
  }

  func testAHostThatGoesInTheMiddleOfAQuestionEndsIt() async throws {
    try await hosted { _ in
      let activity = try Delivery.start()
      host.answer { [host] _ in
        host.hangUpLater()
        return []
      }
      await activity.update(ActivityContent(state: Delivery.onTheWay, staleDate: nil))
      XCTAssertThrowsError(try Delivery.start())
    }
  }

  // MARK: A host that is slow

  func testAHostThatDoesNotAnswerIsNotWaitedForForEver() async throws {
    try await hosted(patience: .milliseconds(50)) { _ in
      let activity = try Delivery.start()
      host.answer { _ in [] }
      await activity.update(ActivityContent(state: Delivery.onTheWay, staleDate: nil))
      XCTAssertTrue(heard.contains("the host has not answered for 0.05 seconds"))
      XCTAssertThrowsError(try Delivery.start()) {
        XCTAssertEqual($0 as? ActivityAuthorizationError, .persistenceFailure)
      }
      // The answer that comes after all is no start of this call, and it is told as one.
      let asked = try XCTUnwrap(host.requests.last)
      let activities = Activity<Delivery>.activityUpdates.makeAsyncIterator()
      _ = await activities.next()
      let late = AppActivity(
        id: "late", attributesType: "Delivery", attributes: Data(#"{"order":"7"}"#.utf8),
        content: ActivityContentData(state: Data(#"{"step":"late","eta":0}"#.utf8)), phase: .active)
      host.send([AppReply(id: asked.id, body: .activity(late))])
      let told = await activities.next()
      XCTAssertEqual(told?.id, "late")
    }
  }

  // MARK: A host that is hostile

  func testMessagesThatAreNotUnderstoodAreLeftOut() async throws {
    try await hosted { _ in
      let activity = try Delivery.start()
      let documents = [
        "", "null", "[]", "{", #"{"id":0}"#, #"{"id":0,"body":{"moon":{}}}"#,
        #"{"id":0,"body":{"changed":{"_0":{"id":7}}}}"#, String(repeating: "[", count: 100_000), "\u{0}\u{1}",
      ]
      for document in documents { host.send(raw: try FrameWriter.frame([UInt8](document.utf8))) }
      host.touch("A1") { $0.phase = .stale }
      for await state in activity.activityStateUpdates where state == .stale { break }
      XCTAssertTrue(heard.contains("A message of the host was not understood"))
      XCTAssertNoThrow(try Delivery.start())
    }
  }

  func testAnAnswerThatIsNotUnderstoodIsNotWaitedFor() async throws {
    try await hosted { _ in
      let activity = try Delivery.start()
      host.answer { [host] request in
        let bytes = [UInt8](#"{"id":\#(request.id),"body":{"moon":{}}}"#.utf8)
        host.sendLater((try? FrameWriter.frame(bytes)) ?? [])
        return []
      }
      await activity.update(ActivityContent(state: Delivery.onTheWay, staleDate: nil))
      XCTAssertTrue(heard.contains("The answer was not understood."))
    }
  }

  func testAFrameThatClaimsTooMuchEndsTheConnection() async throws {
    try await hosted { _ in
      let activity = try Delivery.start()
      host.send(raw: [0xff, 0xff, 0xff, 0xff, 1, 2, 3])
      for await _ in activity.activityStateUpdates {}
      XCTAssertTrue(heard.contains("What comes from the host is no frame"))
    }
  }

  /// Random bytes, random frames and real messages with random damage: the process goes on, and either understands or says so.
  func testRandomBytesDoNoHarm() async throws {
    var random = SystemRandomNumberGenerator()
    let sample = AppActivity(
      id: "A1", attributesType: "Delivery", attributes: Data(#"{"order":"7"}"#.utf8),
      content: ActivityContentData(state: Data(#"{"step":"x","eta":0}"#.utf8)), phase: .active,
      token: Data([1]))
    let real: [AppReply.Body] = [
      .changed(sample), .activities([sample, sample]), .token(Data([1])), .open(url: "a://b"),
      .pushToStartToken(attributesType: "Delivery", token: Data([1])), .done, .welcome,
    ]
    for round in 0..<60 {
      host = FakeHost()
      try await hosted { _ in
        let activity = try Delivery.start()
        let states = activity.activityStateUpdates.makeAsyncIterator()
        for _ in 0..<20 {
          var bytes: [UInt8]
          if round % 3 == 0 {
            bytes = (0..<Int.random(in: 0..<200, using: &random)).map { _ in UInt8.random(in: 0...255) }
          } else {
            let reply = AppReply(id: UInt64.random(in: 0..<4), body: real.randomElement()!)
            bytes = [UInt8](try JSONEncoder().encode(reply))
            for _ in 0..<Int.random(in: 0..<4) {
              bytes[Int.random(in: 0..<bytes.count)] = UInt8.random(in: 32...126)
            }
            bytes = try FrameWriter.frame(bytes)
          }
          host.send(raw: bytes)
        }
        host.hangUp()
        while await states.next() != nil {}
        XCTAssertThrowsError(try Delivery.start()) {
          XCTAssertEqual($0 as? ActivityAuthorizationError, .unsupported)
        }
      }
    }
  }

  func testAHundredThousandActivitiesAreBounded() async throws {
    await hosted { _ in
      let activities = (0..<100_000).map { number in
        AppActivity(
          id: "\(number)", attributesType: "Delivery", attributes: Data(#"{"order":"1"}"#.utf8),
          content: ActivityContentData(state: Data(#"{"step":"x","eta":0}"#.utf8)), phase: .active)
      }
      let updates = Activity<Delivery>.activityUpdates.makeAsyncIterator()
      for start in stride(from: 0, to: activities.count, by: 10_000) {
        host.say(.activities(Array(activities[start..<start + 10_000])))
      }
      XCTAssertEqual(ActivityAuthorizationInfo().areActivitiesEnabled, true)
      var count = 0
      while count < 10_000, await updates.next() != nil { count += 1 }
      XCTAssertEqual(count, 10_000)
      XCTAssertTrue(heard.contains("more than 10000 activities"))
    }
  }
}

extension FakeHost {
  /// From inside an answer, where the host's state is held.
  func hangUpLater() { Thread.detachNewThread { self.hangUp() } }
  func sendLater(_ bytes: [UInt8], andHangUp: Bool = false) {
    Thread.detachNewThread {
      self.send(raw: bytes)
      if andHangUp { self.hangUp() }
    }
  }
}

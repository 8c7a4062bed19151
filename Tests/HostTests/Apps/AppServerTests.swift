import Activities
import Archive
import Foundation
import Glibc
import Host
import XCTest

/// Apps on the host's socket.
final class AppServerTests: XCTestCase {
  private func environment(_ bench: ActivityBench) async throws -> [String: String] {
    try await bench.host.appEnvironment(extensionName: "Fake")
  }

  func testAnAppStartsUpdatesAndEnds() async throws {
    let bench = try await ActivityBench()
    let app = try await TestApp(try await environment(bench))
    let other = try await TestApp(try await environment(bench))
    guard case .activity(let activity)? = await app.ask(.start(bench.request(push: .token))) else {
      return XCTFail("not started")
    }
    XCTAssertEqual(activity.phase, .active)
    XCTAssertGreaterThanOrEqual(activity.token?.count ?? 0, 32)
    let heard = await other.event { if case .changed = $0 { true } else { false } }
    XCTAssertEqual(heard, .changed(activity), "every process of the app is told")
    var answer = await app.ask(.update(id: activity.id, content: bench.content(2), alert: nil))
    XCTAssertEqual(answer, .done)
    await bench.host.settle()
    let shown = await bench.shown(activity.id)
    XCTAssertEqual(shown, "one/Ann/2/fresh/lockScreen/dark/card")
    // A push reaches the app as well.
    _ = await bench.deliver(
      bench.push(.update, #"{"n":3}"#, to: try await bench.updateToken(activity.id), at: 1))
    let pushed = await app.event {
      if case .changed(let activity) = $0 { activity.content.state == Data(#"{"n":3}"#.utf8) } else { false }
    }
    XCTAssertNotNil(pushed)
    answer = await app.ask(.end(id: activity.id, content: nil, dismissal: .immediate))
    XCTAssertEqual(answer, .done)
    await bench.pass(0)
    let gone = await app.event {
      if case .changed(let activity) = $0 { activity.phase == .dismissed } else { false }
    }
    XCTAssertNotNil(gone)
    answer = await app.ask(.activities)
    XCTAssertEqual(answer, .activities([]))
    await bench.host.stop()
  }

  /// `update(_:alertConfiguration:timestamp:)`: what is older than what is shown is ignored, whoever brought that.
  func testUpdatesOfAppsAreOrderedWithPushes() async throws {
    let bench = try await ActivityBench()
    let app = try await TestApp(try await environment(bench))
    let id = try await bench.start(push: .token)
    let now = bench.home.clock.now
    func update(_ n: Int, _ seconds: Double?) async -> String? {
      let answer = await app.ask(
        .update(id: id, content: bench.content(n), alert: nil),
        timestamp: seconds.map { now.addingTimeInterval($0) })
      XCTAssertEqual(answer, .done)
      await bench.host.settle()
      return await bench.shown(id)?.split(separator: "/").dropFirst(2).first.map(String.init)
    }
    var shown = await update(2, 10)
    XCTAssertEqual(shown, "2")
    shown = await update(3, 5)
    XCTAssertEqual(shown, "2")
    shown = await update(4, nil)
    XCTAssertEqual(shown, "4")
    let token = try await bench.updateToken(id)
    var verdict = await bench.deliver(bench.push(.update, #"{"n":5}"#, to: token, at: 9))
    XCTAssertEqual(verdict.rule, "older-timestamp")
    verdict = await bench.deliver(bench.push(.update, #"{"n":6}"#, to: token, at: 20))
    XCTAssertEqual(verdict.outcome, .applied)
    shown = await update(7, 19)
    XCTAssertEqual(shown, "6")
    shown = await update(8, 1e300)
    XCTAssertEqual(shown, "8", "a date that no calendar knows orders nothing")
    let answer = await app.ask(
      .end(id: id, content: nil, dismissal: .standard), timestamp: now.addingTimeInterval(1))
    XCTAssertEqual(answer, .done)
    let phase = await bench.phase(id)
    XCTAssertEqual(phase, .active)
    await bench.host.stop()
  }

  func testRefusalsAreAnsweredWithTheirReason() async throws {
    let bench = try await ActivityBench()
    let app = try await TestApp(try await environment(bench))
    func reason(_ start: ActivityStart) async -> ActivityRefusal.Reason? {
      guard case .refused(let refusal)? = await app.ask(.start(start)) else { return nil }
      return refusal.reason
    }
    var refused = await reason(bench.request(name: String(repeating: "x", count: 90_000)))
    XCTAssertEqual(refused, .attributesTooLarge)
    refused = await reason(bench.request(type: "Nobody"))
    XCTAssertEqual(refused, .unsupportedTarget)
    for _ in 0..<5 { _ = await app.ask(.start(bench.request())) }
    refused = await reason(bench.request())
    XCTAssertEqual(refused, .targetMaximumExceeded)
    try await bench.host.setAuthorization(
      ActivityAuthorization(areActivitiesEnabled: false), extensionName: "Fake")
    let told = await app.event { if case .authorizationChanged = $0 { true } else { false } }
    XCTAssertEqual(told, .authorizationChanged(ActivityAuthorization(areActivitiesEnabled: false)))
    refused = await reason(bench.request())
    XCTAssertEqual(refused, .denied)
    let answer = await app.ask(.update(id: "gone", content: bench.content(1), alert: nil))
    guard case .failure(let sentence)? = answer else { return XCTFail("\(String(describing: answer))") }
    XCTAssertTrue(sentence.contains("gone"))
    await bench.host.stop()
  }

  func testPushToStartTokensAndTaps() async throws {
    let bench = try await ActivityBench()
    let app = try await TestApp(try await environment(bench))
    guard case .token(let token?)? = await app.ask(.pushToStart(attributesType: "Ride")) else {
      return XCTFail("no token")
    }
    let hex = token.map { String(format: "%02x", $0) }.joined()
    XCTAssertEqual(bench.host.directory.entry(hex)?.kind, .start(attributesType: "Ride"))
    let none = await app.ask(.pushToStart(attributesType: "Nobody"))
    XCTAssertEqual(none, .token(nil))
    try await bench.host.rotateToken(hex)
    let rotated = await app.event { if case .pushToStartToken = $0 { true } else { false } }
    guard case .pushToStartToken("Ride", let new)? = rotated else { return XCTFail("not told") }
    XCTAssertNotEqual(new, token)
    let id = try await bench.start()
    _ = try await bench.host.tapActivity(
      id: id, presentation: .expanded, hit: HitToken(.link("fake://link")).description, nonce: "1")
    let opened = await app.event { if case .open = $0 { true } else { false } }
    XCTAssertEqual(opened, .open(url: "fake://link"))
    await bench.host.stop()
  }

  /// An intent in the extension's process waits for the answer, so the answer does not wait for a picture.
  func testAnExtensionIsAnsweredBeforeItDraws() async throws {
    let bench = try await ActivityBench()
    let gate = bench.home.gate("draw")
    let intent = try await TestApp(try await environment(bench), role: .extension)
    guard case .activity(let activity)? = await intent.ask(.start(bench.request(77))) else {
      return XCTFail("not started")
    }
    let held = await gate.reached()
    var shown = await bench.shown(activity.id)
    XCTAssertNil(shown)
    gate.open(held)
    await bench.host.settle()
    shown = await bench.shown(activity.id)
    XCTAssertEqual(shown, "one/Ann/77/fresh/lockScreen/dark/card")
    await bench.host.stop()
  }

  func testStrangersAreToldAndLeft() async throws {
    let bench = try await ActivityBench()
    let environment = try await environment(bench)
    let path = environment[AppIdentity.socketVariable] ?? ""
    var status = stat()
    XCTAssertEqual(stat((path as NSString).deletingLastPathComponent, &status), 0)
    XCTAssertEqual(status.st_mode & 0o777, 0o700)
    let secret = environment[AppIdentity.secretVariable] ?? ""
    let identities = [
      AppIdentity(bundle: "dev.vitrine.fake", role: .app, process: 1, secret: "wrong"),
      AppIdentity(bundle: "com.example.other", role: .app, process: 1, secret: secret),
    ]
    for identity in identities {
      let app = try TestApp(path)
      let answer = await app.ask(.hello(identity))
      XCTAssertNil(answer, "failures are no answers")
      let rest = await app.next()
      XCTAssertNil(rest, "closed")
    }
    let hasty = try TestApp(path)
    _ = hasty.send(.activities)
    let reply = await hasty.next()
    guard case .failure(let sentence)? = reply?.body else { return XCTFail("no sentence") }
    XCTAssertTrue(sentence.contains("hello"))
    let peers = await bench.host.connectedApps()
    XCTAssertEqual(peers, [])
    await bench.host.stop()
  }

  func testHostileBytesHarmNobody() async throws {
    let bench = try await ActivityBench { $0.appLimits.connections = 8 }
    let environment = try await environment(bench)
    let path = environment[AppIdentity.socketVariable] ?? ""
    let good = try await TestApp(environment)
    var messages: [[UInt8]] = [
      [0xFF, 0xFF, 0xFF, 0xFF], [0, 0, 0, 2, 0x7B, 0x7D], [0, 0, 0, 0],
      Array("GET / HTTP/1.1\r\n\r\n".utf8),
    ]
    let deep = Array(String(repeating: "[", count: 100_000).utf8)
    messages.append(try FrameWriter.frame(deep))
    var generator = SplitMix(seed: 7)
    for _ in 0..<50 {
      let bytes = (0..<Int.random(in: 1...300, using: &generator)).map { _ in
        UInt8.random(in: .min ... .max, using: &generator)
      }
      messages.append(try FrameWriter.frame(bytes))
    }
    for message in messages {
      let stranger = try TestApp(path)
      stranger.write(message)
      shutdown(stranger.descriptor, Int32(SHUT_WR))
      while await stranger.next() != nil {}
    }
    // Nobody can keep others out by coming often: those who come beyond the limit are closed.
    var crowd: [TestApp] = []
    for _ in 0..<20 { crowd.append(try TestApp(path)) }
    let last = await crowd[19].next()
    XCTAssertNil(last)
    let answer = await good.ask(.authorization)
    XCTAssertEqual(answer, .authorization(ActivityAuthorization()))
    await bench.host.stop()
  }

  func testAnAppFollowsOnlySoManyTypes() async throws {
    let bench = try await ActivityBench { $0.appLimits.startTypes = 3 }
    let app = try await TestApp(try await environment(bench))
    for type in ["Ride", "B", "C", "Ride"] {
      guard case .token? = await app.ask(.pushToStart(attributesType: type)) else { return XCTFail(type) }
    }
    for type in ["D", String(repeating: "x", count: 600)] {
      guard case .failure(let sentence)? = await app.ask(.pushToStart(attributesType: type)) else {
        return XCTFail("followed")
      }
      XCTAssertTrue(sentence.contains("3 types"), sentence)
    }
    await bench.host.stop()
  }

  func testWhoeverDoesNotReadIsLeft() async throws {
    let bench = try await ActivityBench {
      $0.appLimits.unreadBytes = 100_000
      $0.activityLimits.hourlyPushes = .max
    }
    let environment = try await environment(bench)
    let deaf = try await TestApp(environment)
    let good = try await TestApp(environment)
    let id = try await bench.start(name: String(repeating: "y", count: 3000), push: .token)
    let token = try await bench.updateToken(id)
    var n = 100
    // Each event has some 4 KB; the socket itself takes a few hundred.
    while await bench.host.connectedApps().count > 1, n < 1000 {
      _ = await bench.deliver(bench.push(.update, #"{"n":\#(n)}"#, to: token, at: n))
      while let event = await good.event({ _ in true }) {
        if case .changed(let activity) = event, activity.content.state == Data(#"{"n":\#(n)}"#.utf8) { break }
      }
      n += 1
    }
    XCTAssertLessThan(n, 1000)
    let answer = await good.ask(.authorization)
    XCTAssertEqual(answer, .authorization(ActivityAuthorization()))
    withExtendedLifetime(deaf) {}
    await bench.host.stop()
  }

  func testTheSocketGoesWithTheHost() async throws {
    let bench = try await ActivityBench()
    let environment = try await environment(bench)
    let app = try await TestApp(environment)
    await bench.host.stop()
    let rest = await app.next()
    XCTAssertNil(rest)
    await assertProblem("extension-stopped") {
      _ = try await bench.host.appEnvironment(extensionName: "Fake")
    }
  }
}

/// Random numbers that are the same in every run.
private struct SplitMix: RandomNumberGenerator {
  private var state: UInt64
  init(seed: UInt64) { state = seed }
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

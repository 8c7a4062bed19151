import Activities
import Archive
import Foundation
import Host
import XCTest

/// A started host with a fake extension that draws Live Activities.
struct ActivityBench {
  let home: TestHome
  let host: WidgetHost

  /// - Parameter types: Attributes types, with commas.
  init(
    _ types: String = "Ride", kinds: String = "good", controls: String = "",
    _ set: (TestHome) -> Void = { _ in }
  )
    async throws
  {
    home = try TestHome()
    home.activities = types
    home.controls = controls
    home.kinds["Fake"] = kinds
    set(home)
    host = try home.host()
    await host.start()
    try await home.install("Fake", on: host)
  }

  private init(home: TestHome, host: WidgetHost) {
    self.home = home
    self.host = host
  }

  /// Ends the host and starts another over the same folder.
  func restarted() async throws -> ActivityBench {
    await host.stop()
    let host = try home.host()
    await host.start()
    await host.settle()
    return ActivityBench(home: home, host: host)
  }

  func content(_ n: Int, stale seconds: Double? = nil, relevance: Double = 0) -> ActivityContentData {
    ActivityContentData(
      state: Data(#"{"n":\#(n)}"#.utf8), staleDate: seconds.map { home.clock.now.addingTimeInterval($0) },
      relevanceScore: relevance)
  }

  func request(
    _ n: Int = 1, type: String = "Ride", name: String = "Ann", stale: Double? = nil,
    push: ActivityPushType? = nil, alert: ActivityAlert? = nil, start: Double? = nil
  ) -> ActivityStart {
    ActivityStart(
      attributesType: type, attributes: Data(#"{"name":"\#(name)"}"#.utf8),
      content: content(n, stale: stale), pushType: push, alert: alert,
      start: start.map { home.clock.now.addingTimeInterval($0) })
  }

  /// Starts one and gives its identifier.
  @discardableResult
  func start(
    _ n: Int = 1, type: String = "Ride", name: String = "Ann", stale: Double? = nil,
    push: ActivityPushType? = nil, alert: ActivityAlert? = nil, start: Double? = nil
  ) async throws -> String {
    let record = try await host.startActivity(
      request(n, type: type, name: name, stale: stale, push: push, alert: alert, start: start),
      extensionName: "Fake", origin: .page)
    await host.settle()
    return record.id
  }

  /// What a picture was drawn from: version, name, number, staleness, presentation, scheme, size.
  func shown(
    _ id: String, _ presentation: ActivityPresentation = .lockScreen,
    _ scheme: SceneEnvironment.ColorScheme = .dark
  ) async -> String? {
    await host.activity(id: id)?.picture(presentation, scheme)?.scene.widgetURL
  }

  func phase(_ id: String) async -> ActivityPhase? { await host.activity(id: id)?.record.phase }

  /// The clock runs, and the host does what falls due.
  func pass(_ seconds: Double) async {
    let end = home.clock.now.addingTimeInterval(seconds)
    while let next = await host.nextDeadline, next <= end {
      home.clock.advance(to: next)
      await host.catchUp()
    }
    home.clock.advance(to: end)
    await host.catchUp()
  }

  /// Seconds since 1970 by the host's clock.
  var timestamp: Int { Int(home.clock.now.timeIntervalSince1970) }

  /// A push of the gateway's.
  func push(
    _ event: ActivityPush.Event, _ state: String?, to target: PushDelivery.Target, at offset: Int = 0,
    priority: Int = 10, alert: ActivityAlert? = nil, id: String = UUID().uuidString,
    expiration: Date? = nil
  ) -> PushDelivery {
    var push = ActivityPush(event: event, timestamp: timestamp + offset, state: state.map { Data($0.utf8) })
    push.alert = alert
    if event == .start {
      push.attributesType = "Ride"
      push.attributes = Data(#"{"name":"Server"}"#.utf8)
      push.alert = alert ?? ActivityAlert(title: "Started", body: "")
      push.wantsToken = true
    }
    return PushDelivery(
      id: id, target: target, content: .liveActivity(push), priority: priority, expiration: expiration,
      receivedAt: home.clock.now)
  }

  func deliver(_ push: PushDelivery) async -> PushVerdict {
    let verdict = await host.deliver([push])[0]
    await host.settle()
    return verdict
  }

  /// The good token of a kind.
  func token(_ isWanted: (PushDirectory.Entry.Kind) -> Bool) async -> String? {
    await host.tokens().first { $0.unregisteredAt == nil && isWanted($0.kind) }?.hex
  }

  func updateToken(_ id: String) async throws -> PushDelivery.Target {
    let token = await token { $0 == .update(activityID: id) }
    return .token(try XCTUnwrap(token))
  }
}

func assertProblem(_ code: String, line: UInt = #line, _ body: () async throws -> Void) async {
  do {
    try await body()
    XCTFail("no problem", line: line)
  } catch {
    XCTAssertEqual((error as? Problem)?.code, code, line: line)
  }
}

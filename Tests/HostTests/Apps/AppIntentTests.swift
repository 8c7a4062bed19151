import Archive
import Foundation
import Glibc
import Host
import XCTest

/// Intents that belong to the app's process.
final class AppIntentTests: XCTestCase {
  private func bench() async throws -> (ActivityBench, TestApp, activity: String) {
    let bench = try await ActivityBench()
    let app = try await TestApp(
      try await bench.host.appEnvironment(extensionName: "Fake"), module: "FakeApp")
    return (bench, app, try await bench.start())
  }

  private static func tap(_ host: WidgetHost, _ id: String) async throws -> TapOutcome {
    try await host.tapActivity(
      id: id, presentation: .lockScreen, hit: HitToken(.intent(identifier: "bump")).description,
      nonce: UUID().uuidString)
  }

  /// What the app is asked to perform.
  private func asked(_ app: TestApp) async throws -> (number: UInt64, request: PerformRequest) {
    let event = await app.event { if case .perform = $0 { true } else { false } }
    guard case .perform(let number, let bytes)? = event,
      case .perform(let request) = try ArchiveCodec.decodeRequest([UInt8](bytes)).body
    else { throw CocoaError(.coderInvalidValue) }
    return (number, request)
  }

  /// What the extension has performed.
  private func performed(_ bench: ActivityBench, _ id: String) async -> String? {
    await bench.host.activity(id: id)?.picture(.lockScreen, .dark)?.scene.accessibility.first?.label
  }

  func testTheAppPerformsItWhenItRuns() async throws {
    let (bench, app, id) = try await bench()
    let host = bench.host
    async let tapped = Self.tap(host, id)
    let (number, request) = try await asked(app)
    XCTAssertEqual(request.intent, "bump")
    XCTAssertEqual(request.kind, "Ride")
    // As `LiveActivityIntent` does in the app: the update is answered while the intent runs.
    let updated = await app.ask(.update(id: id, content: bench.content(5), alert: nil))
    XCTAssertEqual(updated, .done)
    let outcome = PerformOutcome(ending: .done, intent: "Bump", dialog: "Bumped.")
    let reply = Data(try ArchiveCodec.encode(Reply(id: 0, body: .performed(outcome))))
    let noted = await app.ask(.performed(number: number, reply: reply))
    XCTAssertEqual(noted, .done)
    let result = try await tapped
    XCTAssertEqual(result.result, .performed)
    XCTAssertEqual(result.dialog, "Bumped.")
    XCTAssertEqual(result.notes, [])
    let label = await performed(bench, id)
    XCTAssertFalse(label?.contains("bump") ?? true, "not in the extension")
    let shown = await bench.shown(id)
    XCTAssertEqual(shown, "one/Ann/5/fresh/lockScreen/dark/card")
    await bench.host.stop()
  }

  func testWhatIsNotTheAppsRunsInTheExtension() async throws {
    let (bench, app, id) = try await bench()
    let host = bench.host
    async let tapped = Self.tap(host, id)
    _ = await app.ask(.performed(number: try await asked(app).number, reply: nil))
    let result = try await tapped
    XCTAssertEqual(result.result, .performed)
    let label = await performed(bench, id)
    XCTAssertTrue(label?.contains("bump") ?? false)
    await bench.host.stop()
  }

  func testAnotherProcessCannotAnswerForTheApp() async throws {
    let (bench, app, id) = try await bench()
    let other = try await TestApp(
      try await bench.host.appEnvironment(extensionName: "Fake"), role: .extension)
    let host = bench.host
    async let tapped = Self.tap(host, id)
    let number = try await asked(app).number
    _ = await other.ask(.performed(number: number, reply: Data([1, 2, 3])))
    _ = await app.ask(.performed(number: number + 1, reply: Data()))
    _ = await app.ask(.performed(number: number, reply: Data([1, 2, 3])))
    let result = try await tapped
    XCTAssertEqual(result.result, .failed, "bytes that are no reply")
    await bench.host.stop()
  }

  func testAnAppThatEndsOrSaysNothingIsNamed() async throws {
    let (bench, app, id) = try await bench()
    let host = bench.host
    async let tapped = Self.tap(host, id)
    _ = try await asked(app)
    shutdown(app.descriptor, Int32(SHUT_RDWR))
    let ended = try await tapped
    XCTAssertEqual(ended.problem?.code, "app-ended")
    await bench.host.stop()

    let second = try await ActivityBench { $0.appLimits.performSeconds = 0.01 }
    let silent = try await TestApp(
      try await second.host.appEnvironment(extensionName: "Fake"), module: "FakeApp")
    let late = try await Self.tap(second.host, try await second.start())
    XCTAssertEqual(late.problem?.code, "app-silent")
    withExtendedLifetime(silent) {}
    await second.host.stop()
  }
}

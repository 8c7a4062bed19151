import AppIntents
import Archive
import SwiftUI
import WidgetKit
import XCTest

/// What the handlers of these tests were told. Handlers are made by their type, so it stands outside of them.
@MainActor private var told: [String] = []

/// Statement 253: a server can refresh widgets by push. Statement 266: WidgetPushHandler gives reloads by push without polling.
private struct TokenHandler: WidgetPushHandler {
  func pushTokenDidChange(_ pushInfo: WidgetPushInfo, widgets: [WidgetInfo]) {
    let token = pushInfo.token.map { String(format: "%02x", $0) }.joined()
    MainActor.assumeIsolated { told.append("\(token): \(widgets.map { "\($0.kind) \($0.family)" })") }
  }
}

private final class ControlHandler: ControlPushHandler {
  private var count = 0
  init() {}
  func pushTokensDidChange(controls: [ControlInfo]) {
    count += 1
    let words = "call \(count): \(controls.map { "\($0.kind) \($0.pushInfo?.token.count ?? 0)" })"
    MainActor.assumeIsolated { told.append(words) }
  }
}

private struct Entry: TimelineEntry { var date: Date }
private struct Provider: TimelineProvider {
  func placeholder(in context: Context) -> Entry { Entry(date: .now) }
  func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
    completion(Entry(date: .now))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
    completion(Timeline(entries: [], policy: .never))
  }
}
private struct PushedWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Pushed", provider: Provider()) { _ in Text("x") }
      .configurationDisplayName("Pushed")
      .pushHandler(TokenHandler.self)
  }
}
private struct OtherWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Other", provider: Provider()) { _ in Text("x") }
  }
}
private struct BellIntent: AppIntent {
  static let title: LocalizedStringResource = "Ping"
  func perform() async throws -> some IntentResult { .result() }
}
private struct PushedControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "Ping") {
      ControlWidgetButton(action: BellIntent()) { Label("Ping", systemImage: "bell") }
    }
    .displayName("Ping")
    .pushHandler(ControlHandler.self)
  }
}

@MainActor final class PushHandlerTests: XCTestCase {
  override func setUp() async throws { told = [] }

  private var bench: ActivityBench {
    struct Bundle: WidgetBundle {
      var body: some Widget {
        PushedWidget()
        OtherWidget()
        PushedControl()
      }
    }
    return ActivityBench(bundle: Bundle().body)
  }

  func testABundleSaysWhoTakesPushes() async throws {
    let described = await bench.describe()
    let bundle = try XCTUnwrap(described)
    XCTAssertEqual(bundle.widgets.map(\.handlesPush), [true, false])
    XCTAssertEqual(bundle.controls.map(\.handlesPush), [true])
  }

  func testWidgetsHearOfTheirToken() async {
    let change = PushTokensChange(
      subject: .widgets,
      answer: HostAnswer(
        placed: [
          .init(kind: "Pushed", family: .systemSmall), .init(kind: "Other", family: .systemLarge),
          .init(kind: "Pushed", family: .systemMedium),
        ], token: Data([0xAB, 0x01])))
    let reply = await bench.ask(.pushTokens(change))
    XCTAssertEqual(reply, .acknowledged)
    XCTAssertEqual(told, [#"ab01: ["Pushed systemSmall", "Pushed systemMedium"]"#])
  }

  func testControlsHearOfTheirTokens() async {
    let change = PushTokensChange(
      subject: .controls,
      answer: HostAnswer(placed: [
        .init(kind: "Ping", token: Data([1, 2, 3])), .init(kind: "Ping"),
        .init(kind: "Ping", token: Data([4, 5])),
      ]))
    let bench = bench
    _ = await bench.ask(.pushTokens(change))
    _ = await bench.ask(.pushTokens(change))
    XCTAssertEqual(told, [#"call 1: ["Ping 3", "Ping 2"]"#, #"call 2: ["Ping 3", "Ping 2"]"#])
  }

  func testWithoutAHostThereIsNoToken() async {
    let info = await WidgetCenter.shared.currentPushInfo
    XCTAssertNil(info)
  }
}

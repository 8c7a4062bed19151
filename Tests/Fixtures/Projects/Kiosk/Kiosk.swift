import ActivityKit
import AppIntents
import SwiftUI
import WidgetKit

// A widget, a control and a Live Activity that a server reaches. Each says how often it was asked, so that a test sees whether a push
// changed something.

enum Asked {
  /// How often `name` was asked, this time included.
  static func again(_ name: String) -> Int {
    let defaults = UserDefaults.standard
    let count = defaults.integer(forKey: name) + 1
    defaults.set(count, forKey: name)
    return count
  }
}

struct KioskEntry: TimelineEntry {
  let date: Date
  let count: Int
}

struct KioskProvider: TimelineProvider {
  func placeholder(in context: Context) -> KioskEntry { KioskEntry(date: .now, count: 0) }
  func getSnapshot(in context: Context, completion: @escaping (KioskEntry) -> Void) {
    completion(placeholder(in: context))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<KioskEntry>) -> Void) {
    completion(Timeline(entries: [KioskEntry(date: .now, count: Asked.again("widget"))], policy: .never))
  }
}

struct WidgetTokens: WidgetPushHandler {
  func pushTokenDidChange(_ pushInfo: WidgetPushInfo, widgets: [WidgetInfo]) {
    print("widgets' token \(pushInfo.token.map { String(format: "%02x", $0) }.joined()) for \(widgets.count)")
  }
}

struct KioskWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "kiosk", provider: KioskProvider()) { entry in
      Text("Asked \(entry.count) times").containerBackground(.background, for: .widget)
    }
    .supportedFamilies([.systemSmall])
    .pushHandler(WidgetTokens.self)
  }
}

struct OpenKiosk: AppIntent {
  static let title: LocalizedStringResource = "Open the Kiosk"
  func perform() async throws -> some IntentResult { .result() }
}

struct KioskValue: ControlValueProvider {
  var previewValue: Int { 0 }
  func currentValue() async throws -> Int { Asked.again("control") }
}

struct ControlTokens: ControlPushHandler {
  func pushTokensDidChange(controls: [ControlInfo]) { print("\(controls.count) controls have a token") }
}

struct KioskControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "open", provider: KioskValue()) { count in
      ControlWidgetButton(action: OpenKiosk()) {
        Label("Asked \(count) times", systemImage: "storefront")
      }
    }
    .displayName("Kiosk")
    .pushHandler(ControlTokens.self)
  }
}

struct QueueAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var ahead: Int
    var window: String?
  }
  var number: Int
}

struct QueueActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: QueueAttributes.self) { context in
      Text("Number \(context.attributes.number): \(context.state.ahead) ahead").padding()
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.center) { Text("\(context.state.ahead) ahead") }
      } compactLeading: {
        Image(systemName: "person.3.fill")
      } compactTrailing: {
        Text("\(context.state.ahead)")
      } minimal: {
        Text("\(context.state.ahead)")
      }
    }
  }
}

@main
struct KioskBundle: WidgetBundle {
  var body: some Widget {
    KioskWidget()
    KioskControl()
    QueueActivity()
  }
}

import ActivityKit
import AppIntents
import SwiftUI
import WidgetKit

// A bundle with one of everything, and a widget whose provider traps.

struct Moment: TimelineEntry { let date: Date }

struct Steady: TimelineProvider {
  func placeholder(in context: Context) -> Moment { Moment(date: .now) }
  func getSnapshot(in context: Context, completion: @escaping (Moment) -> Void) {
    completion(Moment(date: .now))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<Moment>) -> Void) {
    completion(Timeline(entries: [Moment(date: .now)], policy: .never))
  }
}

struct Trapping: TimelineProvider {
  func placeholder(in context: Context) -> Moment { Moment(date: .now) }
  func getSnapshot(in context: Context, completion: @escaping (Moment) -> Void) {
    completion(Moment(date: .now))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<Moment>) -> Void) {
    let prices: [Double] = []
    completion(Timeline(entries: [Moment(date: Date(timeIntervalSince1970: prices[3]))], policy: .never))
  }
}

struct TrappingWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "trapping", provider: Trapping()) { _ in
      Text("Never seen").containerBackground(.background, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct SteadyWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "steady", provider: Steady()) { _ in
      Text("Steady").containerBackground(.background, for: .widget)
    }
    .supportedFamilies([.systemSmall, .accessoryInline])
  }
}

struct PingIntent: AppIntent {
  static let title: LocalizedStringResource = "Ping"
  func perform() async throws -> some IntentResult { .result() }
}

struct PingControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "ping") {
      ControlWidgetButton(action: PingIntent()) { Label("Ping", systemImage: "bell") }
    }
  }
}

struct RideAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable { var arrival: Date }
  var driver: String
  var promised: Date
}

struct RideActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: RideAttributes.self) { context in
      VStack {
        Text("\(context.attributes.driver) in \(context.state.arrival, style: .timer)")
        Text(timerInterval: Date.now...context.attributes.promised)
      }
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.center) { Text(context.attributes.driver) }
      } compactLeading: {
        Image(systemName: "car")
      } compactTrailing: {
        Text(context.state.arrival, style: .timer).frame(width: 40)
      } minimal: {
        Image(systemName: "car")
      }
    }
  }
}

@main struct MixedBundle: WidgetBundle {
  var body: some Widget {
    TrappingWidget()
    SteadyWidget()
    PingControl()
    RideActivity()
  }
}

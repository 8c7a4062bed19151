import ActivityKit
import AppIntents
import SwiftUI
import WidgetKit

struct Tide: TimelineEntry {
  var date: Date
  var metres: Double
}

struct TideProvider: TimelineProvider {
  func placeholder(in context: Context) -> Tide { Tide(date: .now, metres: 0) }
  func getSnapshot(in context: Context, completion: @escaping (Tide) -> Void) {
    completion(placeholder(in: context))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<Tide>) -> Void) {
    let tides = (0..<3).map { Tide(date: .now + Double($0) * 3_600, metres: Double($0)) }
    completion(Timeline(entries: tides, policy: .atEnd))
  }
}

struct TideView: View {
  var tide: Tide
  var body: some View {
    Text(tide.metres, format: .number).containerBackground(.blue, for: .widget)
  }
}

struct TideWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "tides", provider: TideProvider()) { TideView(tide: $0) }
      .supportedFamilies([.systemSmall, .accessoryRectangular])
  }
}

struct HarbourIntent: WidgetConfigurationIntent {
  static var title: LocalizedStringResource { "Harbour" }
  @Parameter(title: "Name", default: "Dover") var name: String
  init() {}
  init(name: String) { self.name = name }
}

struct HarbourEntry: TimelineEntry {
  var date: Date
  var name: String
}

struct HarbourProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> HarbourEntry { HarbourEntry(date: .now, name: "") }
  func snapshot(for intent: HarbourIntent, in context: Context) async -> HarbourEntry {
    HarbourEntry(date: .now, name: intent.name)
  }
  func timeline(for intent: HarbourIntent, in context: Context) async -> Timeline<HarbourEntry> {
    Timeline(entries: [HarbourEntry(date: .now, name: intent.name)], policy: .never)
  }
}

struct HarbourWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "harbour", intent: HarbourIntent.self, provider: HarbourProvider()) {
      Text($0.name).containerBackground(.background, for: .widget)
    }
  }
}

struct FerryAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable { var minutes: Int }
  var line: String
}

struct FerryActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: FerryAttributes.self) { context in
      Text("\(context.attributes.line) in \(context.state.minutes) min").padding()
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.center) { Text(context.attributes.line) }
      } compactLeading: {
        Text("F")
      } compactTrailing: {
        Text("\(context.state.minutes)")
      } minimal: {
        Text("\(context.state.minutes)")
      }
    }
  }
}

@main struct TideBundle: WidgetBundle {
  var body: some Widget {
    TideWidget()
    HarbourWidget()
    FerryActivity()
  }
}

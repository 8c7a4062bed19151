import SwiftUI
import WidgetKit

struct LanternEntry: TimelineEntry {
  var date: Date
}

struct LanternProvider: TimelineProvider {
  func placeholder(in context: Context) -> LanternEntry { LanternEntry(date: .now) }
  func getSnapshot(in context: Context, completion: @escaping (LanternEntry) -> Void) {
    completion(placeholder(in: context))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<LanternEntry>) -> Void) {
    completion(Timeline(entries: [placeholder(in: context)], policy: .never))
  }
}

@main
struct LanternWidgets: WidgetBundle {
  var body: some Widget { LanternWidget() }
}

struct LanternWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Lantern", provider: LanternProvider()) { _ in
      Text(Light.words).containerBackground(.yellow, for: .widget)
    }
    .configurationDisplayName(Light.words)
    .supportedFamilies([.systemSmall])
  }
}

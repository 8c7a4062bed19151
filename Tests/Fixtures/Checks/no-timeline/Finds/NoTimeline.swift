import SwiftUI
import WidgetKit

struct NoTimelineWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "no-timeline", provider: Silent()) { _ in
      Plain { Text("Hello") }
    }
    .configurationDisplayName("no-timeline")
    .description("A case of the checks.")
    .supportedFamilies([.systemSmall])
  }
}

struct Silent: TimelineProvider {
  func placeholder(in context: Context) -> Moment { Moment(date: .now) }
  func getSnapshot(in context: Context, completion: @escaping (Moment) -> Void) {
    completion(Moment(date: .now))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<Moment>) -> Void) {
    // Forgotten: completion is never called.
  }
}

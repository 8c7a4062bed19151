import SwiftUI
import WidgetKit

struct ProviderSlowWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "provider-slow", provider: Sleepy()) { _ in
      Plain { Text("Hello") }
    }
    .configurationDisplayName("provider-slow")
    .description("A case of the checks.")
    .supportedFamilies([.systemSmall])
  }
}

struct Sleepy: TimelineProvider {
  func placeholder(in context: Context) -> Moment { Moment(date: .now) }
  func getSnapshot(in context: Context, completion: @escaping (Moment) -> Void) {
    completion(Moment(date: .now))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<Moment>) -> Void) {
    Thread.sleep(forTimeInterval: 0.3)
    completion(Timeline(entries: [Moment(date: .now)], policy: .never))
  }
}

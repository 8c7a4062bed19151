import SwiftUI
import WidgetKit

/// A widget as they were before iOS 17: it fills itself, and knows no container background.
@main
struct Legacy: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "legacy", provider: Provider()) { _ in
      Color.orange
    }
    .supportedFamilies([.systemSmall])
  }
}

struct Entry: TimelineEntry {
  var date: Date
}

struct Provider: TimelineProvider {
  func placeholder(in context: Context) -> Entry { Entry(date: Date()) }
  func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
    completion(Entry(date: Date()))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
    completion(Timeline(entries: [Entry(date: Date())], policy: .never))
  }
}

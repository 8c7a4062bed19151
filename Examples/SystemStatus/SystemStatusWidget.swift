import SwiftUI
import WidgetKit

@main
struct SystemStatusWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "SystemStatus", provider: StatusProvider()) { entry in
      StatusView(entry: entry)
        .containerBackground(for: .widget) {
          LinearGradient(
            colors: [Color(red: 0.11, green: 0.13, blue: 0.22), Color(red: 0.05, green: 0.06, blue: 0.11)],
            startPoint: .top, endPoint: .bottom)
        }
    }
    .configurationDisplayName("System Status")
    .description("Processor, memory and disk at a glance.")
    .supportedFamilies([.systemSmall, .systemMedium, .systemLarge])
  }
}

struct StatusEntry: TimelineEntry {
  let date: Date
  let status: SystemStatus
}

struct StatusProvider: TimelineProvider {
  func placeholder(in context: Context) -> StatusEntry {
    StatusEntry(date: .now, status: .sample)
  }

  func getSnapshot(in context: Context, completion: @escaping (StatusEntry) -> Void) {
    completion(StatusEntry(date: .now, status: context.isPreview ? .sample : .read()))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<StatusEntry>) -> Void) {
    let now = Date.now
    let next = Calendar.current.date(byAdding: .minute, value: 30, to: now)!
    let entry = StatusEntry(date: now, status: .read())
    completion(Timeline(entries: [entry], policy: .after(next)))
  }
}

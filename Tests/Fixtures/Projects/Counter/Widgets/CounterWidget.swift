import AppIntents
import SwiftUI
import WidgetKit

struct CountEntry: TimelineEntry {
  let date: Date
  let count: Int
}

struct CountProvider: TimelineProvider {
  func placeholder(in context: Context) -> CountEntry { CountEntry(date: .now, count: 0) }
  func getSnapshot(in context: Context, completion: @escaping (CountEntry) -> Void) {
    completion(CountEntry(date: .now, count: Count.value))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<CountEntry>) -> Void) {
    completion(Timeline(entries: [CountEntry(date: .now, count: Count.value)], policy: .never))
  }
}

struct Increment: AppIntent {
  static let title: LocalizedStringResource = "Increment"
  func perform() async throws -> some IntentResult {
    Count.value += 1
    return .result()
  }
}

struct CounterWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "counter", provider: CountProvider()) { entry in
      VStack {
        Text("count \(entry.count)")
        Button("More", intent: Increment())
      }
      .containerBackground(.white, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

@main
struct CounterBundle: WidgetBundle {
  var body: some Widget { CounterWidget() }
}

import HarbourKit
import SwiftUI
import WidgetKit

struct HarbourEntry: TimelineEntry {
  var date: Date
  var tide: Tide
}

struct HarbourProvider: TimelineProvider {
  func placeholder(in context: Context) -> HarbourEntry { HarbourEntry(date: .now, tide: .low) }
  func getSnapshot(in context: Context, completion: @escaping (HarbourEntry) -> Void) {
    completion(placeholder(in: context))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<HarbourEntry>) -> Void) {
    completion(Timeline(entries: [HarbourEntry(date: .now, tide: .high)], policy: .never))
  }
}

@main
struct HarbourWidgets: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Harbour", provider: HarbourProvider()) { entry in
      VStack {
        Text(entry.tide.name)
        Text(Depth(metres: 4).text)
      }
      .containerBackground(.blue, for: .widget)
    }
    .configurationDisplayName(name)
    .supportedFamilies([.systemSmall])
  }

  #if TIDES
    private let name = "Tides"
  #else
    private let name = "Harbour"
  #endif
}

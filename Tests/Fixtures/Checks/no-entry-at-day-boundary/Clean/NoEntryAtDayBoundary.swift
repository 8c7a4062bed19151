import SwiftUI
import WidgetKit

struct NoEntryAtDayBoundaryWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "no-entry-at-day-boundary", provider: Midnight()) { _ in
      Plain { Today() }
    }
    .configurationDisplayName("no-entry-at-day-boundary")
    .description("A case of the checks.")
    .supportedFamilies([.systemMedium])
  }
}

struct Today: View {
  var body: some View { Text(Date.now.formatted(.dateTime.weekday(.wide).day())) }
}

struct Midnight: TimelineProvider {
  func placeholder(in context: Context) -> Moment { Moment(date: .now) }
  func getSnapshot(in context: Context, completion: @escaping (Moment) -> Void) {
    completion(Moment(date: .now))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<Moment>) -> Void) {
    let start = Calendar.current.startOfDay(for: .now)
    let midnight = Calendar.current.date(byAdding: .day, value: 1, to: start) ?? .now
    completion(Timeline(entries: [Moment(date: .now)], policy: .after(midnight)))
  }
}

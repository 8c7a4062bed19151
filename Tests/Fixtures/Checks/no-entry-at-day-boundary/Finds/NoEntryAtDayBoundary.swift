import SwiftUI
import WidgetKit

struct NoEntryAtDayBoundaryWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "no-entry-at-day-boundary", provider: Dates(after: 7200)) { _ in
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

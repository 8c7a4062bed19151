import SwiftUI
import WidgetKit

struct SingleEntryAtEndWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "single-entry-at-end", provider: Dates(seconds: [0, 3600], policy: .atEnd)) {
      _ in
      Plain { Text("Hello") }
    }
    .configurationDisplayName("single-entry-at-end")
    .description("A case of the checks.")
    .supportedFamilies([.systemSmall])
  }
}

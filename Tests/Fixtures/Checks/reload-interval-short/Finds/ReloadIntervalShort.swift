import SwiftUI
import WidgetKit

struct ReloadIntervalShortWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "reload-interval-short", provider: Dates(after: 300)) { _ in
      Plain { Text("Hello") }
    }
    .configurationDisplayName("reload-interval-short")
    .description("A case of the checks.")
    .supportedFamilies([.systemSmall])
  }
}

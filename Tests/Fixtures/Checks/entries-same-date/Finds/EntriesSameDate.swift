import SwiftUI
import WidgetKit

struct EntriesSameDateWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "entries-same-date", provider: Dates(seconds: [0, 3600, 3600])) { _ in
      Plain { Text("Hello") }
    }
    .configurationDisplayName("entries-same-date")
    .description("A case of the checks.")
    .supportedFamilies([.systemSmall])
  }
}

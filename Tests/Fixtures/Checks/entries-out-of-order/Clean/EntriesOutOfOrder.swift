import SwiftUI
import WidgetKit

struct EntriesOutOfOrderWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "entries-out-of-order", provider: Dates(seconds: [0, 3600, 7200])) { _ in
      Plain { Text("Hello") }
    }
    .configurationDisplayName("entries-out-of-order")
    .description("A case of the checks.")
    .supportedFamilies([.systemSmall])
  }
}

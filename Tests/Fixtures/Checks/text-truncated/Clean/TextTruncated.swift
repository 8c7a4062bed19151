import SwiftUI
import WidgetKit

struct TextTruncatedWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "text-truncated", provider: Dates()) { _ in
      Plain { Text("A name that is longer than a small widget is wide").font(.caption) }
    }
    .configurationDisplayName("text-truncated")
    .description("A case of the checks.")
    .supportedFamilies([.systemSmall])
  }
}

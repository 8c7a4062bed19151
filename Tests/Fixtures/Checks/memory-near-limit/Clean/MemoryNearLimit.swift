import SwiftUI
import WidgetKit

struct MemoryNearLimitWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "memory-near-limit", provider: Dates()) { _ in
      Plain { Text("Hello") }
    }
    .configurationDisplayName("memory-near-limit")
    .description("A case of the checks.")
    .supportedFamilies([.systemSmall])
  }
}

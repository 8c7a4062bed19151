import SwiftUI
import WidgetKit

struct NoTimelineWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "no-timeline", provider: Dates()) { _ in
      Plain { Text("Hello") }
    }
    .configurationDisplayName("no-timeline")
    .description("A case of the checks.")
    .supportedFamilies([.systemSmall])
  }
}

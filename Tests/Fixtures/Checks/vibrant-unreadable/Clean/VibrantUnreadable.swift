import SwiftUI
import WidgetKit

struct VibrantUnreadableWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "vibrant-unreadable", provider: Dates()) { _ in
      Plain { Text("Light") }
    }
    .configurationDisplayName("vibrant-unreadable")
    .description("A case of the checks.")
    .supportedFamilies([.accessoryRectangular])
  }
}

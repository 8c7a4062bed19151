import SwiftUI
import WidgetKit

struct VibrantUnreadableWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "vibrant-unreadable", provider: Dates()) { _ in
      Plain { Text("Dark").foregroundStyle(Color(white: 0.36)) }
    }
    .configurationDisplayName("vibrant-unreadable")
    .description("A case of the checks.")
    .supportedFamilies([.accessoryRectangular])
  }
}

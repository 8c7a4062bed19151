import SwiftUI
import WidgetKit

struct MissingDescriptionWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "missing-description", provider: Dates()) { _ in
      Plain { Text("Hello") }
    }
    .configurationDisplayName("No description")
    .supportedFamilies([.systemSmall])
  }
}

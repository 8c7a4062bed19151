import SwiftUI
import WidgetKit

struct MissingDescriptionWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "missing-description", provider: Dates()) { _ in
      Plain { Text("Hello") }
    }
    .configurationDisplayName("missing-description")
    .description("A case of the checks.")
    .supportedFamilies([.systemSmall])
  }
}

import SwiftUI
import WidgetKit

struct MissingDisplayNameWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "missing-display-name", provider: Dates()) { _ in
      Plain { Text("Hello") }
    }
    .configurationDisplayName("missing-display-name")
    .description("A case of the checks.")
    .supportedFamilies([.systemSmall])
  }
}

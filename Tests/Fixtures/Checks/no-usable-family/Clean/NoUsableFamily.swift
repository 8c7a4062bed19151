import SwiftUI
import WidgetKit

struct NoUsableFamilyWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "no-usable-family", provider: Dates()) { _ in
      Plain { Text("Hello") }
    }
    .configurationDisplayName("no-usable-family")
    .description("A case of the checks.")
    .supportedFamilies([.systemSmall])
  }
}

import SwiftUI
import WidgetKit

struct DuplicateKindWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "duplicate-kind", provider: Dates()) { _ in
      Plain { Text("Hello") }
    }
    .configurationDisplayName("duplicate-kind")
    .description("A case of the checks.")
    .supportedFamilies([.systemSmall])
  }
}

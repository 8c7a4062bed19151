import SwiftUI
import WidgetKit

struct UnsupportedViewWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "unsupported-view", provider: Dates()) { _ in
      Plain { List { Text("One") } }
    }
    .configurationDisplayName("unsupported-view")
    .description("A case of the checks.")
    .supportedFamilies([.systemSmall])
  }
}

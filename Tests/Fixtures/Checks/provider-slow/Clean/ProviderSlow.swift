import SwiftUI
import WidgetKit

struct ProviderSlowWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "provider-slow", provider: Dates()) { _ in
      Plain { Text("Hello") }
    }
    .configurationDisplayName("provider-slow")
    .description("A case of the checks.")
    .supportedFamilies([.systemSmall])
  }
}

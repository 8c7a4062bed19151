import SwiftUI
import WidgetKit

struct PolicyInPastWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "policy-in-past", provider: Dates(after: 3600)) { _ in
      Plain { Text("Hello") }
    }
    .configurationDisplayName("policy-in-past")
    .description("A case of the checks.")
    .supportedFamilies([.systemSmall])
  }
}

import SwiftUI
import WidgetKit

struct OverBudgetWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "over-budget", provider: Dates(after: 300)) { _ in
      Plain { Text("Hello") }
    }
    .configurationDisplayName("over-budget")
    .description("A case of the checks.")
    .supportedFamilies([.systemSmall])
  }
}

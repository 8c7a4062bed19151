import SwiftUI
import WidgetKit

struct AccentedCollapseWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "accented-collapse", provider: Dates()) { _ in
      Plain { Text("New").padding().background(.red.opacity(0.2), in: .capsule) }
    }
    .configurationDisplayName("accented-collapse")
    .description("A case of the checks.")
    .supportedFamilies([.systemSmall])
  }
}

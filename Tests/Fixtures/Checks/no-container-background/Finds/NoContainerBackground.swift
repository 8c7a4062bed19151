import SwiftUI
import WidgetKit

struct NoContainerBackgroundWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "no-container-background", provider: Dates()) { _ in
      Text("Hello")
    }
    .configurationDisplayName("no-container-background")
    .description("A case of the checks.")
    .supportedFamilies([.systemSmall])
  }
}

import SwiftUI
import WidgetKit

struct ContentClippedWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "content-clipped", provider: Dates()) { _ in
      Plain { Text("Hello").frame(maxWidth: .infinity, alignment: .leading) }
    }
    .configurationDisplayName("content-clipped")
    .description("A case of the checks.")
    .supportedFamilies([.systemSmall])
  }
}

import SwiftUI
import WidgetKit

struct EntriesTooCloseWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "entries-too-close", provider: Dates(seconds: [0, 20, 320, 620])) { _ in
      Plain { Text("Hello") }
    }
    .configurationDisplayName("entries-too-close")
    .description("A case of the checks.")
    .supportedFamilies([.systemSmall])
  }
}

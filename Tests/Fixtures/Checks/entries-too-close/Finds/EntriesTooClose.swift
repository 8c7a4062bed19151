import SwiftUI
import WidgetKit

struct EntriesTooCloseWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "entries-too-close", provider: Dates(seconds: (0..<60).map { Double($0) * 60 }))
    { _ in
      Plain { Text("Hello") }
    }
    .configurationDisplayName("entries-too-close")
    .description("A case of the checks.")
    .supportedFamilies([.systemSmall])
  }
}

import SwiftUI
import WidgetKit

struct EntriesPassedWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "entries-passed", provider: Dates(seconds: [-7200, -3600, 0])) { _ in
      Plain { Text("Hello") }
    }
    .configurationDisplayName("entries-passed")
    .description("A case of the checks.")
    .supportedFamilies([.systemSmall])
  }
}

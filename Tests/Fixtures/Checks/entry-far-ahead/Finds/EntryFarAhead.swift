import SwiftUI
import WidgetKit

struct EntryFarAheadWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "entry-far-ahead", provider: Dates(seconds: [0, 86_400 * 900])) { _ in
      Plain { Text("Hello") }
    }
    .configurationDisplayName("entry-far-ahead")
    .description("A case of the checks.")
    .supportedFamilies([.systemSmall])
  }
}

import SwiftUI
import WidgetKit

struct TooManyEntriesWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(
      kind: "too-many-entries", provider: Dates(seconds: (0..<100).map { Double($0) * 600 })
    ) { _ in
      Plain { Text("Hello") }
    }
    .configurationDisplayName("too-many-entries")
    .description("A case of the checks.")
    .supportedFamilies([.systemSmall])
  }
}

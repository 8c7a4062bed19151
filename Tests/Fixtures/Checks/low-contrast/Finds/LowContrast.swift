import SwiftUI
import WidgetKit

struct LowContrastWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "low-contrast", provider: Dates()) { _ in
      Plain { Text("Pale").foregroundStyle(Color(white: 0.95)) }
    }
    .configurationDisplayName("low-contrast")
    .description("A case of the checks.")
    .supportedFamilies([.systemSmall])
  }
}

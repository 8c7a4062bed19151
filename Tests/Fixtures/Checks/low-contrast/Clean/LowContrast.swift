import SwiftUI
import WidgetKit

struct LowContrastWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "low-contrast", provider: Dates()) { _ in
      Plain {
        VStack {
          Text("Strong"); Text("Level").foregroundStyle(.tertiary)
        }
      }
    }
    .configurationDisplayName("low-contrast")
    .description("A case of the checks.")
    .supportedFamilies([.systemSmall])
  }
}

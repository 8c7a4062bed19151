import SwiftUI
import WidgetKit

struct UnknownSymbolWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "unknown-symbol", provider: Dates()) { _ in
      Plain { Image(systemName: "heart.fill") }
    }
    .configurationDisplayName("unknown-symbol")
    .description("A case of the checks.")
    .supportedFamilies([.systemSmall])
  }
}

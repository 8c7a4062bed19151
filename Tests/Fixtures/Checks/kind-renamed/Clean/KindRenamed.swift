import SwiftUI
import WidgetKit

struct KindRenamedWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "kind-renamed", provider: Dates()) { _ in
      Plain { Text("Hello") }
    }
    .configurationDisplayName("kind-renamed")
    .description("A case of the checks.")
    .supportedFamilies([.systemSmall])
  }
}

enum Renaming {
  static func reload() { WidgetCenter.shared.reloadTimelines(ofKind: "kind-renamed") }
}

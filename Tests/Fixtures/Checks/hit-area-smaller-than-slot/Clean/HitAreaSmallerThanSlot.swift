import AppIntents
import SwiftUI
import WidgetKit

struct HitAreaSmallerThanSlotWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "hit-area-smaller-than-slot", provider: Dates()) { _ in
      Plain {
        Button(intent: Tick()) {
          Image(systemName: "checkmark").frame(maxWidth: .infinity, maxHeight: .infinity)
        }.buttonStyle(.plain)
      }
    }
    .configurationDisplayName("hit-area-smaller-than-slot")
    .description("A case of the checks.")
    .supportedFamilies([.accessoryCircular])
  }
}

struct Tick: AppIntent {
  static let title: LocalizedStringResource = "Tick"
  func perform() async throws -> some IntentResult { .result() }
}

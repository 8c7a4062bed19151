import AppIntents
import SwiftUI
import WidgetKit

struct IntentNotFoundWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "intent-not-found", provider: Dates()) { _ in
      Plain { Press() }
    }
    .configurationDisplayName("intent-not-found")
    .description("A case of the checks.")
    .supportedFamilies([.systemSmall])
  }
}

struct Press: View {
  var body: some View {
    struct Hidden: AppIntent {
      static let title: LocalizedStringResource = "Hidden"
      func perform() async throws -> some IntentResult { .result() }
    }
    return Button("Press", intent: Hidden())
  }
}

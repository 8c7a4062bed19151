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
  var body: some View { Button("Press", intent: Visible()) }
}

struct Visible: AppIntent {
  static let title: LocalizedStringResource = "Visible"
  func perform() async throws -> some IntentResult { .result() }
}

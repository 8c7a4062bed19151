import SwiftUI
import WidgetKit

struct MemoryNearLimitWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "memory-near-limit", provider: Dates()) { _ in
      Plain { Hoarder() }
    }
    .configurationDisplayName("memory-near-limit")
    .description("A case of the checks.")
    .supportedFamilies([.systemMedium])
  }
}

/// Twenty-eight megabytes that are written to, as a picture of a camera is when it is decoded.
@MainActor enum Hoard {
  static let bytes = [UInt8](repeating: 1, count: 28 << 20)
}

struct Hoarder: View {
  var body: some View { Text("\(Hoard.bytes.count)") }
}

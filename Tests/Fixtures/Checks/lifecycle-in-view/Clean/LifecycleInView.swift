import SwiftUI
import WidgetKit

@main struct CounterWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "counter", provider: Provider()) { entry in Counter(count: entry.count) }
  }
}

struct Counter: View {
  let count: Int
  var body: some View { Text("\(count)") }
}

/// Only the app shows it.
struct Settings: View {
  var body: some View { Counter(count: 1).onAppear { load() } }
}

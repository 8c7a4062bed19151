import ActivityKit
import SwiftUI
import WidgetKit

struct StaleUnusedAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var note: String
  }
  var name: String
}

struct StaleUnusedWidget: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: StaleUnusedAttributes.self) { context in
      Text(context.isStale ? "Old" : context.attributes.name)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.center) { Text(context.attributes.name) }
      } compactLeading: {
        Text("A")
      } compactTrailing: {
        Text("B")
      } minimal: {
        Text("C")
      }
    }
    .supplementalActivityFamilies([.small])
  }
}

#Preview("Card", as: .content, using: StaleUnusedAttributes(name: "Ann")) {
  StaleUnusedWidget()
} contentStates: {
  StaleUnusedAttributes.ContentState(note: "On the way")
}

import ActivityKit
import SwiftUI
import WidgetKit

struct AttributesOver4kAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var note: String
  }
  var name: String
}

struct AttributesOver4kWidget: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: AttributesOver4kAttributes.self) { context in
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

#Preview("Card", as: .content, using: AttributesOver4kAttributes(name: "Ann")) {
  AttributesOver4kWidget()
} contentStates: {
  AttributesOver4kAttributes.ContentState(note: String(repeating: "x", count: 5000))
}

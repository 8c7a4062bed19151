import ActivityKit
import SwiftUI
import WidgetKit

struct MissingSmallFamilyAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var note: String
  }
  var name: String
}

struct MissingSmallFamilyWidget: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: MissingSmallFamilyAttributes.self) { context in
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

#Preview("Card", as: .content, using: MissingSmallFamilyAttributes(name: "Ann")) {
  MissingSmallFamilyWidget()
} contentStates: {
  MissingSmallFamilyAttributes.ContentState(note: "On the way")
}

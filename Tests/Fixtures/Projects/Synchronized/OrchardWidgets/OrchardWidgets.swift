import Fruit
import SwiftUI
import WidgetKit

struct OrchardEntry: TimelineEntry {
  var date: Date
  var tree: Tree
}

struct OrchardProvider: TimelineProvider {
  func placeholder(in context: Context) -> OrchardEntry {
    OrchardEntry(date: .now, tree: Tree(name: Fruits.names.first ?? "none"))
  }
  func getSnapshot(in context: Context, completion: @escaping (OrchardEntry) -> Void) {
    completion(placeholder(in: context))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<OrchardEntry>) -> Void) {
    completion(Timeline(entries: [placeholder(in: context)], policy: .never))
  }
}

@main
struct OrchardWidgets: WidgetBundle {
  var body: some Widget { OrchardWidget() }
}

struct OrchardWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Orchard", provider: OrchardProvider()) { entry in
      Text(entry.tree.name).containerBackground(.green, for: .widget)
    }
    .configurationDisplayName("Orchard")
    .supportedFamilies([.systemSmall, .systemMedium])
  }
}

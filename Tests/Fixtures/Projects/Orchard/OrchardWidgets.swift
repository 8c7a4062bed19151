import SwiftUI
import WidgetKit

struct Visit: TimelineEntry {
  var date: Date
  var lines: [String] = []
}

struct Visits: TimelineProvider {
  func placeholder(in context: Context) -> Visit { Visit(date: .now) }
  func getSnapshot(in context: Context, completion: @escaping (Visit) -> Void) {
    completion(Visit(date: .now))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<Visit>) -> Void) {
    completion(Timeline(entries: [Visit(date: .now, lines: Report.lines())], policy: .never))
  }
}

/// Rows that the view reads itself. As in apps, nothing here imports CoreData.
struct TreeList: View {
  @Environment(\.managedObjectContext) private var context
  @FetchRequest(sortDescriptors: [SortDescriptor(\.sortName)]) private var trees: FetchedResults<Tree>
  @FetchRequest(
    entity: Harvest.entity(), sortDescriptors: [NSSortDescriptor(keyPath: \Harvest.day, ascending: false)],
    predicate: NSPredicate(format: "kilos > %f AND tree.name BEGINSWITH[c] %@", 15.0, "c"))
  private var heavy: FetchedResults<Harvest>

  var body: some View {
    VStack(alignment: .leading, spacing: 3) {
      ForEach(trees) { tree in
        HStack {
          Text(tree.name ?? "?").bold()
          Spacer()
          Text("\((tree.harvests as? Set<Harvest>)?.map(\.kilos).reduce(0, +) ?? 0, specifier: "%.0f") kg")
        }
      }
      Text("Cox: \(heavy.map { "\(Int($0.kilos))" }.joined(separator: ", "))").font(.caption)
    }
    .containerBackground(.background, for: .widget)
  }
}

struct ReportView: View {
  var visit: Visit
  var body: some View {
    VStack(alignment: .leading) { ForEach(visit.lines, id: \.self) { Text($0).font(.caption2) } }
      .containerBackground(.background, for: .widget)
  }
}

struct TreesWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "trees", provider: Visits()) { _ in
      TreeList().environment(\.managedObjectContext, Store.shared.container.viewContext)
    }
  }
}
struct ReportWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "report", provider: Visits()) { ReportView(visit: $0) }
  }
}

@main struct OrchardWidgets: WidgetBundle {
  var body: some Widget {
    TreesWidget()
    ReportWidget()
  }
}

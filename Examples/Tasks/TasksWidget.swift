import AppIntents
import SwiftUI
import WidgetKit

struct TasksEntry: TimelineEntry {
  let date: Date
  let list: TaskList
  let items: [TaskItem]
  var open: Int { items.count { !$0.isDone } }
}

struct TasksProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> TasksEntry { entry(for: SelectListIntent()) }

  func snapshot(for configuration: SelectListIntent, in context: Context) async -> TasksEntry {
    entry(for: configuration)
  }

  func timeline(for configuration: SelectListIntent, in context: Context) async -> Timeline<TasksEntry> {
    Timeline(entries: [entry(for: configuration)], policy: .never)
  }

  func recommendations() -> [AppIntentRecommendation<SelectListIntent>] {
    TaskStore.shared.lists().map { list in
      let intent = SelectListIntent()
      intent.list = TaskListEntity(list)
      return AppIntentRecommendation(intent: intent, description: list.name)
    }
  }

  private func entry(for configuration: SelectListIntent) -> TasksEntry {
    let lists = TaskStore.shared.lists()
    let list = lists.first { $0.id == configuration.list?.id } ?? lists[0]
    var items = TaskStore.shared.items(in: list.id)
    if !configuration.showsCompleted { items.removeAll(where: \.isDone) }
    if configuration.filters, let tag = configuration.tag { items.removeAll { $0.tag != tag } }
    switch configuration.order {
    case .asAdded: break
    case .alphabetical: items.sort { $0.title < $1.title }
    case .openFirst: items = items.filter { !$0.isDone } + items.filter(\.isDone)
    }
    return TasksEntry(date: .now, list: list, items: items)
  }
}

@main
struct TasksWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(
      kind: "com.example.tasks.list", intent: SelectListIntent.self, provider: TasksProvider()
    ) { entry in
      TasksView(entry: entry)
        .containerBackground(.background, for: .widget)
        .widgetURL(URL(string: "tasks://list/\(entry.list.id)"))
    }
    .configurationDisplayName("Tasks")
    .description("Check off what is done without opening the app.")
    .supportedFamilies([
      .systemSmall, .systemMedium, .systemLarge, .accessoryCircular, .accessoryRectangular, .accessoryInline,
    ])
  }
}

#Preview(as: .systemMedium) {
  TasksWidget()
} timeline: {
  TasksEntry(date: .now, list: TaskStore.shared.lists()[0], items: TaskStore.shared.items(in: "groceries"))
}

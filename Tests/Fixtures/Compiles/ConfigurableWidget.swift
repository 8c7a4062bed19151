// language modes: 5 6
import AppIntents
import SwiftUI
import WidgetKit

// A widget that the person configures, with a button and a toggle, and every way to write one. None of it is run.

struct TaskList: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "List"
  static let defaultQuery = TaskListQuery()
  var id: UUID
  @Property(title: "Name") var name: String
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
  init(id: UUID, name: String) {
    self.id = id
    self.name = name
  }
}

struct TaskListQuery: EntityStringQuery {
  func entities(for identifiers: [TaskList.ID]) async throws -> [TaskList] { [] }
  func entities(matching string: String) async throws -> [TaskList] { [] }
  func suggestedEntities() async throws -> [TaskList] { [] }
  func defaultResult() async -> TaskList? { nil }
}

enum Order: String, AppEnum {
  case byDate, byName
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Order"
  static let caseDisplayRepresentations: [Order: DisplayRepresentation] = [
    .byDate: "By date", .byName: "By name",
  ]
}

struct ShowTasks: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Show tasks"
  static let description = IntentDescription("Which tasks the widget shows.")

  @Parameter(title: "List") var list: TaskList?
  @Parameter(title: "Order", default: .byDate) var order: Order
  @Parameter(title: "Show done", default: false) var showsDone: Bool
  init() {}
  init(list: TaskList) { self.list = list }
}

struct AddTask: AppIntent {
  static let title: LocalizedStringResource = "Add a task"
  @Parameter(title: "List") var list: String
  init() {}
  init(list: String) { self.list = list }
  func perform() async throws -> some IntentResult {
    WidgetCenter.shared.reloadTimelines(ofKind: "Tasks")
    return .result()
  }
}

struct CheckTask: SetValueIntent {
  static let title: LocalizedStringResource = "Check a task"
  @Parameter(title: "Task") var task: String
  @Parameter(title: "Done") var value: Bool
  init() {}
  init(_ task: String) { self.task = task }
  func perform() async throws -> some IntentResult { .result() }
}

struct TasksEntry: TimelineEntry {
  struct Item: Identifiable {
    let id: String
    var isDone: Bool
  }
  let date: Date
  var items: [Item] = []
}

struct TasksProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> TasksEntry { .init(date: .now) }
  func snapshot(for configuration: ShowTasks, in context: Context) async -> TasksEntry {
    .init(date: .now, items: context.isPreview ? [.init(id: "Milk", isDone: true)] : [])
  }
  func timeline(for configuration: ShowTasks, in context: Context) async -> Timeline<TasksEntry> {
    let name = configuration.list?.name ?? ""
    return Timeline(
      entries: [.init(date: .now, items: [.init(id: name, isDone: configuration.showsDone)])],
      policy: .after(.now.addingTimeInterval(3600)))
  }
  func recommendations() -> [AppIntentRecommendation<ShowTasks>] {
    let title = String("Groceries")
    return [
      AppIntentRecommendation(intent: ShowTasks(), description: "Everything"),
      AppIntentRecommendation(intent: ShowTasks(), description: Text("Everything")),
      AppIntentRecommendation(intent: ShowTasks(), description: title),
      AppIntentRecommendation(
        intent: ShowTasks(), description: LocalizedStringResource("Everything")),
    ]
  }
  func relevance() async -> WidgetRelevance<ShowTasks> {
    WidgetRelevance([
      WidgetRelevanceAttribute(configuration: ShowTasks(), context: .date(from: .now, to: .distantFuture))
    ])
  }
}

struct CheckStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Image(systemName: configuration.isOn ? "checkmark.circle.fill" : "circle")
      configuration.label.strikethrough(configuration.isOn)
    }
  }
}

struct TasksView: View {
  @Environment(\.widgetFamily) private var family
  let entry: TasksEntry
  var body: some View {
    VStack(alignment: .leading) {
      ForEach(entry.items) { item in
        Toggle(isOn: item.isDone, intent: CheckTask(item.id)) { Text(item.id) }
          .toggleStyle(CheckStyle())
          .invalidatableContent()
      }
      Toggle("Fixed", isOn: true, intent: CheckTask("a"))
      Toggle(String("Made"), isOn: false, intent: CheckTask("b")).toggleStyle(.button)
      if family != .systemSmall { Buttons(list: "a") }
    }
    .containerBackground(.fill.tertiary, for: .widget)
  }
}

struct Buttons: View {
  let list: String
  var body: some View {
    Button(intent: AddTask(list: list)) { Label("Add", systemImage: "plus") }
    Button(
      intent: AddTask(list: list),
      label: {
        Text("Add")
      })
    Button("Add", intent: AddTask(list: list))
    Button(list, intent: AddTask(list: list)).buttonStyle(.borderedProminent)
    Button(LocalizedStringResource("Add"), intent: AddTask(list: list))
    Button("Delete", role: .destructive, intent: AddTask(list: list))
    Button(role: .cancel, intent: AddTask(list: list)) { Image(systemName: "xmark") }
    Button("Add", systemImage: "plus", intent: AddTask(list: list)).tint(.red)
    Button("Add \(list)", systemImage: "plus", role: .destructive, intent: AddTask(list: list))
    Button(list, systemImage: "plus", intent: AddTask(list: list))
    // Closures stay possible in views that an app shares.
    Button("Add") {}
  }
}

struct TasksWidget: Widget {
  let kind = "Tasks"
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: kind, intent: ShowTasks.self, provider: TasksProvider()) { entry in
      TasksView(entry: entry)
    }
    .configurationDisplayName("Tasks")
    .description(LocalizedStringResource("Checks off tasks."))
    .promptsForUserConfiguration()
    .supportedFamilies([.systemSmall, .systemMedium, .accessoryRectangular])
  }
}

struct InferredIntentWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "Inferred", provider: TasksProvider()) { TasksView(entry: $0) }
  }
}

enum Refresher {
  static func lists() async throws -> [TaskList] {
    try await WidgetCenter.shared.currentConfigurations().compactMap { info in
      info.kind == "Tasks" ? info.widgetConfigurationIntent(of: ShowTasks.self)?.list : nil
    }
  }
  static func reload() {
    WidgetCenter.shared.getCurrentConfigurations { result in
      guard case .success(let widgets) = result else { return }
      for widget in widgets where widget.family == .systemSmall {
        WidgetCenter.shared.reloadTimelines(ofKind: widget.kind)
      }
    }
    WidgetCenter.shared.invalidateConfigurationRecommendations()
    WidgetCenter.shared.invalidateRelevance(ofKind: "Tasks")
  }
}

#Preview("Tasks", as: .systemSmall, using: ShowTasks()) {
  TasksWidget()
} timelineProvider: {
  TasksProvider()
}

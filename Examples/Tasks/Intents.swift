import AppIntents

struct SelectListIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Select List"
  static let description = IntentDescription("Chooses the list that the widget shows.")

  @Parameter(title: "List")
  var list: TaskListEntity?

  @Parameter(title: "Order", default: .asAdded)
  var order: TaskOrder

  @Parameter(title: "Show Completed", default: true)
  var showsCompleted: Bool

  @Parameter(title: "Only One Tag", default: false)
  var filters: Bool

  @Parameter(title: "Tag", optionsProvider: TagOptions())
  var tag: String?

  static var parameterSummary: some ParameterSummary {
    When(\.$filters, .equalTo, true) {
      Summary("Show \(\.$list)") {
        \.$order
        \.$showsCompleted
        \.$filters
        \.$tag
      }
    } otherwise: {
      Summary("Show \(\.$list)") {
        \.$order
        \.$showsCompleted
        \.$filters
      }
    }
  }
}

struct SetTaskDoneIntent: SetValueIntent {
  static let title: LocalizedStringResource = "Check Off Task"

  @Parameter(title: "Task")
  var task: String

  @Parameter(title: "Done")
  var value: Bool

  init() {}
  init(task: TaskItem) {
    self.task = task.id
    value = !task.isDone
  }

  func perform() async throws -> some IntentResult {
    try TaskStore.shared.set(task, isDone: value)
    return .result()
  }
}

struct AddTaskIntent: AppIntent {
  static let title: LocalizedStringResource = "Add Task"

  @Parameter(title: "Title", default: "New Task")
  var name: String

  @Parameter(title: "List")
  var list: String

  init() {}
  init(list: String) { self.list = list }

  func perform() async throws -> some IntentResult & ProvidesDialog {
    try TaskStore.shared.add(name, to: list)
    return .result(dialog: "Added “\(name)”.")
  }
}

struct ClearDoneIntent: AppIntent {
  static let title: LocalizedStringResource = "Clear Completed Tasks"
  static let authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication

  @Parameter(title: "List")
  var list: String

  init() {}
  init(list: String) { self.list = list }

  func perform() async throws -> some IntentResult {
    try TaskStore.shared.removeDone(in: list)
    return .result()
  }
}

struct SyncIntent: AppIntent {
  static let title: LocalizedStringResource = "Sync Tasks"

  func perform() async throws -> some IntentResult {
    guard TaskStore.shared.isOnline else { throw TaskError.offline }
    return .result()
  }
}

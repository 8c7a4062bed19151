import AppIntents

struct TaskListEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "List"
  static let defaultQuery = TaskListQuery()

  var id: String
  var name: String
  var symbol: String

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(name)", image: .init(systemName: symbol))
  }

  init(_ list: TaskList) {
    id = list.id
    name = list.name
    symbol = list.symbol
  }
}

struct TaskListQuery: EntityStringQuery {
  func entities(for identifiers: [String]) async throws -> [TaskListEntity] {
    TaskStore.shared.lists().filter { identifiers.contains($0.id) }.map(TaskListEntity.init)
  }

  func entities(matching string: String) async throws -> IntentItemCollection<TaskListEntity> {
    sections(of: TaskStore.shared.lists().filter { $0.name.localizedCaseInsensitiveContains(string) })
  }

  func suggestedEntities() async throws -> IntentItemCollection<TaskListEntity> {
    sections(of: TaskStore.shared.lists())
  }

  func defaultResult() async -> TaskListEntity? {
    TaskStore.shared.lists().first.map(TaskListEntity.init)
  }

  private func sections(of lists: [TaskList]) -> IntentItemCollection<TaskListEntity> {
    let groups = Dictionary(grouping: lists, by: \.group).sorted { $0.key < $1.key }
    return IntentItemCollection(
      sections: groups.map { group, lists in
        IntentItemSection(
          "\(group)", items: lists.map { IntentItem(TaskListEntity($0), title: "\($0.name)") })
      })
  }
}

/// The tags that the chosen list has.
struct TagOptions: DynamicOptionsProvider {
  @IntentParameterDependency<SelectListIntent>(\.$list) var intent

  func results() async throws -> [String] {
    guard let intent else { return [] }
    return TaskStore.shared.tags(in: intent.list.id)
  }
}

enum TaskOrder: String, AppEnum {
  case asAdded, alphabetical, openFirst

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Order"
  static let caseDisplayRepresentations: [TaskOrder: DisplayRepresentation] = [
    .asAdded: "As Added",
    .alphabetical: "Alphabetical",
    .openFirst: "Open First",
  ]
}

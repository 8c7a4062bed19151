import Foundation

struct TaskItem: Codable, Identifiable, Hashable {
  var id: String
  var title: String
  var list: String
  var tag: String?
  var isDone = false
}

struct TaskList: Codable, Identifiable, Hashable {
  var id: String
  var name: String
  var group: String
  var symbol: String
}

/// The tasks, in the container that the app and its widgets share.
struct TaskStore {
  static let shared = TaskStore()

  fileprivate struct Contents: Codable {
    var lists: [TaskList]
    var items: [TaskItem]
  }

  private var file: URL? {
    FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.com.example.tasks")?
      .appendingPathComponent("tasks.json")
  }

  private func read() -> Contents {
    guard let file, let data = try? Data(contentsOf: file),
      let contents = try? JSONDecoder().decode(Contents.self, from: data)
    else { return .sample }
    return contents
  }

  private func write(_ contents: Contents) throws {
    guard let file else { throw TaskError.noContainer }
    try JSONEncoder().encode(contents).write(to: file, options: .atomic)
  }

  /// There is no server behind this example.
  var isOnline: Bool { false }

  func lists() -> [TaskList] { read().lists }

  func items(in list: String) -> [TaskItem] { read().items.filter { $0.list == list } }

  func tags(in list: String) -> [String] {
    Set(items(in: list).compactMap(\.tag)).sorted()
  }

  func set(_ id: String, isDone: Bool) throws {
    var contents = read()
    guard let index = contents.items.firstIndex(where: { $0.id == id }) else { throw TaskError.gone }
    contents.items[index].isDone = isDone
    try write(contents)
  }

  func add(_ title: String, to list: String) throws {
    var contents = read()
    contents.items.append(TaskItem(id: UUID().uuidString, title: title, list: list))
    try write(contents)
  }

  func removeDone(in list: String) throws {
    var contents = read()
    contents.items.removeAll { $0.list == list && $0.isDone }
    try write(contents)
  }
}

enum TaskError: Error, CustomLocalizedStringResourceConvertible {
  case noContainer, gone, offline

  var localizedStringResource: LocalizedStringResource {
    switch self {
    case .noContainer: "The App Group is not set up."
    case .gone: "This task has been deleted."
    case .offline: "Tasks can’t be synced while you’re offline."
    }
  }
}

extension TaskStore.Contents {
  fileprivate static let sample = TaskStore.Contents(
    lists: [
      TaskList(id: "groceries", name: "Groceries", group: "Home", symbol: "cart.fill"),
      TaskList(id: "garden", name: "Garden", group: "Home", symbol: "leaf.fill"),
      TaskList(id: "launch", name: "Launch", group: "Work", symbol: "paperplane.fill"),
      TaskList(id: "reading", name: "Reading", group: "Work", symbol: "book.fill"),
    ],
    items: [
      TaskItem(id: "g1", title: "Sourdough bread", list: "groceries", tag: "Bakery", isDone: true),
      TaskItem(id: "g2", title: "Tomatoes", list: "groceries", tag: "Market"),
      TaskItem(id: "g3", title: "Basil", list: "groceries", tag: "Market"),
      TaskItem(id: "g4", title: "Mozzarella", list: "groceries", tag: "Dairy"),
      TaskItem(id: "g5", title: "Olive oil", list: "groceries"),
      TaskItem(id: "d1", title: "Water the ferns", list: "garden", tag: "Daily"),
      TaskItem(id: "d2", title: "Prune the roses", list: "garden", tag: "Autumn"),
      TaskItem(id: "l1", title: "Write release notes", list: "launch", tag: "Text"),
      TaskItem(id: "l2", title: "Record the demo", list: "launch", tag: "Video"),
      TaskItem(id: "l3", title: "Book the room", list: "launch", isDone: true),
      TaskItem(id: "r1", title: "The Dispossessed", list: "reading", tag: "Novel"),
    ])
}

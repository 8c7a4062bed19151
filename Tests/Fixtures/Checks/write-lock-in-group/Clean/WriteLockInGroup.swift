import GRDB

enum Store {
  static func today() throws -> [Habit] {
    var configuration = Configuration()
    configuration.readonly = true
    let queue = try DatabaseQueue(path: Shared.database.path, configuration: configuration)
    return try queue.read { try Habit.fetchAll($0) }
  }
}

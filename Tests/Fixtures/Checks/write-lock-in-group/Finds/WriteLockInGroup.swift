import GRDB

enum Store {
  static func today() throws -> [Habit] {
    let queue = try DatabaseQueue(path: Shared.database.path)
    return try queue.read { try Habit.fetchAll($0) }
  }
}

/// Where a watcher's changes come from.
protocol ChangeSource: AnyObject, Sendable {
  /// Waits until something happens, at most for `timeout` (`nil`: however long).
  func wait(timeout: Duration?) -> ChangeSourceEvent
}

enum ChangeSourceEvent: Sendable, Equatable {
  case paths(Set<String>)
  case notice(String)
  case nothing
  /// The bell was rung: nobody listens any more.
  case stopped
}

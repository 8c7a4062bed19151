import Foundation

/// How many pushes of priority 10 an activity, or an app, may still get in this hour. Priority 5 costs nothing.
package struct PushBudget: Sendable, Equatable, Codable {
  /// When the hour began: with its first push. Before, nothing is spent.
  package private(set) var openedAt: Date?
  package private(set) var used = 0

  package init() {}

  /// What is left at an instant.
  package func left(of limit: Int, hour: TimeInterval, at now: Date) -> Int {
    max(0, limit - (isOpen(hour: hour, at: now) ? used : 0))
  }

  /// Spends one if there is one left; else answers when there will be, and spends nothing.
  package mutating func spend(of limit: Int, hour: TimeInterval, at now: Date) -> Date? {
    if let openedAt, isOpen(hour: hour, at: now) {
      guard used < limit else { return openedAt.addingTimeInterval(hour) }
      used += 1
    } else {
      guard limit > 0 else { return now.addingTimeInterval(hour) }
      openedAt = now
      used = 1
    }
    return nil
  }

  /// A clock that was set back before the hour opens a new one, instead of one that never ends.
  private func isOpen(hour: TimeInterval, at now: Date) -> Bool {
    guard let openedAt else { return false }
    return now >= openedAt && now < openedAt.addingTimeInterval(hour)
  }
}

import Foundation

/// Deadlines by owner, the earliest first.
package struct DeadlineQueue<Owner: Hashable & Sendable>: Sendable {
  private var queue = PriorityQueue<Date, Owner>()

  package init() {}

  /// The number of owners with a deadline.
  package var count: Int { queue.count }

  /// The earliest deadline.
  package var first: (date: Date, owner: Owner)? { queue.first.map { ($0.priority, $0.owner) } }

  /// The deadline of an owner.
  package subscript(owner: Owner) -> Date? { queue[owner] }

  /// Gives an owner one deadline instead of the one it had; `nil` for none.
  package mutating func set(_ date: Date?, for owner: Owner) { queue.set(date, for: owner) }

  /// Takes out one owner whose deadline has come.
  package mutating func popDue(at now: Date) -> Owner? {
    guard let first = queue.first, first.priority <= now else { return nil }
    return queue.popFirst()
  }
}

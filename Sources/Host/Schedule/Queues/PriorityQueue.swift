/// Owners of any kind by priority, the least first. Every change costs O(log n).
package struct PriorityQueue<Priority: Comparable & Sendable, Owner: Hashable & Sendable>: Sendable {
  private var queue = DenseQueue<Priority>()
  private var names = OwnerNames<Owner>()

  package init() {}

  /// The number of owners with a priority.
  package var count: Int { queue.count }

  /// The least priority.
  package var first: (priority: Priority, owner: Owner)? {
    queue.first.flatMap { first in names[first.owner].map { (first.priority, $0) } }
  }

  /// The priority of an owner.
  package subscript(owner: Owner) -> Priority? { names.number(of: owner).flatMap { queue[$0] } }

  /// Gives an owner one priority instead of the one it had; `nil` for none.
  package mutating func set(_ priority: Priority?, for owner: Owner) {
    if let priority {
      queue.set(priority, for: names.add(owner))
    } else if let number = names.remove(owner) {
      queue.set(nil, for: number)
    }
  }
}

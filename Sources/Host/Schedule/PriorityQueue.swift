/// Owners by priority, the least first: a binary heap that knows where each owner stands. Every change costs O(log n).
package struct PriorityQueue<Priority: Comparable & Sendable, Owner: Hashable & Sendable>: Sendable {
  private var heap: [(priority: Priority, owner: Owner)] = []
  private var places: [Owner: Int] = [:]

  package init() {}

  /// The number of owners with a priority.
  package var count: Int { heap.count }

  /// The least priority.
  package var first: (priority: Priority, owner: Owner)? { heap.first }

  /// The priority of an owner.
  package subscript(owner: Owner) -> Priority? { places[owner].map { heap[$0].priority } }

  /// Gives an owner one priority instead of the one it had; `nil` for none.
  package mutating func set(_ priority: Priority?, for owner: Owner) {
    switch (places[owner], priority) {
    case (let place?, let priority?):
      heap[place].priority = priority
      settle(place)
    case (nil, let priority?):
      heap.append((priority, owner))
      places[owner] = heap.count - 1
      rise(heap.count - 1)
    case (let place?, nil):
      remove(at: place)
    case (nil, nil):
      return
    }
  }

  /// Takes out the first owner.
  package mutating func popFirst() -> Owner? {
    guard let first = heap.first else { return nil }
    remove(at: 0)
    return first.owner
  }

  private mutating func remove(at place: Int) {
    places[heap[place].owner] = nil
    let moved = heap.removeLast()
    guard place < heap.count else { return }
    heap[place] = moved
    places[moved.owner] = place
    settle(place)
  }

  /// Moves an element whose priority changed to where it belongs.
  private mutating func settle(_ place: Int) {
    let owner = heap[place].owner
    rise(place)
    if heap[place].owner == owner { sink(place) }
  }

  private mutating func rise(_ start: Int) {
    let moving = heap[start]
    var place = start
    while place > 0 {
      let parent = (place - 1) / 2
      guard moving.priority < heap[parent].priority else { break }
      put(heap[parent], at: place)
      place = parent
    }
    if place != start { put(moving, at: place) }
  }

  private mutating func sink(_ start: Int) {
    let moving = heap[start]
    var place = start
    while true {
      var child = 2 * place + 1
      guard child < heap.count else { break }
      if child + 1 < heap.count, heap[child + 1].priority < heap[child].priority { child += 1 }
      guard heap[child].priority < moving.priority else { break }
      put(heap[child], at: place)
      place = child
    }
    if place != start { put(moving, at: place) }
  }

  private mutating func put(_ element: (priority: Priority, owner: Owner), at place: Int) {
    heap[place] = element
    places[element.owner] = place
  }
}

/// Small whole numbers by priority, the least first: a binary heap in arrays, for owners that are numbered from 0 on.
///
/// Every change costs O(log n), and no hashing.
package struct DenseQueue<Priority: Comparable & Sendable>: Sendable {
  private struct Element: Sendable {
    var priority: Priority
    var owner: Int32
  }
  private var heap: [Element] = []
  /// By owner: its place in the heap; -1 for none.
  private var places: [Int32] = []

  package init() {}

  /// The number of owners with a priority.
  package var count: Int { heap.count }

  /// The least priority.
  package var first: (priority: Priority, owner: Int)? { heap.first.map { ($0.priority, Int($0.owner)) } }

  /// The priority of an owner.
  package subscript(owner: Int) -> Priority? {
    guard owner < places.count, places[owner] >= 0 else { return nil }
    return heap[Int(places[owner])].priority
  }

  package mutating func reserve(_ count: Int) {
    heap.reserveCapacity(count)
    places.reserveCapacity(count)
  }

  /// Gives an owner one priority instead of the one it had; `nil` for none.
  package mutating func set(_ priority: Priority?, for owner: Int) {
    if owner >= places.count {
      guard priority != nil else { return }
      places.append(contentsOf: repeatElement(-1, count: owner + 1 - places.count))
    }
    let place = Int(places[owner])
    switch (place >= 0, priority) {
    case (true, let priority?):
      let old = heap[place].priority
      if priority == old { return }
      heap[place].priority = priority
      if priority < old { rise(place) } else { sink(place) }
    case (false, let priority?):
      heap.append(Element(priority: priority, owner: Int32(owner)))
      places[owner] = Int32(heap.count - 1)
      rise(heap.count - 1)
    case (true, nil):
      remove(at: place)
    case (false, nil):
      return
    }
  }

  private mutating func remove(at place: Int) {
    let removed = heap[place]
    places[Int(removed.owner)] = -1
    let moved = heap.removeLast()
    guard place < heap.count else { return }
    put(moved, at: place)
    if moved.priority < removed.priority { rise(place) } else { sink(place) }
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

  private mutating func put(_ element: Element, at place: Int) {
    heap[place] = element
    places[Int(element.owner)] = Int32(place)
  }
}

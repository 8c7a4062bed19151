import Foundation

/// Deadlines by owner, the earliest first: a binary heap that knows where each owner stands. Every change costs O(log n).
package struct DeadlineQueue<Owner: Hashable & Sendable>: Sendable {
  private var heap: [(date: Date, owner: Owner)] = []
  private var places: [Owner: Int] = [:]

  package init() {}

  /// The number of owners with a deadline.
  package var count: Int { heap.count }

  /// The earliest deadline.
  package var first: (date: Date, owner: Owner)? { heap.first }

  /// The deadline of an owner.
  package subscript(owner: Owner) -> Date? { places[owner].map { heap[$0].date } }

  /// Gives an owner one deadline instead of the one it had; `nil` for none.
  package mutating func set(_ date: Date?, for owner: Owner) {
    switch (places[owner], date) {
    case (let place?, let date?):
      heap[place].date = date
      settle(place)
    case (nil, let date?):
      heap.append((date, owner))
      places[owner] = heap.count - 1
      rise(heap.count - 1)
    case (let place?, nil):
      remove(at: place)
    case (nil, nil):
      return
    }
  }

  /// Takes out one owner whose deadline has come.
  package mutating func popDue(at now: Date) -> Owner? {
    guard let first = heap.first, first.date <= now else { return nil }
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

  /// Moves an element whose date changed to where it belongs.
  private mutating func settle(_ place: Int) {
    rise(place)
    sink(place)
  }

  private mutating func rise(_ start: Int) {
    var place = start
    while place > 0 {
      let parent = (place - 1) / 2
      guard heap[place].date < heap[parent].date else { return }
      exchange(place, parent)
      place = parent
    }
  }

  private mutating func sink(_ start: Int) {
    var place = start
    while true {
      let children = [2 * place + 1, 2 * place + 2].filter { $0 < heap.count }
      guard let child = children.min(by: { heap[$0].date < heap[$1].date }),
        heap[child].date < heap[place].date
      else { return }
      exchange(place, child)
      place = child
    }
  }

  private mutating func exchange(_ a: Int, _ b: Int) {
    heap.swapAt(a, b)
    places[heap[a].owner] = a
    places[heap[b].owner] = b
  }
}

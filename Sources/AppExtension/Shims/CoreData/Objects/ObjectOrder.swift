import Foundation

/// Numbers objects in the order in which they are made, in which they are saved.
enum ObjectOrder {
  nonisolated(unsafe) private static var last = 0
  private static let lock = NSLock()
  static func next() -> Int {
    lock.withLock {
      last += 1
      return last
    }
  }
}

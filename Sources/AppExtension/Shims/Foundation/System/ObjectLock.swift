import Foundation

/// Locks that belong to objects, as Objective-C's `@synchronized` takes them: one thread may take the same one several times.
private enum ObjectLocks {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var locks: [ObjectIdentifier: (lock: NSRecursiveLock, users: Int)] = [:]

  static func enter(_ object: AnyObject) {
    let id = ObjectIdentifier(object)
    let found = lock.withLock {
      let entry = locks[id] ?? (NSRecursiveLock(), 0)
      locks[id] = (entry.lock, entry.users + 1)
      return entry.lock
    }
    found.lock()
  }

  /// `false` where nobody has taken the lock.
  static func exit(_ object: AnyObject) -> Bool {
    let id = ObjectIdentifier(object)
    let found = lock.withLock { () -> NSRecursiveLock? in
      guard let entry = locks[id] else { return nil }
      locks[id] = entry.users > 1 ? (entry.lock, entry.users - 1) : nil
      return entry.lock
    }
    found?.unlock()
    return found != nil
  }
}

/// Takes the lock of an object; 0 for success.
@discardableResult public func objc_sync_enter(_ object: Any) -> Int32 {
  ObjectLocks.enter(object as AnyObject)
  return 0
}

/// Gives the lock of an object back; 0 for success, -1 where it was not taken.
@discardableResult public func objc_sync_exit(_ object: Any) -> Int32 {
  ObjectLocks.exit(object as AnyObject) ? 0 : -1
}

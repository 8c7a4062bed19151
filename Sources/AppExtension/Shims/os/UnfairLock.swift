import Foundation

/// A lock around a value, or around nothing. It is held by the thread that took it, and does not nest.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private final class Storage {
    var mutex = pthread_mutex_t()
    var state: State
    init(_ state: State) {
      self.state = state
      pthread_mutex_init(&mutex, nil)
    }
    deinit { pthread_mutex_destroy(&mutex) }
    // A class's stored property has one address for its whole life; `withUnsafeMutablePointer` gives that.
    func lock() { withUnsafeMutablePointer(to: &mutex) { _ = pthread_mutex_lock($0) } }
    func tryLock() -> Bool { withUnsafeMutablePointer(to: &mutex) { pthread_mutex_trylock($0) == 0 } }
    func unlock() { withUnsafeMutablePointer(to: &mutex) { _ = pthread_mutex_unlock($0) } }
  }
  private let storage: Storage

  public init(uncheckedState initialState: State) { storage = Storage(initialState) }

  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    storage.lock()
    defer { storage.unlock() }
    return try body(&storage.state)
  }
  public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
    try withLockUnchecked(body)
  }
  public func withLockIfAvailableUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R? {
    guard storage.tryLock() else { return nil }
    defer { storage.unlock() }
    return try body(&storage.state)
  }
  public func withLockIfAvailable<R: Sendable>(
    _ body: @Sendable (inout State) throws -> R
  ) rethrows -> R? { try withLockIfAvailableUnchecked(body) }
}

extension OSAllocatedUnfairLock where State: Sendable {
  public init(initialState: State) { self.init(uncheckedState: initialState) }
}

extension OSAllocatedUnfairLock where State == Void {
  public init() { self.init(uncheckedState: ()) }
  public func withLockUnchecked<R>(_ body: () throws -> R) rethrows -> R {
    try withLockUnchecked { _ in try body() }
  }
  public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
    try withLockUnchecked { _ in try body() }
  }
  public func lock() { storage.lock() }
  public func unlock() { storage.unlock() }
  public func lockIfAvailable() -> Bool { storage.tryLock() }
}

/// A lock that lies in memory of the user's. All bytes zero is one that is free, as with Apple's.
public struct os_unfair_lock_s {
  var mutex = pthread_mutex_t()
  public init() {}
}
public typealias os_unfair_lock = os_unfair_lock_s
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) { pthread_mutex_lock(&lock.pointee.mutex) }
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { pthread_mutex_unlock(&lock.pointee.mutex) }
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
  pthread_mutex_trylock(&lock.pointee.mutex) == 0
}

import Foundation
import Synchronization

/// The thread that starts processes. It never ends, because the kernel kills a sandbox with the thread that started it, so that none outlives
/// the host.
final class SpawnThread: Sendable {
  static let shared = SpawnThread()

  private let work = Mutex<[@Sendable () -> Void]>([])
  private let bell = DispatchSemaphore(value: 0)

  private init() {
    Thread.detachNewThread { [self] in
      while true {
        bell.wait()
        work.withLock { $0.isEmpty ? nil : $0.removeFirst() }?()
      }
    }
  }

  /// Runs `body` on the thread and waits for it.
  func run<Value: Sendable>(_ body: @escaping @Sendable () throws -> Value) throws -> Value {
    let done = DispatchSemaphore(value: 0)
    let result = Slot<Result<Value, any Error>>()
    work.withLock {
      $0.append {
        result.value.withLock { $0 = Result { try body() } }
        done.signal()
      }
    }
    bell.signal()
    done.wait()
    return try result.value.withLock { $0! }.get()
  }

  private final class Slot<Value: Sendable>: Sendable { let value = Mutex<Value?>(nil) }
}

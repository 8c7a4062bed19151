import Foundation

extension NotificationCenter {
  /// Notifications as they are posted, for `for await`.
  public final class Notifications: AsyncSequence, @unchecked Sendable {
    public typealias Element = Notification
    private let center: NotificationCenter
    private let name: Notification.Name
    private let object: AnyObject?
    init(_ center: NotificationCenter, _ name: Notification.Name, _ object: AnyObject?) {
      (self.center, self.name, self.object) = (center, name, object)
    }

    public struct AsyncIterator: AsyncIteratorProtocol {
      fileprivate var base: AsyncStream<Posted>.AsyncIterator
      public mutating func next() async -> Notification? { await base.next()?.notification }
      public mutating func next(isolation actor: isolated (any Actor)?) async -> Notification? {
        await base.next(isolation: actor)?.notification
      }
    }

    /// Up to seven notifications wait for who is slow, as on Apple's systems.
    public func makeAsyncIterator() -> AsyncIterator {
      let stream = AsyncStream<Posted>(bufferingPolicy: .bufferingNewest(7)) { continuation in
        let token = Posted(
          center.addObserver(forName: name, object: object, queue: nil) {
            continuation.yield(Posted($0))
          })
        continuation.onTermination = { [center] _ in token.observer.map { center.removeObserver($0 as Any) } }
      }
      return AsyncIterator(base: stream.makeAsyncIterator())
    }
  }

  public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> Notifications {
    Notifications(self, name, object)
  }
}

/// A notification, or an observer's token, on its way to another task.
private struct Posted: @unchecked Sendable {
  var notification: Notification?
  var observer: (any NSObjectProtocol)?
  init(_ notification: Notification) { self.notification = notification }
  init(_ observer: any NSObjectProtocol) { self.observer = observer }
}

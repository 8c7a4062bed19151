import Foundation

// Observers that are called by a selector.
extension NotificationCenter {
  /// Calls the method, with the notification where it takes one, on the thread that posts it, until `removeObserver(observer)` or the end of
  /// the observer.
  public func addObserver(
    _ observer: AnyObject, selector aSelector: Selector, name aName: Notification.Name?, object anObject: Any?
  ) {
    let weak = WeakObject(observer)
    let token = addObserver(forName: aName, object: anObject, queue: nil) { notification in
      guard let observer = weak.object else { return }
      aSelector.perform(on: observer, [notification])
    }
    SelectorObservers.note(SelectorObservers.Entry(weak, self, token, aName, anObject as AnyObject?))
  }

  /// Ends all observation of an object, or that of a token.
  public func removeObserver(_ observer: AnyObject) {
    SelectorObservers.remove(observer, from: self) { _ in true }
    removeObserver(observer as Any)
  }

  /// Ends observation of a name (`nil`: of any) and of an object (`nil`: of any).
  public func removeObserver(_ observer: AnyObject, name aName: Notification.Name?, object anObject: Any?) {
    SelectorObservers.remove(observer, from: self) { entry in
      (aName == nil || entry.name == aName) && (anObject == nil || entry.sender === (anObject as AnyObject?))
    }
    removeObserver(observer as Any, name: aName, object: anObject)
  }
}

final class WeakObject: @unchecked Sendable {
  private(set) weak var object: AnyObject?
  init(_ object: AnyObject) { self.object = object }
}

/// Who observes by a selector, so that it can be ended without a token.
private enum SelectorObservers {
  struct Entry {
    let observer: WeakObject
    weak var center: NotificationCenter?
    let token: any NSObjectProtocol
    let name: Notification.Name?
    weak var sender: AnyObject?
    init(
      _ observer: WeakObject, _ center: NotificationCenter, _ token: any NSObjectProtocol,
      _ name: Notification.Name?, _ sender: AnyObject?
    ) {
      (self.observer, self.center, self.token, self.name, self.sender) =
        (observer, center, token, name, sender)
    }
  }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var entries: [Entry] = []

  static func note(_ entry: Entry) {
    let gone = lock.withLock {
      let gone = entries.filter { $0.observer.object == nil }
      entries.removeAll { $0.observer.object == nil }
      entries.append(entry)
      return gone
    }
    for entry in gone { entry.center?.removeObserver(entry.token as Any) }
  }

  static func remove(_ observer: AnyObject, from center: NotificationCenter, where matches: (Entry) -> Bool) {
    // One that is being freed, which is when most say so, is no longer found behind its weak reference: whoever is gone goes, too.
    let ended = lock.withLock {
      let ended = entries.filter {
        $0.center === center && ($0.observer.object == nil || $0.observer.object === observer && matches($0))
      }
      entries.removeAll { entry in ended.contains { $0.token === entry.token } }
      return ended
    }
    for entry in ended { center.removeObserver(entry.token as Any) }
  }
}

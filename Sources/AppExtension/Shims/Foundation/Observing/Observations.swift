import Foundation

/// All observations under way, by the object they look at.
enum Observations {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var entries: [(object: WeakObject, observation: WeakObject)] = []

  static func note(_ observation: NSKeyValueObservation, of object: NSObject) {
    lock.withLock {
      entries.removeAll { $0.object.object == nil || $0.observation.object == nil }
      entries.append((WeakObject(object), WeakObject(observation)))
    }
  }

  static func look(at object: NSObject) { look { $0 === object } }
  static func lookAtDefaults() { look { $0 is UserDefaults } }

  private static func look(where matches: (AnyObject) -> Bool) {
    let found = lock.withLock {
      entries.compactMap { entry -> NSKeyValueObservation? in
        guard let object = entry.object.object, matches(object) else { return nil }
        return entry.observation.object as? NSKeyValueObservation
      }
    }
    for observation in found { observation.look() }
  }
}

// What stands before Foundation's own functions (`CDefaults`) calls these.

/// Tells of a user default that was set: `UserDefaults.didChangeNotification`, which Foundation on Linux posts for whole domains only, and
/// observers of single values. A handler that sets a value comes here again, until nothing is different any more.
@_cdecl("vitrine_defaults_were_set")
package func defaultsWereSet() {
  NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: UserDefaults.standard)
  Observations.lookAtDefaults()
}

/// What others have set is told to observers of values only, as on Apple's systems.
@_cdecl("vitrine_defaults_were_read")
package func defaultsWereRead() { Observations.lookAtDefaults() }

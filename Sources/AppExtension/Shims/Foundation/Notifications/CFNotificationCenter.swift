import Foundation

/// The name of a notification.
public struct CFNotificationName: Hashable, @unchecked Sendable, RawRepresentable {
  public var rawValue: CFString
  public init(_ rawValue: CFString) { self.rawValue = rawValue }
  public init(rawValue: CFString) { self.rawValue = rawValue }
}

/// What happens to notifications that come while the process is suspended. Darwin's center takes no notice of it.
public enum CFNotificationSuspensionBehavior: Int, Sendable {
  case drop = 1
  case coalesce, hold, deliverImmediately
}

/// What it needs comes as `observer`: on Apple's systems it is a C function, which captures nothing.
public typealias CFNotificationCallback = (
  CFNotificationCenter?, UnsafeMutableRawPointer?, CFNotificationName?, UnsafeRawPointer?, CFDictionary?
) -> Void

/// A center of notifications: the process's own, or Darwin's, which reaches all processes of the project.
public final class CFNotificationCenter: @unchecked Sendable {
  struct Observation {
    var observer: UnsafeRawPointer?
    /// `nil` for all.
    var name: String?
    var callback: CFNotificationCallback
  }

  static let local = CFNotificationCenter(isDarwin: false)
  static let darwin = CFNotificationCenter(isDarwin: true)

  private let isDarwin: Bool
  private let lock = NSLock()
  private var observations: [Observation] = []

  init(isDarwin: Bool) { self.isDarwin = isDarwin }

  func add(_ observation: Observation) {
    lock.withLock { observations.append(observation) }
    if isDarwin { DarwinNotifications.shared.listen { [weak self] in self?.deliver($0, nil, nil) } }
  }

  func remove(where isGone: (Observation) -> Bool) {
    lock.withLock { observations.removeAll(where: isGone) }
  }

  func post(_ name: CFNotificationName, _ object: UnsafeRawPointer?, _ userInfo: CFDictionary?) {
    let text = name.rawValue.description
    if isDarwin {
      DarwinNotifications.shared.post(text)
    } else {
      deliver(text, object, userInfo)
    }
  }

  private func deliver(_ name: String, _ object: UnsafeRawPointer?, _ userInfo: CFDictionary?) {
    let observations = lock.withLock { self.observations.filter { $0.name == nil || $0.name == name } }
    for one in observations {
      one.callback(
        self, UnsafeMutableRawPointer(mutating: one.observer), CFNotificationName(name as CFString), object,
        userInfo)
    }
  }
}

public func CFNotificationCenterGetLocalCenter() -> CFNotificationCenter! { .local }

/// Reaches the app, its extension and every other process of the project that Vitrine runs. Neither object nor user info goes along.
public func CFNotificationCenterGetDarwinNotifyCenter() -> CFNotificationCenter! { .darwin }

public func CFNotificationCenterAddObserver(
  _ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!, _ callBack: CFNotificationCallback!,
  _ name: CFString!, _ object: UnsafeRawPointer!, _ suspensionBehavior: CFNotificationSuspensionBehavior
) {
  guard let center, let callBack else { return }
  center.add(.init(observer: observer, name: name?.description, callback: callBack))
}

public func CFNotificationCenterRemoveObserver(
  _ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!, _ name: CFNotificationName!,
  _ object: UnsafeRawPointer!
) {
  let name = name?.rawValue.description
  center?.remove { $0.observer == observer && (name == nil || $0.name == name) }
}

public func CFNotificationCenterRemoveEveryObserver(
  _ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!
) {
  center?.remove { $0.observer == observer }
}

public func CFNotificationCenterPostNotification(
  _ center: CFNotificationCenter!, _ name: CFNotificationName!, _ object: UnsafeRawPointer!,
  _ userInfo: CFDictionary!, _ deliverImmediately: Bool
) {
  guard let center, let name else { return }
  center.post(name, object, userInfo)
}

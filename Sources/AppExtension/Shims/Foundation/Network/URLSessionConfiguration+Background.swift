import Foundation
import FoundationNetworking

// The open Foundation has no sessions that go on without the process. Here they are sessions of the process: a transfer ends with it, and
// its delegate is called as long as the extension runs.
extension URLSessionConfiguration {
  /// A configuration of the session with this name, whose transfers run while the extension does.
  public class func background(withIdentifier identifier: String) -> URLSessionConfiguration {
    let configuration = URLSessionConfiguration.default
    BackgroundSettings.change(of: configuration) { $0.identifier = identifier }
    return configuration
  }

  /// The name that `background(withIdentifier:)` was given.
  public var identifier: String? { BackgroundSettings.of(self).identifier }

  /// The App Group into whose container files are downloaded. Kept, without effect: they go into the process's own temporary folder.
  public var sharedContainerIdentifier: String? {
    get { BackgroundSettings.of(self).sharedContainerIdentifier }
    set { BackgroundSettings.change(of: self) { $0.sharedContainerIdentifier = newValue } }
  }

  /// Whether the system launches the app at the end of transfers. Kept, without effect.
  public var sessionSendsLaunchEvents: Bool {
    get { BackgroundSettings.of(self).sendsLaunchEvents }
    set { BackgroundSettings.change(of: self) { $0.sendsLaunchEvents = newValue } }
  }

  /// Whether the system chooses the time. Kept, without effect: transfers start at once.
  public var isDiscretionary: Bool {
    get { BackgroundSettings.of(self).isDiscretionary }
    set { BackgroundSettings.change(of: self) { $0.isDiscretionary = newValue } }
  }

  /// Whether a transfer waits for a network. Kept, without effect: without one it fails at once.
  public var waitsForConnectivity: Bool {
    get { BackgroundSettings.of(self).waitsForConnectivity }
    set { BackgroundSettings.change(of: self) { $0.waitsForConnectivity = newValue } }
  }
}

/// What the open Foundation's configuration has no room for, beside the configurations.
private struct BackgroundSettings {
  var identifier: String?
  var sharedContainerIdentifier: String?
  var sendsLaunchEvents = false
  var isDiscretionary = false
  var waitsForConnectivity = false

  /// Configurations live as long as the process in practice; those that are gone make room when others come.
  private struct Entry {
    weak var configuration: URLSessionConfiguration?
    var settings: BackgroundSettings
  }
  private static let lock = NSLock()
  nonisolated(unsafe) private static var entries: [ObjectIdentifier: Entry] = [:]

  static func of(_ configuration: URLSessionConfiguration) -> BackgroundSettings {
    lock.withLock {
      guard let entry = entries[ObjectIdentifier(configuration)], entry.configuration === configuration else {
        return BackgroundSettings()
      }
      return entry.settings
    }
  }

  static func change(of configuration: URLSessionConfiguration, _ change: (inout BackgroundSettings) -> Void)
  {
    var settings = of(configuration)
    change(&settings)
    lock.withLock {
      entries = entries.filter { $0.value.configuration != nil }
      entries[ObjectIdentifier(configuration)] = Entry(configuration: configuration, settings: settings)
    }
  }
}

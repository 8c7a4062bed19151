import Foundation

/// What the host knows of taps beyond single widgets.
struct InteractionState {
  /// URLs that are kept.
  static let keptURLs = 200

  /// Whether the device is locked. A host starts with an unlocked one.
  var isLocked = false
  var nonces = NonceMemory()
  /// The last intent in the queue of each extension.
  var tails: [String: Task<Void, Never>] = [:]
  /// Extensions and intents whose note about the app's process is in the log.
  var noted: Set<[String]> = []
  /// Who waits for a load of a widget: the load's number.
  var waiters: [String: [(load: Int, continuation: CheckedContinuation<Void, Never>)]] = [:]
  /// The latest last.
  private(set) var opened: [OpenedURL] = []

  mutating func note(_ url: OpenedURL) {
    opened.append(url)
    if opened.count > Self.keptURLs { opened.removeFirst() }
  }
}

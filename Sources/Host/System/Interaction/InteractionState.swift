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
  /// Lines of the log, by extension, that are said once.
  private var said: Set<[String]> = []
  /// As many are remembered; then it begins anew, and says some of them twice.
  private static let mostSaid = 1_000
  /// Who waits for a load of a widget: the load's number.
  var waiters: [String: [(load: Int, continuation: CheckedContinuation<Void, Never>)]] = [:]
  /// The latest last.
  private(set) var opened: [OpenedURL] = []

  /// Whether a line for the log of an extension is new.
  mutating func isNew(_ line: String, of name: String) -> Bool {
    if said.count >= Self.mostSaid { said = [] }
    return said.insert([name, line]).inserted
  }

  mutating func note(_ url: OpenedURL) {
    opened.append(url)
    if opened.count > Self.keptURLs { opened.removeFirst() }
  }
}

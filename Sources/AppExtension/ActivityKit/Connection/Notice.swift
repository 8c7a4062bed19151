import Foundation
import Synchronization

/// Sentences for whoever runs the app, on the standard error output. The host shows them as the app's log.
package enum Notice {
  private static let said = Mutex<Set<String>>([])
  /// No more different sentences are remembered; what comes then is said each time.
  private static let remembered = 1_000
  private static let listener = Mutex<(@Sendable (String) -> Void)?>(nil)

  static func say(_ sentence: String) {
    if let listener = listener.withLock({ $0 }) { return listener(sentence) }
    FileHandle.standardError.write(Data("ActivityKit: \(sentence)\n".utf8))
  }

  /// The same sentence only once in a process.
  static func sayOnce(_ sentence: String) {
    let isNew = said.withLock { said in
      guard said.count < remembered else { return !said.contains(sentence) }
      return said.insert(sentence).inserted
    }
    if isNew { say(sentence) }
  }

  /// Gives the sentences to a listener instead; `nil` writes them again.
  package static func hear(_ listener: (@Sendable (String) -> Void)?) {
    self.listener.withLock { $0 = listener }
  }
}

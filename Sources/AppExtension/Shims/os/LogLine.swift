import Foundation
import Synchronization

/// Writes the lines of the log.
package enum LogLine {
  /// Characters of one message; Apple's log cuts at about as many bytes.
  private static let longest = 1_024
  private static let listener = Mutex<(@Sendable (String) -> Void)?>(nil)

  /// `error: com.example.app (network): no answer`, in one write so that lines of two threads do not mix.
  package static func text(_ type: OSLogType, _ log: OSLog, _ message: String) -> String {
    let place =
      switch (log.subsystem.isEmpty, log.category.isEmpty) {
      case (true, true): ""
      case (false, true): "\(log.subsystem): "
      case (true, false): "(\(log.category)): "
      case (false, false): "\(log.subsystem) (\(log.category)): "
      }
    let cut = message.count > longest ? message.prefix(longest) + "…" : message[...]
    return "\(type.word): \(place)\(cut)"
  }

  static func write(_ type: OSLogType, _ log: OSLog, _ message: @autoclosure () -> String) {
    guard log.isEnabled(type: type) else { return }
    let line = text(type, log, message())
    if let listener = listener.withLock({ $0 }) { return listener(line) }
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }

  /// Gives the lines to a listener instead, for tests; `nil` writes them again.
  package static func hear(_ listener: (@Sendable (String) -> Void)?) {
    self.listener.withLock { $0 = listener }
  }
}

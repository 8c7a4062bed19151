import Foundation

/// Writes messages to the log: `Logger(subsystem: "com.example", category: "network").error("no answer: \(error)")`.
///
/// Here they are lines of the extension's log, of every level. What is `private` is left out; what says nothing about privacy is
/// shown, as Xcode's console shows it.
public struct Logger: @unchecked Sendable {
  private let log: OSLog

  public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }
  public init() { log = .default }
  public init(_ logObj: OSLog) { log = logObj }

  public func log(_ message: OSLogMessage) { write(.default, message) }
  public func log(level: OSLogType, _ message: OSLogMessage) { write(level, message) }
  public func trace(_ message: OSLogMessage) { write(.debug, message) }
  public func debug(_ message: OSLogMessage) { write(.debug, message) }
  public func info(_ message: OSLogMessage) { write(.info, message) }
  public func notice(_ message: OSLogMessage) { write(.default, message) }
  public func warning(_ message: OSLogMessage) { write(.error, message) }
  public func error(_ message: OSLogMessage) { write(.error, message) }
  public func critical(_ message: OSLogMessage) { write(.fault, message) }
  public func fault(_ message: OSLogMessage) { write(.fault, message) }

  /// Every level is written, as it is in Xcode's console.
  public func isEnabled(type: OSLogType) -> Bool { log.isEnabled(type: type) }

  private func write(_ type: OSLogType, _ message: OSLogMessage) {
    LogLine.write(type, log, message.interpolation.text())
  }
}

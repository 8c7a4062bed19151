import Archive
import Foundation

/// How long and how much an extension process may take.
package struct ProcessLimits: Sendable, Equatable {
  /// Seconds from the start of the process to its connection.
  package var handshake: TimeInterval = 10
  /// Seconds after which a missing answer is reported. Source: seeds, provider running time below 5 s.
  package var slowAnswer: TimeInterval = 5
  /// Seconds after which a missing answer ends the process. Ours; see ARCHITECTURE.md, decision 10.
  package var answer: TimeInterval = 28
  /// Seconds a process has to leave after its connection closed or after it was asked to.
  package var farewell: TimeInterval = 1
  /// Bytes of one printed line; the rest of a longer one is dropped.
  package var lineBytes = 4096
  /// Lines kept for the report of a crash.
  package var keptLines = 40
  /// Printed lines and events that wait for a reader; older ones are dropped.
  package var bufferedEvents = 1024
  /// Bounds of messages.
  package var archive = ArchiveLimits.standard

  /// The limits the host uses unless told otherwise.
  package static let standard = ProcessLimits()

  /// The standard limits, to be changed one by one.
  package init() {}
}

import Archive
import Foundation
import Limits

/// How long and how much an extension process may take. The numbers are those of the table, `LimitTable`.
package struct ProcessLimits: Sendable, Equatable {
  /// Seconds from the start of the process to its connection.
  package var handshake: TimeInterval
  /// Seconds after which a missing answer is reported.
  package var slowAnswer: TimeInterval
  /// Seconds after which a missing answer ends the process.
  package var answer: TimeInterval
  /// Seconds a process has to leave after its connection closed or after it was asked to.
  package var farewell: TimeInterval
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

  /// The limits of a table, to be changed one by one.
  package init(_ limits: Limits = .standard) {
    handshake = limits[.launchTime]
    slowAnswer = limits[.providerSlow]
    answer = limits[.providerTime]
    farewell = limits[.farewellTime]
    archive.entries = limits.count(.timelineEntries)
    archive.messageBytes = limits.count(.archiveBytes)
    archive.imageBytes = limits.count(.pictureBytes)
    archive.nodes = limits.count(.sceneNodes)
    archive.depth = limits.count(.sceneDepth)
    archive.pathElements = limits.count(.scenePathElements)
    archive.glyphs = limits.count(.sceneGlyphs)
    archive.stringBytes = limits.count(.textBytes)
  }
}

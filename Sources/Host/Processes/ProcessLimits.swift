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
  /// Bytes of private dirty memory while it works for widgets and controls, or for a Live Activity.
  package var widgetMemory: Int
  package var activityMemory: Int
  /// Seconds between two looks at what it uses, while it works.
  package var lookInterval: TimeInterval
  /// Seconds without a request after which it is suspended.
  package var idle: TimeInterval
  /// Processes and threads, open files, bytes of one file, bytes of all its files.
  package var childProcesses: Int
  package var openFiles: Int
  package var fileBytes: Int
  package var containerBytes: Int
  /// Messages in a second that nobody asked for.
  package var unaskedMessages: Int
  /// Processes of all extensions at once, and bytes of their memory.
  package var processes: Int
  package var processesMemory: Int
  /// Seconds after which a control's value is reported as slow, and entries beyond which a timeline is reported as long.
  package var controlSlow: TimeInterval
  package var advisedEntries: Int
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
    widgetMemory = limits.count(.widgetMemory)
    activityMemory = limits.count(.activityMemory)
    lookInterval = limits[.memoryInterval]
    idle = limits[.processIdle]
    childProcesses = limits.count(.childProcesses)
    openFiles = limits.count(.openFiles)
    fileBytes = limits.count(.fileBytes)
    containerBytes = limits.count(.containerBytes)
    unaskedMessages = limits.count(.unaskedMessages)
    processes = limits.count(.processes)
    processesMemory = limits.count(.processesMemory)
    controlSlow = limits[.controlSlow]
    advisedEntries = limits.count(.timelineEntriesAdvised)
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

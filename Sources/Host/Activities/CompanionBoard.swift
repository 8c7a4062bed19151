import Archive
import Foundation

/// Another device of the person that mirrors the iPhone's activities.
package enum Companion: String, Sendable, CaseIterable, Codable { case watch, mac, carPlay }

/// What a companion shows of one activity: the content that last reached it.
package struct CompanionActivity: Sendable, Equatable, Codable, Identifiable {
  package var id: String
  package var extensionName: String
  package var content: ActivityContentData
  package var phase: ActivityPhase
  /// `updates` of the record that reached it.
  package var revision: Int
  package var deliveredAt: Date
  /// Seconds from the change on the iPhone to its arrival here.
  package var late: TimeInterval
}

/// Which companions are connected, and what has reached them.
package struct CompanionBoard: Sendable {
  package init() {}

  /// Whether the companion is connected; all are at first.
  package func isConnected(_ companion: Companion) -> Bool { true }

  /// What a companion shows, in the order of starting.
  package func activities(on companion: Companion) -> [CompanionActivity] { [] }

  /// An activity of the iPhone is new, has changed or is dismissed. Answers which companions show something else now.
  package mutating func changed(_ record: ActivityRecord, now: Date) -> Set<Companion> { [] }

  /// Cuts or mends a connection; mended, the newest of each activity arrives, late. Answers whether the companion shows something else now.
  package mutating func set(_ companion: Companion, connected: Bool, now: Date) -> Bool { false }
}

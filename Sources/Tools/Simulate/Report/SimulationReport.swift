import Archive
import Foundation

/// What became of the simulated days: the document of `vitrine simulate --json`. The same extension, profile and seed give the same report;
/// what depends on the machine (`timings`) and pictures are not part of the document.
package struct SimulationReport: Codable, Sendable, Equatable {
  /// The layout of the document; raised when a key changes its meaning or goes away.
  package var version = 1
  package var extensions: [String]
  package var device: String
  package var profile: String
  package var seed: UInt64
  package var zone: String
  package var begin: Date
  package var end: Date
  package var days: [Day]
  package var events: [Event]
  package var widgets: [Widget]
  /// Kinds and families that the device has no place for.
  package var unplaced: [Unplaced]
  /// What became of pushes, by rule.
  package var pushes: [String: Int]

  /// Real times, by widget.
  package var timings: [String: Timings] = [:]
  /// By widget, the pictures that `Hour.picture` counts.
  package var pictures: [String: [ArchivedEntry]] = [:]

  private enum CodingKeys: String, CodingKey {
    case version, extensions, device, profile, seed, zone, begin, end, days, events, widgets, unplaced, pushes
  }

  /// One day of the calendar.
  package struct Day: Codable, Sendable, Equatable {
    /// 2027-03-28.
    package var date: String
    package var zone: String
    package var begin: Date
    package var end: Date
    /// 23 or 25 when the clocks change.
    package var hours: Int
    package var unlocks: Int
    package var apps: Int
    package var pushes: Int
    package var offlineSeconds: Int
    package var lowPowerSeconds: Int
  }

  /// Something that happened to the device.
  package struct Event: Codable, Sendable, Equatable {
    package enum Kind: String, Codable, Sendable, CaseIterable {
      case unlocked, seen, locked, appOpened, appClosed, appReloaded, pushed, networkLost, networkFound
      case lowPowerOn, lowPowerOff, chargingOn, chargingOff, zoneChanged
    }
    package var at: Date
    package var kind: Kind
    /// Of `seen`, counted from 0.
    package var page: Int?
    /// Of `zoneChanged`.
    package var zone: String?
  }

  /// A kind in a family without a place.
  package struct Unplaced: Codable, Sendable, Equatable {
    package var kind: String
    package var family: String
    package var reason: String
  }

  /// One placed widget.
  package struct Widget: Codable, Sendable, Equatable {
    package var id: String
    package var `extension`: String
    package var kind: String
    package var family: String
    package var name: String?
    /// `home` or `lock`.
    package var surface: String
    package var page: Int
    /// Wishes for a timeline; one that was put off and granted later counts once.
    package var asked: Int
    /// Timelines that were asked for; `charged` and `free` are its parts.
    package var granted: Int
    package var charged: Int
    package var free: Int
    /// Decisions to put a wish off.
    package var deferred: Int
    package var merged: Int
    package var failed: Int
    package var askedBy: [String: Int]
    package var grantedBy: [String: Int]
    package var deferredBy: [String: Int]
    /// Seconds in which the picture was older than the provider wanted, and their share.
    package var staleSeconds: Int
    package var staleShare: Double
    /// When it was older.
    package var stale: [Span]
    package var entriesShown: Int
    /// Timelines all of whose pictures would have been shown without them.
    package var wastedReloads: Int
    /// Those of them that were charged.
    package var wastedCharged: Int
    package var loop: Loop?
    package var budget: [Budget]
    package var hours: [Hour]
    package var findings: [Finding]
    package var problems: [Finding]
    /// Since when it was asked no more, after three failures of seconds each.
    package var abandonedAt: Date?
    package var ledger: [Row]
  }

  /// A part of the time.
  package struct Span: Codable, Sendable, Equatable {
    package var from: Date
    package var to: Date
  }

  /// It asks again as soon as it has got.
  package struct Loop: Codable, Sendable, Equatable {
    package var begin: Date
    package var reloads: Int
    package var everySeconds: Int
    /// `policy` of its timelines, or `widgetCenter`.
    package var by: String
    package var sentence: String
  }

  /// The budget of 24 hours at the end of a day.
  package struct Budget: Codable, Sendable, Equatable {
    package var date: String
    /// Reloads of this day that were charged.
    package var charged: Int
    /// As of the last decision of the day.
    package var allowance: Int
    /// When a wish was first put off because the budget of 24 hours was used.
    package var ranOutAt: Date?
    /// The same for the share of an hour.
    package var pacedAt: Date?
  }

  /// An hour of a day.
  package struct Hour: Codable, Sendable, Equatable {
    package var at: Date
    package var asked: Int
    package var granted: Int
    package var deferred: Int
    package var pushed: Int
    package var staleSeconds: Int
    /// The picture at its begin: equal pictures of a widget have one number. Absent before the first.
    package var picture: Int?
  }

  /// Something odd, or a failure: the first one and how many there were.
  package struct Finding: Codable, Sendable, Equatable {
    package var code: String
    package var severity: String
    package var message: String
    package var cure: String?
    package var count: Int
    package var at: Date
  }

  /// One decision.
  package struct Row: Codable, Sendable, Equatable {
    package var at: Date
    package var cause: String
    package var outcome: String
    package var rule: String
    package var until: Date?
    package var charged: Bool
    package var used: Int
    package var allowance: Int
  }

  /// Real milliseconds in the extension, on this machine.
  package struct Timings: Sendable, Equatable {
    package var loads: Int
    /// The provider's own time: middle value and longest.
    package var provider: Double
    package var longestProvider: Double
    /// With evaluation and layout.
    package var all: Double
  }
}

extension SimulationReport {
  /// Of all widgets.
  package var granted: Int { widgets.reduce(0) { $0 + $1.granted } }

  /// A provider failed.
  package var hasFailures: Bool { widgets.contains { $0.failed > 0 } }

  /// The calendar day and hour of an instant, by day and hour.
  package func day(of date: Date) -> Int? { days.firstIndex { date >= $0.begin && date < $0.end } }
}

import Archive
import Foundation

/// Another device of the person, which mirrors the iPhone's activities.
package enum Companion: String, Sendable, CaseIterable, Codable {
  /// The Smart Stack of a paired Watch, from watchOS 11 on.
  case watch
  /// The menu bar of a Mac, from macOS 26 on.
  case mac
  /// The display of a car, from iOS 26 on.
  case carPlay

  /// The first system that shows Live Activities. A: creating-custom-views-for-live-activities.
  package var system: (name: String, version: Int) {
    switch self {
    case .watch: ("watchOS", 11)
    case .mac: ("macOS", 26)
    case .carPlay: ("iOS", 26)
    }
  }
}

/// What a companion shows of one activity: what last reached it.
package struct CompanionActivity: Sendable, Equatable, Codable, Identifiable {
  package var id: String
  package var extensionName: String
  package var content: ActivityContentData
  package var phase: ActivityPhase
  /// Order of starting.
  package var number: Int
  /// `updates` of the record that reached it.
  package var revision: Int
  package var deliveredAt: Date
  /// Seconds from the change on the iPhone to its arrival here.
  package var late: TimeInterval

  /// The companion has a clock of its own: what it shows goes stale also while it is cut off.
  package func isStale(at now: Date) -> Bool {
    phase == .stale || phase == .active && content.isStale(at: now)
  }
}

/// Which companions are connected, and what has reached them.
///
/// What the iPhone gets, by push or from its app, reaches connected companions at once (A: they mirror it; D: at once). A companion
/// that is cut off keeps what it has; connected again, it gets the newest of each activity, late, and nothing of what was between (D).
///
/// What all have in common is held once; a companion has something of its own only while it is cut off and for what came late.
package struct CompanionBoard: Sendable {
  private struct Device: Sendable {
    var isConnected = true
    var version: Int?
    /// While it is cut off: what it still shows of activities that have changed since; `nil` for one that it never had.
    var behind: [String: CompanionActivity?] = [:]
    /// What came late, until the next time.
    var late: [String: (deliveredAt: Date, seconds: TimeInterval)] = [:]
  }
  private var devices: [Companion: Device]
  /// Those whose systems show activities.
  private let able: Set<Companion>
  /// All of these show what all have in common: a broadcast to 100,000 need not look at each.
  private var isCommon = true
  /// What connected companions show.
  private var current: [String: CompanionActivity] = [:]

  /// - Parameter versions: Of the companions' systems; the newest where there is none.
  package init(versions: [Companion: Int] = [:]) {
    devices = Dictionary(
      uniqueKeysWithValues: Companion.allCases.map { ($0, Device(version: versions[$0])) })
    able = Set(Companion.allCases.filter { versions[$0] ?? .max >= $0.system.version })
  }

  /// Goes on with the activities that an iPhone had: the companions have them, with the dates of the records.
  package init(
    restoring records: [ActivityRecord], cut: Set<Companion> = [], versions: [Companion: Int] = [:]
  ) {
    self.init(versions: versions)
    for record in records { _ = changed(record, now: record.updatedAt) }
    for companion in cut { devices[companion]?.isConnected = false }
    lookWhetherCommon()
  }

  private mutating func lookWhetherCommon() {
    isCommon = devices.values.allSatisfy { $0.isConnected && $0.behind.isEmpty && $0.late.isEmpty }
  }

  /// Whether the companion is connected; all are at first.
  package func isConnected(_ companion: Companion) -> Bool { devices[companion]?.isConnected ?? false }

  /// Why a companion never shows anything: its system is too old. `nil` for one that does.
  package func inability(of companion: Companion) -> String? {
    guard let version = devices[companion]?.version, version < companion.system.version else { return nil }
    let system = companion.system
    return
      "Live Activities of an iPhone are shown from \(system.name) \(system.version) on; this one has \(system.name) \(version)."
  }

  /// What a companion shows, in the order of starting.
  package func activities(on companion: Companion) -> [CompanionActivity] {
    let ids = Set(current.keys).union(devices[companion]?.behind.keys.map { $0 } ?? [])
    return ids.compactMap { activity($0, on: companion) }.sorted { $0.number < $1.number }
  }

  /// What a companion shows of one activity.
  package func activity(_ id: String, on companion: Companion) -> CompanionActivity? {
    guard let device = devices[companion], inability(of: companion) == nil else { return nil }
    if let behind = device.behind[id] { return behind }
    guard var activity = current[id] else { return nil }
    if let late = device.late[id] { (activity.deliveredAt, activity.late) = late }
    return activity
  }

  /// How many activities have changed since a companion was cut off.
  package func waiting(for companion: Companion) -> Int { devices[companion]?.behind.count ?? 0 }

  /// An activity of the iPhone is new, has changed or is dismissed. Answers which companions show something else now.
  package mutating func changed(_ record: ActivityRecord, now: Date) -> Set<Companion> {
    let id = record.id
    let isShown = record.phase != .pending && record.phase != .dismissed
    let new = isShown ? CompanionActivity(record, now: now) : nil
    guard new.map({ !$0.hasContent(of: current[id]) }) ?? (current[id] != nil) else { return [] }
    guard !isCommon else {
      current[id] = new
      return able
    }
    defer { lookWhetherCommon() }
    var others: Set<Companion> = []
    for companion in Companion.allCases where inability(of: companion) == nil {
      if isConnected(companion) {
        devices[companion]?.late[id] = nil
        others.insert(companion)
      } else if devices[companion]?.behind[id] == nil {
        let shown = activity(id, on: companion)
        devices[companion]?.behind[id] = .some(shown)
      }
    }
    current[id] = new
    guard new == nil else { return others }
    // One that a companion never had need not be taken from it.
    for companion in Companion.allCases where devices[companion]?.behind[id] == .some(nil) {
      devices[companion]?.behind.removeValue(forKey: id)
    }
    return others
  }

  /// Cuts or mends a connection; mended, the newest of each activity arrives, late. Answers whether the companion shows something else now.
  package mutating func set(_ companion: Companion, connected: Bool, now: Date) -> Bool {
    guard isConnected(companion) != connected else { return false }
    devices[companion]?.isConnected = connected
    defer { lookWhetherCommon() }
    guard connected, let behind = devices[companion]?.behind else { return false }
    devices[companion]?.behind = [:]
    for id in behind.keys {
      let since = current[id]?.deliveredAt
      devices[companion]?.late[id] = since.map { (now, max(0, now.timeIntervalSince($0))) }
    }
    return !behind.isEmpty
  }
}

extension CompanionActivity {
  fileprivate init(_ record: ActivityRecord, now: Date) {
    self.init(
      id: record.id, extensionName: record.extensionName, content: record.content, phase: record.phase,
      number: record.number, revision: record.updates, deliveredAt: now, late: 0)
  }

  fileprivate func hasContent(of other: CompanionActivity?) -> Bool {
    content == other?.content && phase == other?.phase && revision == other?.revision
  }
}

import Archive
import Foundation
import Schedule

/// The rules of Live Activities, without effects of its own: events and time go in, what the host has to do comes out.
///
/// pending → active ⇄ stale → ended → dismissed; a person or the app can end each of them sooner. All times are those of the host's
/// clock; what falls due while nobody looked is done in its order by `advance(to:)`, and at its own date.
package struct ActivityBoard: Sendable {
  package let limits: ActivityLimits
  /// By id. A dismissed activity stays until `forget(_:)`, or until many others were dismissed after it.
  package internal(set) var records: [String: ActivityRecord] = [:]
  /// All that is not in the records, to be kept with them: budgets, pushes held back, alert, permissions.
  package internal(set) var state = ActivityBoardState()
  /// What the island shows.
  package internal(set) var island = IslandState.empty

  /// What comes next of each activity, the earliest first, and in the order of starting at one date.
  ///
  /// Queues know activities by their numbers: a broadcast moves thousands of them, and a number costs less than an id.
  var turns = PriorityQueue<Turn, Int>()
  /// By extension: its activities that can be on the island, the one that is shown first.
  var shelves: [String: PriorityQueue<IslandRank, Int>] = [:]
  /// By number; of those that are not dismissed.
  var ids: [Int: String] = [:]
  /// The extensions that have a shelf, in the order in which they came.
  var appsOnIsland: [(arrival: Int, name: String)] = []
  /// Pending, active and stale ones: in all and by extension.
  var running = 0
  var runningByApp: [String: Int] = [:]
  var channels: [ChannelKey: Subscribers] = [:]
  /// Dismissed ones, the oldest first.
  var dismissed: [String] = []
  /// What time brought before an event that was refused; handed out with what comes next.
  var carried: [ActivityEffect] = []

  /// When something is due, and the number of the activity it is due for.
  struct Turn: Sendable, Comparable {
    var date: Date
    var number: Int
    static func < (a: Self, b: Self) -> Bool {
      a.date != b.date ? a.date < b.date : a.number < b.number
    }
  }

  /// An empty board.
  package init(limits: ActivityLimits = .standard) { self.limits = limits }

  /// Goes on where a board was: its records, and the `state` it had.
  package init(
    restoring records: [ActivityRecord], state: ActivityBoardState = ActivityBoardState(),
    limits: ActivityLimits = .standard
  ) {
    self.limits = limits
    self.state = state
    let arrivals = state.arrivals
    self.state.arrivals = [:]
    for record in records.sorted(by: { $0.number < $1.number }) where self.records[record.id] == nil {
      var record = record.tamed
      // Two of one number cannot have been.
      if ids[record.number] != nil { record.number = self.state.number }
      self.records[record.id] = record
      enter(record)
      self.state.number = max(self.state.number, record.number + 1)
    }
    dismissed = self.records.values.filter { $0.phase == .dismissed }
      .sorted { ($0.dismissesAt ?? .distantPast, $0.number) < ($1.dismissesAt ?? .distantPast, $1.number) }
      .map(\.id)
    self.state.held = self.state.held.filter { mayStillWait($0.value, for: $0.key) }
    for id in self.state.held.keys {
      if let record = self.records[id] { schedule(record) }
    }
    for name in shelves.keys where arrivals[name] != nil { self.state.arrivals[name] = arrivals[name] }
    appsOnIsland = self.state.arrivals.map { ($0.value, $0.key) }.sorted {
      ($0.arrival, $0.name) < ($1.arrival, $1.name)
    }
    _ = arrange()
  }

  /// When `advance(to:)` has something to do next; `nil` for never.
  package var nextDeadline: Date? {
    carried.isEmpty ? nextDue : .distantPast
  }

  /// The earliest of what comes next and the end of the alert.
  var nextDue: Date? {
    guard let turn = turns.first?.priority.date else { return state.alert?.until }
    return min(turn, state.alert?.until ?? turn)
  }

  /// The alert that is being shown.
  package func alerting(at now: Date) -> (id: String, alert: ActivityAlert, until: Date)? {
    guard let shown = state.alert, shown.until > now else { return nil }
    return (shown.id, shown.alert, shown.until)
  }

  /// Of the running activities that listen to a channel, one of each type: what decodes for it decodes for all.
  package func samples(of channel: String, extensionName: String) -> [ActivityRecord] {
    var samples: [ActivityRecord] = []
    for id in channels[ChannelKey(channel: channel, extensionName: extensionName)]?.ids ?? [] {
      guard let record = records[id], record.isRunning,
        !samples.contains(where: { $0.attributesType == record.attributesType })
      else { continue }
      samples.append(record)
    }
    return samples
  }

  /// Forgets a dismissed activity.
  package mutating func forget(_ id: String) {
    if records[id]?.phase == .dismissed { records[id] = nil }
  }

  /// Applies an event. A refusal leaves everything as it was; what time has brought until then comes with the next effects.
  package mutating func handle(_ event: ActivityEvent, now: Date) throws(ActivityRefusal) -> [ActivityEffect]
  {
    var effects = advance(to: now)
    do {
      try apply(event, now: now, &effects)
    } catch {
      carried = effects
      throw error
    }
    play(to: now, &effects)
    return effects
  }
}

import Archive
import Foundation

extension ActivityBoard {
  /// Applies an event; throws before it changes anything.
  mutating func apply(
    _ event: ActivityEvent, now: Date, _ effects: inout [ActivityEffect]
  ) throws(ActivityRefusal) {
    switch event {
    case .start(let start, let id, let extensionName, let origin, let timestamp):
      try self.start(start, id: id, extensionName, origin, timestamp: timestamp, now: now, &effects)
    case .update(let id, let content, let alert, let timestamp):
      try update(id, content.tamed, alert, timestamp: timestamp, now: now, &effects)
    case .end(let id, let content, let dismissal, let timestamp):
      try end(id, content?.tamed, dismissal, timestamp: timestamp, now: now, &effects)
    case .dismiss(let id):
      _ = try known(id)
      dismiss(id, at: now, &effects)
    case .expand(let id):
      try expand(id, now: now, &effects)
    case .deviceLocked(let isLocked):
      lock(isLocked, now: now, &effects)
    case .removed(let extensionName):
      dismissAll(of: extensionName, at: now, &effects)
      state.choices[extensionName] = nil
      state.targets[extensionName] = nil
    case .authorization(let extensionName, let choice):
      var choice = choice
      if state.targets[extensionName]?.supportsFrequentUpdates != true {
        // Nobody can choose what the app does not ask for: it is as before, should the app ask one day.
        choice.frequentPushesEnabled = state.choices[extensionName]?.frequentPushesEnabled ?? true
      }
      state.choices[extensionName] = choice
      if !authorization(of: extensionName).areActivitiesEnabled {
        dismissAll(of: extensionName, at: now, &effects)
      }
      tryHeldPushes(of: extensionName, at: now)
    }
  }

  private mutating func update(
    _ id: String, _ content: ActivityContentData, _ alert: ActivityAlert?, timestamp: Int?, now: Date,
    _ effects: inout [ActivityEffect]
  ) throws(ActivityRefusal) {
    let record = try known(id)
    guard record.isRunning else { throw .over(record) }
    guard content.state.count <= limits.updateBytes else { throw .tooLarge(record, content, limits) }
    if let timestamp, let last = record.timestamp, timestamp < last { return }
    // What the app knows now is newer than a push that waits.
    if let held = state.held[id], timestamp ?? .max >= held.push.timestamp {
      letGo(id, &effects) { .replacedByApp(record) }
    }
    renew(record, content, timestamp: timestamp, at: now, &effects)
    if let alert, record.isLive { show(alert, of: id, at: now, &effects) }
  }

  private mutating func end(
    _ id: String, _ content: ActivityContentData?, _ dismissal: ActivityDismissal, timestamp: Int?, now: Date,
    _ effects: inout [ActivityEffect]
  ) throws(ActivityRefusal) {
    let record = try known(id)
    if let content, content.state.count > limits.updateBytes { throw .tooLarge(record, content, limits) }
    if let timestamp, let last = record.timestamp, timestamp < last { return }
    switch record.phase {
    case .pending, .active, .stale:
      finish(id, content, dismissal, by: .request, timestamp: timestamp, at: now, &effects)
    case .ended:
      // The app may take an ended one away sooner; its content stays the last one.
      guard dismissal != .standard else { return }
      let date = dismissalDate(dismissal, endedAt: record.endedAt ?? now)
      records[id]?.dismissesAt = date
      effects.append(.changed(id: id))
      if let record = records[id] { schedule(record) }
    case .dismissed:
      return
    }
  }

  private mutating func expand(
    _ id: String?, now: Date, _ effects: inout [ActivityEffect]
  ) throws(ActivityRefusal) {
    if let id {
      let record = try known(id)
      guard island.ids.contains(id) else { throw .notOnIsland(record) }
    }
    if case .expanded(let before, _) = island, before != id, let record = records[before],
      record.style == .transient
    {
      finish(before, nil, .immediate, by: .collapsed, at: now, &effects)
    }
    state.opened = id
    if state.alert?.id != id { state.alert = nil }
  }

  private mutating func lock(_ isLocked: Bool, now: Date, _ effects: inout [ActivityEffect]) {
    guard isLocked != state.isLocked else { return }
    state.isLocked = isLocked
    guard isLocked else { return }
    state.opened = nil
    let transient = records.values.filter { $0.isLive && $0.style == .transient }
    for record in transient.sorted(by: { $0.number < $1.number }) {
      finish(record.id, nil, .immediate, by: .locked, at: now, &effects)
    }
  }

  private mutating func dismissAll(of extensionName: String, at now: Date, _ effects: inout [ActivityEffect])
  {
    let gone = records.values.filter { $0.extensionName == extensionName && $0.phase != .dismissed }
    for record in gone.sorted(by: { $0.number < $1.number }) { dismiss(record.id, at: now, &effects) }
  }

  func known(_ id: String) throws(ActivityRefusal) -> ActivityRecord {
    guard let record = records[id] else { throw .unknown(id) }
    return record
  }
}

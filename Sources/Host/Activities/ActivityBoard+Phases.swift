import Archive
import Foundation

/// The arrows of the state machine. Nothing else changes a phase.
extension ActivityBoard {
  /// Enters a record that is new to the indices.
  mutating func enter(_ record: ActivityRecord) {
    if record.phase != .dismissed { ids[record.number] = record.id }
    if record.isRunning { count(record, 1) }
    if record.phase != .dismissed, case .channel(let channel)? = record.pushType {
      channels[ChannelKey(channel: channel, extensionName: record.extensionName), default: Subscribers()]
        .ids.append(record.id)
    }
    if record.isLive { place(record) }
    schedule(record)
  }

  /// Moves an activity to another phase and keeps the indices true.
  mutating func move(_ id: String, to phase: ActivityPhase) {
    guard let old = records[id], old.phase != phase else { return }
    records[id]?.phase = phase
    var record = old
    record.phase = phase
    if old.isRunning != record.isRunning { count(record, record.isRunning ? 1 : -1) }
    if old.isLive != record.isLive { place(record) }
  }

  /// New content for a running activity.
  mutating func renew(
    _ old: ActivityRecord, _ content: ActivityContentData, timestamp: Int?, at date: Date,
    _ effects: inout [ActivityEffect]
  ) {
    var record = old
    record.content = content
    record.updatedAt = date
    record.updates += 1
    if let timestamp { record.timestamp = timestamp }
    if old.isLive { record.phase = content.isStale(at: date) ? .stale : .active }
    records[old.id] = record
    effects.append(.changed(id: old.id))
    if old.isLive {
      // iOS serves the picture it has for a state that is equal to the one before (C: istornz/flutter_live_activities#186).
      if record.phase != old.phase || content.state != old.content.state { effects.append(.draw(id: old.id)) }
      if content.relevanceScore != old.content.relevanceScore { rank(record) }
    }
    schedule(record)
  }

  /// Ends a running activity: it leaves the island now, and the Lock Screen when its policy says so.
  mutating func finish(
    _ id: String, _ content: ActivityContentData?, _ dismissal: ActivityDismissal,
    by cause: ActivityRecord.EndCause, timestamp: Int? = nil, at date: Date, _ effects: inout [ActivityEffect]
  ) {
    guard let old = records[id], old.isRunning else { return }
    letGo(id, &effects) { .endedWaiting(old) }
    records[id]?.endedAt = date
    records[id]?.endedBy = cause
    if let timestamp { records[id]?.timestamp = timestamp }
    guard old.phase != .pending else { return dismiss(id, at: date, &effects) }
    if let content {
      records[id]?.content = content
      records[id]?.updatedAt = date
      records[id]?.updates += 1
    }
    let dismissesAt = dismissalDate(dismissal, endedAt: date)
    records[id]?.dismissesAt = dismissesAt
    move(id, to: .ended)
    effects.append(.changed(id: id))
    if let record = records[id] { schedule(record) }
    // Nothing marks an ended activity as stale, so one that was stale has to be drawn once more.
    if old.phase == .stale || content.map({ $0.state != old.content.state }) == true {
      effects.append(.draw(id: id))
    }
  }

  /// Takes an activity from every screen.
  mutating func dismiss(_ id: String, at date: Date, _ effects: inout [ActivityEffect]) {
    guard let old = records[id], old.phase != .dismissed else { return }
    records[id]?.dismissesAt = date
    records[id]?.alert = nil
    move(id, to: .dismissed)
    letGo(id, &effects) { .endedWaiting(old) }
    state.budgets[id] = nil
    if state.alert?.id == id { state.alert = nil }
    if case .channel(let channel)? = old.pushType {
      leave(ChannelKey(channel: channel, extensionName: old.extensionName))
    }
    turns.set(nil, for: old.number)
    ids[old.number] = nil
    dismissed.append(id)
    effects += [.changed(id: id), .removed(id: id)]
  }

  /// When an ended activity leaves the Lock Screen: its wish, brought into the four hours after its end.
  func dismissalDate(_ dismissal: ActivityDismissal, endedAt: Date) -> Date {
    let last = endedAt.addingTimeInterval(limits.endedSeconds)
    switch dismissal {
    case .standard: return last
    case .immediate: return endedAt
    case .after(let date): return date.isSensible ? min(max(date, endedAt), last) : last
    }
  }

  private mutating func count(_ record: ActivityRecord, _ change: Int) {
    running += change
    let count = (runningByApp[record.extensionName] ?? 0) + change
    runningByApp[record.extensionName] = count == 0 ? nil : count
  }
}

extension ActivityRecord {
  /// Counts as an activity of its app.
  package var isRunning: Bool { phase == .pending || isLive }

  /// Can be on the island, and can be updated by sight.
  package var isLive: Bool { phase == .active || phase == .stale }

  /// The same without dates that no calendar knows.
  var tamed: ActivityRecord {
    var record = self
    record.content = content.tamed
    if !startsAt.isSensible { record.startsAt = requestedAt.isSensible ? requestedAt : .distantPast }
    if let date = endedAt, !date.isSensible { record.endedAt = nil }
    if let date = dismissesAt, !date.isSensible { record.dismissesAt = .distantPast }
    return record
  }
}

extension ActivityContentData {
  /// Whether its stale date has come.
  package func isStale(at date: Date) -> Bool { staleDate.map { $0 <= date } ?? false }

  /// The same without numbers that have no order.
  var tamed: ActivityContentData {
    var content = self
    if let date = staleDate, !date.isSensible { content.staleDate = nil }
    if !relevanceScore.isFinite { content.relevanceScore = 0 }
    return content
  }
}

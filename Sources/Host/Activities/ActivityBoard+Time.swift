import Archive
import Foundation

extension ActivityBoard {
  /// What time does to an activity.
  enum Step: Sendable { case start, endAfterEightHours, heldPush, stale, dismiss }

  /// Plays time up to a date: everything that falls due, in its order.
  package mutating func advance(to now: Date) -> [ActivityEffect] {
    var effects = carried
    carried = []
    let excess = dismissed.count - max(0, limits.keptDismissed)
    if excess > 0 {
      for id in dismissed.prefix(excess) { forget(id) }
      dismissed.removeFirst(excess)
    }
    play(to: now, &effects)
    return effects
  }

  /// The same, and looks at the island after each date.
  mutating func play(to now: Date, _ effects: inout [ActivityEffect]) {
    effects += arrange()
    while let date = nextDue, date <= now {
      if let alert = state.alert, alert.until <= date { state.alert = nil }
      while let turn = turns.first, turn.priority.date <= date {
        guard let record = ids[turn.owner].flatMap({ records[$0] }), let next = next(of: record) else {
          turns.set(nil, for: turn.owner)
          continue
        }
        take(next.step, record, at: next.date, &effects)
        if let after = records[record.id] { schedule(after) }
      }
      effects += arrange()
    }
  }

  /// What comes next of an activity, and when. Of two at one date the one that changes more.
  func next(of record: ActivityRecord) -> (date: Date, step: Step)? {
    switch record.phase {
    case .pending:
      return (record.startsAt, .start)
    case .active, .stale:
      var next = (record.startsAt.addingTimeInterval(limits.activeSeconds), Step.endAfterEightHours)
      if let held = state.held[record.id], held.dueAt < next.0 { next = (held.dueAt, .heldPush) }
      if record.phase == .active, let date = record.content.staleDate, date < next.0 { next = (date, .stale) }
      return next
    case .ended:
      return record.dismissesAt.map { ($0, .dismiss) }
    case .dismissed:
      return nil
    }
  }

  /// Gives an activity its place among the deadlines.
  mutating func schedule(_ record: ActivityRecord) {
    let next = next(of: record)
    if turns[record.number]?.date != next?.date {
      turns.set(next.map { Turn(date: $0.date, number: record.number) }, for: record.number)
    }
  }

  private mutating func take(
    _ step: Step, _ record: ActivityRecord, at date: Date, _ effects: inout [ActivityEffect]
  ) {
    let id = record.id
    switch step {
    case .start:
      records[id]?.alert = nil
      move(id, to: record.content.isStale(at: date) ? .stale : .active)
      effects += [.changed(id: id), .draw(id: id)]
      if let alert = record.alert { show(alert, of: id, at: date, &effects) }
    case .endAfterEightHours:
      finish(id, nil, .standard, by: .eightHours, at: date, &effects)
    case .heldPush:
      release(id, at: date, &effects)
    case .stale:
      move(id, to: .stale)
      effects += [.changed(id: id), .draw(id: id)]
    case .dismiss:
      dismiss(id, at: date, &effects)
    }
  }
}

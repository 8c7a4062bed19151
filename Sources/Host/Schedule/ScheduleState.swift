import Foundation

/// The schedule of all placed widgets: `(state, event, now) → (state, effects)`. No file, socket, process or clock inside.
package struct ScheduleState: Sendable {
  /// The numbers it follows.
  package let rules: ScheduleRules
  private var instances: [String: InstanceSchedule] = [:]
  private var deadlines = DeadlineQueue<String>()

  /// An empty schedule.
  package init(rules: ScheduleRules = .standard) { self.rules = rules }

  /// When `advance` has something to do next.
  package var nextDeadline: Date? { deadlines.first?.date }

  /// What is planned for a widget.
  package subscript(id: String) -> InstanceSchedule? { instances[id] }

  /// Takes in what happened to one widget. Events of a widget that was removed meanwhile are ignored.
  package mutating func handle(_ event: ScheduleEvent, id: String, now: Date) -> [ScheduleEffect] {
    if case .placed(let stored) = event {
      var instance = InstanceSchedule(stored, now: now)
      let steps = instance.advance(to: now)
      return store(instance, steps, id)
    }
    guard var instance = instances[id] else { return [] }
    switch event {
    case .placed:
      return []
    case .removed:
      instances[id] = nil
      deadlines.set(nil, for: id)
      return []
    case .requested(let cause):
      let steps = instance.request(cause, now: now, rules: rules)
      return store(instance, steps, id)
    case .loaded(let timeline):
      let steps = instance.loaded(timeline, now: now, rules: rules)
      return store(instance, steps, id)
    case .failed:
      let steps = instance.failed(now: now, rules: rules)
      return store(instance, steps, id)
    }
  }

  /// Does everything that is due at `now`, in the order of the deadlines.
  package mutating func advance(to now: Date) -> [ScheduleEffect] {
    var effects: [ScheduleEffect] = []
    while let id = deadlines.popDue(at: now) {
      guard var instance = instances[id] else { continue }
      let steps = instance.advance(to: now)
      effects += store(instance, steps, id)
    }
    return effects
  }

  /// Looks at every widget anew: after the clock was moved backwards, the deadlines no longer tell which entry shows.
  package mutating func reconsider(now: Date) -> [ScheduleEffect] {
    instances.keys.sorted().flatMap { id -> [ScheduleEffect] in
      guard var instance = instances[id] else { return [] }
      let steps = instance.advance(to: now)
      return store(instance, steps, id)
    }
  }

  private mutating func store(
    _ instance: InstanceSchedule, _ steps: [InstanceSchedule.Step], _ id: String
  ) -> [ScheduleEffect] {
    instances[id] = instance
    deadlines.set(instance.deadline, for: id)
    return steps.map { step in
      switch step {
      case .load(let cause): .load(id: id, cause: cause)
      case .show(let entry): .show(id: id, entry: entry)
      case .keep: .keep(id: id, instance.stored)
      }
    }
  }
}

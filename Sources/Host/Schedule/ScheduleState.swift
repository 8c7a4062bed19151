import Foundation

/// The schedule of all placed widgets: `(state, event, now) → (state, effects)`. No file, socket, process or clock inside.
package struct ScheduleState: Sendable {
  /// The numbers it follows.
  package let rules: ScheduleRules
  /// What the device is like.
  package var conditions = DeviceConditions()
  private var names = OwnerNames<String>()
  /// By number; what stands at the number of nobody is left over.
  private var instances: [InstanceSchedule] = []
  private var deadlines = DenseQueue<Date>()
  /// What the event at hand asks for; kept to be filled again.
  private var steps: [InstanceSchedule.Step] = []

  /// An empty schedule.
  package init(rules: ScheduleRules = .standard) { self.rules = rules }

  /// When `advance` has something to do next.
  package var nextDeadline: Date? { deadlines.first?.priority }

  /// How many widgets there are.
  package var count: Int { names.count }

  /// What is planned for a widget.
  package subscript(id: String) -> InstanceSchedule? { names.number(of: id).map { instances[$0] } }

  /// Reloads that a widget may have in 24 hours, and that it has used.
  package func budget(of id: String, now: Date) -> (used: Int, allowance: Int)? {
    guard var instance = self[id] else { return nil }
    return (instance.stored.budget.used(at: now), desk(now).allowance(of: instance))
  }

  /// Makes room for so many widgets.
  package mutating func reserve(_ count: Int) {
    names.reserve(count)
    instances.reserveCapacity(count)
    deadlines.reserve(count)
  }

  /// Takes in what happened to one widget. Events of a widget that was removed meanwhile are ignored.
  package mutating func handle(_ event: ScheduleEvent, id: String, now: Date) -> [ScheduleEffect] {
    var effects: [ScheduleEffect] = []
    handle(event, id: id, now: now, &effects)
    return effects
  }

  /// The same; what has to be done is appended.
  package mutating func handle(
    _ event: ScheduleEvent, id: String, now: Date, _ effects: inout [ScheduleEffect]
  ) {
    let desk = desk(now)
    switch event {
    case .placed(let stored):
      let number = names.add(id)
      let instance = InstanceSchedule(stored, now: now)
      if number < instances.count { instances[number] = instance } else { instances.append(instance) }
      change(number, id, &effects) { $0.advance(desk, &$1) }
    case .removed:
      guard let number = names.remove(id) else { return }
      instances[number] = InstanceSchedule(StoredSchedule(), now: now)
      deadlines.set(nil, for: number)
    case .requested(let cause): change(id, &effects) { $0.request(cause, desk, &$1) }
    case .loaded(let timeline): change(id, &effects) { $0.loaded(timeline, desk, &$1) }
    case .failed: change(id, &effects) { $0.failed(desk, &$1) }
    case .seen(let visible): change(id, &effects) { $0.see(visible, desk, &$1) }
    case .appActive(let isActive): change(id, &effects) { $0.appActive(isActive, desk, &$1) }
    }
  }

  /// Does everything that is due at `now`, in the order of the deadlines.
  package mutating func advance(to now: Date) -> [ScheduleEffect] {
    var effects: [ScheduleEffect] = []
    while advanceOne(to: now, &effects) {}
    return effects
  }

  /// Does what is due of one widget; false when nothing is.
  package mutating func advanceOne(to now: Date, _ effects: inout [ScheduleEffect]) -> Bool {
    guard let first = deadlines.first, first.priority <= now, let id = names[first.owner] else {
      return false
    }
    let desk = desk(now)
    change(first.owner, id, &effects) { $0.advance(desk, &$1) }
    return true
  }

  /// Looks at every widget anew: after the clock was moved backwards, the deadlines no longer tell which entry shows.
  package mutating func reconsider(now: Date) -> [ScheduleEffect] {
    var effects: [ScheduleEffect] = []
    let desk = desk(now)
    for id in instances.indices.compactMap({ names[$0] }).sorted() {
      change(id, &effects) { $0.clockMoved(desk, &$1) }
    }
    return effects
  }

  private func desk(_ now: Date) -> ReloadDesk { ReloadDesk(rules: rules, conditions: conditions, now: now) }

  private mutating func change(
    _ id: String, _ effects: inout [ScheduleEffect],
    _ body: (inout InstanceSchedule, inout [InstanceSchedule.Step]) -> Void
  ) {
    guard let number = names.number(of: id) else { return }
    change(number, id, &effects, body)
  }

  private mutating func change(
    _ number: Int, _ id: String, _ effects: inout [ScheduleEffect],
    _ body: (inout InstanceSchedule, inout [InstanceSchedule.Step]) -> Void
  ) {
    steps.removeAll(keepingCapacity: true)
    body(&instances[number], &steps)
    deadlines.set(instances[number].deadline, for: number)
    for step in steps {
      switch step {
      case .load(let cause): effects.append(.load(id: id, cause: cause))
      case .show(let entry): effects.append(.show(id: id, entry: entry))
      case .keep: effects.append(.keep(id: id))
      case .note(let entry): effects.append(.note(id: id, entry))
      }
    }
  }
}

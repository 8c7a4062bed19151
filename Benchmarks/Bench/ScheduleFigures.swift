import Archive
import Foundation
import Schedule

/// A virtual day of many placed widgets, each of which wants to be reloaded every half hour; providers answer at once.
enum ScheduleFigures {
  static func measure() -> [String: Double] {
    let small = day(widgets: 100_000)
    let large = day(widgets: 1_000_000)
    return [
      "day_s": large.seconds, "tenth_s": small.seconds, "bytes_each": large.bytes,
      "loads_each": Double(large.loads) / 1_000_000, "decisions_each": Double(large.decisions) / 1_000_000,
    ]
  }

  static func day(widgets count: Int) -> (seconds: Double, loads: Int, decisions: Int, bytes: Double) {
    let before = BroadcastFigures.residentBytes()
    var rules = ScheduleRules()
    // 48 reloads each have to be granted.
    (rules.budget.leastDaily, rules.budget.mostDaily, rules.budget.activeHours) = (70, 70, 24)
    (rules.budget.unseenAfter, rules.budget.rareAfter) = (.infinity, .infinity)
    var schedule = ScheduleState(rules: rules)
    schedule.reserve(count)
    let start = Date(timeIntervalSinceReferenceDate: 86400 * 9000)
    var effects: [ScheduleEffect] = []
    var loads = 0
    var decisions = 0
    let clock = ContinuousClock()
    let begin = clock.now
    func answer(_ now: Date) {
      var next: [ScheduleEffect] = []
      for effect in effects {
        switch effect {
        case .load(let id, _):
          loads += 1
          schedule.handle(
            .loaded(TimelineDates([now], policy: .after(now + 1800))), id: id, now: now, &next)
        case .note: decisions += 1
        case .show, .keep: break
        }
      }
      effects.removeAll(keepingCapacity: true)
    }
    for number in 0..<count {
      // Widgets are not all placed in one moment.
      let now = start + Double(number % 1800)
      schedule.handle(.placed(StoredSchedule()), id: "widget-\(number)", now: now, &effects)
      answer(now)
    }
    while let now = schedule.nextDeadline, now < start + 86400 {
      while schedule.advanceOne(to: now, &effects) { answer(now) }
    }
    let seconds = (clock.now - begin) / .seconds(1)
    return (seconds, loads, decisions, Double(BroadcastFigures.residentBytes() - before) / Double(count))
  }
}

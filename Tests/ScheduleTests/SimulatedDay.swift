import Archive
import Foundation
import Schedule

/// One widget whose provider answers at once, and a person who sleeps from eleven to seven and looks at it now and then.
struct SimulatedDay {
  var schedule = ScheduleState()
  var looksADay = 12
  /// Seconds after which the provider wants to be asked again; `nil` for what the first timeline said.
  var every: Double?
  var failNext = false
  /// The provider calls `WidgetCenter` whenever it is asked.
  var asksItself = false
  /// A midnight.
  let start = Date(timeIntervalSinceReferenceDate: 86400 * 9000)
  var now: Date
  private(set) var entries: [LedgerEntry] = []
  private(set) var loads = 0
  private var isPlaced = false
  private var nextLook: Date?

  init() { now = start }

  var allowance: Int { schedule.budget(of: "w", now: now)?.allowance ?? -1 }
  var used: Int { schedule.budget(of: "w", now: now)?.used ?? -1 }

  func midnight(_ day: Int) -> Date { start + Double(day) * 86400 }
  func ledger(onDay day: Int) -> [LedgerEntry] {
    entries.filter { $0.date >= midnight(day) && $0.date < midnight(day + 1) }
  }
  func charged(onDay day: Int) -> [LedgerEntry] { ledger(onDay: day).filter(\.isCharged) }

  /// Days with a provider that wants to be asked again every so many seconds.
  mutating func live(days: Int, every seconds: Double) {
    every = seconds
    if !isPlaced { place(TimelineDates([now], policy: .after(now + seconds))) }
    run(until: now + Double(days) * 86400)
  }

  mutating func place(_ timeline: TimelineDates) {
    isPlaced = true
    nextLook = look(after: now)
    first = timeline
    handle(.placed(StoredSchedule()))
  }
  private var first: TimelineDates?

  /// Asks, and answers what was decided.
  mutating func ask(_ cause: ReloadCause) -> LedgerEntry? {
    let count = entries.count
    handle(.requested(cause))
    return entries.count > count ? entries[count] : nil
  }

  mutating func handle(_ event: ScheduleEvent) { take(schedule.handle(event, id: "w", now: now)) }

  /// Moves the clock from deadline to deadline and look to look.
  mutating func run(until end: Date) {
    while true {
      let next = [schedule.nextDeadline, nextLook].compactMap(\.self).min() ?? end
      guard next <= end else { break }
      now = max(now, next)
      if let look = nextLook, look <= now {
        handle(.seen(true))
        handle(.seen(false))
        nextLook = self.look(after: now)
      }
      take(schedule.advance(to: now))
    }
    now = max(now, end)
  }

  /// Looks are spread evenly from seven to eleven at night.
  private func look(after date: Date) -> Date? {
    guard looksADay > 0 else { return nil }
    let step = 16 * 3600 / Double(looksADay)
    let day = (date.timeIntervalSince(start) / 86400).rounded(.down)
    for offset in 0...1 {
      let morning = start + (day + Double(offset)) * 86400 + 7 * 3600
      for index in 0..<looksADay where morning + Double(index) * step > date {
        return morning + Double(index) * step
      }
    }
    return nil
  }

  private mutating func take(_ effects: [ScheduleEffect]) {
    for effect in effects {
      switch effect {
      case .note(_, let entry): entries.append(entry)
      case .show, .keep: break
      case .load:
        loads += 1
        if asksItself { handle(.requested(.widgetCenter)) }
        if failNext {
          failNext = false
          handle(.failed)
        } else {
          let timeline = every.map { TimelineDates([now], policy: .after(now + $0)) }
          handle(.loaded(timeline ?? first ?? TimelineDates([now], policy: .never)))
        }
      }
    }
  }
}

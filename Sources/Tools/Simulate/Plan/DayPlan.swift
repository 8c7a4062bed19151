import Foundation

/// What happens on one day of a profile. Each habit draws its own numbers, so that one more habit, or one more day, leaves the others as
/// they were.
struct DayPlan {
  private(set) var events: [SimulatedEvent] = []
  private let profile: UsageProfile
  private let day: SimulatedDay

  /// Seconds between the Lock Screen and the first page. Ours.
  private static let unlockSeconds = 1.5

  init(profile: UsageProfile, day: SimulatedDay, seed: UInt64) {
    self.profile = profile
    self.day = day
    for (number, habit) in profile.habits.enumerated() where applies(habit.days) {
      var numbers = SimulationSeed(Self.mixed(seed, UInt64(day.index), UInt64(number)))
      play(habit, &numbers)
    }
  }

  private func applies(_ days: UsageProfile.Days) -> Bool {
    switch days {
    case .all: true
    case .weekdays: !day.isWeekend()
    case .weekends: day.isWeekend()
    }
  }

  private mutating func play(_ habit: UsageProfile.Habit, _ numbers: inout SimulationSeed) {
    let from = day.instant(minute: habit.window.from)
    let to = day.instant(minute: habit.window.from + habit.window.minutes)
    func dates(_ count: Int) -> [Date] {
      let length = to.timeIntervalSince(from)
      guard length > 0 else { return [] }
      return (0..<count).map { _ in from + (Double.random(in: 0..<length, using: &numbers)).rounded() }
        .sorted()
    }
    func spell(_ kind: (Bool) -> SimulatedEvent.Kind, begins: Bool) {
      let jitter = Double(profile.jitter) * 60
      let begin = from + Double.random(in: -jitter...jitter, using: &numbers).rounded()
      let end = max(begin + 60, to + Double.random(in: -jitter...jitter, using: &numbers).rounded())
      events.append(SimulatedEvent(begin, kind(begins)))
      events.append(SimulatedEvent(end, kind(!begins)))
    }
    switch habit.kind {
    case .unlocks(let count):
      for date in dates(count) { look(at: date, &numbers) }
    case .apps(let count):
      for date in dates(count) { useApp(at: date, &numbers) }
    case .pushes(let count):
      events += dates(count).map { SimulatedEvent($0, .push) }
    case .offline: spell({ .network($0) }, begins: false)
    case .lowPower: spell({ .lowPower($0) }, begins: true)
    case .charging: spell({ .charging($0) }, begins: true)
    }
  }

  /// The Lock Screen, then pages one after the other, then nothing.
  private mutating func look(at date: Date, _ numbers: inout SimulationSeed) {
    let seconds = Double(Int.random(in: profile.look, using: &numbers))
    let drawn = Int.random(in: 0..<100, using: &numbers)
    var sum = 0
    var pages = 0
    for (index, share) in profile.pages.enumerated() {
      sum += share
      if drawn < sum {
        pages = index + 1
        break
      }
    }
    events.append(SimulatedEvent(date, .look(.lockScreen)))
    let first = date + Self.unlockSeconds
    for page in 0..<pages {
      events.append(SimulatedEvent(first + seconds * Double(page) / Double(pages), .look(.page(page))))
    }
    events.append(SimulatedEvent(first + seconds, .look(.nothing)))
  }

  private mutating func useApp(at date: Date, _ numbers: inout SimulationSeed) {
    let end = date + Double(Int.random(in: profile.appTime, using: &numbers))
    events.append(SimulatedEvent(date, .app(true)))
    if profile.appReloads { events.append(SimulatedEvent(end, .reload)) }
    events.append(SimulatedEvent(end, .app(false)))
  }

  /// One number of three.
  private static func mixed(_ seed: UInt64, _ day: UInt64, _ habit: UInt64) -> UInt64 {
    var mixer = SimulationSeed(seed)
    var other = SimulationSeed(mixer.next() ^ (day &* 0x9E37_79B9))
    var last = SimulationSeed(other.next() ^ (habit &* 0x85EB_CA6B))
    return last.next()
  }
}

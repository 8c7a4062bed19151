import Foundation

/// The days that are played, and all that happens in them. Pure: it follows from profile, zone, begin and seed.
package struct SimulationPlan: Sendable, Equatable {
  package var begin: Date
  package var end: Date
  package var days: [SimulatedDay]
  /// In the order of time; those of one instant in the order of the profile.
  package var events: [SimulatedEvent]

  /// - Parameters:
  ///   - begin: The instant at which the first day begins; later days begin at midnight.
  ///   - count: Days of the calendar. The last ends when the clock on the wall shows what it showed at the beginning.
  package init(profile: UsageProfile, begin: Date, count: Int, zone: TimeZone, seed: UInt64) {
    var days: [SimulatedDay] = []
    var events: [SimulatedEvent] = []
    var (zone, start) = (zone, begin)
    let calendar = Calendar.simulated(zone)
    let midnight = calendar.startOfDay(for: begin)
    let isMidnight = midnight == begin
    // A begin at noon makes two halves of a day.
    let total = isMidnight ? count : count + 1
    let offset = calendar.dateComponents([.hour, .minute, .second], from: begin)
    for index in 0..<total {
      let day = SimulatedDay(index: index, begin: start, end: start, zone: zone)
      let journeys = profile.journeys.filter { $0.day == index + 1 }
        .map { (date: day.instant(minute: $0.minute), zone: $0.zone) }
        .filter { $0.date > start }.sorted { $0.date < $1.date }
      for journey in journeys { events.append(SimulatedEvent(journey.date, .zone(journey.zone))) }
      let after = journeys.last.flatMap { TimeZone(identifier: $0.zone) } ?? zone
      let here = Calendar.simulated(after)
      var end = Self.nextMidnight(after: journeys.last?.date ?? start, here)
      if !isMidnight, index == total - 1 {
        var parts = here.dateComponents([.year, .month, .day], from: start)
        (parts.hour, parts.minute, parts.second) = (offset.hour, offset.minute, offset.second)
        end = max(start + 1, min(end, here.date(from: parts) ?? end))
      }
      days.append(SimulatedDay(index: index, begin: start, end: end, zone: zone))
      (zone, start) = (after, end)
    }
    self.begin = begin
    self.end = start
    self.days = days
    for day in days { events += DayPlan(profile: profile, day: day, seed: seed).events }
    let whole = events.filter { $0.date >= begin && $0.date < start }
    // Sorting keeps those of one instant in their order.
    self.events = whole.enumerated().sorted { ($0.element.date, $0.offset) < ($1.element.date, $1.offset) }
      .map(\.element)
  }

  private static func nextMidnight(after date: Date, _ calendar: Calendar) -> Date {
    let midnight = calendar.startOfDay(for: date)
    let next = calendar.date(byAdding: .day, value: 1, to: midnight) ?? midnight + 86400
    return calendar.startOfDay(for: next)
  }
}

import Foundation

/// One day of the calendar where the person is: 24 hours, 23 or 25 when the clocks change, any number on a journey.
package struct SimulatedDay: Sendable, Equatable {
  /// Counted from 0.
  package var index: Int
  package var begin: Date
  package var end: Date
  /// Where it began.
  package var zone: TimeZone

  package init(index: Int, begin: Date, end: Date, zone: TimeZone) {
    self.index = index
    self.begin = begin
    self.end = end
    self.zone = zone
  }

  package var seconds: TimeInterval { end.timeIntervalSince(begin) }

  /// How many hours have begun in it.
  package var hours: Int { max(1, Int((seconds / 3600).rounded(.up))) }

  /// When its hours begin. Real hours: on the day that the clocks go back, two are called 2.
  package var hourStarts: [Date] { (0..<hours).map { begin + Double($0) * 3600 } }

  /// The hour that an instant is in, `nil` outside the day.
  package func hour(of date: Date) -> Int? {
    guard date >= begin, date < end else { return nil }
    return min(hours - 1, Int(date.timeIntervalSince(begin) / 3600))
  }

  package func isWeekend() -> Bool { calendar.isDateInWeekend(begin) }

  /// Its name: 2027-03-28.
  package var name: String {
    let parts = calendar.dateComponents([.year, .month, .day], from: begin)
    return String(format: "%04d-%02d-%02d", parts.year ?? 0, parts.month ?? 0, parts.day ?? 0)
  }

  var calendar: Calendar { Calendar.simulated(zone) }

  /// An instant of it by the clock on the wall. A time that the day does not have, because the clocks go ahead, is as much later.
  func instant(minute: Int) -> Date {
    let midnight = calendar.startOfDay(for: begin)
    if minute >= 1440 {
      let next =
        calendar.date(byAdding: .day, value: minute / 1440, to: midnight) ?? midnight + Double(minute) * 60
      return calendar.date(byAdding: .minute, value: minute % 1440, to: next) ?? next
    }
    var parts = calendar.dateComponents([.year, .month, .day], from: begin)
    (parts.hour, parts.minute) = (minute / 60, minute % 60)
    return calendar.date(from: parts) ?? midnight + Double(minute) * 60
  }
}

extension Calendar {
  /// The calendar of simulations, whatever the machine's is.
  package static func simulated(_ zone: TimeZone) -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    calendar.locale = Locale(identifier: "en_US")
    return calendar
  }
}

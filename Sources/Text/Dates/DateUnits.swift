import Foundation

/// A span of time split into calendar units, largest first.
struct DateUnits {
  enum Unit: Int, CaseIterable { case year, month, day, hour, minute, second }

  /// Numbers that are not 0.
  var parts: [(unit: Unit, count: Int)]

  /// Below four weeks all units have a fixed length; above, months and years are those of the calendar.
  init(from now: Date, to date: Date, timeZone: String) {
    let seconds = LiveDateFormat.seconds(from: now, to: date)
    var counts = [Int](repeating: 0, count: Unit.allCases.count)
    if seconds < 28 * 86400 {
      counts[Unit.day.rawValue] = seconds / 86400
      counts[Unit.hour.rawValue] = seconds / 3600 % 24
      counts[Unit.minute.rawValue] = seconds / 60 % 60
      counts[Unit.second.rawValue] = seconds % 60
    } else {
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = TimeZone(identifier: timeZone) ?? .gmt
      let whole =
        date > now ? now.addingTimeInterval(Double(seconds)) : now.addingTimeInterval(-Double(seconds))
      let (first, last) = date > now ? (now, whole) : (whole, now)
      let components = calendar.dateComponents(
        [.year, .month, .day, .hour, .minute, .second], from: first, to: last)
      counts = [
        components.year ?? 0, components.month ?? 0, components.day ?? 0, components.hour ?? 0,
        components.minute ?? 0,
        components.second ?? 0,
      ]
    }
    parts = Unit.allCases.compactMap { counts[$0.rawValue] == 0 ? nil : ($0, counts[$0.rawValue]) }
  }
}

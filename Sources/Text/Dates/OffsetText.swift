import Foundation

/// `-11 minutes`, `+2 hours`: the largest unit; minus while the date is ahead.
enum OffsetText {
  static func string(from now: Date, to date: Date, locale: String, timeZone: String) -> String {
    let units = DateUnits(from: now, to: date, timeZone: timeZone)
    let largest = units.parts.first ?? (.second, 0)
    let sign = date > now && largest.count > 0 ? "-" : "+"
    return sign + UnitNames(locale: locale).string([largest], .long)
  }

  /// Seconds between possible changes.
  static func resolution(_ distance: TimeInterval) -> Double {
    distance <= 60 ? 1 : distance <= 3600 ? 60 : distance <= 86400 ? 3600 : 86400
  }
}

import Foundation

/// `11 min, 14 sec`: the two largest units, without direction.
enum RelativeText {
  static func string(from now: Date, to date: Date, locale: String, timeZone: String) -> String {
    let units = DateUnits(from: now, to: date, timeZone: timeZone)
    return UnitNames(locale: locale).string(shownParts(units), .short)
  }

  /// Seconds between possible changes: the smaller of the two units that are shown.
  static func resolution(_ distance: TimeInterval) -> Double {
    distance <= 3600 ? 1 : distance <= 86400 ? 60 : distance <= 28 * 86400 ? 3600 : 86400
  }

  /// The largest unit and the one below it, where that is not 0.
  private static func shownParts(_ units: DateUnits) -> [(unit: DateUnits.Unit, count: Int)] {
    guard let first = units.parts.first else { return [(.second, 0)] }
    return units.parts.filter { $0.unit == first.unit || $0.unit.rawValue == first.unit.rawValue + 1 }
  }
}

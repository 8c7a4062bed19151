import Foundation

/// Numbers with units in words.
///
/// English is exact (Unicode CLDR's unit patterns, which iOS uses). Of other languages, seconds to days come
/// from Foundation's formats; months and years, which those do not have, are English.
struct UnitNames {
  let locale: String

  /// `2 hr`.
  func short(_ count: Int, _ unit: DateUnits.Unit) -> String {
    localized(count, unit, .abbreviated) ?? "\(count) \(Self.shortName(unit, count))"
  }

  /// `2 hours`.
  func long(_ count: Int, _ unit: DateUnits.Unit) -> String {
    localized(count, unit, .wide) ?? "\(count) \(Self.longName(unit))\(count == 1 ? "" : "s")"
  }

  func join(_ parts: [String]) -> String { parts.joined(separator: ", ") }

  private func localized(
    _ count: Int, _ unit: DateUnits.Unit, _ width: Duration.UnitsFormatStyle.UnitWidth
  ) -> String? {
    guard !locale.hasPrefix("en"), !locale.isEmpty else { return nil }
    let duration: Duration
    let allowed: Duration.UnitsFormatStyle.Unit
    switch unit {
    case .second: (duration, allowed) = (.seconds(count), .seconds)
    case .minute: (duration, allowed) = (.seconds(count * 60), .minutes)
    case .hour: (duration, allowed) = (.seconds(count * 3600), .hours)
    case .day: (duration, allowed) = (.seconds(count * 86400), .days)
    case .month, .year: return nil
    }
    let style = Duration.UnitsFormatStyle(
      allowedUnits: [allowed], width: width, zeroValueUnits: .show(length: 1))
    return style.locale(Locale(identifier: locale)).format(duration)
  }

  private static func shortName(_ unit: DateUnits.Unit, _ count: Int) -> String {
    switch unit {
    case .year: count == 1 ? "yr" : "yrs"
    case .month: count == 1 ? "mth" : "mths"
    case .day: count == 1 ? "day" : "days"
    case .hour: "hr"
    case .minute: "min"
    case .second: "sec"
    }
  }

  private static func longName(_ unit: DateUnits.Unit) -> String {
    switch unit {
    case .year: "year"
    case .month: "month"
    case .day: "day"
    case .hour: "hour"
    case .minute: "minute"
    case .second: "second"
    }
  }
}

import Foundation

/// `2 hours, 23 minutes`: a distance in words, in the units that are allowed.
package enum LongOffset {
  /// - Parameters:
  ///   - units: 0 for years to 5 for seconds.
  ///   - mostFields: how many units at most.
  package static func string(
    from anchor: Date, to date: Date, units: Set<Int>, mostFields: Int, locale: String
  ) -> String {
    let seconds = abs(date.timeIntervalSince(anchor)).clamped(0, 1e11)
    var rest = Int(seconds + 1e-6)
    let lengths = [365 * 86_400, 30 * 86_400, 86_400, 3600, 60, 1]
    var parts: [(unit: DateUnits.Unit, count: Int)] = []
    let allowed = DateUnits.Unit.allCases.filter { units.contains($0.rawValue) }
    for unit in allowed {
      let count = rest / lengths[unit.rawValue]
      rest -= count * lengths[unit.rawValue]
      if count > 0 { parts.append((unit, count)) }
    }
    if let first = parts.first {
      // Only units that follow the largest one without a gap.
      let place = allowed.firstIndex(of: first.unit) ?? 0
      let shown = allowed[place..<min(place + max(mostFields, 1), allowed.count)]
      parts = parts.filter { shown.contains($0.unit) }
    } else {
      parts = [(allowed.last ?? .second, 0)]
    }
    return UnitNames(locale: locale).string(parts, .long)
  }
}

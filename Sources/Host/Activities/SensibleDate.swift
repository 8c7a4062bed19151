import Foundation

/// What comes from outside may be any date that a `Double` can be; Foundation traps when it writes some of them.
extension Date {
  /// Between the years 1 and 4001. Not by comparing dates: Foundation answers `>=` as not `<`, which is true of NaN.
  var isSensible: Bool {
    (Date.distantPast.timeIntervalSinceReferenceDate...Date.distantFuture.timeIntervalSinceReferenceDate)
      .contains(timeIntervalSinceReferenceDate)
  }

  /// For sentences: `2026-06-01T08:00:00Z`.
  var words: String { isSensible ? formatted(.iso8601) : "a date that no calendar has" }
}

import Foundation

/// Where a value stands in a range, 0…1, and what was wrong with it.
struct ValueFraction: Equatable, Sendable {
  enum Problem: Equatable, Sendable {
    case notANumber
    case emptyRange
    case outOfRange
  }
  var fraction: Double
  var problem: Problem?

  init<V: BinaryFloatingPoint>(_ value: V, in bounds: ClosedRange<V>) {
    self.init(Double(value), from: Double(bounds.lowerBound), to: Double(bounds.upperBound))
  }

  init(_ value: Double, from low: Double, to high: Double) {
    guard !value.isNaN, !low.isNaN, !high.isNaN else {
      (fraction, problem) = (0, .notANumber)
      return
    }
    guard low.isFinite, high.isFinite, high > low, (high - low).isFinite else {
      (fraction, problem) = (0, .emptyRange)
      return
    }
    fraction = min(max((value - low) / (high - low), 0), 1)
    problem = value < low || value > high ? .outOfRange : nil
  }

  /// What assistive technologies say.
  var spoken: String { "\(Int((fraction * 100).rounded()))%" }

  @MainActor func report(_ name: String, to session: EvaluationSession) {
    switch problem {
    case nil: break
    case .notANumber:
      session.report("invalid-value", .warning, "\(name) has a value that is no number; it is drawn empty")
    case .emptyRange:
      session.report(
        "invalid-range", .warning, "\(name) has a range without extent; it is drawn empty")
    case .outOfRange:
      session.report(
        "value-out-of-range", .warning, "\(name) has a value outside its range; the nearest end is drawn")
    }
  }
}

import Foundation

/// Round numbers on a line: 1, 2 or 5 times a power of ten.
package enum NiceNumbers {
  /// At most this many ticks on an axis. Ours.
  static let most = 500

  /// A round step with about `desiredCount` ticks, up to a third more.
  package static func step(from lower: Double, to upper: Double, desiredCount: Int, minimum: Double = 0)
    -> Double
  {
    let span = abs(upper - lower)
    guard span.isFinite, span > 0 else { return max(minimum, 1) }
    let exact = span / Double(min(max(desiredCount, 1), most))
    let wanted = max(exact * 0.72, minimum.isFinite ? minimum : 0)
    let power = pow(10, log10(wanted).rounded(.down))
    guard power.isFinite, power > 0 else { return wanted }
    for factor in [1.0, 2, 5] where factor * power >= wanted * 0.999 { return factor * power }
    return 10 * power
  }

  /// Multiples of a step within bounds.
  package static func multiples(of step: Double, from a: Double, to b: Double) -> [Double] {
    let (lower, upper) = (min(a, b), max(a, b))
    guard step.isFinite, step > 0, lower.isFinite, upper.isFinite else { return [] }
    let slack = step * 1e-6
    let first = ((lower - slack) / step).rounded(.up), last = ((upper + slack) / step).rounded(.down)
    guard first <= last, abs(first) < 1e15, abs(last) < 1e15 else { return [] }
    return (0...Int(min(last - first, Double(most)))).map { value in
      let multiple = (first + Double(value)) * step
      // 3 × 0.1 is not 0.3: as many digits as the step has.
      let digits = pow(10, Double(fractionDigits(of: step)))
      return digits.isFinite && abs(multiple) < 1e12 ? (multiple * digits).rounded() / digits : multiple
    }
  }

  /// Digits after the point that a step shows.
  package static func fractionDigits(of step: Double) -> Int {
    guard step.isFinite, step > 0 else { return 0 }
    var digits = 0, scaled = step
    while digits < 12, abs(scaled - scaled.rounded()) > 1e-6 * max(scaled, 1e-6) {
      scaled *= 10
      digits += 1
    }
    return digits
  }

  /// 1, 10, 100 …, thinned out to about as many as desired.
  package static func powers(of base: Double, from lower: Double, to upper: Double, desiredCount: Int)
    -> [Double]
  {
    guard lower > 0, upper >= lower, upper.isFinite, base > 1 else { return [] }
    let first = Int((log(lower) / log(base) - 1e-9).rounded(.up))
    let last = Int((log(upper) / log(base) + 1e-9).rounded(.down))
    guard first <= last else { return [lower, upper] }
    let by = max(1, (last - first + 1) / max(desiredCount, 1))
    return stride(from: first, through: last, by: by).map { pow(base, Double($0)) }
  }
}

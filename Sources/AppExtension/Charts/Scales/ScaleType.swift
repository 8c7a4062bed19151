import Foundation

/// How values become lengths.
public struct ScaleType: Sendable {
  enum Kind: Equatable, Sendable { case linear, log, power(Double), symmetricLog(Double), date, category }
  let kind: Kind
  public static var linear: ScaleType { ScaleType(kind: .linear) }
  public static var log: ScaleType { ScaleType(kind: .log) }
  public static var date: ScaleType { ScaleType(kind: .date) }
  public static var category: ScaleType { ScaleType(kind: .category) }
  public static func power(exponent: Double) -> ScaleType { ScaleType(kind: .power(exponent)) }
  public static var squareRoot: ScaleType { .power(exponent: 0.5) }
  public static func symmetricLog(slopeAtZero: Double) -> ScaleType {
    ScaleType(kind: .symmetricLog(slopeAtZero))
  }
  public static var symmetricLog: ScaleType { .symmetricLog(slopeAtZero: 1) }
}

/// The curve of a scale and its way back.
package enum ScaleCurve: Equatable, Sendable {
  case linear, log, power(Double), symmetricLog(Double)

  init(_ kind: ScaleType.Kind?) {
    switch kind {
    case .log: self = .log
    case .power(let e) where e.isFinite && e > 0: self = .power(e)
    case .symmetricLog(let c) where c.isFinite && c > 0: self = .symmetricLog(c)
    default: self = .linear
    }
  }
  package func apply(_ x: Double) -> Double {
    switch self {
    case .linear: x
    case .log: Foundation.log(max(x, 1e-300))
    case .power(let e): x < 0 ? -pow(-x, e) : pow(x, e)
    case .symmetricLog(let c): (x < 0 ? -1 : 1) * log1p(abs(x) * c)
    }
  }
  package func invert(_ y: Double) -> Double {
    switch self {
    case .linear: y
    case .log: exp(y)
    case .power(let e): y < 0 ? -pow(-y, 1 / e) : pow(y, 1 / e)
    case .symmetricLog(let c): (y < 0 ? -1 : 1) * expm1(abs(y)) / c
    }
  }
}

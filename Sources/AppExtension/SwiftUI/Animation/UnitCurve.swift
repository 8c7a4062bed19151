import Foundation

/// How a fraction of time becomes a fraction of a change.
public struct UnitCurve: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case bezier(x1: Double, y1: Double, x2: Double, y2: Double)
    case circularIn, circularOut, circularInOut
    indirect case inverse(Kind)
  }
  let kind: Kind

  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    func unit(_ value: CGFloat) -> Double { value.isFinite ? min(max(Double(value), 0), 1) : 0 }
    func any(_ value: CGFloat) -> Double { value.isFinite ? min(max(Double(value), -100), 100) : 0 }
    return UnitCurve(
      kind: .bezier(
        x1: unit(startControlPoint.x), y1: any(startControlPoint.y), x2: unit(endControlPoint.x),
        y2: any(endControlPoint.y)))
  }
  /// The control points are Core Animation's named timing functions (A).
  public static let linear = UnitCurve(kind: .bezier(x1: 0, y1: 0, x2: 1, y2: 1))
  public static let easeIn = UnitCurve(kind: .bezier(x1: 0.42, y1: 0, x2: 1, y2: 1))
  public static let easeOut = UnitCurve(kind: .bezier(x1: 0, y1: 0, x2: 0.58, y2: 1))
  public static let easeInOut = UnitCurve(kind: .bezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1))
  @available(*, deprecated, message: "Use easeInOut instead")
  public static let easeInEaseOut = easeInOut
  public static let circularEaseIn = UnitCurve(kind: .circularIn)
  public static let circularEaseOut = UnitCurve(kind: .circularOut)
  public static let circularEaseInOut = UnitCurve(kind: .circularInOut)

  public func value(at progress: Double) -> Double { kind.value(at: progress) }
  public func velocity(at progress: Double) -> Double {
    let step = 1e-4
    let low = max(progress - step, 0)
    let high = min(progress + step, 1)
    return high > low ? (value(at: high) - value(at: low)) / (high - low) : 0
  }
  /// Values become times.
  public var inverse: UnitCurve {
    if case .inverse(let kind) = kind { return UnitCurve(kind: kind) }
    if case .bezier(let x1, let y1, let x2, let y2) = kind, (0...1).contains(y1), (0...1).contains(y2) {
      return UnitCurve(kind: .bezier(x1: y1, y1: x1, x2: y2, y2: x2))
    }
    return UnitCurve(kind: .inverse(kind))
  }

  /// The inner control points of the Bézier curve, of the nearest one for circles.
  var controlPoints: (x1: Double, y1: Double, x2: Double, y2: Double) {
    switch kind {
    case .bezier(let x1, let y1, let x2, let y2): (x1, y1, x2, y2)
    case .circularIn: (0.55, 0, 1, 0.45)
    case .circularOut: (0, 0.55, 0.45, 1)
    case .circularInOut: (0.85, 0, 0.15, 1)
    case .inverse(let kind):
      { (x1: $0.y1, y1: $0.x1, x2: $0.y2, y2: $0.x2) }(UnitCurve(kind: kind).controlPoints)
    }
  }
}

extension UnitCurve.Kind {
  func value(at progress: Double) -> Double {
    let t = progress.isFinite ? min(max(progress, 0), 1) : 0
    switch self {
    case .bezier(let x1, let y1, let x2, let y2):
      func cubic(_ a: Double, _ b: Double, _ s: Double) -> Double {
        3 * (1 - s) * (1 - s) * s * a + 3 * (1 - s) * s * s * b + s * s * s
      }
      // x rises with s, so that halving finds it.
      var (low, high) = (0.0, 1.0)
      for _ in 0..<40 {
        let middle = (low + high) / 2
        if cubic(x1, x2, middle) < t { low = middle } else { high = middle }
      }
      return cubic(y1, y2, (low + high) / 2)
    case .circularIn: return 1 - (1 - t * t).squareRoot()
    case .circularOut: return (1 - (1 - t) * (1 - t)).squareRoot()
    case .circularInOut:
      return t < 0.5
        ? (1 - (1 - 4 * t * t).squareRoot()) / 2 : (1 + (1 - 4 * (1 - t) * (1 - t)).squareRoot()) / 2
    case .inverse(let kind):
      var (low, high) = (0.0, 1.0)
      for _ in 0..<40 {
        let middle = (low + high) / 2
        if kind.value(at: middle) < t { low = middle } else { high = middle }
      }
      return (low + high) / 2
    }
  }
}

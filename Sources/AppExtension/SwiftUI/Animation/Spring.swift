import Foundation

/// A damped spring of mass 1 unless told otherwise.
///
/// Perceptual duration and bounce, response and damping ratio, and mass, stiffness and damping are three ways to say the same;
/// the relations are those Apple published with the API (A): `stiffness = (2π / duration)²`, damping ratio `1 − bounce`, and
/// `1 / (1 + bounce)` where the bounce is negative.
public struct Spring: Hashable, Sendable {
  public let mass, stiffness, damping: Double

  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    let bounce = bounce.isFinite ? min(max(bounce, -0.999), 1) : 0
    self.init(response: duration, dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce))
  }

  public init(response: Double, dampingRatio: Double) {
    let response = response.isFinite ? min(max(response, 0.001), 1_000) : 0.5
    let ratio = dampingRatio.isFinite ? min(max(dampingRatio, 0), 1_000) : 1
    let frequency = 2 * Double.pi / response
    mass = 1
    stiffness = frequency * frequency
    damping = 2 * ratio * frequency
  }

  public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
    self.mass = mass.isFinite ? max(mass, 1e-6) : 1
    self.stiffness = stiffness.isFinite ? max(stiffness, 1e-6) : 1
    let critical = 2 * (self.mass * self.stiffness).squareRoot()
    let damping = damping.isFinite ? max(damping, 0) : critical
    self.damping = allowOverDamping ? damping : min(damping, critical)
  }

  /// The spring that comes within `epsilon` of its target after a time.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    let ratio = dampingRatio.isFinite ? min(max(dampingRatio, 0.001), 1) : 1
    // The envelope e^(−ζωt) reaches epsilon at ln(1/ε) / ζω.
    let frequency = log(1 / max(epsilon, 1e-9)) / (ratio * max(settlingDuration, 0.001))
    self.init(response: 2 * .pi / frequency, dampingRatio: ratio)
  }

  public var response: Double { 2 * .pi / frequency }
  public var duration: TimeInterval { response }
  public var dampingRatio: Double { damping / (2 * (mass * stiffness).squareRoot()) }
  public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }
  public var settlingDuration: TimeInterval { settlingDuration(target: 1.0) }

  private var frequency: Double { (stiffness / mass).squareRoot() }

  /// How the distance and the velocity at the start contribute at a time: `x = target·(1 − c) + v·s`, and the derivatives.
  private func parts(_ time: Double) -> (c: Double, s: Double, dc: Double, ds: Double) {
    let time = time.isFinite ? max(time, 0) : 0
    let sigma = damping / (2 * mass)
    let omega = frequency
    let difference = omega * omega - sigma * sigma
    if abs(difference) < 1e-9 * omega * omega {
      let fall = exp(-sigma * time)
      return (fall * (1 + sigma * time), fall * time, -fall * sigma * sigma * time, fall * (1 - sigma * time))
    }
    if difference > 0 {
      let damped = difference.squareRoot()
      let fall = exp(-sigma * time)
      let (cosine, sine) = (cos(damped * time), sin(damped * time))
      return (
        fall * (cosine + sigma / damped * sine), fall * sine / damped, -fall * omega * omega / damped * sine,
        fall * (cosine - sigma / damped * sine)
      )
    }
    let root = (-difference).squareRoot()
    let (slow, fast) = (-sigma + root, -sigma - root)
    let (a, b) = (exp(slow * time), exp(fast * time))
    return (
      (slow * b - fast * a) / (slow - fast), (a - b) / (slow - fast), slow * fast * (b - a) / (slow - fast),
      (slow * a - fast * b) / (slow - fast)
    )
  }

  /// Where a value that starts at zero is after a time.
  public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
    let parts = parts(time)
    return target.scaledBy(1 - parts.c) + initialVelocity.scaledBy(parts.s)
  }
  public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
    let parts = parts(time)
    return target.scaledBy(-parts.dc) + initialVelocity.scaledBy(parts.ds)
  }
  public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
  ) {
    let distance = target - value
    let start = velocity
    velocity = self.velocity(target: distance, initialVelocity: start, time: deltaTime)
    value = value + self.value(target: distance, initialVelocity: start, time: deltaTime)
  }
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaledBy(stiffness) - velocity.scaledBy(damping)
  }
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double = 0.001
  ) -> TimeInterval {
    // The slower of the decays, from the largest that starts.
    let sigma = damping / (2 * mass)
    let difference = frequency * frequency - sigma * sigma
    let rate = difference >= 0 ? sigma : sigma - (-difference).squareRoot()
    let start = (target.magnitudeSquared + initialVelocity.magnitudeSquared).squareRoot()
    guard rate > 1e-9, start.isFinite, start > epsilon else { return start > epsilon ? 60 : 0 }
    return min(log(start / max(epsilon, 1e-9)) / rate, 60)
  }

  public func value<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    var result = fromValue
    result.animatableData =
      fromValue.animatableData
      + value(
        target: toValue.animatableData - fromValue.animatableData,
        initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }
  public func velocity<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    var result = fromValue
    result.animatableData = velocity(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }
  public func settlingDuration<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, epsilon: Double = 0.001
  ) -> TimeInterval {
    settlingDuration(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, epsilon: epsilon)
  }
  public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
    var result = fromValue
    result.animatableData = force(
      target: toValue.animatableData - fromValue.animatableData,
      position: position.animatableData - fromValue.animatableData, velocity: velocity.animatableData)
    return result
  }

  /// Without, with a little and with more bounce (A).
  public static var smooth: Spring { smooth() }
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }
  public static var snappy: Spring { snappy() }
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  public static var bouncy: Spring { bouncy() }
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}

extension VectorArithmetic {
  func scaledBy(_ factor: Double) -> Self {
    var result = self
    result.scale(by: factor)
    return result
  }
}

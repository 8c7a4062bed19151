import Archive
import Foundation

/// How a change takes its course.
///
/// A widget's process draws each entry once; the course goes into the scene, and the surface moves from entry to entry by it.
/// The system cuts it after two seconds.
public struct Animation: Hashable, Sendable {
  enum Curve: Hashable, Sendable {
    case unit(UnitCurve)
    case spring(Spring, velocity: Double)
  }
  var curve: Curve
  /// Seconds of a run; of a spring until it rests.
  var duration: Double
  var delay = 0.0
  var repeats = 1
  var autoreverses = false

  init(_ curve: UnitCurve, _ duration: TimeInterval) {
    self.curve = .unit(curve)
    self.duration = duration.isFinite ? min(max(duration, 0), 1_000) : 0.35
  }
  init(_ spring: Spring, velocity: Double = 0) {
    let velocity = velocity.isFinite ? min(max(velocity, -1_000), 1_000) : 0
    curve = .spring(spring, velocity: velocity)
    duration = spring.settlingDuration(target: 1.0, initialVelocity: velocity)
  }

  /// An animation of the user's own.
  /// - Parity: approximated: a custom animation runs with the default curve
  public init<A: CustomAnimation>(_ base: A) { self = .default }

  /// The default of iOS 17: a spring without bounce.
  public static let `default` = Animation(Spring(duration: 0.5, bounce: 0))

  public static var linear: Animation { linear(duration: standardDuration) }
  public static func linear(duration: TimeInterval) -> Animation { Animation(.linear, duration) }
  public static var easeIn: Animation { easeIn(duration: standardDuration) }
  public static func easeIn(duration: TimeInterval) -> Animation { Animation(.easeIn, duration) }
  public static var easeOut: Animation { easeOut(duration: standardDuration) }
  public static func easeOut(duration: TimeInterval) -> Animation { Animation(.easeOut, duration) }
  public static var easeInOut: Animation { easeInOut(duration: standardDuration) }
  public static func easeInOut(duration: TimeInterval) -> Animation { Animation(.easeInOut, duration) }
  /// Seconds of an animation that names none (A).
  static let standardDuration = 0.35

  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(curve, duration)
  }
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    Animation(
      .bezier(
        startControlPoint: UnitPoint(x: p1x, y: p1y), endControlPoint: UnitPoint(x: p2x, y: p2y)),
      duration)
  }

  public func delay(_ delay: TimeInterval) -> Animation {
    var copy = self
    copy.delay += delay.isFinite ? min(max(delay, 0), 1_000) : 0
    return copy
  }
  /// Runs in `1 / speed` of the time.
  public func speed(_ speed: Double) -> Animation {
    guard speed.isFinite, speed > 0 else { return self }
    var copy = self
    copy.duration /= speed
    copy.delay /= speed
    if case .spring(let spring, let velocity) = curve {
      copy.curve = .spring(
        Spring(
          mass: spring.mass, stiffness: spring.stiffness * speed * speed, damping: spring.damping * speed,
          allowOverDamping: true), velocity: velocity * speed)
    }
    return copy
  }
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    var copy = self
    copy.repeats = min(max(repeatCount, 1), Animation.forever)
    copy.autoreverses = autoreverses
    return copy
  }
  /// Runs until the system's two seconds are over.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    repeatCount(Animation.forever, autoreverses: autoreverses)
  }
  static let forever = 1_000_000

  /// Counts as complete after a time; nothing in a widget waits for it.
  public func logicallyComplete(after duration: TimeInterval) -> Animation { self }

  var motion: Motion {
    let archived: Motion.Curve
    switch curve {
    case .unit(let curve):
      let points = curve.controlPoints
      archived = .bezier(x1: points.x1, y1: points.y1, x2: points.x2, y2: points.y2)
    case .spring(let spring, let velocity):
      archived = .spring(
        mass: spring.mass, stiffness: min(spring.stiffness, 1e6), damping: min(spring.damping, 1e6),
        velocity: velocity)
    }
    return Motion(
      curve: archived, duration: min(duration, 1e5), delay: min(delay, 1e5), repeats: repeats,
      autoreverses: autoreverses)
  }
}

extension Animation: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String {
    switch curve {
    case .unit(let curve):
      let p = curve.controlPoints
      return "BezierAnimation(\(p.x1), \(p.y1), \(p.x2), \(p.y2), duration: \(duration))"
    case .spring(let spring, _):
      return
        "SpringAnimation(mass: \(spring.mass), stiffness: \(spring.stiffness), damping: \(spring.damping))"
    }
  }
  public var debugDescription: String { description }
}

import Foundation

/// How a part of the picture turns into the same part of the next entry. Data for the surface that animates; a still picture ignores it.
package struct Change: Sendable, Equatable {
  /// What happens to content that differs (`contentTransition`); `nil`: the system's crossfade.
  package var content: Content?
  /// How the part appears, and how it leaves (`transition`); empty: the system's fade.
  package var insertion: [Effect]
  package var removal: [Effect]
  /// The course of the change (`animation`); `nil`: the system's.
  package var motion: Motion?
  /// `animation(nil, value:)` and `contentTransition(.identity)`: the change is at once.
  package var isImmediate: Bool
  /// Stands for the value of `animation(_:value:)`: the motion holds where it differs between the entries. 0: always.
  package var trigger: UInt64

  package init(
    content: Content? = nil, insertion: [Effect] = [], removal: [Effect] = [], motion: Motion? = nil,
    isImmediate: Bool = false, trigger: UInt64 = 0
  ) {
    self.content = content
    self.insertion = insertion
    self.removal = removal
    self.motion = motion
    self.isImmediate = isImmediate
    self.trigger = trigger
  }

  package enum Content: Sendable, Equatable {
    case identity
    case opacity
    case interpolate
    /// Digits roll; `value` decides the direction where it is given, else `countsDown`.
    case numericText(countsDown: Bool, value: Double?)
    case symbolReplace
  }

  /// What a view is where it is not there: the start of its insertion and the end of its removal.
  package enum Effect: Sendable, Equatable {
    case opacity
    /// About a point in the unit square.
    case scale(Double, anchor: CGPoint)
    /// Points.
    case offset(CGSize)
    /// Comes from and leaves to an edge, by its own size.
    case move(Edge)
    /// Pushes what was there before away from an edge.
    case push(Edge)
    case blurReplace
    /// Radians about a point in the unit square.
    case rotation(Double, anchor: CGPoint)
  }

  package enum Edge: String, Sendable, CaseIterable { case top, left, bottom, right }
}

/// The course of an animation.
package struct Motion: Sendable, Equatable {
  package enum Curve: Sendable, Equatable {
    /// A cubic Bézier curve's inner control points.
    case bezier(x1: Double, y1: Double, x2: Double, y2: Double)
    /// A damped spring of mass, stiffness and damping; it runs until it rests.
    case spring(mass: Double, stiffness: Double, damping: Double, velocity: Double)
  }
  package var curve: Curve
  /// Seconds; of a spring the time until it is taken as resting.
  package var duration: Double
  /// Seconds.
  package var delay: Double
  /// Runs; 1 for once.
  package var repeats: Int
  package var autoreverses: Bool
  package init(
    curve: Curve, duration: Double, delay: Double = 0, repeats: Int = 1, autoreverses: Bool = false
  ) {
    self.curve = curve
    self.duration = duration
    self.delay = delay
    self.repeats = repeats
    self.autoreverses = autoreverses
  }
}

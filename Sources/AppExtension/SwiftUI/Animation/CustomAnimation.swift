import Foundation

/// An animation of the user's own. It compiles and can be asked for values; a widget's surface runs the default in its place.
public protocol CustomAnimation: Hashable {
  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?
  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?
  {
    nil
  }
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }
}

/// What a custom animation keeps between its frames.
public struct AnimationContext<Value: VectorArithmetic> {
  public var state: AnimationState<Value>
  public var isLogicallyComplete = false
  public let environment: EnvironmentValues
  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
    AnimationContext<T>(state: state, isLogicallyComplete: isLogicallyComplete, environment: environment)
  }
}

public protocol AnimationStateKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
}

/// Values of custom animations by key.
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]
  public init() {}
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

extension Animation: CustomAnimation {
  /// The part of `value` that is reached after `time` seconds; `nil` at the end.
  public func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    let time = time - delay
    guard time >= 0 else { return .zero }
    let run = duration > 0 ? time / duration : .infinity
    guard run < Double(repeats) else { return nil }
    var progress = run - run.rounded(.down)
    if autoreverses, Int(run) % 2 == 1 { progress = 1 - progress }
    switch curve {
    case .unit(let curve): return value.scaledBy(curve.value(at: progress))
    case .spring(let spring, let velocity):
      return spring.value(
        target: value, initialVelocity: value.scaledBy(velocity), time: progress * duration)
    }
  }
  public var base: any CustomAnimation { self }
}

import Archive
import Foundation

/// The circumstances of a change: above all its animation.
public struct Transaction {
  public var animation: Animation?
  public var disablesAnimations = false
  public var isContinuous = false
  public var tracksVelocity = false
  private var values: [ObjectIdentifier: Any] = [:]
  public init() {}
  public init(animation: Animation?) { self.animation = animation }
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get {
      // Unwrapped before the cast: nothing stored must not become the `nil` of an optional value.
      guard let value = values[ObjectIdentifier(key)] else { return K.defaultValue }
      return value as? K.Value ?? K.defaultValue
    }
    set { values[ObjectIdentifier(key)] = newValue }
  }
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {}
}

public protocol TransactionKey<Value> {
  associatedtype Value
  static var defaultValue: Self.Value { get }
}

public struct AnimationCompletionCriteria: Hashable, Sendable {
  let name: String
  public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")
  public static let removed = AnimationCompletionCriteria(name: "removed")
}

/// Runs the body. A widget's state does not change between entries, so the animation moves nothing.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try body() }
public func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result { try body() }
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows
  -> Result
{
  try body()
}
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R { try body() }

extension EnvironmentValues {
  private enum ChangeKey: EnvironmentKey {
    static let defaultValue: Change? = nil
  }
  /// How the views below change from entry to entry.
  var change: Change? {
    get { self[ChangeKey.self] }
    set { self[ChangeKey.self] = newValue }
  }

  /// Sets the course of changes where a value differs; `nil` for changes at once.
  mutating func animate(_ animation: Animation?, trigger: UInt64) {
    var change = change ?? Change()
    change.motion = animation?.motion
    change.isImmediate = animation == nil
    change.trigger = trigger
    self.change = change
  }

  mutating func transact(_ transform: (inout Transaction) -> Void, trigger: UInt64) {
    // A marker tells an animation that was left alone from one that was set.
    let untouched = Animation(.linear, 123.456)
    var transaction = Transaction(animation: untouched)
    transform(&transaction)
    if transaction.disablesAnimations { return animate(nil, trigger: trigger) }
    if transaction.animation != untouched { animate(transaction.animation, trigger: trigger) }
  }
}

extension StableHash {
  /// Stands for a value of an animation; never 0.
  static func trigger(_ value: some Any) -> UInt64 { max(of(String(describing: value)), 1) }
}

nonisolated extension View {
  /// Changes of the views below are animated where the value differs between entries; `nil`: they are at once.
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    let value = UncheckedBox(value)
    return inContext { $0.environment.animate(animation, trigger: StableHash.trigger(value.value)) }
  }
  @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
  @_disfavoredOverload public func animation(_ animation: Animation?) -> some View {
    inContext { $0.environment.animate(animation, trigger: 0) }
  }
  /// Animates what the body does to the view.
  public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    body(PlaceholderContentView(content: self)).inContext { $0.environment.animate(animation, trigger: 0) }
  }
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    let transform = UncheckedBox(transform)
    return inContext { $0.environment.transact(transform.value, trigger: 0) }
  }
  public func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    let parts = UncheckedBox((transform, StableHash.trigger(value)))
    return inContext { $0.environment.transact(parts.value.0, trigger: parts.value.1) }
  }
  public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    let transform = UncheckedBox(transform)
    return body(PlaceholderContentView(content: self)).inContext {
      $0.environment.transact(transform.value, trigger: 0)
    }
  }
}

extension Binding {
  /// The binding with an animation for its writes; a widget's state does not change, so nothing moves.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    transaction(Transaction(animation: animation))
  }
  /// The binding with a transaction for its writes.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var copy = self
    copy.transaction = transaction
    return copy
  }
}

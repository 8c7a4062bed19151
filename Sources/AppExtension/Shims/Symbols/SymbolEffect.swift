// Parity: no effect: a widget's picture stands still; iOS draws the symbol as it rests

/// A movement of a symbol. Effects can be named and configured; a widget's picture stands still, as on iOS.
public protocol SymbolEffect: Hashable, Sendable {
  var configuration: SymbolEffectConfiguration { get }
}

/// What an effect was configured to.
public struct SymbolEffectConfiguration: Hashable, Sendable {
  /// The effect and what was asked of it, in order, for diagnostics.
  public let _words: [String]
  init(_ words: [String]) { _words = words }
}

/// Effects that can end with a view's insertion or removal.
public protocol TransitionSymbolEffect {}
/// Effects between two symbols in one place.
public protocol ContentTransitionSymbolEffect {}
/// Effects that last until they are taken away.
public protocol IndefiniteSymbolEffect {}
/// Effects that run once, when a value changes.
public protocol DiscreteSymbolEffect {}

/// How fast and how often an effect runs.
public struct SymbolEffectOptions: Hashable, Sendable {
  private var speed = 1.0
  private var count: Int? = 1
  private var delay: Double?

  public static var `default`: SymbolEffectOptions { SymbolEffectOptions() }
  public static func speed(_ speed: Double) -> SymbolEffectOptions { Self.default.speed(speed) }
  public func speed(_ speed: Double) -> SymbolEffectOptions { with { $0.speed = speed } }
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { Self.default.repeat(count) }
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { with { $0.count = count } }
  public static var repeating: SymbolEffectOptions { Self.default.repeating }
  public var repeating: SymbolEffectOptions { with { $0.count = nil } }
  public static var nonRepeating: SymbolEffectOptions { Self.default.nonRepeating }
  public var nonRepeating: SymbolEffectOptions { with { $0.count = 1 } }

  /// How an effect that is repeated goes on.
  public struct RepeatBehavior: Hashable, Sendable {
    fileprivate var count: Int?
    fileprivate var delay: Double?
    public static var continuous: RepeatBehavior { RepeatBehavior() }
    public static var periodic: RepeatBehavior { RepeatBehavior(delay: 0) }
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(count: count, delay: delay)
    }
  }
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    Self.default.repeat(behavior)
  }
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    with {
      $0.count = behavior.count
      $0.delay = behavior.delay
    }
  }

  private func with(_ change: (inout Self) -> Void) -> Self {
    var copy = self
    change(&copy)
    return copy
  }
}

import Symbols

/// How a symbol comes and goes.
///
/// - Parity: approximated: the symbol fades, whatever the effect
public struct SymbolEffectTransition: Transition {
  nonisolated public init<T>(effect: T, options: SymbolEffectOptions)
  where T: SymbolEffect, T: TransitionSymbolEffect {}
  public func body(content: SymbolEffectTransition.Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: true) }
}

extension Transition where Self == SymbolEffectTransition {
  nonisolated public static func symbolEffect<T>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> SymbolEffectTransition where T: SymbolEffect, T: TransitionSymbolEffect {
    SymbolEffectTransition(effect: effect, options: options)
  }
  nonisolated public static var symbolEffect: SymbolEffectTransition { symbolEffect(.automatic) }
}

extension ContentTransition {
  /// One symbol is replaced by the other.
  ///
  /// - Parity: approximated: symbols fade over into each other, whatever the effect
  public static func symbolEffect<T>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition where T: ContentTransitionSymbolEffect, T: SymbolEffect { .symbolEffect }
}

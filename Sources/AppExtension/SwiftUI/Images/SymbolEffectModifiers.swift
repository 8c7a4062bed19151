@_exported import Symbols

nonisolated extension View {
  /// - Parity: no effect: a widget's picture stands still; the symbol is drawn as it rests
  public func symbolEffect<T>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View where T: IndefiniteSymbolEffect, T: SymbolEffect { still(effect) }
  /// - Parity: no effect: a widget's picture stands still; the symbol is drawn as it rests
  public func symbolEffect<T, U>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View where T: DiscreteSymbolEffect, T: SymbolEffect, U: Equatable { still(effect) }
  /// - Parity: no effect: no symbol effects run in a widget
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }

  private func still(_ effect: some SymbolEffect) -> some View {
    withoutEffect("symbolEffect(.\(effect.configuration._words.joined(separator: ".")))")
  }
}

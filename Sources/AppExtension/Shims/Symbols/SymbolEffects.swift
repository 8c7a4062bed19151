// Parity: no effect: a widget's picture stands still; iOS draws the symbol as it rests

/// Fades parts of the symbol out and in.
public struct PulseSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
  private var words = ["pulse"]
  init() {}
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(words) }
  private func adding(_ word: String) -> Self {
    var copy = self
    copy.words.append(word)
    return copy
  }
  public var byLayer: PulseSymbolEffect { adding("byLayer") }
  public var wholeSymbol: PulseSymbolEffect { adding("wholeSymbol") }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

/// Scales the symbol up or down once.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  private var words = ["bounce"]
  init() {}
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(words) }
  private func adding(_ word: String) -> Self {
    var copy = self
    copy.words.append(word)
    return copy
  }
  public var up: BounceSymbolEffect { adding("up") }
  public var down: BounceSymbolEffect { adding("down") }
  public var byLayer: BounceSymbolEffect { adding("byLayer") }
  public var wholeSymbol: BounceSymbolEffect { adding("wholeSymbol") }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

/// Lights the layers of a variable symbol one after the other.
public struct VariableColorSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
  private var words = ["variableColor"]
  init() {}
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(words) }
  private func adding(_ word: String) -> Self {
    var copy = self
    copy.words.append(word)
    return copy
  }
  public var reversing: VariableColorSymbolEffect { adding("reversing") }
  public var nonReversing: VariableColorSymbolEffect { adding("nonReversing") }
  public var cumulative: VariableColorSymbolEffect { adding("cumulative") }
  public var iterative: VariableColorSymbolEffect { adding("iterative") }
  public var hideInactiveLayers: VariableColorSymbolEffect { adding("hideInactiveLayers") }
  public var dimInactiveLayers: VariableColorSymbolEffect { adding("dimInactiveLayers") }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

/// Draws the symbol larger or smaller.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
  private var words = ["scale"]
  init() {}
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(words) }
  private func adding(_ word: String) -> Self {
    var copy = self
    copy.words.append(word)
    return copy
  }
  public var up: ScaleSymbolEffect { adding("up") }
  public var down: ScaleSymbolEffect { adding("down") }
  public var byLayer: ScaleSymbolEffect { adding("byLayer") }
  public var wholeSymbol: ScaleSymbolEffect { adding("wholeSymbol") }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

/// Brings the symbol in.
public struct AppearSymbolEffect: SymbolEffect, TransitionSymbolEffect, IndefiniteSymbolEffect {
  private var words = ["appear"]
  init() {}
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(words) }
  private func adding(_ word: String) -> Self {
    var copy = self
    copy.words.append(word)
    return copy
  }
  public var up: AppearSymbolEffect { adding("up") }
  public var down: AppearSymbolEffect { adding("down") }
  public var byLayer: AppearSymbolEffect { adding("byLayer") }
  public var wholeSymbol: AppearSymbolEffect { adding("wholeSymbol") }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

/// Takes the symbol away.
public struct DisappearSymbolEffect: SymbolEffect, TransitionSymbolEffect, IndefiniteSymbolEffect {
  private var words = ["disappear"]
  init() {}
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(words) }
  private func adding(_ word: String) -> Self {
    var copy = self
    copy.words.append(word)
    return copy
  }
  public var up: DisappearSymbolEffect { adding("up") }
  public var down: DisappearSymbolEffect { adding("down") }
  public var byLayer: DisappearSymbolEffect { adding("byLayer") }
  public var wholeSymbol: DisappearSymbolEffect { adding("wholeSymbol") }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

/// Exchanges one symbol for another.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
  private var words = ["replace"]
  init() {}
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(words) }
  private func adding(_ word: String) -> Self {
    var copy = self
    copy.words.append(word)
    return copy
  }
  public var downUp: ReplaceSymbolEffect { adding("downUp") }
  public var upUp: ReplaceSymbolEffect { adding("upUp") }
  public var offUp: ReplaceSymbolEffect { adding("offUp") }
  public var byLayer: ReplaceSymbolEffect { adding("byLayer") }
  public var wholeSymbol: ReplaceSymbolEffect { adding("wholeSymbol") }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

/// The effect that suits the context.
public struct AutomaticSymbolEffect: SymbolEffect, TransitionSymbolEffect, ContentTransitionSymbolEffect {
  private var words = ["automatic"]
  init() {}
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(words) }
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}

/// Moves the symbol to and fro (iOS 18).
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  private var words = ["wiggle"]
  init() {}
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(words) }
  private func adding(_ word: String) -> Self {
    var copy = self
    copy.words.append(word)
    return copy
  }
  public var clockwise: WiggleSymbolEffect { adding("clockwise") }
  public var counterClockwise: WiggleSymbolEffect { adding("counterClockwise") }
  public var left: WiggleSymbolEffect { adding("left") }
  public var right: WiggleSymbolEffect { adding("right") }
  public var up: WiggleSymbolEffect { adding("up") }
  public var down: WiggleSymbolEffect { adding("down") }
  public var forward: WiggleSymbolEffect { adding("forward") }
  public var backward: WiggleSymbolEffect { adding("backward") }
  public var byLayer: WiggleSymbolEffect { adding("byLayer") }
  public var wholeSymbol: WiggleSymbolEffect { adding("wholeSymbol") }
  /// Along a line at an angle in degrees.
  public func custom(angle: Double) -> WiggleSymbolEffect { adding("custom") }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

/// Turns parts of the symbol (iOS 18).
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  private var words = ["rotate"]
  init() {}
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(words) }
  private func adding(_ word: String) -> Self {
    var copy = self
    copy.words.append(word)
    return copy
  }
  public var clockwise: RotateSymbolEffect { adding("clockwise") }
  public var counterClockwise: RotateSymbolEffect { adding("counterClockwise") }
  public var byLayer: RotateSymbolEffect { adding("byLayer") }
  public var wholeSymbol: RotateSymbolEffect { adding("wholeSymbol") }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

/// Grows and shrinks the symbol gently (iOS 18).
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  private var words = ["breathe"]
  init() {}
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(words) }
  private func adding(_ word: String) -> Self {
    var copy = self
    copy.words.append(word)
    return copy
  }
  public var plain: BreatheSymbolEffect { adding("plain") }
  public var pulse: BreatheSymbolEffect { adding("pulse") }
  public var byLayer: BreatheSymbolEffect { adding("byLayer") }
  public var wholeSymbol: BreatheSymbolEffect { adding("wholeSymbol") }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

/// Draws the symbol along its lines (iOS 26).
public struct DrawOnSymbolEffect: SymbolEffect, TransitionSymbolEffect, IndefiniteSymbolEffect {
  private var words = ["drawOn"]
  init() {}
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(words) }
  private func adding(_ word: String) -> Self {
    var copy = self
    copy.words.append(word)
    return copy
  }
  public var byLayer: DrawOnSymbolEffect { adding("byLayer") }
  public var wholeSymbol: DrawOnSymbolEffect { adding("wholeSymbol") }
  public var individually: DrawOnSymbolEffect { adding("individually") }
}

extension SymbolEffect where Self == DrawOnSymbolEffect {
  public static var drawOn: DrawOnSymbolEffect { DrawOnSymbolEffect() }
}

/// Undraws the symbol along its lines (iOS 26).
public struct DrawOffSymbolEffect: SymbolEffect, TransitionSymbolEffect, IndefiniteSymbolEffect {
  private var words = ["drawOff"]
  init() {}
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(words) }
  private func adding(_ word: String) -> Self {
    var copy = self
    copy.words.append(word)
    return copy
  }
  public var byLayer: DrawOffSymbolEffect { adding("byLayer") }
  public var wholeSymbol: DrawOffSymbolEffect { adding("wholeSymbol") }
  public var individually: DrawOffSymbolEffect { adding("individually") }
  public var reversed: DrawOffSymbolEffect { adding("reversed") }
  public var nonReversed: DrawOffSymbolEffect { adding("nonReversed") }
}

extension SymbolEffect where Self == DrawOffSymbolEffect {
  public static var drawOff: DrawOffSymbolEffect { DrawOffSymbolEffect() }
}

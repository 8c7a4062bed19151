import Archive

/// What a part of a symbol is coloured with in each rendering mode.
package struct SymbolPart: Sendable, Hashable {
  /// 0 primary, 1 secondary, 2 tertiary: strength in hierarchical rendering, colour of the palette.
  package var level: Int
  /// The colour in multicolour rendering; `nil` where it is the foreground's.
  package var color: SceneColor.Base?
  /// Lit where the symbol's variable value is above this; `nil` where the value does not matter.
  package var threshold: Double?
  /// Left open where no colour of its own is drawn: the sign in a badge's disc.
  package var isOpen = false

  package init(
    level: Int = 0, color: SceneColor.Base? = nil, threshold: Double? = nil, isOpen: Bool = false
  ) {
    self.level = level
    self.color = color
    self.threshold = threshold
    self.isOpen = isOpen
  }

  package static let primary = SymbolPart()
  package static let secondary = SymbolPart(level: 1)
}

/// How strong the layers of a hierarchical symbol are, and parts that a variable value leaves unlit.
package enum SymbolStrength {
  /// Primary, secondary, tertiary. Apple publishes the order, not the numbers; these are the levels that iOS
  /// gives a custom foreground (ours, confidence D).
  package static let levels = [1.0, 0.5, 0.25]
  /// Of a part above the variable value (ours, confidence D).
  package static let unlit = 0.3
}

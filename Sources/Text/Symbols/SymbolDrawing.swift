/// How a symbol is put together from a glyph and modifiers.
package struct SymbolDrawing: Sendable, Hashable {
  package enum Base: Sendable, Hashable {
    /// A codepoint of the symbol font.
    case glyph(UInt32)
    /// One or two letters or digits, set in Inter.
    case text(String)
  }

  /// What stands around the base.
  package enum Enclosure: String, Sendable, Hashable, CaseIterable {
    case circle, square, rectangle, shield, capsule, triangle, diamond, hexagon, app
  }

  package var base: Base
  /// The base's closed shapes are filled.
  package var filled: Bool
  package var enclosure: Enclosure?
  /// The enclosure is filled and the base is left out of it.
  package var enclosureFilled: Bool
  package var slash: Bool
  /// Codepoint of the sign at the lower right corner; 0 for a plain dot at the upper right.
  package var badge: UInt32?

  package init(
    base: Base, filled: Bool = false, enclosure: Enclosure? = nil, enclosureFilled: Bool = false,
    slash: Bool = false,
    badge: UInt32? = nil
  ) {
    self.base = base
    self.filled = filled
    self.enclosure = enclosure
    self.enclosureFilled = enclosureFilled
    self.slash = slash
    self.badge = badge
  }
}

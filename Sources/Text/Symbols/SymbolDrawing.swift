/// How a symbol is put together from a glyph and modifiers.
package struct SymbolDrawing: Sendable, Hashable {
  package enum Base: Sendable, Hashable {
    /// A codepoint of the symbol font.
    case glyph(UInt32)
    /// One or two letters or digits, set in Inter.
    case text(String)
    /// Several glyphs, or parts of them, side by side.
    case pieces([Piece])
  }

  /// A glyph, or some of its contours, moved within a symbol.
  package struct Piece: Sendable, Hashable {
    package var name: String
    package var codepoint: UInt32
    /// Contours in the order of the outline, which are the same in the filled glyph; `nil` for all.
    package var contours: Set<Int>?
    package var scale = 1.0
    /// In parts of the point size.
    package var x = 0.0
    package var y = 0.0
    /// How far its layers stand behind those that its own row gives it.
    package var behind = 0
  }

  /// What stands around the base.
  package enum Enclosure: String, Sendable, Hashable, CaseIterable {
    case circle, square, rectangle, shield, capsule, triangle, diamond, hexagon, app
  }

  package var base: Base
  /// The name in the table that the base was found by; empty for letters.
  package var baseName: String
  /// The base's closed shapes are filled.
  package var filled: Bool
  package var enclosure: Enclosure?
  /// The enclosure is filled and the base is left out of it.
  package var enclosureFilled = false
  package var slash = false
  package var badge: Badge?

  /// A sign in a disc or triangle at the lower right corner, or a plain dot at the upper right.
  package struct Badge: Sendable, Hashable {
    package var name: String
    /// `nil` for the dot.
    package var codepoint: UInt32?
    /// The glyph is a triangle with its sign left out.
    package var isTriangle = false
  }

  package init(base: Base, baseName: String = "", filled: Bool = false, enclosure: Enclosure? = nil) {
    self.base = base
    self.baseName = baseName
    self.filled = filled
    self.enclosure = enclosure
  }
}

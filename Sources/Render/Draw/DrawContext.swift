import Archive
import CPango
import Foundation

/// What a node is drawn with: constant but for copies that a group makes for its children.
struct DrawContext {
  let cairo: OpaquePointer
  let appearance: Appearance
  let date: Date
  /// Colours for the accent group that the node is in.
  var colors: ColorResolver
  /// Multiplies the alpha of every paint.
  var opacity = 1.0
  var redaction = RedactionEffect.none
  /// How many groups the node is in.
  var depth = 0

  /// Deeper groups are not drawn: more than any view has, fewer than the stack holds.
  static let deepest = 400

  init(cairo: OpaquePointer, appearance: Appearance, date: Date) {
    self.cairo = cairo
    self.appearance = appearance
    self.date = date
    colors = ColorResolver(appearance: appearance)
  }

  func color(_ color: SceneColor) -> ResolvedColor { colors.resolve(color).multiplied(opacity) }
}

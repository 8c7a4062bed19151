import Archive
import CPango
import Foundation

/// What a node is drawn with: constant but for copies that a group makes for its children.
struct DrawContext {
  /// What is drawn on: the picture or a layer.
  var canvas: Canvas
  let budget: DrawBudget
  let date: Date
  /// Colours for the accent group that the node is in.
  var colors: ColorResolver
  /// Multiplies the alpha of every paint.
  var opacity = 1.0
  var redaction = RedactionEffect.none
  /// How many groups the node is in.
  var depth = 0

  /// Deeper groups are not drawn: more than any view has, fewer than a stack of 1 MiB holds. Measured in the release build: 3 kB for a
  /// group with effects in a group with effects.
  static let deepest = 300

  var cairo: OpaquePointer { canvas.cairo }
  var appearance: Appearance { colors.appearance }

  init(canvas: Canvas, budget: DrawBudget, appearance: Appearance, date: Date) {
    self.canvas = canvas
    self.budget = budget
    self.date = date
    colors = ColorResolver(appearance: appearance)
  }

  func color(_ color: SceneColor) -> ResolvedColor { colors.resolve(color).multiplied(opacity) }
}

import Foundation

/// A symbol by its SF Symbols name; drawn from the open symbol font, centred in `frame`.
package struct SymbolNode: Sendable, Equatable {
  package enum Rendering: String, Sendable, CaseIterable {
    case monochrome, hierarchical, palette, multicolor
  }

  package var name: String
  /// Point size of the font it stands beside; already multiplied by the image scale.
  package var pointSize: Double
  /// 100…900, as `Font.Weight`.
  package var weight: Double
  package var frame: CGRect
  /// One paint for monochrome, hierarchical and multicolour; up to three for palette, one a layer.
  package var paints: [Paint]
  /// `true` when the symbol fills its frame (`resizable()`), else it is drawn at `pointSize`.
  package var resizable: Bool
  package var rendering: Rendering
  /// 0…1: how many of the symbol's variable parts are lit; `nil`: all.
  package var variableValue: Double?
  package init(
    name: String, pointSize: Double, weight: Double, frame: CGRect, paints: [Paint],
    resizable: Bool = false, rendering: Rendering = .monochrome, variableValue: Double? = nil
  ) {
    self.name = name
    self.pointSize = pointSize
    self.weight = weight
    self.frame = frame
    self.paints = paints
    self.resizable = resizable
    self.rendering = rendering
    self.variableValue = variableValue
  }
}

/// A bitmap as the encoded bytes the extension gave (PNG, JPEG …).
package struct ImageNode: Sendable, Equatable {
  package enum Interpolation: String, Sendable, CaseIterable { case none, low, medium, high }

  package var data: Data
  package var frame: CGRect
  package var template: Paint?
  /// How the picture fills a frame of another size where not all of it is stretched.
  package var slicing: ImageSlicing?
  package var interpolation: Interpolation
  package init(
    data: Data, frame: CGRect, template: Paint? = nil, slicing: ImageSlicing? = nil,
    interpolation: Interpolation = .medium
  ) {
    self.data = data
    self.frame = frame
    self.template = template
    self.slicing = slicing
    self.interpolation = interpolation
  }
}

/// Caps that keep their size, and a middle that is stretched or repeated (`resizable(capInsets:resizingMode:)`).
package struct ImageSlicing: Sendable, Equatable {
  /// The caps in points; left and right, whatever the writing direction.
  package var top, left, bottom, right: Double
  /// Pixels a point of the picture.
  package var scale: Double
  /// The middle is repeated, not stretched.
  package var tiles: Bool
  package init(
    top: Double, left: Double, bottom: Double, right: Double, scale: Double = 1, tiles: Bool = false
  ) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    self.scale = scale
    self.tiles = tiles
  }
}

import Foundation

/// Effects on a run of nodes, applied in this order: children are drawn together where that matters (`isIsolated`), coloured by the
/// filter, shaded, blurred, clipped, masked, made translucent, blended and put in place.
package struct GroupNode: Sendable, Equatable {
  /// Stable within a widget from entry to entry; decides which pictures change into which. 0: none.
  package var identity: UInt64
  package var transform: Transform?
  /// A map with perspective, applied instead of `transform`.
  package var projection: Projection?
  package var opacity: Double
  package var clip: PathGeometry?
  /// What is kept of the children: their alpha times this picture's alpha. An empty mask hides everything.
  package var mask: [Node]?
  package var blend: BlendMode
  /// Children are drawn apart first: a blend mode among them does not reach what is behind the group.
  package var isIsolated: Bool
  /// Belongs to the accent group of accented rendering (`widgetAccentable()`).
  package var accentable: Bool
  package var filter: ColorFilter?
  package var shadow: Shadow?
  /// A shadow that falls inside the children's outline.
  package var innerShadow: Shadow?
  /// Radius of a Gaussian blur in points; 0 for none.
  package var blurRadius: Double
  package var redaction: Redaction?
  /// How the group comes, goes and changes from one entry to the next.
  package var change: Change?
  /// One of the two pictures of a toggle. Only the one of the toggle's state is drawn; a surface that flips it at once shows the other.
  package var toggle: ToggleFace?
  package var children: [Node]

  package init(
    identity: UInt64 = 0, transform: Transform? = nil, projection: Projection? = nil, opacity: Double = 1,
    clip: PathGeometry? = nil, mask: [Node]? = nil, blend: BlendMode = .normal, isIsolated: Bool = false,
    accentable: Bool = false, filter: ColorFilter? = nil, shadow: Shadow? = nil, innerShadow: Shadow? = nil,
    blurRadius: Double = 0, redaction: Redaction? = nil, change: Change? = nil, toggle: ToggleFace? = nil,
    children: [Node]
  ) {
    self.identity = identity
    self.transform = transform
    self.projection = projection
    self.opacity = opacity
    self.clip = clip
    self.mask = mask
    self.blend = blend
    self.isIsolated = isIsolated
    self.accentable = accentable
    self.filter = filter
    self.shadow = shadow
    self.innerShadow = innerShadow
    self.blurRadius = blurRadius
    self.redaction = redaction
    self.change = change
    self.toggle = toggle
    self.children = children
  }

  package enum Redaction: String, Sendable, CaseIterable {
    case placeholder, privacy, invalidated

    /// How opaque content is that waits for its update. Ours, after the look of iOS (D).
    package static let invalidatedOpacity = 0.5
  }

  /// Which picture of which toggle a group is.
  package struct ToggleFace: Sendable, Equatable {
    /// Index of the toggle's region among the scene's `hits`.
    package var hit: Int
    /// The state it shows.
    package var isOn: Bool
    /// It is the state that the toggle has.
    package var isCurrent: Bool
    package init(hit: Int, isOn: Bool, isCurrent: Bool) {
      self.hit = hit
      self.isOn = isOn
      self.isCurrent = isCurrent
    }
  }

  /// Whether the group is part of the picture: not the picture of a toggle in the state that it does not have.
  package var isShown: Bool { toggle?.isCurrent ?? true }

  /// Nothing but a name for its children, and how they change: what is drawn is the same without the group.
  package var appliesNothing: Bool {
    self == GroupNode(identity: identity, change: change, children: children)
  }
}

/// A drop shadow: offset and Gaussian radius in points.
package struct Shadow: Sendable, Equatable {
  package var color: SceneColor
  package var radius: Double
  package var offset: CGSize
  package init(color: SceneColor, radius: Double, offset: CGSize) {
    self.color = color
    self.radius = radius
    self.offset = offset
  }
}

package enum BlendMode: String, Sendable, CaseIterable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, sourceAtop
  case destinationOver, destinationOut, plusDarker, plusLighter
}

/// How the colours of a group are changed.
package enum ColorFilter: Sendable, Equatable {
  /// `saturation`, `brightness`, `contrast`, `grayscale`, `hueRotation`, `colorInvert`, `luminanceToAlpha`: all are matrices.
  case matrix(ColorMatrix)
  /// Each component times that of the colour.
  case multiply(SceneColor)
}

/// A map of colours, not premultiplied: each row gives one of red, green, blue and alpha from the four of before and 1.
package struct ColorMatrix: Sendable, Equatable {
  /// Four rows of five numbers.
  package let values: [Double]

  /// `nil` unless there are 20 numbers.
  package init?(_ values: [Double]) {
    guard values.count == 20 else { return nil }
    self.values = values
  }

  package static let identity = ColorMatrix(
    rows: [1, 0, 0, 0, 0], [0, 1, 0, 0, 0], [0, 0, 1, 0, 0], [0, 0, 0, 1, 0])

  private init(rows: [Double]...) { values = rows.flatMap { $0 } }
}

import Foundation

/// A part of a scene: a group that applies effects to its children, or a leaf that draws.
///
/// Leaves are placed in the coordinates of the nearest group with a transform, or of the scene.
package indirect enum Node: Sendable, Equatable {
  case group(GroupNode)
  case path(PathNode)
  case text(TextNode)
  case liveText(LiveTextNode)
  case symbol(SymbolNode)
  case image(ImageNode)
  /// Something we cannot draw: a marked box with its name.
  case unsupported(UnsupportedNode)
}

/// Effects on a run of nodes, applied in this order: children are drawn, clipped, made translucent, transformed.
package struct GroupNode: Sendable, Equatable {
  /// Stable within a widget from entry to entry; decides which pictures change into which. 0: none.
  package var identity: UInt64
  package var transform: Transform?
  package var opacity: Double
  package var clip: PathGeometry?
  package var blend: BlendMode
  /// Belongs to the accent group of accented rendering (`widgetAccentable()`).
  package var accentable: Bool
  package var shadow: Shadow?
  /// Radius of a Gaussian blur in points; 0 for none.
  package var blurRadius: Double
  package var redaction: Redaction?
  package var children: [Node]

  package init(
    identity: UInt64 = 0, transform: Transform? = nil, opacity: Double = 1,
    clip: PathGeometry? = nil, blend: BlendMode = .normal, accentable: Bool = false,
    shadow: Shadow? = nil, blurRadius: Double = 0, redaction: Redaction? = nil,
    children: [Node]
  ) {
    self.identity = identity
    self.transform = transform
    self.opacity = opacity
    self.clip = clip
    self.blend = blend
    self.accentable = accentable
    self.shadow = shadow
    self.blurRadius = blurRadius
    self.redaction = redaction
    self.children = children
  }

  package enum Redaction: String, Sendable, CaseIterable { case placeholder, privacy, invalidated }
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

/// An affine map: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
package struct Transform: Sendable, Equatable {
  package var a, b, c, d, tx, ty: Double
  package init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }
  package static let identity = Transform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
  package static func translation(_ x: Double, _ y: Double) -> Transform {
    Transform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }
  /// Applies `self` first, then `next`.
  package func concatenating(_ next: Transform) -> Transform {
    Transform(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d,
      c: c * next.a + d * next.c, d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
  }
  package func apply(_ p: CGPoint) -> CGPoint {
    CGPoint(x: a * p.x + c * p.y + tx, y: b * p.x + d * p.y + ty)
  }
}

/// A filled or stroked outline.
package struct PathNode: Sendable, Equatable {
  package enum Style: Sendable, Equatable {
    case fill(evenOdd: Bool)
    case stroke(StrokeStyle)
  }
  package var geometry: PathGeometry
  package var style: Style
  package var paint: Paint
  package init(geometry: PathGeometry, style: Style = .fill(evenOdd: false), paint: Paint) {
    self.geometry = geometry
    self.style = style
    self.paint = paint
  }
}

/// An outline. Common shapes keep their meaning, so that each output draws them its best way.
package enum PathGeometry: Sendable, Equatable {
  case rect(CGRect)
  /// A rectangle with corners of one radius; `continuous` is Apple's smooth corner.
  case roundedRect(CGRect, radius: Double, continuous: Bool)
  case ellipse(CGRect)
  case elements([PathElement])
}

package enum PathElement: Sendable, Equatable {
  case move(CGPoint)
  case line(CGPoint)
  case quad(control: CGPoint, to: CGPoint)
  case curve(control1: CGPoint, control2: CGPoint, to: CGPoint)
  case close
}

package struct StrokeStyle: Sendable, Equatable {
  package enum Cap: String, Sendable, CaseIterable { case butt, round, square }
  package enum Join: String, Sendable, CaseIterable { case miter, round, bevel }
  package var width: Double
  package var cap: Cap
  package var join: Join
  package var miterLimit: Double
  package var dash: [Double]
  package var dashPhase: Double
  package init(
    width: Double, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 10,
    dash: [Double] = [], dashPhase: Double = 0
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

/// A symbol by its SF Symbols name; drawn from the open symbol font, centred in `frame`.
package struct SymbolNode: Sendable, Equatable {
  package var name: String
  /// Point size of the font it stands beside; already multiplied by the image scale.
  package var pointSize: Double
  /// 100…900, as `Font.Weight`.
  package var weight: Double
  package var frame: CGRect
  /// One paint for monochrome, up to three for palette.
  package var paints: [Paint]
  /// `true` when the symbol fills its frame (`resizable()`), else it is drawn at `pointSize`.
  package var resizable: Bool
  package init(
    name: String, pointSize: Double, weight: Double, frame: CGRect, paints: [Paint],
    resizable: Bool = false
  ) {
    self.name = name
    self.pointSize = pointSize
    self.weight = weight
    self.frame = frame
    self.paints = paints
    self.resizable = resizable
  }
}

/// A bitmap as the encoded bytes the extension gave (PNG, JPEG …).
package struct ImageNode: Sendable, Equatable {
  package var data: Data
  package var frame: CGRect
  package var template: Paint?
  package init(data: Data, frame: CGRect, template: Paint? = nil) {
    self.data = data
    self.frame = frame
    self.template = template
  }
}

/// A marked box that stands for something not drawn.
package struct UnsupportedNode: Sendable, Equatable {
  package var name: String
  package var frame: CGRect
  package init(name: String, frame: CGRect) {
    self.name = name
    self.frame = frame
  }
}

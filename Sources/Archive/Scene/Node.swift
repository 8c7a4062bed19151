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
  case liveProgress(LiveProgressNode)
  /// Something we cannot draw: a marked box with its name.
  case unsupported(UnsupportedNode)
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

/// A marked box that stands for something not drawn.
package struct UnsupportedNode: Sendable, Equatable {
  package var name: String
  package var frame: CGRect
  package init(name: String, frame: CGRect) {
    self.name = name
    self.frame = frame
  }
}

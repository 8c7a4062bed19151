import Archive
import Foundation

nonisolated extension Shape {
  /// The outline for a view's frame, in the coordinates of the scene. Shapes are asked for a rectangle at the origin, as on iOS: many
  /// look at its size only.
  func outline(in frame: CGRect, _ environment: EnvironmentValues) -> Path {
    if let surrounded = ((self as? AnyShape)?.shape ?? self) as? any SurroundedShape {
      return surrounded.path(in: frame, of: environment.containerShape ?? .widget(environment))
    }
    var path = self.path(in: CGRect(origin: .zero, size: frame.size))
    if case .mirrors(let direction) = layoutDirectionBehavior,
      direction == (environment.isRightToLeft ? .rightToLeft : .leftToRight)
    {
      path = path.mapped(Transform(a: -1, b: 0, c: 0, d: 1, tx: frame.width, ty: 0))
    }
    return path.offsetBy(dx: frame.minX, dy: frame.minY)
  }
}

/// A shape in the layout, filled or stroked.
final class ShapeNode: _LayoutNode {
  let shape: any Shape
  let style: any ShapeStyle
  let mode: PathNode.Style
  let context: _ViewContext

  /// Steps of one outline.
  nonisolated static let mostElements = 100_000

  init(shape: any Shape, style: any ShapeStyle, mode: PathNode.Style, context: _ViewContext) {
    // The shape of a stroke is drawn as a stroke: sharper and shorter than its outline.
    if case .fill = mode, let stroked = shape as? any StrokedShapeForm {
      self.shape = stroked.baseShape
      self.mode = .stroke(stroked.strokeStyle.archived)
    } else {
      self.shape = shape
      self.mode = mode
    }
    self.style = style
    self.context = context
    super.init()
    context.session.count()
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  override func draw(into scene: SceneRecorder) {
    guard frame.width > 0 || frame.height > 0 || shape is Path else { return }
    if case .stroke(let stroke) = mode, stroke.width <= 0 { return }
    let path = shape.outline(in: frame, context.environment)
    guard !path.isEmpty else { return }
    guard path.elements.count <= Self.mostElements else {
      context.session.report(
        "path-too-long", .error,
        "a path has \(path.elements.count) elements; \(Self.mostElements) is the most")
      return
    }
    let geometry = path.geometry.sanitized
    if path.hasInvalidPoints {
      context.session.report(
        "path-invalid-point", .warning,
        "a path has points that are no numbers or infinite; they are taken as 0 or as the bounds of a scene",
        frame: scene.mapped(frame))
    }
    scene.part(context) {
      scene.painted(with: style, in: frame, context.environment) { paint in
        scene.add(.path(PathNode(geometry: geometry, style: mode, paint: paint)))
      }
    }
  }

  override func range(along axis: Axis, cross: CGFloat?) -> (min: CGFloat, max: CGFloat) {
    if shape is any ScaledShapeSize { return super.range(along: axis, cross: cross) }
    return (0, 1e6)
  }
}

/// Shapes whose size is not simply the one offered (circles keep square).
protocol ScaledShapeSize: Shape {}

extension Path {
  var hasInvalidPoints: Bool {
    func bad(_ p: CGPoint) -> Bool { !p.x.isFinite || !p.y.isFinite }
    return elements.contains {
      switch $0 {
      case .move(let p), .line(let p): bad(p)
      case .quad(let c, let p): bad(c) || bad(p)
      case .curve(let a, let b, let p): bad(a) || bad(b) || bad(p)
      case .close: false
      }
    }
  }
}

extension PathGeometry {
  /// Every number finite and within the bounds of a scene.
  var sanitized: PathGeometry {
    func fix(_ p: CGPoint) -> CGPoint { CGPoint(x: p.x.finite, y: p.y.finite) }
    func fix(_ r: CGRect) -> CGRect {
      CGRect(x: r.minX.finite, y: r.minY.finite, width: r.width.length, height: r.height.length)
    }
    switch self {
    case .rect(let r): return .rect(fix(r))
    case .roundedRect(let r, let radius, let c):
      return .roundedRect(fix(r), radius: Double(CGFloat(radius).length), continuous: c)
    case .ellipse(let r): return .ellipse(fix(r))
    case .elements(let elements): return .elements(elements.map { $0.mapped(fix) })
    }
  }
}

import Archive
import Foundation
import UIKit

/// Draws into a `Canvas`. What is drawn becomes parts of the scene.
///
/// The context is a value: a copy draws to the same place, and changes of its transform, clip, filters, opacity and blend mode end
/// with the copy.
public struct GraphicsContext: @unchecked Sendable {
  let layer: CanvasLayer
  var state = CanvasState()

  /// Multiplies the opacity of what is drawn from here on.
  public var opacity: Double {
    get { state.opacity }
    set { state.opacity = newValue.unit }
  }
  public var blendMode: BlendMode {
    get { state.blendMode }
    set { state.blendMode = newValue }
  }
  /// The surroundings of the canvas.
  public var environment: EnvironmentValues { layer.context.environment }
  /// From the coordinates of what is drawn to those of the canvas.
  public var transform: CGAffineTransform {
    get { state.transform.cgAffineTransform }
    set { state.transform = Transform(newValue) }
  }
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(scaleX: x, y: y))
  }
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(translationX: x, y: y))
  }
  public mutating func rotate(by angle: Angle) {
    concatenate(CGAffineTransform(rotationAngle: angle.bounded))
  }
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    state.transform = Transform(matrix).concatenating(state.transform).bounded
  }

  // MARK: Clips

  /// What is left to draw in, in the coordinates of what is drawn.
  public var clipBoundingRect: CGRect {
    let box = state.clips.reduce(CGRect(origin: .zero, size: layer.size)) { $0.intersection($1.bounds) }
    return box.isNull ? .zero : box.applying(transform.inverted())
  }
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {
    var path = path.mapped(state.transform)
    if style.isEOFilled { path = path.normalized(eoFill: true) }
    if options.contains(.inverse) {
      let all = CGRect(origin: .zero, size: layer.size).insetBy(dx: -1, dy: -1)
      path = Path(all).subtracting(path)
    }
    state.clips.append(.path(path))
  }
  /// Keeps what a drawing covers: alpha times its alpha.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(),
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    var nodes = try recorded(content)
    if opacity.unit < 1 { nodes = [.group(GroupNode(opacity: opacity.unit, children: nodes))] }
    if options.contains(.inverse) {
      let all = CGRect(origin: .zero, size: layer.size)
      let white = PathNode(
        geometry: .rect(all), paint: .color(SceneColor(.srgb(red: 1, green: 1, blue: 1))))
      nodes = [
        .group(
          GroupNode(
            isIsolated: true,
            children: [.path(white), .group(GroupNode(blend: .destinationOut, children: nodes))]))
      ]
    }
    state.clips.append(.mask(nodes))
  }

  // MARK: Filters and layers

  /// A filter of each drawing from here on. Each applies before those added earlier: a threshold, then a blur, cuts the blurred
  /// drawing, which is how metaballs are drawn.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    state.filters.append(filter)
  }
  /// Draws a group of drawings as one: filters, opacity and blend mode apply to the whole.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    let nodes = try recorded(content)
    guard !nodes.isEmpty else { return }
    var outer = state
    outer.transform = .identity
    layer.add([.group(GroupNode(isIsolated: true, children: nodes))], outer)
  }

  /// What is drawn by a closure with this context's transform and nothing else of its state; in the coordinates of the canvas.
  private func recorded(_ content: (inout GraphicsContext) throws -> Void) rethrows -> [Node] {
    let inner = CanvasLayer(of: layer)
    var context = GraphicsContext(layer: inner)
    context.state.transform = state.transform
    try content(&context)
    return inner.nodes
  }

  // MARK: Outlines

  /// A shading whose colours are settled for the canvas.
  public func resolve(_ shading: Shading) -> Shading { shading }

  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    draw(path, .fill(evenOdd: style.isEOFilled), shading)
  }
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    guard style.lineWidth > 0 else { return }
    draw(path, .stroke(style.archived), shading)
  }
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  private func draw(_ path: Path, _ style: PathNode.Style, _ shading: Shading) {
    guard !path.isEmpty, layer.takesMore else { return }
    guard path.elements.count <= ShapeNode.mostElements else {
      layer.report(
        "path-too-long", .error,
        "a path has \(path.elements.count) elements; \(ShapeNode.mostElements) is the most")
      return
    }
    let fill = shading.fill(in: path.boundingRect, environment)
    let geometry = path.geometry.sanitized
    layer.draw(state) { scene in
      scene.painted(fill) { paint in
        scene.add(.path(PathNode(geometry: geometry, style: style, paint: paint)))
      }
    }
  }
}

extension Transform {
  /// Numbers that a scene may hold.
  var bounded: Transform {
    func fix(_ v: Double) -> Double { v.isNaN ? 0 : min(max(v, -1e6), 1e6) }
    return Transform(a: fix(a), b: fix(b), c: fix(c), d: fix(d), tx: fix(tx), ty: fix(ty))
  }
}

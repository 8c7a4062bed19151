import Archive
import Foundation

/// Turns a mesh gradient into the scene's vertices.
struct MeshBuilder {
  let gradient: MeshGradient
  let context: _PaintContext
  private let positions: [SIMD2<Float>]

  /// Vertices that a mesh may have. Ours; Apple's examples have 9 to 16.
  static let mostVertices = 1_024
  /// Vertices added along each side of a cell for a perceptual mixture.
  private static let parts = 4

  init(gradient: MeshGradient, context: _PaintContext) {
    self.gradient = gradient
    self.context = context
    switch gradient.locations {
    case .points(let points): positions = points
    case .bezierPoints(let points): positions = points.map(\.position)
    }
  }

  private var colorCount: Int {
    switch gradient.colors {
    case .colors(let colors): colors.count
    case .resolvedColors(let colors): colors.count
    }
  }

  /// Why this is no mesh.
  var problem: String? {
    let (width, height) = (gradient.width, gradient.height)
    guard width >= 2, height >= 2 else {
      return "a mesh gradient needs at least 2 × 2 points, this one has \(width) × \(height)"
    }
    guard width <= Self.mostVertices, height <= Self.mostVertices, width * height <= Self.mostVertices else {
      return "a mesh gradient has \(width) × \(height) points; \(Self.mostVertices) are the most"
    }
    let count = width * height
    guard positions.count >= count, colorCount >= count else {
      return
        "a mesh gradient of \(width) × \(height) needs \(count) points and colours, and has \(positions.count) and \(colorCount)"
    }
    return nil
  }

  private func place(_ p: SIMD2<Float>) -> CGPoint {
    let rect = context.rect
    return CGPoint(
      x: (rect.minX + CGFloat(p.x).finite * rect.width).finite,
      y: (rect.minY + CGFloat(p.y).finite * rect.height).finite)
  }

  private func color(_ index: Int) -> SceneColor {
    switch gradient.colors {
    case .colors(let colors):
      if gradient.colorSpace == .perceptual {
        return colors[index].components(in: context.environment).sceneColor
      }
      return colors[index].plainColor(context)
    case .resolvedColors(let colors): return colors[index].components.sceneColor
    }
  }

  /// The mesh. A perceptual one is divided, so that the linear mixtures between its vertices come near.
  func sceneMesh() -> SceneMesh {
    let (width, height) = (gradient.width, gradient.height)
    let vertices = (0..<width * height).map(vertex)
    let mesh = SceneMesh(
      columns: width, vertices: vertices, background: gradient.background.plainColor(context),
      smoothsColors: gradient.smoothsColors)
    guard gradient.colorSpace == .perceptual, width * height * Self.parts * Self.parts <= Self.mostVertices
    else { return mesh }
    return divided(mesh)
  }

  private func vertex(_ index: Int) -> SceneMesh.Vertex {
    let color = color(index)
    if case .bezierPoints(let points) = gradient.locations {
      let p = points[index]
      return SceneMesh.Vertex(
        position: place(p.position), leading: place(p.leadingControlPoint), top: place(p.topControlPoint),
        trailing: place(p.trailingControlPoint), bottom: place(p.bottomControlPoint), color: color)
    }
    let (column, row) = (index % gradient.width, index / gradient.width)
    let own = place(positions[index])
    func neighbour(_ x: Int, _ y: Int) -> CGPoint? {
      guard (0..<gradient.width).contains(x), (0..<gradient.height).contains(y) else { return nil }
      return place(positions[y * gradient.width + x])
    }
    // Catmull-Rom tangents, so that the curves run smoothly through the points: a sixth of the way between the neighbours.
    func control(_ next: CGPoint?, _ previous: CGPoint?) -> CGPoint {
      guard let next else { return own }
      let before = previous ?? own
      let share: CGFloat = previous == nil ? 1.0 / 3 : 1.0 / 6
      return CGPoint(x: own.x + (next.x - before.x) * share, y: own.y + (next.y - before.y) * share)
    }
    let (left, right) = (neighbour(column - 1, row), neighbour(column + 1, row))
    let (above, below) = (neighbour(column, row - 1), neighbour(column, row + 1))
    return SceneMesh.Vertex(
      position: own, leading: control(left, right), top: control(above, below),
      trailing: control(right, left), bottom: control(below, above), color: color)
  }
}

extension MeshBuilder {
  /// Each cell in 4 × 4, its colours mixed perceptually.
  private func divided(_ mesh: SceneMesh) -> SceneMesh {
    let parts = Self.parts
    let (columns, rows) = (mesh.columns, mesh.vertices.count / mesh.columns)
    let (newColumns, newRows) = ((columns - 1) * parts + 1, (rows - 1) * parts + 1)
    let colors = mesh.vertices.map { context.environment.components(of: $0.color) }
    func cell(_ index: Int, of count: Int) -> (cell: Int, t: CGFloat) {
      let cell = min(index / parts, count - 2)
      return (cell, CGFloat(index - cell * parts) / CGFloat(parts))
    }
    var positions: [CGPoint] = []
    var mixed: [SceneColor] = []
    for row in 0..<newRows {
      for column in 0..<newColumns {
        let (x, u) = cell(column, of: columns), (y, v) = cell(row, of: rows)
        func at(_ dx: Int, _ dy: Int) -> Int { (y + dy) * columns + x + dx }
        let corners = (
          mesh.vertices[at(0, 0)], mesh.vertices[at(1, 0)], mesh.vertices[at(0, 1)], mesh.vertices[at(1, 1)]
        )
        positions.append(MeshPatch(corners.0, corners.1, corners.2, corners.3).point(u, v))
        let top = colors[at(0, 0)].mixed(with: colors[at(1, 0)], by: Double(u), in: .perceptual)
        let bottom = colors[at(0, 1)].mixed(with: colors[at(1, 1)], by: Double(u), in: .perceptual)
        mixed.append(top.mixed(with: bottom, by: Double(v), in: .perceptual).sceneColor)
      }
    }
    func between(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
      CGPoint(x: a.x + (b.x - a.x) / 3, y: a.y + (b.y - a.y) / 3)
    }
    let vertices = positions.indices.map { index in
      let (column, row) = (index % newColumns, index / newColumns)
      func toward(_ dx: Int, _ dy: Int) -> CGPoint {
        guard (0..<newColumns).contains(column + dx), (0..<newRows).contains(row + dy) else {
          return positions[index]
        }
        return between(positions[index], positions[index + dx + dy * newColumns])
      }
      return SceneMesh.Vertex(
        position: positions[index], leading: toward(-1, 0), top: toward(0, -1), trailing: toward(1, 0),
        bottom: toward(0, 1), color: mixed[index])
    }
    return SceneMesh(
      columns: newColumns, vertices: vertices, background: mesh.background,
      smoothsColors: mesh.smoothsColors)
  }
}

/// One cell of a mesh: a Coons patch between four curves.
struct MeshPatch {
  let a, b, c, d: SceneMesh.Vertex
  /// Corners: top left, top right, bottom left, bottom right.
  init(_ a: SceneMesh.Vertex, _ b: SceneMesh.Vertex, _ c: SceneMesh.Vertex, _ d: SceneMesh.Vertex) {
    (self.a, self.b, self.c, self.d) = (a, b, c, d)
  }
  private func curve(_ p: CGPoint, _ q: CGPoint, _ r: CGPoint, _ s: CGPoint, _ t: CGFloat) -> CGPoint {
    PathSegment.cubic(p, q, r, s).point(at: t)
  }
  func point(_ u: CGFloat, _ v: CGFloat) -> CGPoint {
    let top = curve(a.position, a.trailing, b.leading, b.position, u)
    let bottom = curve(c.position, c.trailing, d.leading, d.position, u)
    let left = curve(a.position, a.bottom, c.top, c.position, v)
    let right = curve(b.position, b.bottom, d.top, d.position, v)
    func value(_ of: (CGPoint) -> CGFloat) -> CGFloat {
      let ruledV = of(top) * (1 - v) + of(bottom) * v
      let ruledU = of(left) * (1 - u) + of(right) * u
      let corners =
        (of(a.position) * (1 - u) + of(b.position) * u) * (1 - v)
        + (of(c.position) * (1 - u) + of(d.position) * u) * v
      return ruledV + ruledU - corners
    }
    return CGPoint(x: value(\.x), y: value(\.y))
  }
}

import Archive
import Foundation
import Typography

/// Where nodes can leave ink: never too small, often a little too large. It decides how large a layer must be.
struct NodeBounds {
  /// Nodes and glyphs that may be looked at. What has more is taken to be everywhere, so that groups in groups in groups are not
  /// measured again and again.
  private var effort = 3000
  /// Groups in groups that may be gone into.
  private var depth = 40

  /// The rectangle around the nodes; `nil` where they may be anywhere, empty where they are nowhere.
  static func rect(of nodes: [Node]) -> CGRect? {
    var bounds = NodeBounds()
    guard let found = bounds.union(nodes) else { return nil }
    return found.isNull ? .zero : found
  }

  /// The rectangle around a group's own picture, before it is put in place: with its effects.
  static func ownRect(of group: GroupNode) -> CGRect? {
    var bounds = NodeBounds()
    guard let found = bounds.own(group) else { return nil }
    return found.isNull ? .zero : found
  }

  private mutating func union(_ nodes: [Node]) -> CGRect? {
    var result = CGRect.null
    for node in nodes {
      effort -= 1
      guard effort > 0, let rect = self.rect(node) else { return nil }
      if !rect.isNull { result = result.union(rect) }
    }
    return result
  }

  private mutating func rect(_ node: Node) -> CGRect? {
    switch node {
    case .group(let group): return placed(group)
    case .path(let path): return Self.path(path)
    case .text(let text): return self.text(text)
    case .liveText(let text):
      // May have grown since it was measured.
      let frame = Bounds.rect(text.frame) ?? .null
      return frame.isNull ? frame : frame.insetBy(dx: -frame.width - 40, dy: -frame.height)
    case .symbol(let symbol):
      guard let frame = Bounds.rect(symbol.frame) else { return .null }
      let side = symbol.pointSize.clamped(0.1, 2000) * 2.5
      return frame.insetBy(dx: -frame.width * 0.25, dy: -frame.height * 0.25).union(
        CGRect(x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side))
    case .image(let image): return Bounds.rect(image.frame) ?? .null
    case .liveProgress(let progress):
      let frame = Bounds.rect(progress.frame) ?? .null
      guard !frame.isNull, case .ring(let width) = progress.shape else { return frame }
      return frame.insetBy(dx: -width.clamped(0, 1000), dy: -width.clamped(0, 1000))
    case .unsupported(let box): return Bounds.rect(box.frame).map { $0.insetBy(dx: -4, dy: -8) } ?? .null
    }
  }

  /// A group where it is put.
  private mutating func placed(_ group: GroupNode) -> CGRect? {
    guard group.isShown else { return .null }
    depth -= 1
    defer { depth += 1 }
    guard depth > 0, let own = own(group) else { return nil }
    guard !own.isNull else { return own }
    if let projection = group.projection {
      return ProjectedQuad.bounds(of: own, under: projection)
    }
    guard let transform = group.transform else { return own }
    guard let safe = Bounds.transform(transform) else { return .null }
    return PointBounds([
      safe.apply(CGPoint(x: own.minX, y: own.minY)), safe.apply(CGPoint(x: own.maxX, y: own.minY)),
      safe.apply(CGPoint(x: own.minX, y: own.maxY)), safe.apply(CGPoint(x: own.maxX, y: own.maxY)),
    ]).rect
  }

  private mutating func own(_ group: GroupNode) -> CGRect? {
    var found = union(group.children)
    if let rect = found, !rect.isNull {
      var rect = rect
      if let shadow = group.shadow, let reach = shadow.reach {
        rect = rect.union(
          rect.offsetBy(dx: Bounds.length(shadow.offset.width), dy: Bounds.length(shadow.offset.height))
            .insetBy(dx: -reach, dy: -reach))
      }
      let blur = GaussianReach.points(group.blurRadius)
      found = rect.insetBy(dx: -blur, dy: -blur)
    }
    if let clip = group.clip { found = Self.limited(found, to: Self.outline(clip)) }
    if let mask = group.mask, let kept = union(mask) { found = Self.limited(found, to: kept) }
    return found
  }

  private static func limited(_ rect: CGRect?, to limit: CGRect) -> CGRect {
    guard !limit.isNull else { return .null }
    return rect.map { $0.isNull ? $0 : $0.intersection(limit) } ?? limit
  }

  /// The rectangle around an outline; null where one of its numbers is none.
  static func outline(_ geometry: PathGeometry) -> CGRect {
    switch geometry {
    case .rect(let rect), .roundedRect(let rect, _, _), .ellipse(let rect): return Bounds.rect(rect) ?? .null
    case .elements(let elements):
      var bounds = PointBounds()
      for element in elements {
        switch element {
        case .move(let p), .line(let p): bounds.add(p)
        case .quad(let c, let p):
          bounds.add(c)
          bounds.add(p)
        case .curve(let a, let b, let p):
          bounds.add(a)
          bounds.add(b)
          bounds.add(p)
        case .close: break
        }
      }
      return bounds.rect
    }
  }

  /// The rectangle around a filled or stroked outline.
  static func path(_ node: PathNode) -> CGRect {
    let outline = self.outline(node.geometry)
    guard !outline.isNull, case .stroke(let stroke) = node.style else { return outline }
    let pointed = stroke.join == .miter ? stroke.miterLimit.clamped(1, 20) : 1
    let reach = Bounds.length(stroke.width.isNaN ? 0 : stroke.width) / 2 * max(pointed, 1.5)
    return outline.insetBy(dx: -reach, dy: -reach)
  }

  private mutating func text(_ node: TextNode) -> CGRect? {
    var result = CGRect.null
    for background in node.backgrounds { result = result.union(Bounds.rect(background.rect) ?? .null) }
    for run in node.runs {
      effort -= 1 + run.glyphs.count / 16
      guard effort > 0 else { return nil }
      let rect = Self.run(run)
      if !rect.isNull { result = result.union(rect) }
      for decoration in run.decorations { result = result.union(Bounds.rect(decoration.rect) ?? .null) }
    }
    return result
  }

  /// The rectangle around a run, with room for the widest and tallest glyphs.
  static func run(_ run: GlyphRun) -> CGRect {
    var bounds = PointBounds()
    for index in 0..<min(run.glyphs.count, run.positions.count / 2) {
      bounds.add(CGPoint(x: run.positions[index * 2], y: run.positions[index * 2 + 1]))
    }
    let rect = bounds.rect
    guard !rect.isNull else { return rect }
    let size = run.size.clamped(0.1, 2000)
    return CGRect(
      x: rect.minX - size, y: rect.minY - size * 1.4, width: rect.width + size * 3.5,
      height: rect.height + size * 2.2)
  }
}

/// The rectangle around points.
struct PointBounds {
  private var left = Double.infinity
  private var top = Double.infinity
  private var right = -Double.infinity
  private var bottom = -Double.infinity

  init(_ points: [CGPoint] = []) { for point in points { add(point) } }

  /// Points that are none are left out.
  mutating func add(_ point: CGPoint) {
    guard Bounds.isDrawable(point) else { return }
    let (x, y) = (Bounds.length(point.x), Bounds.length(point.y))
    left = min(left, x)
    right = max(right, x)
    top = min(top, y)
    bottom = max(bottom, y)
  }

  var rect: CGRect {
    left <= right ? CGRect(x: left, y: top, width: right - left, height: bottom - top) : .null
  }
}

/// How far a Gaussian blur carries colour.
enum GaussianReach {
  /// Three box blurs end a little before three standard deviations.
  static func points(_ radius: Double) -> Double { radius.clamped(0, 300) * 3 }
}

extension Shadow {
  /// How far its blur reaches in points; `nil` where it is none.
  var reach: Double? {
    guard !radius.isNaN, offset.width.isFinite, offset.height.isFinite else { return nil }
    return GaussianReach.points(radius)
  }
}

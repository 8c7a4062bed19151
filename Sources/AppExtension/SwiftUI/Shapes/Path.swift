import Archive
import Foundation

/// An outline of lines and curves.
public struct Path: Equatable, Sendable, LosslessStringConvertible {
  var elements: [PathElement] = []
  /// The whole path when it is one known shape: drawn exactly.
  var known: PathGeometry?

  public enum Element: Equatable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }

  public init() {}
  public init(_ callback: (inout Path) -> Void) {
    callback(&self)
  }
  public init(_ rect: CGRect) { addRect(rect) }
  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(
      roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }
  /// Not a path language; only the empty string is a path.
  public init?(_ string: String) {
    guard string.isEmpty else { return nil }
  }
  public var description: String {
    elements.map { element in
      switch element {
      case .move(let p): "\(p.x) \(p.y) m"
      case .line(let p): "\(p.x) \(p.y) l"
      case .quad(let c, let p): "\(c.x) \(c.y) \(p.x) \(p.y) q"
      case .curve(let a, let b, let p): "\(a.x) \(a.y) \(b.x) \(b.y) \(p.x) \(p.y) c"
      case .close: "h"
      }
    }.joined(separator: " ")
  }

  var geometry: PathGeometry { known ?? .elements(elements) }

  public var isEmpty: Bool { elements.isEmpty }

  private mutating func append(_ new: [PathElement], known shape: PathGeometry? = nil) {
    known = elements.isEmpty ? shape : nil
    elements.append(contentsOf: new)
  }

  public mutating func move(to end: CGPoint) { append([.move(end)]) }
  public mutating func addLine(to end: CGPoint) {
    append([elements.isEmpty ? .move(end) : .line(end)])
  }
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    append([.quad(control: control, to: end)])
  }
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    append([.curve(control1: control1, control2: control2, to: end)])
  }
  public mutating func closeSubpath() { append([.close]) }
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }
  public mutating func addRect(_ rect: CGRect) {
    append(
      [
        .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
        .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)),
        .close,
      ], known: .rect(rect))
  }
  public mutating func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }
  public mutating func addEllipse(in rect: CGRect) {
    append(Self.ellipse(in: rect), known: .ellipse(rect))
  }
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    let radius = min(
      min(cornerSize.width.length, rect.width / 2), min(cornerSize.height.length, rect.height / 2))
    if radius <= 0 { return addRect(rect) }
    append(
      Self.rounded(rect, radii: [radius, radius, radius, radius]),
      known: .roundedRect(rect, radius: radius, continuous: style == .continuous))
  }
  public mutating func addPath(_ path: Path) { append(path.elements, known: path.known) }

  /// An arc around a centre. As on iOS, `clockwise` is meant in a space whose y axis grows upwards.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {
    var sweep = endAngle.radians - startAngle.radians
    guard sweep.isFinite, radius.isFinite else { return }
    let turn = 2 * Double.pi
    if clockwise {
      if sweep > 0 {
        sweep = sweep.truncatingRemainder(dividingBy: turn) - turn
      } else if sweep < -turn {
        sweep = -turn
      }
    } else {
      if sweep < 0 {
        sweep = sweep.truncatingRemainder(dividingBy: turn) + turn
      } else if sweep > turn {
        sweep = turn
      }
    }
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: Angle(radians: sweep))
  }

  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle
  ) {
    guard delta.radians.isFinite, startAngle.radians.isFinite, radius.isFinite else { return }
    let sweep = min(max(delta.radians, -64), 64)
    func point(_ angle: Double) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    let start = point(startAngle.radians)
    append([elements.isEmpty || elements.last == .close ? .move(start) : .line(start)])
    let count = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
    let step = sweep / Double(count)
    // A cubic follows a quarter circle with handles of 4/3·tan(step/4).
    let handle = 4.0 / 3.0 * tan(step / 4) * radius
    var angle = startAngle.radians
    for _ in 0..<count {
      let next = angle + step
      let from = point(angle)
      let to = point(next)
      append([
        .curve(
          control1: CGPoint(x: from.x - handle * sin(angle), y: from.y + handle * cos(angle)),
          control2: CGPoint(x: to.x + handle * sin(next), y: to.y - handle * cos(next)), to: to)
      ])
      angle = next
    }
  }

  /// The arc that joins two tangents.
  public mutating func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    guard let start = currentPoint else { return move(to: tangent1End) }
    let a = CGPoint(x: start.x - tangent1End.x, y: start.y - tangent1End.y)
    let b = CGPoint(x: tangent2End.x - tangent1End.x, y: tangent2End.y - tangent1End.y)
    let lengthA = hypot(a.x, a.y), lengthB = hypot(b.x, b.y)
    guard lengthA > 0, lengthB > 0 else { return addLine(to: tangent1End) }
    let cosine = (a.x * b.x + a.y * b.y) / (lengthA * lengthB)
    let half = acos(min(max(cosine, -1), 1)) / 2
    guard half > 1e-6, tan(half) > 1e-6 else { return addLine(to: tangent1End) }
    let reach = radius / tan(half)
    let from = CGPoint(x: tangent1End.x + a.x / lengthA * reach, y: tangent1End.y + a.y / lengthA * reach)
    let to = CGPoint(x: tangent1End.x + b.x / lengthB * reach, y: tangent1End.y + b.y / lengthB * reach)
    addLine(to: from)
    // Handles of the joining arc: its sweep is π − 2·half.
    let handle = 4.0 / 3.0 * tan((.pi - 2 * half) / 4) * radius / reach
    append([
      .curve(
        control1: CGPoint(
          x: from.x + (tangent1End.x - from.x) * handle, y: from.y + (tangent1End.y - from.y) * handle),
        control2: CGPoint(
          x: to.x + (tangent1End.x - to.x) * handle, y: to.y + (tangent1End.y - to.y) * handle), to: to)
    ])
  }

  public var currentPoint: CGPoint? {
    for element in elements.reversed() {
      switch element {
      case .move(let p), .line(let p), .quad(_, let p), .curve(_, _, let p): return p
      case .close: continue
      }
    }
    return nil
  }

  /// The box of all points, handles included.
  public var boundingRect: CGRect {
    var points: [CGPoint] = []
    for element in elements {
      switch element {
      case .move(let p), .line(let p): points.append(p)
      case .quad(let c, let p): points += [c, p]
      case .curve(let a, let b, let p): points += [a, b, p]
      case .close: break
      }
    }
    guard let first = points.first else { return .null }
    var box = CGRect(origin: first, size: .zero)
    for p in points { box = box.union(CGRect(origin: p, size: .zero)) }
    return box
  }

  public func forEach(_ body: (Element) -> Void) {
    for element in elements {
      switch element {
      case .move(let p): body(.move(to: p))
      case .line(let p): body(.line(to: p))
      case .quad(let c, let p): body(.quadCurve(to: p, control: c))
      case .curve(let a, let b, let p): body(.curve(to: p, control1: a, control2: b))
      case .close: body(.closeSubpath)
      }
    }
  }

  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    mapped(Transform.translation(dx, dy), keepsShape: { $0.offsetBy(dx: dx, dy: dy) })
  }

  func mapped(_ transform: Transform, keepsShape: ((CGRect) -> CGRect)? = nil) -> Path {
    var path = Path()
    path.elements = elements.map { element in
      switch element {
      case .move(let p): .move(transform.apply(p))
      case .line(let p): .line(transform.apply(p))
      case .quad(let c, let p): .quad(control: transform.apply(c), to: transform.apply(p))
      case .curve(let a, let b, let p):
        .curve(control1: transform.apply(a), control2: transform.apply(b), to: transform.apply(p))
      case .close: .close
      }
    }
    if let keepsShape {
      switch known {
      case .rect(let r): path.known = .rect(keepsShape(r))
      case .ellipse(let r): path.known = .ellipse(keepsShape(r))
      case .roundedRect(let r, let radius, let continuous):
        path.known = .roundedRect(keepsShape(r), radius: radius, continuous: continuous)
      case .elements, nil: break
      }
    }
    return path
  }

  static func ellipse(in rect: CGRect) -> [PathElement] {
    let k = 0.5522847498
    let rx = rect.width / 2, ry = rect.height / 2
    let c = CGPoint(x: rect.midX, y: rect.midY)
    func p(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: c.x + x * rx, y: c.y + y * ry) }
    return [
      .move(p(1, 0)), .curve(control1: p(1, k), control2: p(k, 1), to: p(0, 1)),
      .curve(control1: p(-k, 1), control2: p(-1, k), to: p(-1, 0)),
      .curve(control1: p(-1, -k), control2: p(-k, -1), to: p(0, -1)),
      .curve(control1: p(k, -1), control2: p(1, -k), to: p(1, 0)), .close,
    ]
  }

  /// Corners by radius, from the top left clockwise.
  static func rounded(_ rect: CGRect, radii: [CGFloat]) -> [PathElement] {
    let k = 1 - 0.5522847498
    let (tl, tr, br, bl) = (radii[0], radii[1], radii[2], radii[3])
    func p(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    let (l, t, r, b) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    return [
      .move(p(l + tl, t)), .line(p(r - tr, t)),
      .curve(control1: p(r - tr * k, t), control2: p(r, t + tr * k), to: p(r, t + tr)),
      .line(p(r, b - br)),
      .curve(control1: p(r, b - br * k), control2: p(r - br * k, b), to: p(r - br, b)),
      .line(p(l + bl, b)),
      .curve(control1: p(l + bl * k, b), control2: p(l, b - bl * k), to: p(l, b - bl)),
      .line(p(l, t + tl)),
      .curve(control1: p(l, t + tl * k), control2: p(l + tl * k, t), to: p(l + tl, t)), .close,
    ]
  }

  /// The part between two fractions of the path's length.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    PathTrimmer.trim(self, from: from.finite, to: to.finite)
  }

  /// The outline of a stroke, as the stroke itself cannot become one here: see `Shape.stroke`.
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    PathTrimmer.windings(of: self, around: p) % (eoFill ? 2 : Int.max) != 0
  }
}

public enum RoundedCornerStyle: Sendable { case circular, continuous }

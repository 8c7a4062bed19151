import Archive
import Foundation

/// Outlines of what stands around a symbol's base, centred on the origin, for a point size of 1.
enum EnclosureShape {
  /// The outer edge, moved inwards by `inset`.
  static func outline(_ enclosure: SymbolDrawing.Enclosure, inset: Double = 0) -> [PathElement] {
    switch enclosure {
    case .circle: ellipse(radius: SymbolMetrics.circle / 2 - inset)
    case .square, .app:
      rounded(SymbolMetrics.square, SymbolMetrics.square, SymbolMetrics.corner, inset)
    case .rectangle:
      rounded(SymbolMetrics.rectangle.width, SymbolMetrics.rectangle.height, SymbolMetrics.corner, inset)
    case .capsule:
      rounded(SymbolMetrics.rectangle.width, 0.92, 0.46, inset)
    case .shield: shield(inset)
    case .triangle: polygon(3, radius: 0.74 - inset * 2, turned: -0.25, lift: -0.11)
    case .diamond: polygon(4, radius: 0.74 - inset * 1.41, turned: -0.25, lift: 0)
    case .hexagon: polygon(6, radius: 0.65 - inset * 1.15, turned: 0, lift: 0)
    }
  }

  /// The band between the outer edge and a line one stroke inside it: outer contour, then the inner one the
  /// other way.
  static func band(_ enclosure: SymbolDrawing.Enclosure, stroke: Double) -> [PathElement] {
    outline(enclosure) + reversed(outline(enclosure, inset: stroke))
  }

  private static let kappa = 0.5522847498

  static func ellipse(radius r: Double, at center: CGPoint = .zero) -> [PathElement] {
    rounded(2 * r, 2 * r, r, 0).map { $0.transformed(.translation(center.x, center.y)) }
  }

  /// A line with round ends along the x axis, centred.
  static func bar(length: Double, width: Double) -> [PathElement] {
    rounded(length + width, width, width / 2, 0)
  }

  private static func rounded(_ width: Double, _ height: Double, _ corner: Double, _ inset: Double)
    -> [PathElement]
  {
    let x = width / 2 - inset
    let y = height / 2 - inset
    let r = max(corner - inset, 0)
    let k = r * (1 - kappa)
    return [
      .move(CGPoint(x: -x + r, y: -y)), .line(CGPoint(x: x - r, y: -y)),
      .curve(
        control1: CGPoint(x: x - k, y: -y), control2: CGPoint(x: x, y: -y + k), to: CGPoint(x: x, y: -y + r)),
      .line(CGPoint(x: x, y: y - r)),
      .curve(
        control1: CGPoint(x: x, y: y - k), control2: CGPoint(x: x - k, y: y), to: CGPoint(x: x - r, y: y)),
      .line(CGPoint(x: -x + r, y: y)),
      .curve(
        control1: CGPoint(x: -x + k, y: y), control2: CGPoint(x: -x, y: y - k), to: CGPoint(x: -x, y: y - r)),
      .line(CGPoint(x: -x, y: -y + r)),
      .curve(
        control1: CGPoint(x: -x, y: -y + k), control2: CGPoint(x: -x + k, y: -y),
        to: CGPoint(x: -x + r, y: -y)),
      .close,
    ]
  }

  private static func shield(_ inset: Double) -> [PathElement] {
    let (w, top, bottom) = (0.5 - inset, -0.62 + inset * 1.1, 0.64 - inset * 1.3)
    return [
      .move(CGPoint(x: 0, y: top)),
      .curve(
        control1: CGPoint(x: w * 0.3, y: top + 0.1), control2: CGPoint(x: w * 0.7, y: top + 0.17),
        to: CGPoint(x: w, y: top + 0.18)),
      .line(CGPoint(x: w, y: 0)),
      .curve(
        control1: CGPoint(x: w, y: 0.34), control2: CGPoint(x: w * 0.45, y: bottom - 0.12),
        to: CGPoint(x: 0, y: bottom)),
      .curve(
        control1: CGPoint(x: -w * 0.45, y: bottom - 0.12), control2: CGPoint(x: -w, y: 0.34),
        to: CGPoint(x: -w, y: 0)),
      .line(CGPoint(x: -w, y: top + 0.18)),
      .curve(
        control1: CGPoint(x: -w * 0.7, y: top + 0.17), control2: CGPoint(x: -w * 0.3, y: top + 0.1),
        to: CGPoint(x: 0, y: top)),
      .close,
    ]
  }

  /// Corners are rounded by a quadratic curve over an eighth of each side.
  private static func polygon(_ count: Int, radius: Double, turned: Double, lift: Double) -> [PathElement] {
    let corners = (0..<count).map { index -> CGPoint in
      let angle = (turned + Double(index) / Double(count)) * 2 * Double.pi
      return CGPoint(x: cos(angle) * radius, y: sin(angle) * radius - lift)
    }
    func between(_ a: CGPoint, _ b: CGPoint, _ t: Double) -> CGPoint {
      CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
    }
    var path: [PathElement] = []
    for index in 0..<count {
      let (before, corner, after) = (
        corners[(index + count - 1) % count], corners[index], corners[(index + 1) % count]
      )
      let entry = between(corner, before, 0.125)
      path.append(path.isEmpty ? .move(entry) : .line(entry))
      path.append(.quad(control: corner, to: between(corner, after, 0.125)))
    }
    return path + [.close]
  }

  /// The same closed contour, the other way round.
  static func reversed(_ contour: [PathElement]) -> [PathElement] {
    var points: [(CGPoint, [CGPoint])] = []
    for element in contour {
      switch element {
      case .move(let p), .line(let p): points.append((p, []))
      case .quad(let c, let p): points.append((p, [c]))
      case .curve(let a, let b, let p): points.append((p, [a, b]))
      case .close: break
      }
    }
    guard let last = points.last else { return [] }
    var path: [PathElement] = [.move(last.0)]
    for index in stride(from: points.count - 1, to: 0, by: -1) {
      let target = points[index - 1].0
      switch points[index].1.count {
      case 0: path.append(.line(target))
      case 1: path.append(.quad(control: points[index].1[0], to: target))
      default: path.append(.curve(control1: points[index].1[1], control2: points[index].1[0], to: target))
      }
    }
    return path + [.close]
  }
}

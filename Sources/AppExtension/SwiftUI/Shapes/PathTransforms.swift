import Archive
import Foundation
import UIKit

extension Transform {
  init(_ t: CGAffineTransform) {
    self.init(
      a: Double(t.a.finite), b: Double(t.b.finite), c: Double(t.c.finite), d: Double(t.d.finite),
      tx: Double(t.tx.finite), ty: Double(t.ty.finite))
  }
  var cgAffineTransform: CGAffineTransform {
    CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }
  static func rotation(_ radians: Double, around p: CGPoint) -> Transform {
    let c = cos(radians), s = sin(radians)
    return Transform.translation(-p.x, -p.y)
      .concatenating(Transform(a: c, b: s, c: -s, d: c, tx: 0, ty: 0))
      .concatenating(.translation(p.x, p.y))
  }
  static func scale(_ size: CGSize, around p: CGPoint) -> Transform {
    Transform.translation(-p.x, -p.y)
      .concatenating(Transform(a: size.width, b: 0, c: 0, d: size.height, tx: 0, ty: 0))
      .concatenating(.translation(p.x, p.y))
  }
  /// Whether rectangles stay rectangles that stand upright.
  var keepsAxes: Bool { b == 0 && c == 0 }
  func apply(_ r: CGRect) -> CGRect {
    let (p, q) = (apply(CGPoint(x: r.minX, y: r.minY)), apply(CGPoint(x: r.maxX, y: r.maxY)))
    return CGRect(x: min(p.x, q.x), y: min(p.y, q.y), width: abs(q.x - p.x), height: abs(q.y - p.y))
  }
}

extension PathElement {
  func mapped(_ map: (CGPoint) -> CGPoint) -> PathElement {
    switch self {
    case .move(let p): .move(map(p))
    case .line(let p): .line(map(p))
    case .quad(let c, let p): .quad(control: map(c), to: map(p))
    case .curve(let a, let b, let p): .curve(control1: map(a), control2: map(b), to: map(p))
    case .close: .close
    }
  }
}

extension Path {
  public func applying(_ transform: CGAffineTransform) -> Path { mapped(Transform(transform)) }
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { mapped(.translation(dx, dy)) }

  func mapped(_ transform: Transform) -> Path {
    guard transform != .identity else { return self }
    var path = Path(elements: elements.map { $0.mapped(transform.apply) })
    if transform.keepsAxes {
      switch known {
      case .rect(let r): path.known = .rect(transform.apply(r))
      case .ellipse(let r): path.known = .ellipse(transform.apply(r))
      case .roundedRect(let r, let radius, let continuous) where abs(transform.a) == abs(transform.d):
        path.known = .roundedRect(
          transform.apply(r), radius: radius * abs(transform.a), continuous: continuous)
      case .roundedRect, .elements, nil: break
      }
    }
    return path
  }
}

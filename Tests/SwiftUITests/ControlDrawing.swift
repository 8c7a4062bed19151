import Archive
import Foundation

extension Scene {
  /// The characters of the drawn texts, in the order they are drawn.
  var strings: [String] { texts.map(\.string) }
}

extension PathNode {
  /// The smallest box around the outline; exact for arcs of up to a quarter.
  var bounds: CGRect {
    switch geometry {
    case .rect(let rect), .ellipse(let rect): return rect
    case .roundedRect(let rect, _, _): return rect
    case .elements(let elements):
      var xs: [CGFloat] = [], ys: [CGFloat] = []
      var last = CGPoint.zero
      func add(_ p: CGPoint) {
        xs.append(p.x)
        ys.append(p.y)
      }
      for element in elements {
        switch element {
        case .move(let p), .line(let p):
          add(p)
          last = p
        case .quad(let c, let p):
          for i in 0...64 {
            let t = CGFloat(i) / 64, u = 1 - t
            add(
              CGPoint(
                x: u * u * last.x + 2 * u * t * c.x + t * t * p.x,
                y: u * u * last.y + 2 * u * t * c.y + t * t * p.y))
          }
          last = p
        case .curve(let a, let b, let p):
          for i in 0...64 {
            let t = CGFloat(i) / 64, u = 1 - t
            let (k0, k1, k2, k3) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
            add(
              CGPoint(
                x: k0 * last.x + k1 * a.x + k2 * b.x + k3 * p.x,
                y: k0 * last.y + k1 * a.y + k2 * b.y + k3 * p.y))
          }
          last = p
        case .close: break
        }
      }
      guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else {
        return .zero
      }
      return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
  }
}

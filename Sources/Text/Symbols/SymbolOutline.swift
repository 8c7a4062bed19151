import Archive
import Foundation

/// A symbol as outlines: steps in the order they are drawn, for a point size of 1, origin in the symbol's
/// centre, y downwards.
package struct SymbolOutline: Sendable {
  package enum Step: Sendable {
    /// Fills a part (non-zero winding).
    case fill([PathElement], SymbolPart)
    /// Part of a shape drawn before: taken away from it in one colour, filled on it where parts differ.
    case inlay([PathElement], SymbolPart)
    /// Takes away what was drawn before.
    case erase([PathElement])
  }
  package var steps: [Step]
  /// What the symbol covers, its side bearings included.
  package var bounds: CGRect

  /// Every step fills: one path will do.
  package var isPlain: Bool {
    steps.allSatisfy { if case .fill = $0 { true } else { false } }
  }
}

extension SymbolOutline {
  /// The rectangle around all points of an outline, control points included.
  package static func bounds(of elements: [PathElement]) -> CGRect {
    var low = CGPoint(x: Double.infinity, y: .infinity)
    var high = CGPoint(x: -Double.infinity, y: -.infinity)
    func include(_ p: CGPoint) {
      low = CGPoint(x: min(low.x, p.x), y: min(low.y, p.y))
      high = CGPoint(x: max(high.x, p.x), y: max(high.y, p.y))
    }
    for element in elements {
      switch element {
      case .move(let p), .line(let p): include(p)
      case .quad(let c, let p):
        include(c)
        include(p)
      case .curve(let a, let b, let p):
        include(a)
        include(b)
        include(p)
      case .close: break
      }
    }
    guard low.x <= high.x else { return .zero }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}

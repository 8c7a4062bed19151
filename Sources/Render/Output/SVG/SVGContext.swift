import Archive
import Foundation
import Typography

/// What of the surroundings a node's markup depends on.
struct SVGContext {
  var colors: ColorResolver
  var redaction = RedactionEffect.none
  var depth = 0
  /// From the node's coordinates to the scene's.
  var toScene = Transform.identity
  /// Which child of which child the node is, from the scene's own list; `nil` where that is not followed.
  var place: [Int]?

  /// What can be seen of the scene, and so many times as much around it on each side, in the node's coordinates.
  func seen(_ builder: SVGBuilder, around: Double = 1) -> CGRect {
    let scene = CGRect(origin: .zero, size: builder.size)
    let area = scene.insetBy(dx: -scene.width * around, dy: -scene.height * around)
    guard let back = toScene.inverse else { return area }
    let corners = [area.minX, area.maxX].flatMap { x in
      [area.minY, area.maxY].map { y in back.apply(CGPoint(x: x, y: y)) }
    }
    return PointBounds(corners).rect
  }

  /// For a list's element of that number.
  func child(_ index: Int) -> SVGContext {
    guard place != nil else { return self }
    var result = self
    result.place?.append(index)
    return result
  }
}

extension Transform {
  /// The map back; `nil` where there is none.
  var inverse: Transform? {
    let determinant = a * d - b * c
    guard determinant.isFinite, abs(determinant) > 1e-12 else { return nil }
    let (ia, ib, ic, id) = (d / determinant, -b / determinant, -c / determinant, a / determinant)
    return Transform(a: ia, b: ib, c: ic, d: id, tx: -(ia * tx + ic * ty), ty: -(ib * tx + id * ty))
  }

  /// Points a point, the mean of both directions.
  var meanScale: Double { abs(a * d - b * c).squareRoot() }
}

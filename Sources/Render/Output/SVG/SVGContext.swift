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

  /// What can be seen of the scene, and as much around it on each side, in the node's coordinates.
  func seen(_ builder: SVGBuilder) -> CGRect {
    let (w, h) = (Double(builder.size.width), Double(builder.size.height))
    guard let back = toScene.inverse else { return CGRect(x: -w, y: -h, width: 3 * w, height: 3 * h) }
    let corners = [(-w, -h), (2 * w, -h), (-w, 2 * h), (2 * w, 2 * h)].map {
      back.apply(CGPoint(x: $0.0, y: $0.1))
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

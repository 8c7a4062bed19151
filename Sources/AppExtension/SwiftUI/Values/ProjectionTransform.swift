import Foundation
import UIKit

/// A map of the plane with perspective: points are rows `(x, y, 1)`, multiplied from the left, divided by the third number.
public struct ProjectionTransform: Equatable, Sendable {
  public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0
  public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0
  public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1

  public init() {}
  public init(_ m: CGAffineTransform) {
    (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
  }
  /// What a map of space does to the plane.
  public init(_ m: CATransform3D) {
    (m11, m12, m13) = (m.m11, m.m12, m.m14)
    (m21, m22, m23) = (m.m21, m.m22, m.m24)
    (m31, m32, m33) = (m.m41, m.m42, m.m44)
  }

  public var isIdentity: Bool { self == ProjectionTransform() }
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  private var rows: [[CGFloat]] { [[m11, m12, m13], [m21, m22, m23], [m31, m32, m33]] }
  private init(rows r: [[CGFloat]]) {
    (m11, m12, m13) = (r[0][0], r[0][1], r[0][2])
    (m21, m22, m23) = (r[1][0], r[1][1], r[1][2])
    (m31, m32, m33) = (r[2][0], r[2][1], r[2][2])
  }

  /// This map first, then another.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    let (a, b) = (rows, rhs.rows)
    return ProjectionTransform(
      rows: (0..<3).map { row in
        (0..<3).map { column in (0..<3).reduce(CGFloat(0)) { $0 + a[row][$1] * b[$1][column] } }
      })
  }

  /// Turns into the map back; `false`, and unchanged, where there is none.
  @discardableResult public mutating func invert() -> Bool {
    let a = rows
    func minor(_ r: Int, _ c: Int) -> CGFloat {
      let (r1, r2, c1, c2) = ((r + 1) % 3, (r + 2) % 3, (c + 1) % 3, (c + 2) % 3)
      return a[r1][c1] * a[r2][c2] - a[r1][c2] * a[r2][c1]
    }
    let determinant = a[0][0] * minor(0, 0) + a[0][1] * minor(0, 1) + a[0][2] * minor(0, 2)
    guard determinant != 0, determinant.isFinite else { return false }
    self = ProjectionTransform(rows: (0..<3).map { r in (0..<3).map { minor($0, r) / determinant } })
    return true
  }
  public func inverted() -> ProjectionTransform {
    var copy = self
    copy.invert()
    return copy
  }

  /// A turn in space about an axis through an anchor. The eye's distance is the view's longer side over the perspective, as three
  /// independent remakes of SwiftUI's effect have it (confidence B).
  static func rotation(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint, anchorZ: CGFloat,
    perspective: CGFloat, size: CGSize
  ) -> ProjectionTransform {
    let x = anchor.x.finite * size.width, y = anchor.y.finite * size.height, z = anchorZ.finite
    var depth = CATransform3D()
    depth.m34 = -perspective.finite / max(size.width, size.height, 1)
    let turn = CATransform3DMakeRotation(angle.bounded, axis.x.finite, axis.y.finite, axis.z.finite)
    var whole = CATransform3DConcat(CATransform3DMakeTranslation(-x, -y, -z), turn)
    whole = CATransform3DConcat(whole, depth)
    whole = CATransform3DConcat(whole, CATransform3DMakeTranslation(x, y, z))
    return ProjectionTransform(whole)
  }
}

extension CGPoint {
  public func applying(_ m: ProjectionTransform) -> CGPoint {
    let w = m.m13 * x + m.m23 * y + m.m33
    let scale = w == 0 || !w.isFinite ? 1 : 1 / w
    return CGPoint(
      x: (m.m11 * x + m.m21 * y + m.m31) * scale, y: (m.m12 * x + m.m22 * y + m.m32) * scale)
  }
}

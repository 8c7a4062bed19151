import Foundation

/// A turn in space: a real part and three imaginary ones.
public struct Quaternion<Scalar: SIMDScalar & BinaryFloatingPoint>: Equatable, @unchecked Sendable {
  /// The imaginary parts, then the real one.
  public var vector: SIMD4<Scalar>

  /// No turn, and no length: zeros.
  public init() { vector = .zero }
  public init(vector: SIMD4<Scalar>) { self.vector = vector }
  public init(ix: Scalar, iy: Scalar, iz: Scalar, r: Scalar) { vector = SIMD4(ix, iy, iz, r) }
  public init(real: Scalar, imag: SIMD3<Scalar>) { vector = SIMD4(imag, real) }
  /// Radians around an axis of length 1.
  public init(angle: Scalar, axis: SIMD3<Scalar>) {
    let half = Double(angle) / 2
    self.init(real: Scalar(cos(half)), imag: axis * Scalar(sin(half)))
  }
  /// The shortest turn of one direction, of length 1, into another.
  public init(from: SIMD3<Scalar>, to: SIMD3<Scalar>) {
    let across = SIMD3(
      from.y * to.z - from.z * to.y, from.z * to.x - from.x * to.z, from.x * to.y - from.y * to.x)
    let along = (from * to).sum()
    if along < -0.999_999 {
      // Half a turn around anything that stands upright on the direction.
      let other: SIMD3<Scalar> =
        from.x.magnitude < 0.9 ? SIMD3(0, -from.z, from.y) : SIMD3(from.z, 0, -from.x)
      self = Quaternion(real: 0, imag: other).normalized
    } else {
      self = Quaternion(real: 1 + along, imag: across).normalized
    }
  }
  /// The turn of a matrix whose columns have length 1 and stand upright on each other.
  public init(_ m: SquareMatrix3<Scalar>) {
    let (a, b, c) = (m[0][0], m[1][1], m[2][2])
    let trace: Scalar = a + b + c
    if trace > 0 {
      let s = (trace + 1).squareRoot() * 2
      self.init(
        ix: (m[1][2] - m[2][1]) / s, iy: (m[2][0] - m[0][2]) / s, iz: (m[0][1] - m[1][0]) / s, r: s / 4)
    } else if a > b, a > c {
      let s = (1 + a - b - c).squareRoot() * 2
      self.init(
        ix: s / 4, iy: (m[1][0] + m[0][1]) / s, iz: (m[2][0] + m[0][2]) / s, r: (m[1][2] - m[2][1]) / s)
    } else if b > c {
      let s = (1 + b - a - c).squareRoot() * 2
      self.init(
        ix: (m[1][0] + m[0][1]) / s, iy: s / 4, iz: (m[2][1] + m[1][2]) / s, r: (m[2][0] - m[0][2]) / s)
    } else {
      let s = (1 + c - a - b).squareRoot() * 2
      self.init(
        ix: (m[2][0] + m[0][2]) / s, iy: (m[2][1] + m[1][2]) / s, iz: s / 4, r: (m[0][1] - m[1][0]) / s)
    }
  }

  public var real: Scalar {
    get { vector.w }
    set { vector.w = newValue }
  }
  public var imag: SIMD3<Scalar> {
    get { SIMD3(vector.x, vector.y, vector.z) }
    set { vector = SIMD4(newValue, vector.w) }
  }
  public var length: Scalar { (vector * vector).sum().squareRoot() }
  public var normalized: Self { Self(vector: vector / length) }
  public var conjugate: Self { Self(real: real, imag: -imag) }
  public var inverse: Self { Self(vector: conjugate.vector / (vector * vector).sum()) }
  /// Radians, 0…2π.
  public var angle: Scalar { Scalar(2 * atan2(Double((imag * imag).sum()).squareRoot(), Double(real))) }
  public var axis: SIMD3<Scalar> { imag / (imag * imag).sum().squareRoot() }

  /// A vector, turned.
  public func act(_ vector: SIMD3<Scalar>) -> SIMD3<Scalar> {
    (self * Self(real: 0, imag: vector) * inverse).imag
  }

  public static func + (a: Self, b: Self) -> Self { Self(vector: a.vector + b.vector) }
  public static func - (a: Self, b: Self) -> Self { Self(vector: a.vector - b.vector) }
  public static prefix func - (a: Self) -> Self { Self(vector: -a.vector) }
  public static func * (a: Self, factor: Scalar) -> Self { Self(vector: a.vector * factor) }
  public static func * (factor: Scalar, a: Self) -> Self { a * factor }
  /// First `b`, then `a`.
  public static func * (a: Self, b: Self) -> Self {
    let (p, q) = (a.imag, b.imag)
    let across = SIMD3(p.y * q.z - p.z * q.y, p.z * q.x - p.x * q.z, p.x * q.y - p.y * q.x)
    let imag: SIMD3<Scalar> = q * a.real + p * b.real + across
    return Self(real: a.real * b.real - (p * q).sum(), imag: imag)
  }
  public static func *= (a: inout Self, b: Self) { a = a * b }

  /// As a matrix.
  var matrix: SquareMatrix3<Scalar> {
    SquareMatrix3(act(SIMD3(1, 0, 0)), act(SIMD3(0, 1, 0)), act(SIMD3(0, 0, 1)))
  }
}

public typealias simd_quatf = Quaternion<Float>
public typealias simd_quatd = Quaternion<Double>

public func simd_quaternion(_ angle: Float, _ axis: simd_float3) -> simd_quatf {
  simd_quatf(angle: angle, axis: axis)
}
public func simd_quaternion(_ angle: Double, _ axis: simd_double3) -> simd_quatd {
  simd_quatd(angle: angle, axis: axis)
}
public func simd_normalize<Scalar>(_ q: Quaternion<Scalar>) -> Quaternion<Scalar> { q.normalized }
public func simd_inverse<Scalar>(_ q: Quaternion<Scalar>) -> Quaternion<Scalar> { q.inverse }
public func simd_conjugate<Scalar>(_ q: Quaternion<Scalar>) -> Quaternion<Scalar> { q.conjugate }
public func simd_length<Scalar>(_ q: Quaternion<Scalar>) -> Scalar { q.length }
public func simd_act<Scalar>(_ q: Quaternion<Scalar>, _ v: SIMD3<Scalar>) -> SIMD3<Scalar> { q.act(v) }
public func simd_mul<Scalar>(_ a: Quaternion<Scalar>, _ b: Quaternion<Scalar>) -> Quaternion<Scalar> { a * b }

/// A turn between two, by the shorter way.
public func simd_slerp<Scalar>(
  _ from: Quaternion<Scalar>, _ to: Quaternion<Scalar>, _ t: Scalar
) -> Quaternion<Scalar> {
  var cosine = Double((from.vector * to.vector).sum())
  let end = cosine < 0 ? -to : to
  cosine = Swift.min(Swift.abs(cosine), 1)
  guard cosine < 0.999_999 else { return (from + (end - from) * t).normalized }
  let angle = acos(cosine), share = Double(t)
  let first = Scalar(sin((1 - share) * angle) / sin(angle)), second = Scalar(sin(share * angle) / sin(angle))
  return from * first + end * second
}

extension SquareMatrix3 {
  public init(_ quaternion: Quaternion<Scalar>) { self = quaternion.matrix }
}
extension SquareMatrix4 {
  public init(_ quaternion: Quaternion<Scalar>) {
    let turn = quaternion.matrix
    self.init(
      SIMD4(turn[0], 0), SIMD4(turn[1], 0), SIMD4(turn[2], 0), SIMD4(0, 0, 0, 1))
  }
}

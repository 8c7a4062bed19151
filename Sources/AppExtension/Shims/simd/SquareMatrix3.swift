/// 3 × 3 numbers in columns, as vectors are multiplied from the right.
public struct SquareMatrix3<Scalar: SIMDScalar & BinaryFloatingPoint>: Equatable, @unchecked Sendable {
  public var columns: (SIMD3<Scalar>, SIMD3<Scalar>, SIMD3<Scalar>)

  /// Zeros.
  public init() { self.init(diagonal: .zero) }
  public init(_ column0: SIMD3<Scalar>, _ column1: SIMD3<Scalar>, _ column2: SIMD3<Scalar>) {
    columns = (column0, column1, column2)
  }
  public init(columns: (SIMD3<Scalar>, SIMD3<Scalar>, SIMD3<Scalar>)) { self.columns = columns }
  /// As many columns as the matrix has.
  public init(_ columns: [SIMD3<Scalar>]) {
    precondition(columns.count == 3, "a matrix of 3 columns needs 3 vectors")
    self.init(columns[0], columns[1], columns[2])
  }
  public init(rows: [SIMD3<Scalar>]) {
    self.init(rows)
    self = transpose
  }
  public init(diagonal: SIMD3<Scalar>) {
    columns = (
      SIMD3<Scalar>(diagonal[0], 0, 0), SIMD3<Scalar>(0, diagonal[1], 0), SIMD3<Scalar>(0, 0, diagonal[2])
    )
  }
  public init(_ scalar: Scalar) { self.init(diagonal: SIMD3<Scalar>(repeating: scalar)) }

  public subscript(column: Int) -> SIMD3<Scalar> {
    get {
      switch column {
      case 0: columns.0
      case 1: columns.1
      default: columns.2
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      default: columns.2 = newValue
      }
    }
  }
  public subscript(column: Int, row: Int) -> Scalar {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }

  public var transpose: Self {
    Self(
      SIMD3<Scalar>(columns.0[0], columns.1[0], columns.2[0]),
      SIMD3<Scalar>(columns.0[1], columns.1[1], columns.2[1]),
      SIMD3<Scalar>(columns.0[2], columns.1[2], columns.2[2]))
  }
  public static func == (a: Self, b: Self) -> Bool { a.columns == b.columns }
  public static func + (a: Self, b: Self) -> Self {
    Self(a.columns.0 + b.columns.0, a.columns.1 + b.columns.1, a.columns.2 + b.columns.2)
  }
  public static func - (a: Self, b: Self) -> Self {
    Self(a.columns.0 - b.columns.0, a.columns.1 - b.columns.1, a.columns.2 - b.columns.2)
  }
  public static prefix func - (a: Self) -> Self { Self() - a }
  public static func * (a: Self, factor: Scalar) -> Self {
    Self(a.columns.0 * factor, a.columns.1 * factor, a.columns.2 * factor)
  }
  public static func * (factor: Scalar, a: Self) -> Self { a * factor }
  public static func * (a: Self, vector: SIMD3<Scalar>) -> SIMD3<Scalar> {
    var sum = a.columns.0 * vector[0]
    sum += a.columns.1 * vector[1]
    sum += a.columns.2 * vector[2]
    return sum
  }
  public static func * (vector: SIMD3<Scalar>, a: Self) -> SIMD3<Scalar> { a.transpose * vector }
  public static func * (a: Self, b: Self) -> Self {
    Self(a * b.columns.0, a * b.columns.1, a * b.columns.2)
  }
  public static func += (a: inout Self, b: Self) { a = a + b }
  public static func -= (a: inout Self, b: Self) { a = a - b }
  public static func *= (a: inout Self, b: Self) { a = a * b }
  public static func *= (a: inout Self, factor: Scalar) { a = a * factor }

  private static func cross(_ x: SIMD3<Scalar>, _ y: SIMD3<Scalar>) -> SIMD3<Scalar> {
    SIMD3(x.y * y.z - x.z * y.y, x.z * y.x - x.x * y.z, x.x * y.y - x.y * y.x)
  }
  public var determinant: Scalar { (columns.0 * Self.cross(columns.1, columns.2)).sum() }
  /// Infinite numbers where the determinant is 0.
  public var inverse: Self {
    Self(
      Self.cross(columns.1, columns.2), Self.cross(columns.2, columns.0), Self.cross(columns.0, columns.1)
    ).transpose * (1 / determinant)
  }
}

public typealias simd_float3x3 = SquareMatrix3<Float>
public typealias matrix_float3x3 = SquareMatrix3<Float>
public typealias float3x3 = SquareMatrix3<Float>
public let matrix_identity_float3x3 = SquareMatrix3<Float>(1)
public typealias simd_double3x3 = SquareMatrix3<Double>
public typealias matrix_double3x3 = SquareMatrix3<Double>
public typealias double3x3 = SquareMatrix3<Double>
public let matrix_identity_double3x3 = SquareMatrix3<Double>(1)

public func simd_mul(_ a: SquareMatrix3<Float>, _ b: SquareMatrix3<Float>) -> SquareMatrix3<Float> { a * b }
public func simd_mul(_ a: SquareMatrix3<Float>, _ b: SIMD3<Float>) -> SIMD3<Float> { a * b }
public func simd_inverse(_ a: SquareMatrix3<Float>) -> SquareMatrix3<Float> { a.inverse }
public func simd_transpose(_ a: SquareMatrix3<Float>) -> SquareMatrix3<Float> { a.transpose }
public func simd_determinant(_ a: SquareMatrix3<Float>) -> Float { a.determinant }
public func simd_mul(_ a: SquareMatrix3<Double>, _ b: SquareMatrix3<Double>) -> SquareMatrix3<Double> {
  a * b
}
public func simd_mul(_ a: SquareMatrix3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> { a * b }
public func simd_inverse(_ a: SquareMatrix3<Double>) -> SquareMatrix3<Double> { a.inverse }
public func simd_transpose(_ a: SquareMatrix3<Double>) -> SquareMatrix3<Double> { a.transpose }
public func simd_determinant(_ a: SquareMatrix3<Double>) -> Double { a.determinant }

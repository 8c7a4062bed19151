/// 2 × 2 numbers in columns, as vectors are multiplied from the right.
public struct SquareMatrix2<Scalar: SIMDScalar & BinaryFloatingPoint>: Equatable, @unchecked Sendable {
  public var columns: (SIMD2<Scalar>, SIMD2<Scalar>)

  /// Zeros.
  public init() { self.init(diagonal: .zero) }
  public init(_ column0: SIMD2<Scalar>, _ column1: SIMD2<Scalar>) {
    columns = (column0, column1)
  }
  public init(columns: (SIMD2<Scalar>, SIMD2<Scalar>)) { self.columns = columns }
  /// As many columns as the matrix has.
  public init(_ columns: [SIMD2<Scalar>]) {
    precondition(columns.count == 2, "a matrix of 2 columns needs 2 vectors")
    self.init(columns[0], columns[1])
  }
  public init(rows: [SIMD2<Scalar>]) {
    self.init(rows)
    self = transpose
  }
  public init(diagonal: SIMD2<Scalar>) {
    columns = (
      SIMD2<Scalar>(diagonal[0], 0), SIMD2<Scalar>(0, diagonal[1])
    )
  }
  public init(_ scalar: Scalar) { self.init(diagonal: SIMD2<Scalar>(repeating: scalar)) }

  public subscript(column: Int) -> SIMD2<Scalar> {
    get {
      switch column {
      case 0: columns.0
      default: columns.1
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      default: columns.1 = newValue
      }
    }
  }
  public subscript(column: Int, row: Int) -> Scalar {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }

  public var transpose: Self {
    Self(
      SIMD2<Scalar>(columns.0[0], columns.1[0]), SIMD2<Scalar>(columns.0[1], columns.1[1]))
  }
  public static func == (a: Self, b: Self) -> Bool { a.columns == b.columns }
  public static func + (a: Self, b: Self) -> Self {
    Self(a.columns.0 + b.columns.0, a.columns.1 + b.columns.1)
  }
  public static func - (a: Self, b: Self) -> Self {
    Self(a.columns.0 - b.columns.0, a.columns.1 - b.columns.1)
  }
  public static prefix func - (a: Self) -> Self { Self() - a }
  public static func * (a: Self, factor: Scalar) -> Self {
    Self(a.columns.0 * factor, a.columns.1 * factor)
  }
  public static func * (factor: Scalar, a: Self) -> Self { a * factor }
  public static func * (a: Self, vector: SIMD2<Scalar>) -> SIMD2<Scalar> {
    var sum = a.columns.0 * vector[0]
    sum += a.columns.1 * vector[1]
    return sum
  }
  public static func * (vector: SIMD2<Scalar>, a: Self) -> SIMD2<Scalar> { a.transpose * vector }
  public static func * (a: Self, b: Self) -> Self {
    Self(a * b.columns.0, a * b.columns.1)
  }
  public static func += (a: inout Self, b: Self) { a = a + b }
  public static func -= (a: inout Self, b: Self) { a = a - b }
  public static func *= (a: inout Self, b: Self) { a = a * b }
  public static func *= (a: inout Self, factor: Scalar) { a = a * factor }

  public var determinant: Scalar { columns.0.x * columns.1.y - columns.0.y * columns.1.x }
  /// Infinite numbers where the determinant is 0.
  public var inverse: Self {
    let factor = 1 / determinant
    return Self(SIMD2(columns.1.y, -columns.0.y) * factor, SIMD2(-columns.1.x, columns.0.x) * factor)
  }
}

public typealias simd_float2x2 = SquareMatrix2<Float>
public typealias matrix_float2x2 = SquareMatrix2<Float>
public typealias float2x2 = SquareMatrix2<Float>
public let matrix_identity_float2x2 = SquareMatrix2<Float>(1)
public typealias simd_double2x2 = SquareMatrix2<Double>
public typealias matrix_double2x2 = SquareMatrix2<Double>
public typealias double2x2 = SquareMatrix2<Double>
public let matrix_identity_double2x2 = SquareMatrix2<Double>(1)

public func simd_mul(_ a: SquareMatrix2<Float>, _ b: SquareMatrix2<Float>) -> SquareMatrix2<Float> { a * b }
public func simd_mul(_ a: SquareMatrix2<Float>, _ b: SIMD2<Float>) -> SIMD2<Float> { a * b }
public func simd_inverse(_ a: SquareMatrix2<Float>) -> SquareMatrix2<Float> { a.inverse }
public func simd_transpose(_ a: SquareMatrix2<Float>) -> SquareMatrix2<Float> { a.transpose }
public func simd_determinant(_ a: SquareMatrix2<Float>) -> Float { a.determinant }
public func simd_mul(_ a: SquareMatrix2<Double>, _ b: SquareMatrix2<Double>) -> SquareMatrix2<Double> {
  a * b
}
public func simd_mul(_ a: SquareMatrix2<Double>, _ b: SIMD2<Double>) -> SIMD2<Double> { a * b }
public func simd_inverse(_ a: SquareMatrix2<Double>) -> SquareMatrix2<Double> { a.inverse }
public func simd_transpose(_ a: SquareMatrix2<Double>) -> SquareMatrix2<Double> { a.transpose }
public func simd_determinant(_ a: SquareMatrix2<Double>) -> Double { a.determinant }

/// 4 × 4 numbers in columns, as vectors are multiplied from the right.
public struct SquareMatrix4<Scalar: SIMDScalar & BinaryFloatingPoint>: Equatable, @unchecked Sendable {
  public var columns: (SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>)

  /// Zeros.
  public init() { self.init(diagonal: .zero) }
  public init(
    _ column0: SIMD4<Scalar>, _ column1: SIMD4<Scalar>, _ column2: SIMD4<Scalar>, _ column3: SIMD4<Scalar>
  ) {
    columns = (column0, column1, column2, column3)
  }
  public init(columns: (SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>)) {
    self.columns = columns
  }
  /// As many columns as the matrix has.
  public init(_ columns: [SIMD4<Scalar>]) {
    precondition(columns.count == 4, "a matrix of 4 columns needs 4 vectors")
    self.init(columns[0], columns[1], columns[2], columns[3])
  }
  public init(rows: [SIMD4<Scalar>]) {
    self.init(rows)
    self = transpose
  }
  public init(diagonal: SIMD4<Scalar>) {
    columns = (
      SIMD4<Scalar>(diagonal[0], 0, 0, 0), SIMD4<Scalar>(0, diagonal[1], 0, 0),
      SIMD4<Scalar>(0, 0, diagonal[2], 0), SIMD4<Scalar>(0, 0, 0, diagonal[3])
    )
  }
  public init(_ scalar: Scalar) { self.init(diagonal: SIMD4<Scalar>(repeating: scalar)) }

  public subscript(column: Int) -> SIMD4<Scalar> {
    get {
      switch column {
      case 0: columns.0
      case 1: columns.1
      case 2: columns.2
      default: columns.3
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      case 2: columns.2 = newValue
      default: columns.3 = newValue
      }
    }
  }
  public subscript(column: Int, row: Int) -> Scalar {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }

  public var transpose: Self {
    Self(
      SIMD4<Scalar>(columns.0[0], columns.1[0], columns.2[0], columns.3[0]),
      SIMD4<Scalar>(columns.0[1], columns.1[1], columns.2[1], columns.3[1]),
      SIMD4<Scalar>(columns.0[2], columns.1[2], columns.2[2], columns.3[2]),
      SIMD4<Scalar>(columns.0[3], columns.1[3], columns.2[3], columns.3[3]))
  }
  public static func == (a: Self, b: Self) -> Bool { a.columns == b.columns }
  public static func + (a: Self, b: Self) -> Self {
    Self(
      a.columns.0 + b.columns.0, a.columns.1 + b.columns.1, a.columns.2 + b.columns.2,
      a.columns.3 + b.columns.3)
  }
  public static func - (a: Self, b: Self) -> Self {
    Self(
      a.columns.0 - b.columns.0, a.columns.1 - b.columns.1, a.columns.2 - b.columns.2,
      a.columns.3 - b.columns.3)
  }
  public static prefix func - (a: Self) -> Self { Self() - a }
  public static func * (a: Self, factor: Scalar) -> Self {
    Self(a.columns.0 * factor, a.columns.1 * factor, a.columns.2 * factor, a.columns.3 * factor)
  }
  public static func * (factor: Scalar, a: Self) -> Self { a * factor }
  public static func * (a: Self, vector: SIMD4<Scalar>) -> SIMD4<Scalar> {
    var sum = a.columns.0 * vector[0]
    sum += a.columns.1 * vector[1]
    sum += a.columns.2 * vector[2]
    sum += a.columns.3 * vector[3]
    return sum
  }
  public static func * (vector: SIMD4<Scalar>, a: Self) -> SIMD4<Scalar> { a.transpose * vector }
  public static func * (a: Self, b: Self) -> Self {
    Self(a * b.columns.0, a * b.columns.1, a * b.columns.2, a * b.columns.3)
  }
  public static func += (a: inout Self, b: Self) { a = a + b }
  public static func -= (a: inout Self, b: Self) { a = a - b }
  public static func *= (a: inout Self, b: Self) { a = a * b }
  public static func *= (a: inout Self, factor: Scalar) { a = a * factor }

  /// What is left without a column and a row.
  private func minor(_ column: Int, _ row: Int) -> Scalar {
    let rest = (0..<4).filter { $0 != column }.map { kept -> SIMD3<Scalar> in
      let numbers = (0..<4).filter { $0 != row }.map { self[kept][$0] }
      return SIMD3(numbers[0], numbers[1], numbers[2])
    }
    return SquareMatrix3(rest).determinant
  }
  public var determinant: Scalar {
    (0..<4).reduce(0) { $0 + self[$1][0] * minor($1, 0) * ($1 % 2 == 0 ? 1 : -1) }
  }
  /// Infinite numbers where the determinant is 0.
  public var inverse: Self {
    let factor = 1 / determinant
    var result = Self()
    for column in 0..<4 {
      for row in 0..<4 {
        result[column][row] = minor(row, column) * factor * ((column + row) % 2 == 0 ? 1 : -1)
      }
    }
    return result
  }
}

public typealias simd_float4x4 = SquareMatrix4<Float>
public typealias matrix_float4x4 = SquareMatrix4<Float>
public typealias float4x4 = SquareMatrix4<Float>
public let matrix_identity_float4x4 = SquareMatrix4<Float>(1)
public typealias simd_double4x4 = SquareMatrix4<Double>
public typealias matrix_double4x4 = SquareMatrix4<Double>
public typealias double4x4 = SquareMatrix4<Double>
public let matrix_identity_double4x4 = SquareMatrix4<Double>(1)

public func simd_mul(_ a: SquareMatrix4<Float>, _ b: SquareMatrix4<Float>) -> SquareMatrix4<Float> { a * b }
public func simd_mul(_ a: SquareMatrix4<Float>, _ b: SIMD4<Float>) -> SIMD4<Float> { a * b }
public func simd_inverse(_ a: SquareMatrix4<Float>) -> SquareMatrix4<Float> { a.inverse }
public func simd_transpose(_ a: SquareMatrix4<Float>) -> SquareMatrix4<Float> { a.transpose }
public func simd_determinant(_ a: SquareMatrix4<Float>) -> Float { a.determinant }
public func simd_mul(_ a: SquareMatrix4<Double>, _ b: SquareMatrix4<Double>) -> SquareMatrix4<Double> {
  a * b
}
public func simd_mul(_ a: SquareMatrix4<Double>, _ b: SIMD4<Double>) -> SIMD4<Double> { a * b }
public func simd_inverse(_ a: SquareMatrix4<Double>) -> SquareMatrix4<Double> { a.inverse }
public func simd_transpose(_ a: SquareMatrix4<Double>) -> SquareMatrix4<Double> { a.transpose }
public func simd_determinant(_ a: SquareMatrix4<Double>) -> Double { a.determinant }

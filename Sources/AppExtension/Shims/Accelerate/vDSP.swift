import Foundation

/// Sums and products of many numbers, by Apple's names; each is a plain loop here.
///
/// - Parity: partial: without Fourier transforms, filters and conversions between layouts
public enum vDSP {
  // MARK: One number of many

  public static func sum<U: AccelerateBuffer>(_ vector: U) -> U.Element where U.Element: BinaryFloatingPoint {
    vector.numbers.reduce(0, +)
  }
  public static func sumOfSquares<U: AccelerateBuffer>(_ vector: U) -> U.Element
  where U.Element: BinaryFloatingPoint {
    vector.numbers.reduce(0) { $0 + $1 * $1 }
  }
  public static func sumOfMagnitudes<U: AccelerateBuffer>(_ vector: U) -> U.Element
  where U.Element: BinaryFloatingPoint {
    vector.numbers.reduce(0) { $0 + $1.magnitude }
  }
  /// Not a number where there are none.
  public static func mean<U: AccelerateBuffer>(_ vector: U) -> U.Element
  where U.Element: BinaryFloatingPoint {
    sum(vector) / U.Element(vector.count)
  }
  public static func meanSquare<U: AccelerateBuffer>(_ vector: U) -> U.Element
  where U.Element: BinaryFloatingPoint {
    sumOfSquares(vector) / U.Element(vector.count)
  }
  public static func meanMagnitude<U: AccelerateBuffer>(_ vector: U) -> U.Element
  where U.Element: BinaryFloatingPoint {
    sumOfMagnitudes(vector) / U.Element(vector.count)
  }
  public static func rootMeanSquare<U: AccelerateBuffer>(_ vector: U) -> U.Element
  where U.Element: BinaryFloatingPoint {
    meanSquare(vector).squareRoot()
  }
  /// Minus infinity where there are none.
  public static func maximum<U: AccelerateBuffer>(_ vector: U) -> U.Element
  where U.Element: BinaryFloatingPoint {
    vector.numbers.max() ?? -.infinity
  }
  /// Infinity where there are none.
  public static func minimum<U: AccelerateBuffer>(_ vector: U) -> U.Element
  where U.Element: BinaryFloatingPoint {
    vector.numbers.min() ?? .infinity
  }
  public static func maximumMagnitude<U: AccelerateBuffer>(_ vector: U) -> U.Element
  where U.Element: BinaryFloatingPoint {
    vector.numbers.map(\.magnitude).max() ?? 0
  }
  public static func indexOfMaximum<U: AccelerateBuffer>(_ vector: U) -> (UInt, U.Element)
  where U.Element: BinaryFloatingPoint {
    let best = vector.numbers.enumerated().max { $0.element < $1.element }
    return (UInt(best?.offset ?? 0), best?.element ?? -.infinity)
  }
  public static func indexOfMinimum<U: AccelerateBuffer>(_ vector: U) -> (UInt, U.Element)
  where U.Element: BinaryFloatingPoint {
    let best = vector.numbers.enumerated().min { $0.element < $1.element }
    return (UInt(best?.offset ?? 0), best?.element ?? .infinity)
  }
  public static func dot<U: AccelerateBuffer, V: AccelerateBuffer>(_ vectorA: U, _ vectorB: V) -> U.Element
  where U.Element: BinaryFloatingPoint, V.Element == U.Element {
    zip(vectorA.numbers, vectorB.numbers).reduce(0) { $0 + $1.0 * $1.1 }
  }
  public static func distanceSquared<U: AccelerateBuffer, V: AccelerateBuffer>(
    _ pointA: U, _ pointB: V
  ) -> U.Element where U.Element: BinaryFloatingPoint, V.Element == U.Element {
    zip(pointA.numbers, pointB.numbers).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
  }

  // MARK: Many numbers of two

  public static func add<U: AccelerateBuffer, V: AccelerateBuffer>(_ vectorA: U, _ vectorB: V) -> [U.Element]
  where U.Element: BinaryFloatingPoint, V.Element == U.Element {
    zip(vectorA.numbers, vectorB.numbers).map { $0 + $1 }
  }
  public static func add<U: AccelerateBuffer, V: AccelerateBuffer, W: AccelerateMutableBuffer>(
    _ vectorA: U, _ vectorB: V, result: inout W
  ) where U.Element: BinaryFloatingPoint, V.Element == U.Element, W.Element == U.Element {
    result.take(add(vectorA, vectorB))
  }
  public static func add<U: AccelerateBuffer>(_ scalar: U.Element, _ vector: U) -> [U.Element]
  where U.Element: BinaryFloatingPoint { vector.numbers.map { scalar + $0 } }
  public static func add<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ scalar: U.Element, _ vector: U, result: inout V
  ) where U.Element: BinaryFloatingPoint, V.Element == U.Element { result.take(add(scalar, vector)) }
  public static func subtract<U: AccelerateBuffer, V: AccelerateBuffer>(_ vectorA: U, _ vectorB: V) -> [U
    .Element]
  where U.Element: BinaryFloatingPoint, V.Element == U.Element {
    zip(vectorA.numbers, vectorB.numbers).map { $0 - $1 }
  }
  public static func subtract<U: AccelerateBuffer, V: AccelerateBuffer, W: AccelerateMutableBuffer>(
    _ vectorA: U, _ vectorB: V, result: inout W
  ) where U.Element: BinaryFloatingPoint, V.Element == U.Element, W.Element == U.Element {
    result.take(subtract(vectorA, vectorB))
  }
  public static func multiply<U: AccelerateBuffer, V: AccelerateBuffer>(_ vectorA: U, _ vectorB: V) -> [U
    .Element]
  where U.Element: BinaryFloatingPoint, V.Element == U.Element {
    zip(vectorA.numbers, vectorB.numbers).map { $0 * $1 }
  }
  public static func multiply<U: AccelerateBuffer, V: AccelerateBuffer, W: AccelerateMutableBuffer>(
    _ vectorA: U, _ vectorB: V, result: inout W
  ) where U.Element: BinaryFloatingPoint, V.Element == U.Element, W.Element == U.Element {
    result.take(multiply(vectorA, vectorB))
  }
  public static func multiply<U: AccelerateBuffer>(_ scalar: U.Element, _ vector: U) -> [U.Element]
  where U.Element: BinaryFloatingPoint { vector.numbers.map { scalar * $0 } }
  public static func multiply<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ scalar: U.Element, _ vector: U, result: inout V
  ) where U.Element: BinaryFloatingPoint, V.Element == U.Element { result.take(multiply(scalar, vector)) }
  public static func divide<U: AccelerateBuffer, V: AccelerateBuffer>(_ vectorA: U, _ vectorB: V) -> [U
    .Element]
  where U.Element: BinaryFloatingPoint, V.Element == U.Element {
    zip(vectorA.numbers, vectorB.numbers).map { $0 / $1 }
  }
  public static func divide<U: AccelerateBuffer, V: AccelerateBuffer, W: AccelerateMutableBuffer>(
    _ vectorA: U, _ vectorB: V, result: inout W
  ) where U.Element: BinaryFloatingPoint, V.Element == U.Element, W.Element == U.Element {
    result.take(divide(vectorA, vectorB))
  }
  public static func divide<U: AccelerateBuffer>(_ scalar: U.Element, _ vector: U) -> [U.Element]
  where U.Element: BinaryFloatingPoint { vector.numbers.map { scalar / $0 } }
  public static func divide<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ scalar: U.Element, _ vector: U, result: inout V
  ) where U.Element: BinaryFloatingPoint, V.Element == U.Element { result.take(divide(scalar, vector)) }
  public static func divide<U: AccelerateBuffer>(_ vector: U, _ scalar: U.Element) -> [U.Element]
  where U.Element: BinaryFloatingPoint { vector.numbers.map { $0 / scalar } }
  public static func divide<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: U, _ scalar: U.Element, result: inout V
  ) where U.Element: BinaryFloatingPoint, V.Element == U.Element { result.take(divide(vector, scalar)) }

  // MARK: Many numbers of one

  public static func absolute<U: AccelerateBuffer>(_ vector: U) -> [U.Element]
  where U.Element: BinaryFloatingPoint { vector.numbers.map { abs($0) } }
  public static func absolute<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
  where U.Element: BinaryFloatingPoint, V.Element == U.Element { result.take(absolute(vector)) }
  public static func negative<U: AccelerateBuffer>(_ vector: U) -> [U.Element]
  where U.Element: BinaryFloatingPoint { vector.numbers.map { -$0 } }
  public static func negative<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
  where U.Element: BinaryFloatingPoint, V.Element == U.Element { result.take(negative(vector)) }
  public static func square<U: AccelerateBuffer>(_ vector: U) -> [U.Element]
  where U.Element: BinaryFloatingPoint { vector.numbers.map { $0 * $0 } }
  public static func square<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
  where U.Element: BinaryFloatingPoint, V.Element == U.Element { result.take(square(vector)) }
  public static func signedSquare<U: AccelerateBuffer>(_ vector: U) -> [U.Element]
  where U.Element: BinaryFloatingPoint { vector.numbers.map { $0 * abs($0) } }
  public static func signedSquare<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: U, result: inout V
  )
  where U.Element: BinaryFloatingPoint, V.Element == U.Element { result.take(signedSquare(vector)) }
  public static func clip<U: AccelerateBuffer>(_ vector: U, to bounds: ClosedRange<U.Element>) -> [U.Element]
  where U.Element: BinaryFloatingPoint {
    vector.numbers.map { min(max($0, bounds.lowerBound), bounds.upperBound) }
  }
  public static func clip<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: U, to bounds: ClosedRange<U.Element>, result: inout V
  ) where U.Element: BinaryFloatingPoint, V.Element == U.Element { result.take(clip(vector, to: bounds)) }
  public static func linearInterpolate<U: AccelerateBuffer, V: AccelerateBuffer>(
    _ vectorA: U, _ vectorB: V, using interpolationConstant: U.Element
  ) -> [U.Element] where U.Element: BinaryFloatingPoint, V.Element == U.Element {
    zip(vectorA.numbers, vectorB.numbers).map { $0 + ($1 - $0) * interpolationConstant }
  }
  /// Each the sum of what stands in a window that moves on by one.
  public static func slidingWindowSum<U: AccelerateBuffer>(
    _ vector: U, usingWindowLength windowLength: Int
  ) -> [U.Element] where U.Element: BinaryFloatingPoint {
    let numbers = vector.numbers
    guard windowLength > 0, numbers.count >= windowLength else { return [] }
    return (0...numbers.count - windowLength).map { numbers[$0..<$0 + windowLength].reduce(0, +) }
  }
  public static func ramp<T: BinaryFloatingPoint>(in range: ClosedRange<T>, count: Int) -> [T] {
    let step = (range.upperBound - range.lowerBound) / T(max(count - 1, 1))
    return (0..<max(count, 0)).map { range.lowerBound + T($0) * step }
  }
  public static func ramp<T: BinaryFloatingPoint>(
    withInitialValue initialValue: T, increment: T, count: Int
  ) -> [T] { (0..<max(count, 0)).map { initialValue + T($0) * increment } }
  public static func floatToDouble<U: AccelerateBuffer>(_ source: U) -> [Double] where U.Element == Float {
    source.numbers.map(Double.init)
  }
  public static func doubleToFloat<U: AccelerateBuffer>(_ source: U) -> [Float] where U.Element == Double {
    source.numbers.map(Float.init)
  }
  public static func convertElements<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    of source: U, to destination: inout V
  ) where U.Element: BinaryInteger, V.Element: BinaryFloatingPoint {
    destination.take(source.numbers.map { V.Element($0) })
  }
}

/// Functions of analysis for many numbers.
public enum vForce {
  public static func exp<U: AccelerateBuffer>(_ vector: U) -> [U.Element]
  where U.Element: BinaryFloatingPoint { vector.numbers.map { U.Element(Foundation.exp(Double($0))) } }
  public static func log<U: AccelerateBuffer>(_ vector: U) -> [U.Element]
  where U.Element: BinaryFloatingPoint { vector.numbers.map { U.Element(Foundation.log(Double($0))) } }
  public static func log10<U: AccelerateBuffer>(_ vector: U) -> [U.Element]
  where U.Element: BinaryFloatingPoint { vector.numbers.map { U.Element(Foundation.log10(Double($0))) } }
  public static func log2<U: AccelerateBuffer>(_ vector: U) -> [U.Element]
  where U.Element: BinaryFloatingPoint { vector.numbers.map { U.Element(Foundation.log2(Double($0))) } }
  public static func sin<U: AccelerateBuffer>(_ vector: U) -> [U.Element]
  where U.Element: BinaryFloatingPoint { vector.numbers.map { U.Element(Foundation.sin(Double($0))) } }
  public static func cos<U: AccelerateBuffer>(_ vector: U) -> [U.Element]
  where U.Element: BinaryFloatingPoint { vector.numbers.map { U.Element(Foundation.cos(Double($0))) } }
  public static func tan<U: AccelerateBuffer>(_ vector: U) -> [U.Element]
  where U.Element: BinaryFloatingPoint { vector.numbers.map { U.Element(Foundation.tan(Double($0))) } }
  public static func tanh<U: AccelerateBuffer>(_ vector: U) -> [U.Element]
  where U.Element: BinaryFloatingPoint { vector.numbers.map { U.Element(Foundation.tanh(Double($0))) } }
  public static func atan<U: AccelerateBuffer>(_ vector: U) -> [U.Element]
  where U.Element: BinaryFloatingPoint { vector.numbers.map { U.Element(Foundation.atan(Double($0))) } }
  public static func sqrt<U: AccelerateBuffer>(_ vector: U) -> [U.Element]
  where U.Element: BinaryFloatingPoint { vector.numbers.map { $0.squareRoot() } }
  public static func floor<U: AccelerateBuffer>(_ vector: U) -> [U.Element]
  where U.Element: BinaryFloatingPoint { vector.numbers.map { $0.rounded(.down) } }
  public static func ceil<U: AccelerateBuffer>(_ vector: U) -> [U.Element]
  where U.Element: BinaryFloatingPoint { vector.numbers.map { $0.rounded(.up) } }
  public static func pow<U: AccelerateBuffer, V: AccelerateBuffer>(bases: U, exponents: V) -> [U.Element]
  where U.Element: BinaryFloatingPoint, V.Element == U.Element {
    zip(bases.numbers, exponents.numbers).map { U.Element(Foundation.pow(Double($0), Double($1))) }
  }
}

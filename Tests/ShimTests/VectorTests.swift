import VitrineAccelerate
import Vitrinesimd
import XCTest

/// simd's geometry and vDSP's sums.
final class VectorTests: XCTestCase {
  private func assertEqual<V: SIMD<Double>>(_ a: V, _ b: V, line: UInt = #line) {
    for index in a.indices { XCTAssertEqual(a[index], b[index], accuracy: 1e-9, line: line) }
  }

  func testLengthsAndDirections() {
    let a = simd_double3(1, 2, 2), b = simd_double3(0, 0, 4)
    XCTAssertEqual(simd_length(a), 3)
    XCTAssertEqual(simd_dot(a, b), 8)
    XCTAssertEqual(simd_distance_squared(a, b), 9)
    assertEqual(simd_normalize(b), simd_double3(0, 0, 1))
    assertEqual(simd_cross(simd_double3(1, 0, 0), simd_double3(0, 1, 0)), simd_double3(0, 0, 1))
    assertEqual(reflect(simd_double2(1, -1), n: simd_double2(0, 1)), simd_double2(1, 1))
    assertEqual(project(a, b), simd_double3(0, 0, 2))
    XCTAssertTrue(simd_length(normalize(simd_double2.zero)).isNaN)
  }

  func testPointwise() {
    XCTAssertEqual(simd_smoothstep(0.0, 10.0, 5.0), 0.5)
    XCTAssertEqual(simd_smoothstep(0.0, 10.0, -5.0), 0)
    assertEqual(mix(simd_double2(0, 10), simd_double2(10, 20), t: 0.25), simd_double2(2.5, 12.5))
    assertEqual(clamp(simd_double2(-1, 7), min: 0, max: 1), simd_double2(0, 1))
    assertEqual(fract(simd_double2(1.25, -0.25)), simd_double2(0.25, 0.75))
    assertEqual(sign(simd_double3(-4, 0, 2)), simd_double3(-1, 0, 1))
    assertEqual(step(simd_double2(1, 3), edge: simd_double2(2, 2)), simd_double2(0, 1))
    assertEqual(abs(simd_double2(-1, 2)), simd_double2(1, 2))
    XCTAssertEqual(reduce_max(max(simd_double2(1, 2), simd_double2(3, 0))), 3)
  }

  func testAMatrixTimesItsInverseIsNothingNew() {
    var random = SeededGenerator(seed: 5)
    func number() -> Double { Double.random(in: -3...3, using: &random) }
    for _ in 0..<20 {
      let two = double2x2(SIMD2(number(), number()), SIMD2(number(), number() + 7))
      let three = double3x3((0..<3).map { _ in SIMD3(number(), number(), number()) }) + double3x3(9)
      let four = double4x4((0..<4).map { _ in SIMD4(number(), number(), number(), number()) }) + double4x4(13)
      for column in 0..<2 { assertEqual((two * two.inverse)[column], double2x2(1)[column]) }
      for column in 0..<3 { assertEqual((three * three.inverse)[column], double3x3(1)[column]) }
      for column in 0..<4 { assertEqual((four * four.inverse)[column], double4x4(1)[column]) }
      XCTAssertEqual((four * four).determinant, four.determinant * four.determinant, accuracy: 1)
      XCTAssertEqual(three.transpose.transpose, three)
    }
    let rows = double2x2(rows: [SIMD2(1, 2), SIMD2(3, 4)])
    XCTAssertEqual(rows[1, 0], 2, "the second column's first row")
    XCTAssertEqual(rows * SIMD2(1, 1), SIMD2(3, 7))
    XCTAssertEqual(rows.determinant, -2)
  }

  func testTurns() {
    let quarter = simd_quatd(angle: .pi / 2, axis: simd_double3(0, 0, 1))
    assertEqual(quarter.act(simd_double3(1, 0, 0)), simd_double3(0, 1, 0))
    assertEqual((quarter * quarter).act(simd_double3(1, 0, 0)), simd_double3(-1, 0, 0))
    assertEqual(simd_quatd(double3x3(quarter)).vector, quarter.vector)
    assertEqual(
      simd_slerp(simd_quatd(angle: 0, axis: simd_double3(0, 0, 1)), quarter, 0.5).vector,
      simd_quatd(angle: .pi / 4, axis: simd_double3(0, 0, 1)).vector)
    let from = simd_double3(1, 0, 0)
    for to in [simd_double3(0, 1, 0), simd_double3(-1, 0, 0), simd_double3(1, 0, 0)] {
      assertEqual(simd_quatd(from: from, to: to).act(from), to)
    }
    XCTAssertEqual(quarter.angle, .pi / 2, accuracy: 1e-12)
    assertEqual(double4x4(quarter) * SIMD4(1, 0, 0, 1), SIMD4(0, 1, 0, 1))
  }

  func testSumsOfManyNumbers() {
    let numbers: [Double] = [1, 2, 3, -6]
    XCTAssertEqual(vDSP.sum(numbers), 0)
    XCTAssertEqual(vDSP.mean(numbers[0..<3]), 2)
    XCTAssertEqual(vDSP.rootMeanSquare([3.0, 4.0] as [Float]), Float(12.5).squareRoot())
    XCTAssertEqual(vDSP.maximumMagnitude(numbers), 6)
    XCTAssertEqual(vDSP.indexOfMinimum(numbers).0, 3)
    XCTAssertEqual(vDSP.multiply(2, numbers), [2, 4, 6, -12])
    XCTAssertEqual(vDSP.divide(numbers, 2), [0.5, 1, 1.5, -3])
    XCTAssertEqual(vDSP.subtract(numbers, [1, 1, 1, 1] as [Double]), [0, 1, 2, -7])
    var result = numbers
    vDSP.add(numbers, numbers, result: &result)
    XCTAssertEqual(result, [2, 4, 6, -12])
    vDSP.negative(numbers, result: &result)
    XCTAssertEqual(result, [-1, -2, -3, 6])
    XCTAssertEqual(vDSP.clip(numbers, to: 0...2), [1, 2, 2, 0])
    XCTAssertEqual(vDSP.ramp(in: 0.0...1.0, count: 5), [0, 0.25, 0.5, 0.75, 1])
    XCTAssertEqual(vDSP.slidingWindowSum(numbers, usingWindowLength: 2), [3, 5, -3])
    XCTAssertTrue(vDSP.mean([Float]()).isNaN)
  }

  func testCsFunctionsTakeStridesAndTheSecondFirst() {
    let a: [Float] = [1, 9, 2, 9, 3, 9], b: [Float] = [10, 20, 30]
    var mean: Float = 0
    vDSP_meanv(a, 2, &mean, 3)
    XCTAssertEqual(mean, 2)
    var result = [Float](repeating: 0, count: 3)
    vDSP_vsub(a, 2, b, 1, &result, 1, 3)
    XCTAssertEqual(result, [9, 18, 27])
    var (middle, deviation): (Float, Float) = (0, 0)
    vDSP_normalize(b, 1, &result, 1, &middle, &deviation, 3)
    XCTAssertEqual(middle, 20)
    XCTAssertEqual(result.reduce(0, +), 0, accuracy: 1e-5)
    var (best, place): (Float, vDSP_Length) = (0, 0)
    vDSP_maxvi(a, 2, &best, &place, 3)
    XCTAssertEqual(place, 4, "in numbers, not in steps")
  }
}

import Archive
import SwiftUI
import XCTest

@MainActor final class PathBooleanTests: XCTestCase {
  private let a = Path(CGRect(x: 0, y: 0, width: 100, height: 100))
  private let b = Path(CGRect(x: 50, y: 50, width: 100, height: 100))
  private func circle(_ x: CGFloat, _ y: CGFloat, _ r: CGFloat) -> Path {
    Path(ellipseIn: CGRect(x: x - r, y: y - r, width: 2 * r, height: 2 * r))
  }
  private func curves(_ path: Path) -> Int {
    path.elements.count { if case .curve = $0 { true } else { false } }
  }

  func testSquares() async {
    XCTAssertEqual(area(a.union(b)), 17_500, accuracy: 1e-6)
    XCTAssertEqual(a.union(b).elements.count, 9)
    XCTAssertEqual(a.intersection(b).boundingRect, CGRect(x: 50, y: 50, width: 50, height: 50))
    XCTAssertEqual(area(a.intersection(b)), 2_500, accuracy: 1e-6)
    XCTAssertEqual(area(a.subtracting(b)), 7_500, accuracy: 1e-6)
    XCTAssertEqual(area(a.symmetricDifference(b)), 15_000, accuracy: 1e-6)
    XCTAssertFalse(a.symmetricDifference(b).contains(CGPoint(x: 75, y: 75)))
  }

  func testApartInsideAndEqual() async {
    let far = Path(CGRect(x: 500, y: 0, width: 10, height: 10))
    XCTAssertTrue(a.intersection(far).isEmpty)
    XCTAssertEqual(area(a.union(far)), 10_100, accuracy: 1e-6)
    let inner = Path(CGRect(x: 25, y: 25, width: 50, height: 50))
    let frame = a.subtracting(inner)
    XCTAssertEqual(area(frame), 7_500, accuracy: 1e-6)
    XCTAssertFalse(frame.contains(CGPoint(x: 50, y: 50)))
    XCTAssertFalse(frame.contains(CGPoint(x: 50, y: 50), eoFill: true))
    XCTAssertEqual(a.union(inner), a.union(a))
    XCTAssertEqual(area(a.union(a)), 10_000, accuracy: 1e-6)
    XCTAssertTrue(a.subtracting(a).isEmpty)
    XCTAssertTrue(a.symmetricDifference(a).isEmpty)
    XCTAssertEqual(area(a.union(Path())), 10_000, accuracy: 1e-6)
    XCTAssertTrue(Path().union(Path()).isEmpty)
  }

  func testSharedEdges() async {
    // Two squares side by side become one box without the edge between.
    let right = Path(CGRect(x: 100, y: 0, width: 100, height: 100))
    let both = a.union(right)
    XCTAssertEqual(both.boundingRect, CGRect(x: 0, y: 0, width: 200, height: 100))
    XCTAssertEqual(area(both), 20_000, accuracy: 1e-6)
    XCTAssertEqual(both.elements.filter { $0 == .close }.count, 1)
    XCTAssertTrue(a.intersection(right).isEmpty)
  }

  func testCirclesStayCurves() async {
    let (p, q) = (circle(50, 50, 50), circle(100, 50, 50))
    let lens = p.intersection(q)
    // Two circles of radius r at distance r: r²·(2π/3 − √3/2).
    let exact = 2_500 * (2 * CGFloat.pi / 3 - 3.0.squareRoot() / 2)
    XCTAssertEqual(area(lens), exact, accuracy: exact * 0.001)
    XCTAssertEqual(area(p.union(q)), 2 * .pi * 2_500 - exact, accuracy: 20)
    XCTAssertEqual(area(p.subtracting(q)), .pi * 2_500 - exact, accuracy: 10)
    XCTAssertGreaterThan(curves(lens), 1)
    XCTAssertLessThan(lens.elements.count, 12)
    let untouched = p.union(circle(500, 50, 50))
    XCTAssertEqual(curves(untouched), 8)
    XCTAssertEqual(untouched.elements.count, 12)
  }

  /// Five points, joined by every other one.
  private func star(_ x: CGFloat, _ y: CGFloat, _ r: CGFloat, turn: CGFloat = 0) -> Path {
    Path { path in
      path.addLines(
        (0..<5).map {
          let angle = turn - .pi / 2 + CGFloat($0) * 4 * .pi / 5
          return CGPoint(x: x + r * cos(angle), y: y + r * sin(angle))
        })
      path.closeSubpath()
    }
  }

  func testStarThatCrossesItself() async {
    let star = star(0, 0, 100)
    // The pentagon in the middle has winding number 2: whole with one rule, a hole with the other.
    let whole = star.normalized(eoFill: false), holed = star.normalized()
    XCTAssertEqual(whole.elements.filter { $0 == .close }.count, 1)
    XCTAssertTrue(whole.contains(.zero))
    XCTAssertFalse(holed.contains(.zero))
    // A star of radius r: outline area 1.12257 r², pentagon inside 0.34691 r².
    XCTAssertEqual(area(whole), 11_225.7, accuracy: 2)
    XCTAssertEqual(area(holed), 11_225.7 - 3_469.1, accuracy: 2)
    // Each rule fills the same.
    for x in stride(from: -97.3, through: 97, by: 9.1) {
      for y in stride(from: -97.7, through: 97, by: 9.3) {
        let p = CGPoint(x: x, y: y)
        XCTAssertEqual(whole.contains(p), star.contains(p), "\(p)")
        XCTAssertEqual(holed.contains(p), star.contains(p, eoFill: true), "\(p)")
        XCTAssertEqual(holed.contains(p), holed.contains(p, eoFill: true), "\(p)")
      }
    }
  }

  /// What is inside the result is what the two insides say, for many pairs and points.
  func testResultsAgreeWithTheirPartsPointByPoint() async {
    var generator = SeededNumbers(seed: 7)
    func random(_ range: ClosedRange<CGFloat>) -> CGFloat { CGFloat.random(in: range, using: &generator) }
    func shape(_ kind: Int) -> Path {
      switch kind % 5 {
      case 0: return star(random(40...60), random(40...60), random(20...50), turn: random(0...6))
      case 1: return circle(random(30...70), random(30...70), random(10...40))
      case 2:
        return Path { path in
          path.addLines((0..<9).map { _ in CGPoint(x: random(0...100), y: random(0...100)) })
          path.closeSubpath()
        }
      case 3:
        return Path(
          roundedRect: CGRect(
            x: random(0...40).rounded(), y: random(0...40).rounded(), width: 50, height: 40),
          cornerRadius: 12)
      default:
        return Path { path in
          path.move(to: CGPoint(x: random(0...100), y: random(0...100)))
          for _ in 0..<4 {
            path.addCurve(
              to: CGPoint(x: random(0...100), y: random(0...100)),
              control1: CGPoint(x: random(-50...150), y: random(-50...150)),
              control2: CGPoint(x: random(-50...150), y: random(-50...150)))
          }
          path.closeSubpath()
        }
      }
    }
    var wrong = 0, checked = 0
    for round in 0..<30 {
      let (p, q) = (shape(round), shape(round / 5))
      for eoFill in [false, true] {
        let results: [(Path, (Bool, Bool) -> Bool)] = [
          (p.union(q, eoFill: eoFill), { $0 || $1 }), (p.intersection(q, eoFill: eoFill), { $0 && $1 }),
          (p.subtracting(q, eoFill: eoFill), { $0 && !$1 }),
          (p.symmetricDifference(q, eoFill: eoFill), { $0 != $1 }),
        ]
        for _ in 0..<40 {
          let point = CGPoint(x: random(-20...120), y: random(-20...120))
          let (inP, inQ) = (p.contains(point, eoFill: eoFill), q.contains(point, eoFill: eoFill))
          for (result, expected) in results {
            checked += 1
            if result.contains(point) != expected(inP, inQ) { wrong += 1 }
          }
        }
      }
    }
    XCTAssertEqual(checked, 30 * 2 * 40 * 4)
    // A point within the tolerance of an edge may fall on either side; not one in two thousand does.
    XCTAssertLessThanOrEqual(wrong, checked / 2_000)
  }

  func testLines() async {
    let line = Path { $0.addLines([CGPoint(x: -50, y: 50), CGPoint(x: 150, y: 50)]) }
    XCTAssertEqual(line.lineIntersection(a).description, "0 50 m 100 50 l")
    XCTAssertEqual(line.lineSubtraction(a).description, "-50 50 m 0 50 l 100 50 m 150 50 l")
    let arch = circle(50, 0, 50)
    let below = arch.lineIntersection(a)
    XCTAssertEqual(below.boundingRect.minY, 0, accuracy: 0.02)
    XCTAssertEqual(below.boundingRect.maxY, 50, accuracy: 0.02)
  }

  func testShapesInARectangle() async {
    let moon = Circle().subtracting(Circle().offset(x: 30))
    let path = moon.path(in: CGRect(x: 0, y: 0, width: 100, height: 100))
    XCTAssertFalse(path.contains(CGPoint(x: 60, y: 50)))
    XCTAssertTrue(path.contains(CGPoint(x: 10, y: 50)))
    let scene = scene(100, 100) { Rectangle().union(Circle()).fill(.red) }
    XCTAssertEqual(scene.paths.count, 1)
    let cross = Rectangle().scale(x: 1, y: 0.3).symmetricDifference(Rectangle().scale(x: 0.3, y: 1))
    XCTAssertEqual(
      area(cross.path(in: CGRect(x: 0, y: 0, width: 100, height: 100))), 3_000 * 2 - 900 * 2, accuracy: 0.01)
  }

  func testLongAndBadOutlinesEnd() async {
    var generator = SeededNumbers(seed: 3)
    let scribble = Path { path in
      path.addLines(
        (0..<1_000).map { _ in
          CGPoint(
            x: CGFloat.random(in: 0...300, using: &generator),
            y: CGFloat.random(in: 0...300, using: &generator))
        })
    }
    let started = ContinuousClock.now
    XCTAssertFalse(scribble.union(a).isEmpty)
    let bad = Path { path in
      path.move(to: CGPoint(x: CGFloat.nan, y: CGFloat.infinity))
      path.addLine(to: CGPoint(x: -CGFloat.infinity, y: 3))
      path.addCurve(
        to: CGPoint(x: 1e300, y: -1e300), control1: CGPoint(x: CGFloat.nan, y: 0), control2: .zero)
    }
    XCTAssertTrue(bad.union(a).boundingRect.width.isFinite)
    XCTAssertTrue(
      bad.intersection(bad).boundingRect.isNull || bad.intersection(bad).boundingRect.width.isFinite)
    let wave = Path { path in
      path.move(to: .zero)
      for index in 1..<100_000 {
        path.addLine(to: CGPoint(x: CGFloat(index) / 100, y: sin(CGFloat(index) / 20) * 50))
      }
    }
    XCTAssertFalse(wave.intersection(a).isEmpty)
    XCTAssertLessThan(started.duration(to: .now), .seconds(30))
  }
}

/// The same numbers in each run.
struct SeededNumbers: RandomNumberGenerator {
  var state: UInt64
  init(seed: UInt64) { state = seed &* 0x9e37_79b9_7f4a_7c15 | 1 }
  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}

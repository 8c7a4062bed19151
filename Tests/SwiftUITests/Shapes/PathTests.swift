import Archive
import SwiftUI
import XCTest

@MainActor final class PathTests: XCTestCase {
  private func near(_ a: CGRect, _ b: CGRect, _ accuracy: CGFloat = 1e-6, line: UInt = #line) {
    XCTAssertEqual(a.minX, b.minX, accuracy: accuracy, "x", line: line)
    XCTAssertEqual(a.minY, b.minY, accuracy: accuracy, "y", line: line)
    XCTAssertEqual(a.width, b.width, accuracy: accuracy, "width", line: line)
    XCTAssertEqual(a.height, b.height, accuracy: accuracy, "height", line: line)
  }

  func testBoundsDoNotCountControlPoints() async {
    var curve = Path()
    curve.move(to: CGPoint(x: 0, y: 0))
    curve.addCurve(
      to: CGPoint(x: 100, y: 0), control1: CGPoint(x: 0, y: 100), control2: CGPoint(x: 100, y: 100))
    near(curve.boundingRect, CGRect(x: 0, y: 0, width: 100, height: 75))
    var quad = Path()
    quad.move(to: .zero)
    quad.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    near(quad.boundingRect, CGRect(x: 0, y: 0, width: 10, height: 5))
    near(
      Path(ellipseIn: CGRect(x: 5, y: 5, width: 20, height: 10)).boundingRect,
      CGRect(x: 5, y: 5, width: 20, height: 10))
    XCTAssertTrue(Path().boundingRect.isNull)
  }

  func testArcs() async {
    // Clockwise is meant with y upwards: on the screen `false` runs through the bottom.
    var down = Path()
    down.addArc(
      center: CGPoint(x: 50, y: 50), radius: 50, startAngle: .zero, endAngle: .degrees(180), clockwise: false)
    near(down.boundingRect, CGRect(x: 0, y: 50, width: 100, height: 50), 0.02)
    var up = Path()
    up.addArc(
      center: CGPoint(x: 50, y: 50), radius: 50, startAngle: .zero, endAngle: .degrees(180), clockwise: true)
    near(up.boundingRect, CGRect(x: 0, y: 0, width: 100, height: 50), 0.02)
    var full = Path()
    full.addArc(
      center: CGPoint(x: 50, y: 50), radius: 50, startAngle: .degrees(-90), endAngle: .degrees(270),
      clockwise: false)
    near(full.boundingRect, CGRect(x: 0, y: 0, width: 100, height: 100), 0.02)
    XCTAssertEqual(full.elements.count, 5)
    var relative = Path()
    relative.addRelativeArc(
      center: .zero, radius: 10, startAngle: .degrees(90), delta: .degrees(-90),
      transform: CGAffineTransform(translationX: 100, y: 0))
    XCTAssertEqual(relative.currentPoint?.x ?? 0, 110, accuracy: 1e-9)
    XCTAssertEqual(relative.currentPoint?.y ?? 1, 0, accuracy: 1e-9)
  }

  func testTangentArcRoundsACorner() async {
    var path = Path()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 100, y: 100), radius: 20)
    XCTAssertEqual(path.currentPoint?.x ?? 0, 100, accuracy: 1e-9)
    XCTAssertEqual(path.currentPoint?.y ?? 0, 20, accuracy: 1e-9)
    guard case .line(let start) = path.elements[1] else { return XCTFail("no line") }
    XCTAssertEqual(start.x, 80, accuracy: 1e-9)
    // The middle of the arc lies on the circle around (80, 20).
    path.closeSubpath()
    let middle = 20 * 0.5.squareRoot()
    XCTAssertTrue(path.contains(CGPoint(x: 80 + middle - 0.05, y: 20 - middle + 0.05)))
    XCTAssertFalse(path.contains(CGPoint(x: 80 + middle + 0.05, y: 20 - middle - 0.05)))
    var straight = Path()
    straight.move(to: .zero)
    straight.addArc(tangent1End: CGPoint(x: 50, y: 0), tangent2End: CGPoint(x: 100, y: 0), radius: 20)
    XCTAssertEqual(straight.currentPoint, CGPoint(x: 50, y: 0))
  }

  func testLinesWithoutAStartAreLeftOut() async {
    var path = Path()
    path.addLine(to: CGPoint(x: 1, y: 1))
    path.addCurve(to: .zero, control1: .zero, control2: .zero)
    path.closeSubpath()
    XCTAssertTrue(path.isEmpty)
    XCTAssertNil(path.currentPoint)
    path.addLines([CGPoint(x: 1, y: 1), CGPoint(x: 2, y: 1), CGPoint(x: 2, y: 2)])
    path.closeSubpath()
    XCTAssertEqual(path.currentPoint, CGPoint(x: 1, y: 1))
  }

  func testWordsRoundTrip() async {
    let words = "0 0 m 10 0 l 10 10 0 5 q 1 2 3 4 5.5 6 c h"
    XCTAssertEqual(Path(words)?.description, words)
    XCTAssertEqual(Path("1 2 3 4 re"), Path(CGRect(x: 1, y: 2, width: 3, height: 4)))
    XCTAssertEqual(
      Path(CGRect(x: 0, y: 0, width: 10, height: 10)).description, "0 0 m 10 0 l 10 10 l 0 10 l h")
    for bad in ["1 m", "x", "1 2 l extra", "1 2 3", "nan nan m", "1 2 3 4 5 6 7 c"] {
      XCTAssertNil(Path(bad), bad)
    }
  }

  func testTransforms() async {
    let rect = Path(CGRect(x: 0, y: 0, width: 10, height: 20))
    near(
      rect.applying(CGAffineTransform(scaleX: 2, y: 3)).boundingRect,
      CGRect(x: 0, y: 0, width: 20, height: 60))
    near(rect.offsetBy(dx: 5, dy: -5).boundingRect, CGRect(x: 5, y: -5, width: 10, height: 20))
    let turned = rect.applying(CGAffineTransform(rotationAngle: .pi / 2)).boundingRect
    near(turned, CGRect(x: -20, y: 0, width: 20, height: 10))
    XCTAssertEqual(Path(rect.cgPath), rect)
    let mutable = CGMutablePath()
    mutable.move(to: .zero)
    mutable.addLine(to: CGPoint(x: 3, y: 4))
    XCTAssertEqual(Path(mutable).description, "0 0 m 3 4 l")
  }

  func testContains() async {
    let ring = Path { path in
      path.addEllipse(in: CGRect(x: 0, y: 0, width: 100, height: 100))
      path.addEllipse(in: CGRect(x: 25, y: 25, width: 50, height: 50))
    }
    XCTAssertTrue(ring.contains(CGPoint(x: 50, y: 50)))
    XCTAssertFalse(ring.contains(CGPoint(x: 50, y: 50), eoFill: true))
    XCTAssertTrue(ring.contains(CGPoint(x: 10, y: 50), eoFill: true))
    XCTAssertFalse(ring.contains(CGPoint(x: 2, y: 2)))
    XCTAssertFalse(ring.contains(CGPoint(x: CGFloat.nan, y: 0)))
  }

  func testTrimKeepsCurves() async {
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
    let quarter = circle.trimmedPath(from: 0, to: 0.25)
    // From three o'clock clockwise to six o'clock, as one curve.
    XCTAssertEqual(quarter.elements.count, 2)
    near(quarter.boundingRect, CGRect(x: 50, y: 50, width: 50, height: 50), 0.05)
    let line = Path { $0.addLines([.zero, CGPoint(x: 30, y: 0), CGPoint(x: 30, y: 70)]) }
    XCTAssertEqual(line.trimmedPath(from: 0.1, to: 0.5).description, "10 0 m 30 0 l 30 20 l")
    XCTAssertTrue(line.trimmedPath(from: 0.6, to: 0.4).isEmpty)
    XCTAssertEqual(line.trimmedPath(from: -1, to: 9), line)
    XCTAssertTrue(line.trimmedPath(from: .nan, to: .nan).isEmpty)
  }

  func testRoundedCorners() async {
    let box = CGRect(x: 0, y: 0, width: 100, height: 60)
    let circular = Path(roundedRect: box, cornerRadius: 20, style: .circular)
    near(circular.boundingRect, box)
    // The corner of a circle: 20·(1 − √½) from the edges.
    XCTAssertTrue(circular.contains(CGPoint(x: 5.9, y: 5.9)))
    XCTAssertFalse(circular.contains(CGPoint(x: 5.8, y: 5.8)))
    // Continuous corners leave the edge earlier: where a circle still follows it, half a point is missing.
    let continuous = Path(roundedRect: box, cornerRadius: 15, style: .continuous)
    near(continuous.boundingRect, box)
    XCTAssertFalse(continuous.contains(CGPoint(x: 14.5, y: 0.05)))
    XCTAssertTrue(
      Path(roundedRect: box, cornerRadius: 14.5, style: .circular).contains(CGPoint(x: 14.6, y: 0.05)))
    let uneven = Path(
      roundedRect: box, cornerRadii: RectangleCornerRadii(topLeading: 30, bottomTrailing: 10),
      style: .circular)
    XCTAssertFalse(uneven.contains(CGPoint(x: 8, y: 8)))
    XCTAssertTrue(uneven.contains(CGPoint(x: 99.9, y: 0.1)))
    XCTAssertFalse(uneven.contains(CGPoint(x: 99, y: 59)))
    let elliptical = Path(roundedRect: box, cornerSize: CGSize(width: 50, height: 10))
    XCTAssertFalse(elliptical.contains(CGPoint(x: 10, y: 2)))
    XCTAssertTrue(elliptical.contains(CGPoint(x: 10, y: 5)))
    // Radii beyond what fits are cut; negative ones are none.
    near(Path(roundedRect: box, cornerRadius: 1e9).boundingRect, box)
    XCTAssertEqual(Path(roundedRect: box, cornerRadius: -4), Path(box))
  }

  func testStrokedOutlines() async {
    let line = Path { $0.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 0)]) }
    near(
      line.strokedPath(StrokeStyle(lineWidth: 10)).boundingRect, CGRect(x: 0, y: -5, width: 100, height: 10))
    near(
      line.strokedPath(StrokeStyle(lineWidth: 10, lineCap: .square)).boundingRect,
      CGRect(x: -5, y: -5, width: 110, height: 10))
    let round = line.strokedPath(StrokeStyle(lineWidth: 10, lineCap: .round))
    near(round.boundingRect, CGRect(x: -5, y: -5, width: 110, height: 10), 0.03)
    XCTAssertEqual(area(round), 1_000 + .pi * 25, accuracy: 1)
    let corner = Path { $0.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 50, y: 0), CGPoint(x: 50, y: 50)]) }
    XCTAssertEqual(area(corner.strokedPath(StrokeStyle(lineWidth: 10))), 1_000, accuracy: 0.01)
    XCTAssertEqual(
      area(corner.strokedPath(StrokeStyle(lineWidth: 10, lineJoin: .bevel))), 987.5, accuracy: 0.01)
    let box = Path(CGRect(x: 0, y: 0, width: 40, height: 40)).strokedPath(StrokeStyle(lineWidth: 4))
    XCTAssertEqual(area(box), 44 * 44 - 36 * 36, accuracy: 0.01)
    XCTAssertFalse(box.contains(CGPoint(x: 20, y: 20)))
    let ring = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100)).strokedPath(
      StrokeStyle(lineWidth: 10))
    XCTAssertEqual(area(ring), .pi * (55 * 55 - 45 * 45), accuracy: 5)
  }

  func testDashes() async {
    let line = Path { $0.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 0)]) }
    let dashed = line.strokedPath(StrokeStyle(lineWidth: 2, dash: [10, 5]))
    XCTAssertEqual(area(dashed), 2 * 70, accuracy: 0.01)
    XCTAssertTrue(dashed.contains(CGPoint(x: 9, y: 0)))
    XCTAssertFalse(dashed.contains(CGPoint(x: 12, y: 0)))
    let shifted = line.strokedPath(StrokeStyle(lineWidth: 2, dash: [10, 5], dashPhase: 10))
    XCTAssertFalse(shifted.contains(CGPoint(x: 2, y: 0)))
    XCTAssertTrue(shifted.contains(CGPoint(x: 6, y: 0)))
    // An odd pattern runs twice; patterns without length draw the line.
    let odd = line.strokedPath(StrokeStyle(lineWidth: 2, dash: [20]))
    XCTAssertEqual(area(odd), 2 * 60, accuracy: 0.01)
    for pattern in [[0, 0], [.nan], [-3, -4], [1e-9, 1e-9]] as [[CGFloat]] {
      XCTAssertEqual(area(line.strokedPath(StrokeStyle(lineWidth: 2, dash: pattern))), 200, accuracy: 0.01)
    }
  }
}

/// The area inside a path, by the trapezoids under its edges; holes count against it.
func area(_ path: Path) -> CGFloat {
  var sum: CGFloat = 0
  var start = CGPoint.zero, last = CGPoint.zero
  func edge(_ p: CGPoint) {
    sum += last.x * p.y - p.x * last.y
    last = p
  }
  path.forEach { element in
    switch element {
    case .move(let p):
      edge(start)
      start = p
      last = p
    case .line(let p): edge(p)
    case .quadCurve(let p, let c):
      let from = last
      for step in 1...64 {
        let t = CGFloat(step) / 64, u = 1 - t
        edge(
          CGPoint(
            x: u * u * from.x + 2 * u * t * c.x + t * t * p.x,
            y: u * u * from.y + 2 * u * t * c.y + t * t * p.y))
      }
    case .curve(let p, let a, let b):
      let from = last
      for step in 1...64 {
        let t = CGFloat(step) / 64, u = 1 - t
        let (w, x, y, z) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
        edge(
          CGPoint(
            x: w * from.x + x * a.x + y * b.x + z * p.x, y: w * from.y + x * a.y + y * b.y + z * p.y))
      }
    case .closeSubpath: edge(start)
    }
  }
  edge(start)
  return abs(sum / 2)
}

import Archive
import Charts
import XCTest

@MainActor final class BadInputTests: XCTestCase {
  private func draw(
    _ size: CGSize = CGSize(width: 200, height: 100), @ChartContentBuilder _ content: () -> some ChartContent
  )
    -> Scene
  {
    let drawn = scene(size.width, size.height) { Chart(content: content) }
    XCTAssertTrue(drawn.isBounded)
    return drawn
  }

  func testNoData() async {
    XCTAssertEqual(draw {}.boxes(.blue), [])
    XCTAssertEqual(
      draw { ForEach([Int](), id: \.self) { LineMark(x: .value("x", $0), y: .value("y", $0)) } }.codes, [])
  }

  func testNumbersThatAreNone() async {
    let drawn = draw {
      ForEach([1, Double.nan, .infinity, 3], id: \.self) { value in
        LineMark(x: .value("x", value), y: .value("y", value))
        BarMark(x: .value("x", "\(value)"), y: .value("z", value))
      }
    }
    XCTAssertTrue(drawn.codes.contains("chart-value"))
  }

  func testHugeAndEqualValues() async {
    _ = draw { BarMark(x: .value("x", "a"), y: .value("y", Double.greatestFiniteMagnitude)) }
    _ = draw { BarMark(x: .value("x", "a"), y: .value("y", -Double.greatestFiniteMagnitude)) }
    _ = draw { PointMark(x: .value("x", Date.distantPast), y: .value("y", 5)) }
    _ = draw {
      LineMark(x: .value("x", Date.distantPast), y: .value("y", 5));
      LineMark(x: .value("x", Date.distantFuture), y: .value("y", 5))
    }
    let flat = scene(200, 100) {
      Chart { PointMark(x: .value("x", 5), y: .value("y", 5)) }.chartYScale(domain: 5...5).chartXScale(
        domain: 5...5)
    }
    XCTAssertTrue(flat.isBounded)
    XCTAssertGreaterThan(flat.paths.count, 0)
  }

  func testManyPointsAreDrawn() async {
    let drawn = draw {
      ForEach(0..<10_000, id: \.self) { PointMark(x: .value("x", $0), y: .value("y", ($0 * 7919) % 1000)) }
    }
    XCTAssertGreaterThan(drawn.paths.count, 10_000)
    XCTAssertEqual(drawn.codes, [])
  }

  func testTooManyMarksAreReported() async {
    let drawn = draw { ForEach(0..<60_000, id: \.self) { LineMark(x: .value("x", $0), y: .value("y", $0)) } }
    XCTAssertEqual(drawn.codes, ["too-many-marks"])
  }

  func testNegativeSizes() async {
    let drawn = draw {
      BarMark(x: .value("x", "a"), y: .value("y", 1), width: -5).cornerRadius(-3)
      PointMark(x: .value("x", "a"), y: .value("y", 1)).symbolSize(-10)
      SectorMark(angle: .value("a", -1), innerRadius: -4, outerRadius: .inset(1000), angularInset: -2)
    }
    XCTAssertEqual(drawn.boxes(.blue), [])
  }

  func testPieOfNothing() async {
    XCTAssertEqual(draw { SectorMark(angle: .value("a", 0)) }.paths.count, 0)
  }

  func testNoRoom() async {
    _ = draw(.zero) { BarMark(x: .value("x", "a"), y: .value("y", 1)) }
    _ = draw(CGSize(width: 12, height: 9)) {
      LineMark(x: .value("x", 1), y: .value("y", 1)).foregroundStyle(by: .value("s", "long name of a series"))
    }
  }

  struct Endless: ChartContent { var body: some ChartContent { AnyChartContent(Endless()) } }
  func testContentThatContainsItself() async {
    XCTAssertEqual(draw { Endless() }.codes, ["too-deep"])
  }
}

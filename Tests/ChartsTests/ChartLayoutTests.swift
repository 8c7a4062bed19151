import Archive
import Charts
import XCTest

@MainActor final class ChartLayoutTests: XCTestCase {
  func testBarsStandOnTheLineOfZero() async {
    let drawn = scene(300, 150) {
      Chart {
        BarMark(x: .value("Shape", "Cube"), y: .value("Count", 5))
        BarMark(x: .value("Shape", "Sphere"), y: .value("Count", 4))
      }
    }
    let bars = drawn.boxes(.blue)
    XCTAssertEqual(bars.count, 2)
    XCTAssertEqual(bars[0].maxY, bars[1].maxY, accuracy: 0.01)
    XCTAssertEqual(bars[0].height / bars[1].height, 1.25, accuracy: 0.001)
    XCTAssertEqual(bars[0].width, bars[1].width, accuracy: 0.01)
    for word in ["Cube", "Sphere", "0", "5"] { XCTAssertTrue(drawn.words.contains(word), word) }
    XCTAssertEqual(drawn.codes, [])
  }

  func testNamesStandBelowTheirBars() async throws {
    let drawn = scene(300, 150) { Chart { BarMark(x: .value("x", "Cube"), y: .value("y", 5)) } }
    let bar = try XCTUnwrap(drawn.boxes(.blue).first)
    let name = try XCTUnwrap(drawn.texts.first { $0.string == "Cube" })
    XCTAssertEqual(name.frame.midX, bar.midX, accuracy: 0.6)
    XCTAssertGreaterThanOrEqual(name.frame.minY, bar.maxY)
  }

  func testNumbersStandAfterThePlot() async throws {
    let drawn = scene(300, 150) { Chart { BarMark(x: .value("x", "a"), y: .value("y", 100)) } }
    let bar = try XCTUnwrap(drawn.boxes(.blue).first)
    let number = try XCTUnwrap(drawn.texts.first { $0.string == "100" })
    XCTAssertEqual(number.frame.midY, bar.minY, accuracy: 0.6)
    XCTAssertEqual(number.frame.maxX, 300, accuracy: 0.6)
  }

  func testHiddenAxesLeaveThePlotAll() async {
    let drawn = scene(200, 100) {
      Chart { RectangleMark(x: .value("x", "a"), y: .value("y", "b")) }.chartXAxis(.hidden).chartYAxis(
        .hidden)
    }
    XCTAssertEqual(drawn.boxes(.blue), [CGRect(x: 0, y: 0, width: 200, height: 100)])
    XCTAssertEqual(drawn.words, [])
  }

  func testGroupsStandBesideEachOther() async {
    let drawn = scene(300, 150) {
      Chart {
        BarMark(x: .value("x", "a"), y: .value("y", 5)).foregroundStyle(by: .value("s", "one"))
          .position(by: .value("s", "one"))
        BarMark(x: .value("x", "a"), y: .value("y", 4)).foregroundStyle(by: .value("s", "two"))
          .position(by: .value("s", "two"))
      }
    }
    let one = drawn.boxes(.blue)[0], two = drawn.boxes(.green)[0]
    XCTAssertLessThanOrEqual(one.maxX, two.minX)
    XCTAssertEqual(one.maxY, two.maxY, accuracy: 0.01)
    for word in ["one", "two"] { XCTAssertTrue(drawn.words.contains(word)) }
  }

  func testExplicitDomainAndTicks() async {
    let drawn = scene(300, 200) {
      Chart { PointMark(x: .value("x", 1), y: .value("y", 15)) }
        .chartYScale(domain: 10...20)
        .chartYAxis { AxisMarks(values: [10, 15, 20]) }
        .chartXAxis(.hidden)
    }
    XCTAssertEqual(Set(drawn.words), ["10", "15", "20"])
  }

  func testAxisContentOfOnesOwn() async {
    let drawn = scene(300, 200) {
      Chart { BarMark(x: .value("x", "a"), y: .value("y", 2)) }
        .chartYAxis {
          AxisMarks(position: .leading, values: .stride(by: 1.0)) { value in
            AxisGridLine()
            AxisValueLabel { Text("v\(value.as(Int.self) ?? -1)") }
          }
        }
        .chartXAxisLabel("Below").chartYAxisLabel("Above").chartLegend(.hidden)
    }
    for word in ["v0", "v1", "v2", "Below", "Above"] { XCTAssertTrue(drawn.words.contains(word), word) }
    XCTAssertEqual(drawn.texts.first { $0.string == "v0" }?.frame.minX ?? 9, 0, accuracy: 0.6)
  }

  func testPiesHaveNoAxes() async {
    let drawn = scene(100, 100) {
      Chart {
        SectorMark(angle: .value("a", 1), innerRadius: .ratio(0.5))
        SectorMark(angle: .value("a", 3))
      }
    }
    XCTAssertEqual(drawn.paths.count, 2)
    XCTAssertEqual(drawn.words, [])
  }

  func testAnnotationStandsAboveItsBar() async throws {
    let drawn = scene(200, 150) {
      Chart { BarMark(x: .value("x", "a"), y: .value("y", 7)).annotation { Text("seven") } }
    }
    let bar = try XCTUnwrap(drawn.boxes(.blue).first)
    let text = try XCTUnwrap(drawn.texts.first { $0.string == "seven" })
    XCTAssertLessThanOrEqual(text.frame.maxY, bar.minY)
    XCTAssertEqual(text.frame.midX, bar.midX, accuracy: 0.6)
  }

  func testProxyAnswersInPlotCoordinates() async {
    var answers: [CGFloat?] = []
    var frame = CGRect.zero
    _ = scene(200, 100) {
      Chart { PointMark(x: .value("x", 5), y: .value("y", 5)) }
        .chartXScale(domain: 0...10).chartYScale(domain: 0...10)
        .chartXAxis(.hidden).chartYAxis(.hidden)
        .chartOverlay { proxy in
          GeometryReader { geometry in
            let _ = frame = proxy.plotFrame.map { geometry[$0] } ?? .zero
            let _ = answers = [proxy.position(forX: 2.5), proxy.position(forY: 2.5), proxy.value(atX: 150)]
            Color.clear
          }
        }
    }
    XCTAssertEqual(answers, [50, 75, 7.5])
    XCTAssertEqual(frame, CGRect(x: 0, y: 0, width: 200, height: 100))
  }

  func testRightToLeftMirrors() async {
    let drawn = scene(300, 150, rightToLeft: true) {
      Chart {
        BarMark(x: .value("x", "a"), y: .value("y", 1))
        BarMark(x: .value("x", "b"), y: .value("y", 2))
      }
    }
    let bars = drawn.boxes(.blue)
    XCTAssertGreaterThan(bars[0].minX, bars[1].maxX)
    XCTAssertEqual(drawn.texts.filter { $0.string == "2.0" }.map { $0.frame.midX < 20 }, [true])
  }

  func testMarksAreSpoken() async {
    let drawn = scene(300, 150) {
      Chart {
        BarMark(x: .value("Day", "Mon"), y: .value("Sales", 12))
        BarMark(x: .value("Day", "Tue"), y: .value("Sales", 3)).accessibilityLabel("Tuesday")
        BarMark(x: .value("Day", "Wed"), y: .value("Sales", 3)).accessibilityHidden(true)
      }
    }
    XCTAssertEqual(drawn.accessibility.map(\.label), ["Day Mon", "Tuesday", "Chart"])
    XCTAssertEqual(drawn.accessibility.map(\.value), ["Sales 12", "Sales 3", "Day, Sales"])
  }

  func testWhatHasNoEffectIsReported() async {
    let drawn = scene(300, 150) {
      Chart { PointMark(x: .value("x", 1), y: .value("y", 1)) }.chartScrollableAxes(.horizontal)
    }
    XCTAssertEqual(drawn.codes, ["no-effect-in-widget"])
  }
}

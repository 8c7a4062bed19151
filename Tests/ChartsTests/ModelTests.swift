import Charts
import XCTest

@MainActor final class ModelTests: XCTestCase {
  private func stacks(_ method: MarkStackingMethod, _ values: [Double]) -> [[Double]] {
    model {
      ForEach(Array(values.enumerated()), id: \.offset) { index, value in
        BarMark(x: .value("x", "a"), y: .value("y", value), stacking: method)
          .foregroundStyle(by: .value("s", "\(index)"))
      }
    }.records.compactMap(\.stacked).map { [$0.from, $0.to] }
  }

  func testStacking() async {
    XCTAssertEqual(stacks(.standard, [2, 3, -1, -4, 5]), [[0, 2], [2, 5], [0, -1], [-1, -5], [5, 10]])
    XCTAssertEqual(stacks(.normalized, [1, 3]), [[0, 0.25], [0.25, 1]])
    XCTAssertEqual(stacks(.center, [2, 4]), [[-3, -1], [-1, 3]])
    XCTAssertEqual(stacks(.unstacked, [2, 4]), [[0, 2], [0, 4]])
    XCTAssertEqual(stacks(.normalized, [0, 0]), [[0, 0], [0, 0]])
  }

  func testHorizontalBarsStackAlongX() async {
    let records = model {
      BarMark(x: .value("x", 2), y: .value("y", "a"))
      BarMark(x: .value("x", 3), y: .value("y", "a"))
    }.records
    XCTAssertEqual(records.map { $0.stacked?.axis }, [.horizontal, .horizontal])
    XCTAssertEqual(records.last?.stacked?.from, 2)
  }

  func testDomainHoldsZeroAndIsRounded() async {
    let chart = model { PointMark(x: .value("x", 3), y: .value("y", 87)) }
    XCTAssertEqual([chart.y.lower, chart.y.upper], [0, 87])
    let plan = chart.plan(.vertical, length: 130)
    XCTAssertEqual([plan.scale.lower, plan.scale.upper], [0, 100])
  }

  func testDomainOfStacksIsTheirSum() async {
    let chart = model {
      BarMark(x: .value("x", "a"), y: .value("y", 30))
      BarMark(x: .value("x", "a"), y: .value("y", 40))
    }
    XCTAssertEqual(chart.y.upper, 70)
    XCTAssertEqual(chart.x.categories, ["a"])
  }

  func testUnitsOfDatesFillTheirSpan() async {
    let noon = Date(timeIntervalSince1970: 1_767_225_600 + 43_200)
    let chart = model { BarMark(x: .value("d", noon, unit: .day), y: .value("y", 1)) }
    XCTAssertEqual(chart.x.upper - chart.x.lower, 86_400)
  }

  func testPaletteAndLegendInOrderOfAppearance() async {
    let chart = model {
      ForEach(["b", "a", "b", "c"], id: \.self) { name in
        PointMark(x: .value("x", 1), y: .value("y", 1)).foregroundStyle(by: .value("n", name))
      }
    }
    XCTAssertEqual(chart.legendEntries.map(\.name), ["b", "a", "c"])
    XCTAssertEqual(
      ["b", "a", "c"].map { chart.style.visual(.category($0)) as? Color }, [.blue, .green, .orange])
  }

  func testNumbersGetMixedColours() async {
    let chart = model {
      PointMark(x: .value("x", 1), y: .value("y", 1)).foregroundStyle(by: .value("n", 10))
      PointMark(x: .value("x", 1), y: .value("y", 1)).foregroundStyle(by: .value("n", 20))
    }
    XCTAssertEqual(chart.style.bounds, 10...20)
    XCTAssertEqual(chart.legendEntries.count, 0)
  }

  func testInnermostModifierCounts() async {
    let chart = model {
      Plot {
        PointMark(x: .value("x", 1), y: .value("y", 1)).foregroundStyle(.red)
        PointMark(x: .value("x", 1), y: .value("y", 1))
      }.foregroundStyle(.green)
    }
    XCTAssertEqual(chart.records.map { $0.attributes.style as? Color }, [.red, .green])
  }

  struct Pair: ChartContent {
    let value: Int
    var body: some ChartContent {
      PointMark(x: .value("x", value), y: .value("y", 1))
      if value > 1 { RuleMark(x: .value("x", value)) } else { RuleMark(y: .value("y", value)) }
    }
  }
  func testContentOfOnesOwn() async {
    XCTAssertEqual(
      model {
        Pair(value: 1); Pair(value: 2)
      }.records.map(\.kind), [.point, .rule, .point, .rule])
  }

  func testAnglesOfSectors() async {
    let angles = SectorGeometry.angles([1, .nan, 3, -2, 0])
    XCTAssertEqual(angles[0]?.upperBound ?? 0, .pi / 2, accuracy: 1e-12)
    XCTAssertNil(angles[1])
    XCTAssertEqual(angles[2]?.lowerBound ?? 0, .pi / 2, accuracy: 1e-12)
    XCTAssertEqual(angles[2]?.upperBound ?? 0, 2 * .pi, accuracy: 1e-12)
    XCTAssertNil(angles[3])
    XCTAssertEqual(SectorGeometry.angles([0, 0]).compactMap { $0 }.count, 0)
  }

  func testMonotoneCurvesDoNotOvershoot() async {
    var path = Path()
    let points = [(0, 0), (1, 0), (2, 10), (3, 10), (4, 0)].map { CGPoint(x: $0.0, y: $0.1) }
    CurvePath.add(points, method: .monotone, to: &path)
    XCTAssertEqual(path.boundingRect, CGRect(x: 0, y: 0, width: 4, height: 10))
    var steps = Path()
    CurvePath.add(Array(points[1...2]), method: .stepCenter, to: &steps)
    XCTAssertEqual(steps.description, "1 0 m 1.5 0 l 1.5 10 l 2 10 l")
  }
}

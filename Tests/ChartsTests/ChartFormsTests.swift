import Charts
import XCTest

/// The forms in which charts are written: each must compile as on iOS, and draw without findings.
@MainActor final class ChartFormsTests: XCTestCase {
  enum Fruit: String, Plottable, CaseIterable { case apple, pear, plum }
  struct Row: Identifiable {
    var id = UUID()
    var fruit: Fruit
    var day: Date
    var amount: Double
  }
  private let rows = Fruit.allCases.enumerated().map { index, fruit in
    Row(
      fruit: fruit, day: Date(timeIntervalSince1970: 1_767_225_600 + Double(index) * 86_400),
      amount: Double(index + 1))
  }

  func testScalesOfLooks() async {
    let drawn = scene(300, 200) {
      Chart(rows) { row in
        LineMark(x: .value("Day", row.day, unit: .day), y: .value("Amount", row.amount))
        PointMark(x: .value("Day", row.day, unit: .day), y: .value("Amount", row.amount))
          .foregroundStyle(by: .value("Fruit", row.fruit))
          .symbol(by: .value("Fruit", row.fruit))
          .symbolSize(by: .value("Amount", row.amount))
      }
      .chartForegroundStyleScale(["apple": Color.red, "pear": .green, "plum": .purple])
      .chartSymbolScale(["apple": BasicChartSymbolShape.circle, "pear": .square, "plum": .cross])
      .chartSymbolSizeScale(range: 10...100)
    }
    XCTAssertEqual(drawn.codes, [])
    for word in ["apple", "pear", "plum"] { XCTAssertTrue(drawn.words.contains(word)) }
  }

  func testMoreScalesOfLooks() async {
    let chart = Chart(rows, id: \.fruit) { row in
      BarMark(x: .value("Fruit", row.fruit), y: .value("Amount", row.amount), width: .ratio(0.5))
        .foregroundStyle(by: .value("Fruit", row.fruit))
    }
    let views: [AnyView] = [
      AnyView(chart.chartForegroundStyleScale(range: [.red, .blue])),
      AnyView(chart.chartForegroundStyleScale(range: Gradient(colors: [.red, .blue]))),
      AnyView(chart.chartForegroundStyleScale(domain: Fruit.allCases, range: [Color.red, .blue, .green])),
      AnyView(chart.chartForegroundStyleScale { (fruit: Fruit) in fruit == .apple ? Color.red : .blue }),
      AnyView(chart.chartForegroundStyleScale(domain: Fruit.allCases) { $0 == .apple ? Color.red : .blue }),
      AnyView(chart.chartForegroundStyleScale([Fruit.apple: .red, .pear: .blue])),
      AnyView(chart.chartLineStyleScale(["a": StrokeStyle(lineWidth: 1)])),
      AnyView(chart.chartXScale(domain: ["plum", "pear", "apple"])),
      AnyView(chart.chartXScale(domain: Fruit.allCases, range: .plotDimension(padding: 10))),
      AnyView(chart.chartYScale(domain: .automatic(includesZero: false, reversed: true))),
      AnyView(chart.chartYScale(domain: [0, 10], type: .symmetricLog)),
      AnyView(chart.chartYScale(type: .squareRoot)),
    ]
    for view in views {
      let drawn = scene(300, 200) { view }
      XCTAssertEqual(drawn.codes, [])
      XCTAssertGreaterThan(drawn.paths.count, 3)
    }
  }

  func testAxesInTheirForms() async {
    let drawn = scene(300, 200) {
      Chart(rows) { BarMark(x: .value("Day", $0.day, unit: .day), y: .value("Amount", $0.amount)) }
        .chartXAxis {
          AxisMarks(values: .stride(by: .day)) { value in
            if value.index > 0 {
              AxisGridLine()
            } else {
              AxisTick(length: .longestLabel, stroke: StrokeStyle(lineWidth: 1))
            }
            if let date = value.as(Date.self) {
              AxisValueLabel(format: .dateTime.weekday(.abbreviated), centered: true).foregroundStyle(.red)
              if date > .distantFuture { AxisValueLabel("never") }
            }
          }
        }
        .chartYAxis {
          AxisMarks(format: Decimal.FormatStyle.Percent.percent.scale(1), position: .leading, values: [0, 2])
          AxisMarks(preset: .extended, position: .trailing, values: .automatic(desiredCount: 2)) {
            AxisGridLine(stroke: StrokeStyle(lineWidth: 1, dash: [1, 2])).foregroundStyle(.gray)
            AxisValueLabel().font(.caption).offset(x: 1)
          }
        }
        .chartXAxisLabel("Day", alignment: .leading)
        .chartYAxisLabel(position: .leading) { Text("Amount") }
        .chartPlotStyle { $0.frame(height: 90).background(.gray.opacity(0.1)).border(.gray) }
        .chartXAxisStyle { $0.background(.blue.opacity(0.05)) }
        .chartLegend(position: .top, alignment: .center)
    }
    XCTAssertEqual(drawn.codes, [])
    for word in ["Thu", "Fri", "Sat", "0%", "2%", "Day", "Amount"] {
      XCTAssertTrue(drawn.words.contains(word), "\(word) is not in \(drawn.words)")
    }
  }

  func testMarksInTheirForms() async {
    let drawn = scene(300, 200) {
      Chart {
        RectangleMark(
          xStart: .value("x", 0), xEnd: .value("x", 2), yStart: .value("y", 0), yEnd: .value("y", 1)
        )
        .opacity(0.3)
        RectangleMark(xStart: 5, xEnd: 9)
        AreaMark(x: .value("x", 0), yStart: .value("y", 1), yEnd: .value("y", 2))
        AreaMark(x: .value("x", 1), yStart: .value("y", 2), yEnd: .value("y", 3))
        LineMark(x: .value("x", 0), y: .value("y", 1), series: .value("s", "a"))
          .lineStyle(StrokeStyle(lineWidth: 3, lineCap: .round, dash: [2, 4])).symbol(.circle).symbolSize(30)
        RuleMark(xStart: .value("x", 0), xEnd: .value("x", 1), y: .value("y", 1)).zIndex(2)
        RuleMark(x: .value("x", 1), yStart: .value("y", 0), yEnd: .value("y", 1)).offset(x: 2)
        PointMark(x: .value("x", 1)).symbol { Image(systemName: "star") }
        PointMark(y: .value("y", 1)).symbol(BasicChartSymbolShape.triangle.strokeBorder(lineWidth: 2))
          .annotation(position: .overlay, overflowResolution: .init(x: .fit(to: .chart), y: .disabled)) {
            Text("o")
          }
        if #available(iOS 17, *) {
          BarMark(xStart: .value("x", 0), xEnd: .value("x", 1), y: .value("y", 1), height: 4)
        }
        Plot { PointMark(x: .value("x", 1), y: .value("y", 1)) }
          .blur(radius: 1).shadow(radius: 2).clipShape(Circle()).compositingLayer { $0.opacity(0.5) }
          .mask { RectangleMark() }
          .alignsMarkStylesWithPlotArea().accessibilityIdentifier("point")
      }
    }
    XCTAssertEqual(drawn.codes, [])
    XCTAssertTrue(drawn.words.contains("o"))
    XCTAssertTrue(drawn.accessibility.contains { $0.identifier == "point" })
  }

  func testInteractionsCompileAndAreReported() async {
    let drawn = scene(300, 200) {
      Chart(rows) { LineMark(x: .value("Day", $0.day), y: .value("Amount", $0.amount)) }
        .chartXSelection(value: .constant(nil as Date?))
        .chartScrollableAxes(.horizontal)
        .chartXVisibleDomain(length: 86_400)
        .chartScrollTargetBehavior(.valueAligned(matching: DateComponents(hour: 0), majorAlignment: .page))
        .chartScrollPosition(initialX: rows[1].day)
    }
    XCTAssertEqual(drawn.codes, ["no-effect-in-widget", "no-effect-in-widget"])
  }
}

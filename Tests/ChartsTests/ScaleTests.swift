import Charts
import XCTest

@MainActor final class ScaleTests: XCTestCase {
  func testStepsAreOneTwoOrFive() async {
    XCTAssertEqual(NiceNumbers.step(from: 0, to: 100, desiredCount: 5), 20)
    XCTAssertEqual(NiceNumbers.step(from: 0, to: 34, desiredCount: 4), 10)
    XCTAssertEqual(NiceNumbers.step(from: 0, to: 5, desiredCount: 5), 1)
    XCTAssertEqual(NiceNumbers.step(from: 0, to: 0.9, desiredCount: 5), 0.2)
    XCTAssertEqual(NiceNumbers.step(from: 0, to: 100, desiredCount: 50, minimum: 25), 50)
  }

  func testStepsOfNothingAndOfTooMuch() async {
    XCTAssertEqual(NiceNumbers.step(from: 3, to: 3, desiredCount: 5), 1)
    XCTAssertEqual(NiceNumbers.step(from: .nan, to: 3, desiredCount: 5), 1)
    XCTAssertEqual(NiceNumbers.multiples(of: 0, from: 0, to: 1), [])
    XCTAssertLessThanOrEqual(NiceNumbers.multiples(of: 1e-9, from: 0, to: 1).count, 501)
  }

  func testMultiplesHaveTheDigitsOfTheirStep() async {
    XCTAssertEqual(NiceNumbers.multiples(of: 0.1, from: 0, to: 0.5), [0, 0.1, 0.2, 0.3, 0.4, 0.5])
    XCTAssertEqual(NiceNumbers.multiples(of: 5, from: 12, to: -3), [0, 5, 10])
    XCTAssertEqual(NiceNumbers.fractionDigits(of: 0.25), 2)
  }

  func testPowersOfTen() async {
    XCTAssertEqual(NiceNumbers.powers(of: 10, from: 1, to: 1000, desiredCount: 5), [1, 10, 100, 1000])
  }

  func testPositionsOfNumbers() async {
    var scale = PositionScale(lower: 0, upper: 50)
    (scale.start, scale.end) = (200, 0)
    XCTAssertEqual(scale.position(.number(10)), 160)
    XCTAssertEqual(scale.value(at: 160), .number(10))
    XCTAssertNil(scale.position(.number(.nan)))
    XCTAssertNil(scale.position(.category("a")))
  }

  func testPositionsOfNames() async {
    var scale = PositionScale(categories: ["a", "b", "a", "c"])
    (scale.start, scale.end) = (0, 300)
    XCTAssertEqual(scale.categories, ["a", "b", "c"])
    XCTAssertEqual(scale.band, 100)
    XCTAssertEqual(scale.position(.category("b")), 150)
    XCTAssertEqual(scale.value(at: 210), .category("c"))
    XCTAssertNil(scale.position(.category("z")))
  }

  func testCurves() async {
    var log = PositionScale(lower: 1, upper: 100, curve: .log)
    (log.start, log.end) = (0, 100)
    XCTAssertEqual(log.position(.number(10)) ?? 0, 50, accuracy: 1e-9)
    var root = PositionScale(lower: 0, upper: 100, curve: .power(0.5))
    (root.start, root.end) = (0, 100)
    XCTAssertEqual(root.position(.number(25)) ?? 0, 50, accuracy: 1e-9)
    for curve in [ScaleCurve.linear, .log, .power(2), .symmetricLog(3)] {
      XCTAssertEqual(curve.invert(curve.apply(7)), 7, accuracy: 1e-9)
    }
  }

  func testDateTicksStandAtMonths() async {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "UTC") ?? .current
    let start = Date(timeIntervalSince1970: 1_767_225_600)  // 1 January 2026
    let range = start...start.addingTimeInterval(364 * 86_400)
    let stride = DateTicks.stride(for: range, desiredCount: 5)
    XCTAssertEqual(stride, DateStride(.month, 3))
    let months = DateTicks.values(in: range, stride: stride, calendar: calendar).map {
      calendar.component(.month, from: $0)
    }
    XCTAssertEqual(months, [1, 4, 7, 10])
  }

  func testDateTicksOfWildDatesEnd() async {
    let wild = Date(timeIntervalSinceReferenceDate: -1e300)...Date(timeIntervalSinceReferenceDate: 1e300)
    XCTAssertEqual(DateTicks.values(in: wild, stride: DateStride(.day, 1), calendar: .current), [])
  }

  func testBins() async {
    let bins = NumberBins(data: [1, 2, 3, 14, 19, 20], desiredCount: 4)
    XCTAssertEqual(bins.thresholds, [0, 5, 10, 15, 20])
    XCTAssertEqual(bins.count, 4)
    XCTAssertEqual(bins.index(for: 14), 2)
    XCTAssertEqual(bins.index(for: 20), 3)
    XCTAssertTrue(bins[3].contains(20))
    XCTAssertFalse(bins[2].contains(15))
    XCTAssertEqual(NumberBins(range: 0.0...1.0, count: 4).thresholds, [0, 0.25, 0.5, 0.75, 1])
    XCTAssertEqual(NumberBins<Double>(data: []).count, 0)
  }
}

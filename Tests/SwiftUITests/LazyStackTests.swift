import SwiftUI
import XCTest

@MainActor final class LazyStackTests: XCTestCase {
  func testAColumnOffersIdealHeightsAndTakesTheWidth() async {
    let boxes = scene(100, 100) {
      LazyVStack(alignment: .leading, spacing: 4) {
        Color.red
        Color.blue.frame(width: 20, height: 30)
      }.background(.green)
    }.boxes
    // 10 + 4 + 30 high in the middle.
    XCTAssertEqual(boxes, [rect(0, 28, 100, 44), rect(0, 28, 100, 10), rect(0, 42, 20, 30)])
  }

  func testARowOffersIdealWidthsAndTakesTheHeight() async {
    func boxes(_ rightToLeft: Bool) -> [CGRect] {
      scene(100, 40, rightToLeft: rightToLeft) {
        LazyHStack(alignment: .bottom) {
          Color.red.frame(height: 20)
          Color.blue
        }
      }.boxes
    }
    XCTAssertEqual(boxes(false), [rect(36, 20, 10, 20), rect(54, 0, 10, 40)])
    XCTAssertEqual(boxes(true), [rect(54, 20, 10, 20), rect(36, 0, 10, 40)])
  }

  func testWithoutAnOfferTheWidestCounts() async {
    let boxes = scene(100, 100) {
      LazyVStack(alignment: .trailing, spacing: 0) {
        Color.red.frame(width: 40, height: 10)
        Color.blue.frame(width: 20, height: 10)
      }.fixedSize()
    }.boxes
    XCTAssertEqual(boxes, [rect(30, 40, 40, 10), rect(50, 50, 20, 10)])
  }

  func testASpacerKeepsOnlyItsLeast() async {
    let boxes = scene(100, 100) {
      LazyVStack(spacing: 0) {
        Color.red; Spacer(minLength: 6); Color.blue
      }
    }.boxes
    XCTAssertEqual(boxes.map(\.minY), [37, 53])
  }

  func testTenThousandViewsAndNone() async {
    XCTAssertEqual(
      scene(100, 100) { LazyVStack { ForEach(0..<10_000) { _ in Color.red } } }.boxes.count, 10_000)
    XCTAssertEqual(scene(100, 100) { LazyHStack { EmptyView() } }.boxes, [])
  }
}

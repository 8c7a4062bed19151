import SwiftUI
import XCTest

private enum ThirdID: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 3 }
}
private enum HighestID: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.top] }
  static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {
    parentValue = max(parentValue ?? childValue, childValue)
  }
}
extension HorizontalAlignment {
  fileprivate static let third = HorizontalAlignment(ThirdID.self)
}
extension VerticalAlignment {
  fileprivate static let highest = VerticalAlignment(HighestID.self)
}

@MainActor final class AlignmentGuideTests: XCTestCase {
  func testACustomGuideInAStack() async {
    let boxes = scene(100, 20) {
      VStack(alignment: .third, spacing: 0) {
        Color.red.frame(width: 60, height: 10)
        Color.blue.frame(width: 30, height: 10)
      }
    }.boxes
    // Thirds at 20 and 10: the second begins 10 further in.
    XCTAssertEqual(boxes, [rect(20, 0, 60, 10), rect(30, 10, 30, 10)])
  }

  func testExplicitGuidesAreReadFromDimensions() async {
    var seen: [CGFloat?] = []
    _ = scene(100, 100) {
      HStack(alignment: .highest, spacing: 0) {
        Color.red.frame(width: 10, height: 40)
          .alignmentGuide(.top) { _ in 7 }
          .alignmentGuide(.highest) { dimensions in
            seen = [
              dimensions[explicit: .top], dimensions[explicit: .bottom], dimensions[.bottom],
              dimensions[HorizontalAlignment.center], dimensions.width,
            ]
            return 3
          }
      }
    }
    XCTAssertEqual(seen, [7, nil, 40, 5, 10])
  }

  func testGuidesOfSeveralViewsAreCombined() async {
    XCTAssertEqual(HorizontalAlignment.leading.combineExplicit([2, nil, 4]), 3)
    XCTAssertEqual(VerticalAlignment.firstTextBaseline.combineExplicit([5, 2, 9]), 2)
    XCTAssertEqual(VerticalAlignment.lastTextBaseline.combineExplicit([5, 2, 9]), 9)
    XCTAssertEqual(VerticalAlignment.highest.combineExplicit([5, 2, 9, nil]), 9)
    XCTAssertNil(VerticalAlignment.center.combineExplicit([nil, nil]))
  }

  func testRowSeparatorGuidesAreTheEdges() async {
    let boxes = scene(100, 20) {
      VStack(alignment: .listRowSeparatorTrailing, spacing: 0) {
        Color.red.frame(width: 60, height: 10)
        Color.blue.frame(width: 30, height: 10)
      }
    }.boxes
    XCTAssertEqual(boxes.map(\.maxX), [80, 80])
    XCTAssertEqual(
      scene(100, 20) {
        VStack(alignment: .listRowSeparatorLeading, spacing: 0) {
          Color.red.frame(width: 60); Color.red.frame(width: 30)
        }
      }.boxes.map(\.minX), [20, 20])
  }
}

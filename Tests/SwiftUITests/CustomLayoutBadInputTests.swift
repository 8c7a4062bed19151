import SwiftUI
import XCTest

@MainActor final class CustomLayoutBadInputTests: XCTestCase {
  func testSizesThatAreNoneAreBoundedAndNamed() async {
    struct Wild: Layout {
      let size: CGSize
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { size }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) {
        subviews[0].place(
          at: CGPoint(x: CGFloat.nan, y: .infinity), anchor: UnitPoint(x: .nan, y: 0),
          proposal: ProposedViewSize(width: .nan, height: 1e9))
      }
    }
    for size in [
      CGSize(width: CGFloat.nan, height: 10), CGSize(width: 10, height: CGFloat.infinity),
      CGSize(width: -10, height: 10), CGSize(width: 1e9, height: 1e9),
    ] {
      let scene = scene(100, 100) { Wild(size: size) { Color.red } }
      XCTAssertTrue(scene.codes.contains("invalid-layout-size"), "\(size)")
      for box in scene.boxes {
        XCTAssertTrue(box.minX.isFinite && box.minY.isFinite, "\(size)")
        XCTAssertLessThanOrEqual(box.width, 1e6)
        XCTAssertLessThanOrEqual(box.height, 1e6)
      }
    }
  }

  func testInfiniteAnswersToInfiniteQuestionsAreFine() async {
    struct Greedy: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) { subviews.first?.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
    }
    let scene = scene(100, 10) {
      HStack(spacing: 0) {
        Greedy { Color.red }; Color.blue.frame(width: 40)
      }
    }
    XCTAssertEqual(scene.boxes, [rect(0, 0, 60, 10), rect(60, 0, 40, 10)])
    XCTAssertEqual(scene.codes, [])
  }

  func testALayoutThatAsksForItselfEnds() async {
    /// Keeps its subviews where a layout inside finds them.
    final class Leak: @unchecked Sendable { var subview: LayoutSubview? }
    struct Outer: Layout {
      let leak: Leak
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        leak.subview = subviews[0]
        return subviews[0].sizeThatFits(proposal)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) {}
    }
    struct Inner: Layout {
      let leak: Leak
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let wider = ProposedViewSize(width: (proposal.width ?? 0) + 1, height: proposal.height)
        return leak.subview?.sizeThatFits(wider) ?? CGSize(width: 10, height: 10)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) {}
    }
    let leak = Leak()
    let scene = scene(100, 100) { Outer(leak: leak) { Inner(leak: leak) { Color.red } } }
    XCTAssertTrue(scene.codes.contains("layout-recursion"))
  }

  func testALayoutWithoutSubviewsIsEmpty() async {
    let scene = scene(100, 100) { FlowLayout { EmptyView() } }
    XCTAssertEqual(scene.boxes, [])
    XCTAssertEqual(scene.codes, [])
  }
}

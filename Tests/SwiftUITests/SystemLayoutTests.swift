import SwiftUI
import XCTest

@MainActor final class SystemLayoutTests: XCTestCase {
  func testStackLayoutsAreTheStacks() async {
    func boxes(_ layout: some Layout, rightToLeft: Bool = false) -> [CGRect] {
      scene(100, 100, rightToLeft: rightToLeft) {
        layout {
          Color.red.frame(width: 20, height: 10)
          Color.blue
        }
      }.boxes
    }
    XCTAssertEqual(
      boxes(HStackLayout(alignment: .top, spacing: 0)), [rect(0, 0, 20, 10), rect(20, 0, 80, 100)])
    XCTAssertEqual(
      boxes(HStackLayout(alignment: .top, spacing: 0), rightToLeft: true),
      [rect(80, 0, 20, 10), rect(0, 0, 80, 100)])
    XCTAssertEqual(
      boxes(VStackLayout(alignment: .leading, spacing: 5)), [rect(0, 0, 20, 10), rect(0, 15, 100, 85)])
    XCTAssertEqual(
      boxes(ZStackLayout(alignment: .bottomTrailing)), [rect(80, 90, 20, 10), rect(0, 0, 100, 100)])
  }

  func testAnyLayoutHidesALayout() async {
    func boxes(_ layout: AnyLayout) -> [CGRect] {
      scene(100, 100) {
        layout {
          Color.red.frame(width: 20, height: 10)
          Color.blue.frame(width: 30, height: 10)
        }
      }.boxes
    }
    XCTAssertEqual(
      boxes(AnyLayout(HStackLayout(spacing: 0))), [rect(25, 45, 20, 10), rect(45, 45, 30, 10)])
    XCTAssertEqual(
      boxes(AnyLayout(AnyLayout(VStackLayout(alignment: .leading, spacing: 0)))),
      [rect(35, 40, 20, 10), rect(35, 50, 30, 10)])
    XCTAssertEqual(
      boxes(AnyLayout(FlowLayout(spacing: 0))), [rect(25, 45, 20, 10), rect(45, 45, 30, 10)])
  }

  func testAnyLayoutDirectsSpacers() async {
    let row: AnyLayout = AnyLayout(HStackLayout(spacing: 0))
    let boxes = scene(100, 10) {
      row {
        Spacer(minLength: 0); Color.red.frame(width: 10)
      }
    }.boxes
    XCTAssertEqual(boxes, [rect(90, 0, 10, 10)])
  }

  /// A layout that asks layouts of the system.
  private struct Titled<Inner: Layout>: Layout {
    let inner: Inner
    func makeCache(subviews: Subviews) -> Inner.Cache { inner.makeCache(subviews: subviews) }
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Inner.Cache) -> CGSize {
      var size = inner.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
      size.height += 10
      return size
    }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Inner.Cache
    ) {
      let lower = CGRect(x: bounds.minX, y: bounds.minY + 10, width: bounds.width, height: bounds.height - 10)
      inner.placeSubviews(in: lower, proposal: proposal, subviews: subviews, cache: &cache)
    }
  }

  func testALayoutMayBeMadeOfOthers() async {
    func boxes(_ layout: some Layout, rightToLeft: Bool = false) -> [CGRect] {
      scene(100, 30, rightToLeft: rightToLeft) {
        layout {
          Color.red.frame(width: 20, height: 10)
          Color.blue.frame(width: 30, height: 20)
        }
      }.boxes
    }
    let row = [rect(25, 15, 20, 10), rect(45, 10, 30, 20)]
    XCTAssertEqual(boxes(Titled(inner: HStackLayout(spacing: 0))), row)
    XCTAssertEqual(boxes(Titled(inner: AnyLayout(HStackLayout(spacing: 0)))), row)
    XCTAssertEqual(
      boxes(Titled(inner: HStackLayout(spacing: 0)), rightToLeft: true),
      [rect(55, 15, 20, 10), rect(25, 10, 30, 20)])
    XCTAssertEqual(
      boxes(Titled(inner: ZStackLayout(alignment: .topLeading))),
      [rect(35, 10, 20, 10), rect(35, 10, 30, 20)])
  }
}

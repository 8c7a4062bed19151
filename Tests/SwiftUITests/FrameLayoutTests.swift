import SwiftUI
import XCTest

@MainActor final class FrameLayoutTests: XCTestCase {
  /// A frame's size for a proposal of 100 × 100, seen as the background it carries.
  private func size<V: View>(_ view: V) -> CGSize {
    scene(100, 100) { view.background(Color.red) }.boxes[0].size
  }
  private var box: some View { Color.clear.frame(width: 50, height: 50) }

  func testFlexibleFramesFollowTheProposalWithinTheirLimits() async {
    let cases: [(String, CGSize, CGSize)] = [
      ("max ∞ fills", size(box.frame(maxWidth: .infinity)), CGSize(width: 100, height: 50)),
      ("max above the proposal fills it", size(box.frame(maxWidth: 120)), CGSize(width: 100, height: 50)),
      ("max between child and proposal", size(box.frame(maxWidth: 80)), CGSize(width: 80, height: 50)),
      ("max below the child", size(box.frame(maxWidth: 20)), CGSize(width: 20, height: 50)),
      ("min above the child", size(box.frame(minWidth: 80)), CGSize(width: 80, height: 50)),
      ("min below the child follows the child", size(box.frame(minWidth: 20)), CGSize(width: 50, height: 50)),
      ("min above the proposal", size(box.frame(minWidth: 150)), CGSize(width: 150, height: 50)),
      ("both", size(box.frame(minWidth: 20, maxWidth: 90)), CGSize(width: 90, height: 50)),
      ("ideal is for no proposal only", size(box.frame(idealWidth: 70)), CGSize(width: 50, height: 50)),
      (
        "fixed size takes the ideal", size(Color.clear.frame(idealWidth: 70, idealHeight: 30).fixedSize()),
        CGSize(width: 70, height: 30)
      ),
      ("a colour's ideal is ten", size(Color.clear.fixedSize()), CGSize(width: 10, height: 10)),
      ("padding is sixteen", size(box.padding()), CGSize(width: 82, height: 82)),
      ("padding by edge", size(box.padding(.leading, 4)), CGSize(width: 54, height: 50)),
      (
        "aspect ratio fits", size(Color.clear.aspectRatio(2, contentMode: .fit)),
        CGSize(width: 100, height: 50)
      ),
      (
        "aspect ratio fills", size(Color.clear.aspectRatio(2, contentMode: .fill)),
        CGSize(width: 200, height: 100)
      ),
      ("a circle is square", size(Circle().frame(width: 40)), CGSize(width: 40, height: 40)),
      ("geometry reader fills", size(GeometryReader { _ in EmptyView() }), CGSize(width: 100, height: 100)),
      ("position fills", size(box.position(x: 0, y: 0)), CGSize(width: 100, height: 100)),
      ("offset keeps the size", size(box.offset(x: 30)), CGSize(width: 50, height: 50)),
    ]
    for (name, actual, expected) in cases { XCTAssertEqual(actual, expected, name) }
  }

  func testAFrameAlignsItsContent() async {
    let scene = scene(100, 100) {
      Color.red.frame(width: 10, height: 10).frame(width: 100, height: 100, alignment: .bottomTrailing)
    }
    XCTAssertEqual(scene.boxes, [rect(90, 90, 10, 10)])
  }

  func testAnOverlayIsLaidOutInTheSizeOfItsView() async {
    let scene = scene(100, 100) {
      Color.red.frame(width: 40, height: 20).overlay(alignment: .topTrailing) {
        Color.blue.frame(width: 5, height: 5)
      }
    }
    XCTAssertEqual(scene.boxes, [rect(30, 40, 40, 20), rect(65, 40, 5, 5)])
  }

  func testABackgroundIsDrawnFirst() async {
    let scene = scene(100, 100) {
      Color.red.frame(width: 10, height: 10).background { Color.blue.frame(width: 20, height: 20) }
    }
    XCTAssertEqual(scene.boxes.map(\.width), [20, 10])
  }

  func testGeometryReaderTellsItsSizeAndPlacesAtTheTopLeft() async {
    let scene = scene(100, 60) {
      GeometryReader { proxy in Color.red.frame(width: proxy.size.width / 4, height: proxy.size.height / 2) }
    }
    XCTAssertEqual(scene.boxes, [rect(0, 0, 25, 30)])
  }

  func testMarginsSurroundTheContent() async {
    let scene = scene(100, 100, margins: EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)) { Color.red }
    XCTAssertEqual(scene.boxes, [rect(2, 1, 94, 96)])
  }

  func testTheFirstViewThatFitsIsTaken() async {
    let scene = scene(50, 50) {
      ViewThatFits {
        Color.red.frame(width: 80, height: 10)
        Color.blue.frame(width: 40, height: 10)
      }
    }
    XCTAssertEqual(scene.boxes.map(\.width), [40])
  }
}

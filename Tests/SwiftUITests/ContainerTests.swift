import Archive
import SwiftUI
import XCTest

@MainActor final class ContainerTests: XCTestCase {
  private let margins = EdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40)

  // MARK: containerRelativeFrame

  func testTheContainerIsTheWidgetWithinItsMargins() async {
    let boxes = scene(160, 140, margins: margins) {
      Color.red.containerRelativeFrame([.horizontal, .vertical])
    }.boxes
    XCTAssertEqual(boxes, [rect(20, 10, 100, 100)])
  }

  func testAPartOfTheContainer() async {
    func width(_ count: Int, _ span: Int, _ spacing: CGFloat) -> CGFloat {
      scene(100, 50) {
        Color.red.containerRelativeFrame(.horizontal, count: count, span: span, spacing: spacing)
      }.boxes[0].width
    }
    XCTAssertEqual(width(4, 1, 0), 25)
    XCTAssertEqual(width(4, 1, 8), 19)
    XCTAssertEqual(width(4, 3, 8), 73)
    XCTAssertEqual(width(2, 2, 10), 100)
    XCTAssertEqual(width(0, 1, 0), 100)
    XCTAssertEqual(width(4, -1, 0), 0)
  }

  func testALengthMadeFromTheContainer() async {
    let boxes = scene(100, 60) {
      Color.red.frame(width: 10, height: 10)
        .containerRelativeFrame([.horizontal, .vertical], alignment: .topLeading) { length, axis in
          axis == .horizontal ? length / 2 : length / 3
        }
    }.boxes
    XCTAssertEqual(boxes, [rect(25, 20, 10, 10)])
  }

  func testOtherAxesFollowTheView() async {
    let boxes = scene(100, 60) {
      Color.red.frame(height: 10).containerRelativeFrame(.horizontal)
    }.boxes
    XCTAssertEqual(boxes, [rect(0, 25, 100, 10)])
  }

  func testALengthThatIsNone() async {
    let scene = scene(100, 60) { Color.red.containerRelativeFrame(.horizontal) { _, _ in .nan } }
    XCTAssertEqual(scene.boxes.map(\.width), [100], "a length that is none is as if it were not there")
    XCTAssertTrue(scene.codes.contains("invalid-frame"))
  }

  // MARK: ContainerRelativeShape

  private func radii(_ scene: Archive.Scene) -> [Double] {
    scene.paths.map {
      if case .roundedRect(_, let radius, _) = $0.geometry { radius } else { 0 }
    }
  }

  func testCornersAreConcentricWithTheWidget() async {
    // Without a margin the radius is the widget's own (22 where the host says nothing); 6 further in it is 16.
    XCTAssertEqual(radii(scene(100, 100) { ContainerRelativeShape() }), [22])
    XCTAssertEqual(radii(scene(100, 100) { ContainerRelativeShape().padding(6) }), [16])
    XCTAssertEqual(radii(scene(100, 100) { ContainerRelativeShape().inset(by: 6).fill(.red) }), [16])
    XCTAssertEqual(radii(scene(100, 100) { ContainerRelativeShape().padding(.leading, 6).padding(10) }), [12])
    XCTAssertEqual(radii(scene(100, 100) { ContainerRelativeShape().padding(30) }), [0])
  }

  func testMarginsAreDistance() async {
    let even = EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    XCTAssertEqual(radii(scene(100, 100, margins: even) { ContainerRelativeShape() }), [6])
  }

  func testAContainerShapeOfOnesOwn() async {
    let scene = scene(100, 100) {
      ContainerRelativeShape().padding(5).containerShape(RoundedRectangle(cornerRadius: 20)).padding(10)
    }
    XCTAssertEqual(radii(scene), [15])
  }

  func testClippingByTheContainer() async {
    let scene = scene(100, 100) { Color.red.clipShape(ContainerRelativeShape()).padding(2) }
    XCTAssertEqual(scene.groups.first?.clip, .roundedRect(rect(2, 2, 96, 96), radius: 20, continuous: true))
  }

  // MARK: safe area

  func testAnInsetKeepsTheContentClear() async {
    let boxes = scene(100, 100) {
      Color.red.safeAreaInset(edge: .bottom, spacing: 5) { Color.blue.frame(height: 20) }
    }.boxes
    XCTAssertEqual(boxes, [rect(0, 0, 100, 75), rect(0, 80, 100, 20)])
  }

  func testInsetsAtAllEdges() async {
    func boxes(_ rightToLeft: Bool = false) -> [CGRect] {
      scene(100, 100, rightToLeft: rightToLeft) {
        Color.red
          .safeAreaInset(edge: .leading, alignment: .top, spacing: 0) {
            Color.blue.frame(width: 10, height: 5)
          }
          .safeAreaInset(edge: .top, alignment: .trailing, spacing: 0) {
            Color.green.frame(width: 30, height: 20)
          }
      }.boxes
    }
    XCTAssertEqual(boxes(), [rect(10, 20, 90, 80), rect(0, 20, 10, 5), rect(70, 0, 30, 20)])
    XCTAssertEqual(boxes(true), [rect(0, 20, 90, 80), rect(90, 20, 10, 5), rect(0, 0, 30, 20)])
  }

  func testBackgroundsReachUnderAnInset() async {
    let boxes = scene(100, 100) {
      Color.clear.background(.red).safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 20) }
    }.boxes
    XCTAssertEqual(boxes.first, rect(0, 0, 100, 100))
    XCTAssertEqual(boxes.last, rect(0, 80, 100, 20))
  }

  func testABackgroundMayKeepWithinTheSafeArea() async {
    let boxes = scene(100, 100) {
      Color.clear.background(.red, ignoresSafeAreaEdges: []).safeAreaPadding(.top, 20)
    }.boxes
    XCTAssertEqual(boxes.first, rect(0, 20, 100, 80))
  }

  func testSafeAreaPaddingIsPaddingThatViewsMayIgnore() async {
    func boxes(_ edges: Edge.Set) -> [CGRect] {
      scene(100, 100) { Color.red.ignoresSafeArea(edges: edges).safeAreaPadding(10) }.boxes
    }
    XCTAssertEqual(boxes([]), [rect(10, 10, 80, 80)])
    XCTAssertEqual(boxes(.all), [rect(0, 0, 100, 100)])
    XCTAssertEqual(boxes(.top), [rect(10, 0, 80, 90)])
    XCTAssertEqual(boxes([.leading, .bottom]), [rect(0, 10, 90, 90)])
    XCTAssertEqual(
      scene(100, 100) { Color.red.ignoresSafeArea(.keyboard).safeAreaPadding(10) }.boxes,
      [rect(10, 10, 80, 80)])
    XCTAssertEqual(scene(100, 100) { Color.red.safeAreaPadding() }.boxes, [rect(16, 16, 68, 68)])
  }

  func testAViewAwayFromTheEdgeDoesNotReach() async {
    let boxes = scene(100, 100) {
      Color.red.ignoresSafeArea().frame(width: 10, height: 10).safeAreaPadding(10)
    }.boxes
    // The padding is around the small view: it touches all edges of the safe area.
    XCTAssertEqual(boxes, [rect(35, 35, 30, 30)])
    let inner = scene(100, 100) {
      ZStack {
        Color.clear; Color.red.ignoresSafeArea().frame(width: 10, height: 10)
      }.safeAreaPadding(10)
    }.boxes
    XCTAssertEqual(inner.last, rect(45, 45, 10, 10))
  }

  func testTheWidgetsMarginsAreNoSafeArea() async {
    let boxes = scene(160, 140, margins: margins) { Color.red.ignoresSafeArea() }.boxes
    XCTAssertEqual(boxes, [rect(20, 10, 100, 100)])
    XCTAssertEqual(
      scene(160, 140, margins: margins) { Color.red.edgesIgnoringSafeArea(.all) }.boxes,
      [rect(20, 10, 100, 100)])
  }

  func testAReaderKnowsTheSafeAreaAround() async {
    var insets: EdgeInsets?
    _ = scene(100, 100) {
      GeometryReader { proxy in
        note { insets = proxy.safeAreaInsets }
      }
      .safeAreaPadding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    }
    XCTAssertEqual(insets, EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
  }

  func testScenePaddingIsSixteen() async {
    XCTAssertEqual(scene(100, 100) { Color.red.scenePadding() }.boxes, [rect(16, 16, 68, 68)])
    XCTAssertEqual(
      scene(100, 100) { Color.red.scenePadding(.minimum, edges: .top) }.boxes, [rect(0, 16, 100, 84)])
  }

  func testContentMarginsOfViewsHaveNoEffect() async {
    let scene = scene(100, 100) {
      Color.red.contentMargins(.horizontal, 20).contentMargins(8, for: .scrollContent)
    }
    XCTAssertEqual(scene.boxes, [rect(0, 0, 100, 100)])
    XCTAssertEqual(scene.codes, ["no-effect-in-widget"])
  }

  // MARK: ViewThatFits

  func testTheFirstThatFits() async {
    func width(_ axes: Axis.Set, _ width: CGFloat, _ height: CGFloat) -> CGFloat {
      scene(width, height) {
        ViewThatFits(in: axes) {
          Color.red.frame(width: 80, height: 40)
          Color.red.frame(width: 40, height: 80)
          Color.red.frame(width: 20, height: 20)
        }
      }.boxes[0].width
    }
    XCTAssertEqual(width([.horizontal, .vertical], 100, 100), 80)
    XCTAssertEqual(width([.horizontal, .vertical], 50, 100), 40)
    XCTAssertEqual(width([.horizontal, .vertical], 50, 50), 20)
    XCTAssertEqual(width(.horizontal, 50, 10), 40)
    XCTAssertEqual(width(.vertical, 10, 50), 80)
    XCTAssertEqual(width([.horizontal, .vertical], 5, 5), 20)
  }
}

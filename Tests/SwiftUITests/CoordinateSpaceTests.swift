import SwiftUI
import XCTest

@MainActor final class CoordinateSpaceTests: XCTestCase {
  /// What `read` finds in a `GeometryReader` that `content` puts somewhere.
  private func found<T, V: View>(
    _ read: @escaping (GeometryProxy) -> T, rightToLeft: Bool = false, _ content: (AnyView) -> V
  ) -> T? {
    var found: T?
    let reader = GeometryReader { proxy in
      note { found = read(proxy) }
    }
    _ = scene(100, 100, rightToLeft: rightToLeft) { content(AnyView(reader.frame(width: 20, height: 10))) }
    return found
  }

  func testLocalAndGlobalFrames() async {
    let frames = found({ [$0.frame(in: .local), $0.frame(in: .global)] }) { $0.padding(.top, 30) }
    XCTAssertEqual(frames, [rect(0, 0, 20, 10), rect(40, 60, 20, 10)])
    XCTAssertEqual(found({ $0.frame(in: CoordinateSpace.global) }) { $0 }, rect(40, 45, 20, 10))
  }

  func testNamedSpaces() async {
    let frame = found({ $0.frame(in: .named("box")) }) {
      $0.padding(5).coordinateSpace(name: "box").padding(7)
    }
    XCTAssertEqual(frame, rect(5, 5, 20, 10))
    // The nearest of two with one name; another name is looked for further out.
    let frames = found({ [$0.frame(in: .named(1)), $0.frame(in: .named(2))] }) {
      $0.padding(1).coordinateSpace(.named(1)).padding(2).coordinateSpace(.named(2)).padding(4)
        .coordinateSpace(.named(1))
    }
    XCTAssertEqual(frames, [rect(1, 1, 20, 10), rect(3, 3, 20, 10)])
  }

  func testANameThatIsNotThereMeansTheWidget() async {
    XCTAssertEqual(found({ $0.frame(in: .named("none")) }) { $0 }, rect(40, 45, 20, 10))
    XCTAssertEqual(found({ $0.frame(in: .scrollView) }) { $0 }, rect(40, 45, 20, 10))
    XCTAssertEqual(found({ $0.bounds(of: .named("none")) }) { $0 }, .some(nil))
  }

  func testBoundsOfASpaceSeenFromInside() async {
    XCTAssertEqual(
      found({ $0.bounds(of: .named("box")) }) { $0.padding(5).coordinateSpace(.named("box")) },
      rect(-5, -5, 30, 20))
  }

  func testEffectsCount() async {
    // Twice as large around its middle at (50, 50).
    XCTAssertEqual(found({ $0.frame(in: .global) }) { $0.scaleEffect(2) }, rect(30, 40, 40, 20))
    XCTAssertEqual(
      found({ $0.frame(in: .named("box")) }) { $0.padding(1).coordinateSpace(.named("box")).scaleEffect(2) },
      rect(1, 1, 20, 10))
    XCTAssertEqual(
      found({ $0.frame(in: .named("box")) }) { $0.scaleEffect(x: 0.5).coordinateSpace(.named("box")) },
      rect(5, 0, 10, 10))
    XCTAssertEqual(
      found({ $0.frame(in: .named("box")) }) {
        $0.coordinateSpace(.named("box")).scaleEffect(0).opacity(0.5)
      },
      rect(0, 0, 20, 10))
  }

  func testAWidgetHasNoSafeArea() async {
    XCTAssertEqual(found({ $0.safeAreaInsets }) { $0 }, EdgeInsets())
  }

  func testAReaderFillsAndStartsAtTheLeadingCorner() async {
    let boxes = scene(100, 50) { GeometryReader { Color.red.frame(width: $0.size.width / 4, height: 5) } }
      .boxes
    XCTAssertEqual(boxes, [rect(0, 0, 25, 5)])
    let mirrored = scene(100, 50, rightToLeft: true) {
      GeometryReader { Color.red.frame(width: $0.size.width / 4, height: 5) }
    }.boxes
    XCTAssertEqual(mirrored, [rect(75, 0, 25, 5)])
  }

  func testDivisionByASizeOfZero() async {
    let scene = scene(0, 0) {
      GeometryReader { proxy in
        Color.red.frame(width: 10 / proxy.size.width, height: proxy.size.height / proxy.size.width)
          .offset(x: 1 / proxy.size.height).position(x: .nan, y: 0 / proxy.size.width)
      }
    }
    XCTAssertTrue(scene.boxes.allSatisfy { $0.minX.isFinite && $0.width.isFinite && $0.maxY.isFinite })
    XCTAssertTrue(scene.codes.contains("invalid-frame"))
  }

  func testTheContainerBackgroundMayStandInAReader() async {
    let scene = scene(100, 100) {
      GeometryReader { _ in Color.red.containerBackground(.blue, for: .widget) }
    }
    XCTAssertEqual(scene.containerBackground?.flatMap(\.boxes), [rect(0, 0, 100, 100)])
  }

  func testOnGeometryChangeIsNamedAsWithoutEffect() async {
    let scene = scene(10, 10) {
      Color.red.onGeometryChange(for: CGSize.self, of: { $0.size }, action: { _ in XCTFail("must not run") })
    }
    XCTAssertEqual(scene.codes, ["no-effect-in-widget"])
  }
}

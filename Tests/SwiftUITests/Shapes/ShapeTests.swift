import Archive
import SwiftUI
import XCTest

@MainActor final class ShapeTests: XCTestCase {
  /// Looks at the size only, as many shapes do.
  private struct Diagonal: Shape {
    func path(in rect: CGRect) -> Path {
      Path { path in
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: rect.width, y: rect.height))
      }
    }
  }

  func testShapesAreAskedForARectangleAtTheOrigin() async {
    let scene = scene(100, 100) { Diagonal().stroke(.red).frame(width: 20, height: 40) }
    XCTAssertEqual(
      scene.paths.first?.geometry,
      .elements([.move(CGPoint(x: 40, y: 30)), .line(CGPoint(x: 60, y: 70))]))
  }

  func testShapesAreMirrored() async {
    let leading = UnevenRoundedRectangle(topLeadingRadius: 20, style: .circular)
    func corner(_ rightToLeft: Bool) -> Path {
      let scene = scene(100, 100, rightToLeft: rightToLeft) { leading.fill(.red) }
      guard case .elements(let elements) = scene.paths.first?.geometry else { return Path() }
      var path = Path()
      path.elements = elements
      return path
    }
    XCTAssertFalse(corner(false).contains(CGPoint(x: 2, y: 2)))
    XCTAssertTrue(corner(false).contains(CGPoint(x: 98, y: 2)))
    XCTAssertTrue(corner(true).contains(CGPoint(x: 2, y: 2)))
    XCTAssertFalse(corner(true).contains(CGPoint(x: 98, y: 2)))
    XCTAssertEqual(Circle().layoutDirectionBehavior, .fixed)
    XCTAssertEqual(leading.layoutDirectionBehavior, .mirrors)
  }

  func testChainedFillsAndStrokes() async {
    let scene = scene(40, 40) {
      Circle().fill(.red).stroke(.blue, lineWidth: 4).strokeBorder(.green, lineWidth: 2)
    }
    XCTAssertEqual(
      scene.paths.map(\.paint),
      [
        .color(SceneColor(.system(.red))), .color(SceneColor(.system(.blue))),
        .color(SceneColor(.system(.green))),
      ])
    XCTAssertEqual(scene.paths[1].geometry, .ellipse(CGRect(x: 0, y: 0, width: 40, height: 40)))
    // A border lies inside: half its width from the edge.
    XCTAssertEqual(scene.paths[2].geometry, .ellipse(CGRect(x: 1, y: 1, width: 38, height: 38)))
  }

  func testStrokeAsAShape() async {
    let scene = scene(40, 40) {
      Circle().stroke(style: StrokeStyle(lineWidth: 3, lineCap: .round, dash: [4, 2], dashPhase: 1))
    }
    XCTAssertEqual(
      scene.paths.first?.style,
      .stroke(Archive.StrokeStyle(width: 3, cap: .round, dash: [4, 2], dashPhase: 1)))
    let path = Rectangle().stroke(lineWidth: 2).path(in: CGRect(x: 0, y: 0, width: 10, height: 10))
    XCTAssertEqual(area(path), 144 - 64, accuracy: 1e-6)
    XCTAssertEqual(type(of: Circle().stroke(lineWidth: 1)).role, .stroke)
  }

  func testInsets() async {
    let rounded = RoundedRectangle(cornerRadius: 20).inset(by: 5).path(
      in: CGRect(x: 0, y: 0, width: 100, height: 60))
    XCTAssertEqual(
      rounded.known, .roundedRect(CGRect(x: 5, y: 5, width: 90, height: 50), radius: 15, continuous: true))
    let twice = Rectangle().inset(by: 5).inset(by: 5).path(in: CGRect(x: 0, y: 0, width: 100, height: 60))
    XCTAssertEqual(twice.boundingRect, CGRect(x: 10, y: 10, width: 80, height: 40))
    // More than half is half.
    XCTAssertEqual(
      Rectangle().inset(by: 500).path(in: CGRect(x: 0, y: 0, width: 100, height: 60)).boundingRect.size, .zero
    )
  }

  func testMovedShapes() async {
    let box = CGRect(x: 0, y: 0, width: 100, height: 60)
    XCTAssertEqual(Rectangle().offset(x: 3, y: 4).path(in: box).boundingRect, box.offsetBy(dx: 3, dy: 4))
    XCTAssertEqual(Rectangle().offset(CGPoint(x: 1, y: 1)).path(in: box).boundingRect.minX, 1)
    XCTAssertEqual(
      Rectangle().scale(x: 0.5, y: 1, anchor: .leading).path(in: box).boundingRect,
      CGRect(x: 0, y: 0, width: 50, height: 60))
    XCTAssertEqual(
      Rectangle().size(width: 10, height: 20).path(in: box).boundingRect,
      CGRect(x: 0, y: 0, width: 10, height: 20))
    XCTAssertEqual(
      Rectangle().transform(CGAffineTransform(translationX: 7, y: 0)).path(in: box).boundingRect.minX, 7)
    let turned = Rectangle().rotation(.degrees(90)).path(in: box).boundingRect
    XCTAssertEqual(turned.width, 60, accuracy: 1e-9)
    XCTAssertEqual(turned.midX, 50, accuracy: 1e-9)
    let half = Circle().trim(from: 0, to: 0.5).path(in: CGRect(x: 0, y: 0, width: 100, height: 100))
      .boundingRect
    XCTAssertEqual(half.minY, 50, accuracy: 0.01)
    XCTAssertEqual(AnyShape(Circle()).path(in: box), Circle().path(in: box))
  }

  func testMembers() async {
    let scene = scene(100, 100) {
      VStack(spacing: 0) {
        Color.red.clipShape(.rect)
        Color.red.clipShape(.rect(cornerRadius: 4))
        Color.red.clipShape(.rect(cornerSize: CGSize(width: 4, height: 4), style: .circular))
        Color.red.clipShape(.rect(topLeadingRadius: 4))
        Color.red.clipShape(.rect(cornerRadii: .init(topLeading: 4)))
        Color.red.clipShape(.capsule)
        Color.red.clipShape(.capsule(style: .circular))
        Color.red.clipShape(.circle)
        Color.red.clipShape(.ellipse)
        Color.red.clipShape(.containerRelative)
      }
    }
    XCTAssertEqual(scene.groups.compactMap(\.clip).count, 10)
  }

  func testPathViewsStandWhereTheirPointsAre() async {
    let scene = scene(100, 100) {
      Path(CGRect(x: 10, y: 10, width: 5, height: 5)).fill(.red).frame(width: 50, height: 50)
    }
    XCTAssertEqual(scene.boxes, [CGRect(x: 35, y: 35, width: 5, height: 5)])
  }

  func testAnimatableData() async {
    var rounded = RoundedRectangle(cornerRadius: 4)
    rounded.animatableData = rounded.animatableData.interpolated(
      towards: RoundedRectangle(cornerRadius: 8).animatableData, amount: 0.5)
    XCTAssertEqual(rounded.cornerSize, CGSize(width: 6, height: 6))
    var pair = AnimatablePair(CGFloat(3), Double(4))
    XCTAssertEqual(pair.magnitudeSquared, 25)
    pair.scale(by: 2)
    XCTAssertEqual(pair, AnimatablePair(6, 8))
    XCTAssertEqual(Angle.degrees(90).animatableData, .pi / 2)
  }

  func testLongAndBadShapes() async {
    struct Wild: Shape {
      let count: Int
      func path(in rect: CGRect) -> Path {
        Path { path in
          path.move(to: CGPoint(x: CGFloat.nan, y: 0))
          for index in 0..<count { path.addLine(to: CGPoint(x: CGFloat.infinity, y: CGFloat(index))) }
        }
      }
    }
    let long = scene(10, 10) { Wild(count: 100_000).fill(.red) }
    XCTAssertEqual(long.codes, ["path-too-long"])
    XCTAssertEqual(long.paths.count, 0)
    let bad = scene(10, 10) { Wild(count: 3).stroke(.red, lineWidth: .nan) }
    XCTAssertEqual(bad.paths.count, 0)
    let kept = scene(10, 10) { Wild(count: 3).fill(.red) }
    XCTAssertEqual(kept.codes, ["path-invalid-point"])
    guard case .elements(let elements) = kept.paths.first?.geometry else { return XCTFail("no path") }
    XCTAssertEqual(elements[1], .line(CGPoint(x: 1e6, y: 0)))
    let negative = scene(10, 10) {
      ZStack {
        RoundedRectangle(cornerRadius: -5).fill(.red)
        Circle().inset(by: .nan).fill(.red)
        Circle().trim(from: .nan, to: .infinity).fill(.red)
        Circle().rotation(Angle(radians: .nan)).scale(.infinity).offset(x: .nan).fill(.red)
        UnevenRoundedRectangle(topLeadingRadius: .nan, bottomTrailingRadius: .infinity).fill(.red)
        Circle().stroke(
          .red, style: StrokeStyle(lineWidth: -1, miterLimit: .nan, dash: [.nan], dashPhase: .infinity))
      }
    }
    XCTAssertLessThanOrEqual(negative.paths.count, 5)
  }
}

extension ShapeTests {
  func testConcentricRectangleFollowsItsContainer() async {
    let scene = scene(100, 100) {
      ConcentricRectangle().fill(.red).padding(5).containerShape(.rect(cornerRadius: 20))
      Color.red.clipShape(.rect(corners: .fixed(4)))
    }
    guard case .roundedRect(_, let radius, true) = scene.paths.first?.geometry else {
      return XCTFail("no corners")
    }
    XCTAssertEqual(radius, 15)
    guard case .roundedRect(_, let fixed, _) = scene.groups.compactMap(\.clip).first else {
      return XCTFail("no clip")
    }
    XCTAssertEqual(fixed, 4)
  }
}

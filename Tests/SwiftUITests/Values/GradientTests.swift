import Archive
import SwiftUI
import XCTest

@MainActor final class GradientTests: XCTestCase {
  private func paint<S: ShapeStyle>(_ style: S, _ width: CGFloat = 100, _ height: CGFloat = 50) -> Paint? {
    scene(width, height) { Rectangle().fill(style) }.paths.first?.paint
  }

  func testLinear() async {
    let expected = Paint.linearGradient(
      stops: [
        GradientStop(color: SceneColor(.system(.red)), location: 0),
        GradientStop(color: SceneColor(.system(.blue)), location: 1),
      ], start: CGPoint(x: 0, y: 25), end: CGPoint(x: 100, y: 25))
    var found = paint(LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
    XCTAssertEqual(found, expected)
    found = paint(.linearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
    XCTAssertEqual(found, expected)
    found = paint(
      .linearGradient(
        stops: [.init(color: .red, location: 0), .init(color: .blue, location: 1)], startPoint: .leading,
        endPoint: .trailing))
    XCTAssertEqual(found, expected)
    found = paint(
      .linearGradient(Gradient(colors: [.red, .blue]), startPoint: .leading, endPoint: .trailing))
    XCTAssertEqual(found, expected)
  }

  func testEllipseReachesTheSides() async {
    guard
      case .ellipticalGradient(_, let center, let radii, let start, let end) = paint(
        .ellipticalGradient(colors: [.red, .blue]))
    else { return XCTFail("no elliptical gradient") }
    XCTAssertEqual(center, CGPoint(x: 50, y: 25))
    // Half axes at the end: half of each side.
    XCTAssertEqual(radii.width * end, 50)
    XCTAssertEqual(radii.height * end, 25)
    XCTAssertEqual(start, 0)
  }

  func testConicRunsOneTurn() async {
    guard
      case .angularGradient(let stops, _, let start, let end) = paint(
        .conicGradient(colors: [.red, .blue, .red], center: .center, angle: .degrees(90)))
    else { return XCTFail("no angular gradient") }
    XCTAssertEqual(stops.map(\.location), [0, 0.5, 1])
    XCTAssertEqual(start, .pi / 2, accuracy: 1e-9)
    XCTAssertEqual(end - start, 2 * .pi, accuracy: 1e-9)
  }

  func testPerceptualAddsStops() async {
    let gradient = Gradient(colors: [Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1)])
    guard
      case .linearGradient(let stops, _, _) = paint(
        .linearGradient(gradient.colorSpace(.perceptual), startPoint: .top, endPoint: .bottom))
    else { return XCTFail("no linear gradient") }
    XCTAssertEqual(stops.count, 17)
    XCTAssertEqual(stops[8].location, 0.5, accuracy: 1e-9)
    guard case .srgb(let r, let g, let b) = stops[8].color.base else { return XCTFail("not settled") }
    XCTAssertEqual(r * 255, 140, accuracy: 1)
    XCTAssertEqual(g * 255, 83, accuracy: 1)
    XCTAssertEqual(b * 255, 162, accuracy: 1)
  }

  func testColorGradientIsLighterAbove() async {
    guard case .linearGradient(let stops, let start, let end) = paint(Color.black.gradient) else {
      return XCTFail("no linear gradient")
    }
    XCTAssertEqual(start.y, 0)
    XCTAssertEqual(end.y, 50)
    XCTAssertEqual(stops[0].color, SceneColor(.srgb(red: 0.22, green: 0.22, blue: 0.22)))
    XCTAssertEqual(stops[1].color, SceneColor(.srgb(red: 0, green: 0, blue: 0)))
  }

  func testBadStops() async {
    let empty = scene(10, 10) {
      Rectangle().fill(LinearGradient(colors: [], startPoint: .top, endPoint: .bottom))
    }
    XCTAssertEqual(empty.codes, ["gradient-empty"])
    XCTAssertEqual(empty.paths.count, 1)

    let falling = scene(10, 10) {
      Rectangle().fill(
        LinearGradient(
          stops: [
            .init(color: .red, location: 0.8), .init(color: .blue, location: 0.2),
            .init(color: .green, location: .nan), .init(color: .green, location: .infinity),
          ], startPoint: .top, endPoint: UnitPoint(x: .nan, y: .infinity)))
    }
    XCTAssertEqual(falling.codes, ["gradient-unordered"])
    guard case .linearGradient(let stops, _, _) = falling.paths.first?.paint else {
      return XCTFail("no gradient")
    }
    XCTAssertEqual(stops.prefix(3).map(\.location), [0.8, 0.8, 0.8])
    XCTAssertTrue(stops.allSatisfy { $0.location.isFinite })

    let many = scene(10, 10) {
      Rectangle().fill(
        RadialGradient(
          colors: Array(repeating: .red, count: 5_000), center: .center, startRadius: -3, endRadius: .nan))
    }
    XCTAssertEqual(many.codes, ["gradient-too-long"])
    guard case .radialGradient(let kept, _, let a, let b) = many.paths.first?.paint else {
      return XCTFail("no gradient")
    }
    XCTAssertEqual(kept.count, 256)
    XCTAssertEqual([a, b], [0, 0])
  }

  func testMeshVertices() async {
    let mesh = MeshGradient(
      width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.red, .blue, .white, .black])
    guard case .meshGradient(let found) = paint(mesh) else { return XCTFail("no mesh") }
    XCTAssertEqual(found.columns, 2)
    XCTAssertEqual(found.vertices.map(\.position.x), [0, 100, 0, 100])
    XCTAssertEqual(found.vertices.map(\.position.y), [0, 0, 50, 50])
    XCTAssertEqual(found.vertices[1].color, SceneColor(.system(.blue)))
    // A third of the way to the only neighbour; none where there is no neighbour.
    XCTAssertEqual(found.vertices[0].trailing.x, 100.0 / 3, accuracy: 1e-4)
    XCTAssertEqual(found.vertices[0].leading, found.vertices[0].position)
    XCTAssertTrue(found.smoothsColors)
  }

  func testMeshWithControlPoints() async {
    let flat = SIMD2<Float>(0.5, 0.5)
    let points =
      [
        MeshGradient.BezierPoint(
          position: [0, 0], leadingControlPoint: [0, 0], topControlPoint: [0, 0],
          trailingControlPoint: [0.4, 0.2], bottomControlPoint: flat)
      ]
      + (1..<4).map { _ in
        MeshGradient.BezierPoint(
          position: flat, leadingControlPoint: flat, topControlPoint: flat, trailingControlPoint: flat,
          bottomControlPoint: flat)
      }
    let mesh = MeshGradient(
      width: 2, height: 2, bezierPoints: points,
      resolvedColors: Array(repeating: Color.Resolved(red: 1, green: 0, blue: 0), count: 4),
      background: .green, smoothsColors: false)
    guard case .meshGradient(let found) = paint(mesh) else { return XCTFail("no mesh") }
    XCTAssertEqual(found.vertices[0].trailing.x, 40, accuracy: 1e-4)
    XCTAssertEqual(found.vertices[0].trailing.y, 10, accuracy: 1e-4)
    XCTAssertEqual(found.background, SceneColor(.system(.green)))
    XCTAssertFalse(found.smoothsColors)
  }

  func testPerceptualMeshIsDivided() async {
    let mesh = MeshGradient(
      width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
      colors: [.black, .white, .black, .white], colorSpace: .perceptual)
    guard case .meshGradient(let found) = paint(mesh) else { return XCTFail("no mesh") }
    XCTAssertEqual(found.columns, 5)
    XCTAssertEqual(found.vertices.count, 25)
    XCTAssertEqual(found.vertices[12].position.x, 50, accuracy: 1e-4)
    XCTAssertEqual(found.vertices[12].position.y, 25, accuracy: 1e-4)
    guard case .srgb(let r, _, _) = found.vertices[12].color.base else { return XCTFail("not settled") }
    XCTAssertEqual(r, 0.3886, accuracy: 0.002)
  }

  func testIncompleteMeshIsReported() async {
    for mesh in [
      MeshGradient(width: 3, height: 3, points: [[0, 0]], colors: [.red]),
      MeshGradient(width: 0, height: -1, points: [], colors: []),
      MeshGradient(width: .max, height: .max, points: [], colors: []),
    ] {
      let scene = scene(10, 10) { mesh }
      XCTAssertEqual(scene.codes, ["mesh-incomplete"])
    }
    let wild = MeshGradient(
      width: 2, height: 2, points: [[.nan, 0], [.infinity, 0], [0, -.infinity], [1, 1]],
      colors: [.red, .red, .red, .red])
    guard case .meshGradient(let found) = paint(wild) else { return XCTFail("no mesh") }
    XCTAssertTrue(found.vertices.allSatisfy { $0.position.x.isFinite && abs($0.position.x) <= 1e6 })
  }
}

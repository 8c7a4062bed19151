import Archive
import Foundation
import XCTest

@testable import Render

/// Paints beyond plain colours: ellipses, meshes, pictures, materials.
final class FillTests: XCTestCase {
  private typealias S = SampleScenes

  private let stops = [
    GradientStop(color: SceneColor(.srgb(red: 1, green: 0, blue: 0)), location: 0),
    GradientStop(color: SceneColor(.srgb(red: 0, green: 0, blue: 1)), location: 1),
  ]

  private func draw(_ nodes: [Node], _ edit: (inout Appearance) -> Void = { _ in }) -> Picture {
    PixelAssertions.draw(nodes, edit)
  }

  func testEllipticalGradient() {
    let picture = draw([
      S.rect(
        0, 0, 100, 100,
        .ellipticalGradient(
          stops: stops, center: CGPoint(x: 50, y: 50), radii: CGSize(width: 40, height: 20), start: 0, end: 1)
      )
    ])
    picture.assert(50, 50, 1, 0, 0, accuracy: 0.04)
    // Half way along both axes.
    picture.assert(70, 50, 0.5, 0, 0.5, accuracy: 0.04)
    picture.assert(50, 60, 0.5, 0, 0.5, accuracy: 0.04)
    picture.assert(50, 95, 0, 0, 1)
  }

  func testEllipticalGradientWithARadiusToStartFrom() {
    let picture = draw([
      S.rect(
        0, 0, 100, 100,
        .ellipticalGradient(
          stops: stops, center: CGPoint(x: 50, y: 50), radii: CGSize(width: 40, height: 40), start: 0.5,
          end: 1))
    ])
    picture.assert(60, 50, 1, 0, 0)
    picture.assert(80, 50, 0.5, 0, 0.5, accuracy: 0.04)
  }

  // MARK: Meshes

  /// Vertices over the whole picture, curves straight.
  private func mesh(
    _ rows: [[(Double, Double, Double)]], smooth: Bool = false, move: (CGPoint) -> CGPoint = { $0 }
  ) -> Paint {
    var vertices: [SceneMesh.Vertex] = []
    let (height, width) = (Double(rows.count - 1), Double(rows[0].count - 1))
    func place(_ x: Double, _ y: Double) -> CGPoint { move(CGPoint(x: x / width * 100, y: y / height * 100)) }
    for (y, row) in rows.enumerated() {
      for (x, c) in row.enumerated() {
        let (x, y) = (Double(x), Double(y))
        vertices.append(
          SceneMesh.Vertex(
            position: place(x, y), leading: place(x - 1 / 3, y), top: place(x, y - 1 / 3),
            trailing: place(x + 1 / 3, y), bottom: place(x, y + 1 / 3),
            color: SceneColor(.srgb(red: c.0, green: c.1, blue: c.2))))
      }
    }
    return .meshGradient(
      SceneMesh(
        columns: rows[0].count, vertices: vertices, background: SceneColor(.srgb(red: 1, green: 1, blue: 1)),
        smoothsColors: smooth))
  }

  func testMeshFlowsBetweenItsCorners() {
    let picture = draw([S.rect(0, 0, 100, 100, mesh([[(1, 0, 0), (0, 1, 0)], [(0, 0, 1), (0, 0, 0)]]))])
    picture.assert(1, 1, 1, 0, 0, accuracy: 0.04)
    picture.assert(98, 1, 0, 1, 0, accuracy: 0.04)
    picture.assert(50, 50, 0.25, 0.25, 0.25, accuracy: 0.03)
    picture.assert(1, 50, 0.5, 0, 0.5, accuracy: 0.04)
  }

  func testMeshLeavesItsBackground() {
    let picture = draw([
      S.rect(
        0, 0, 100, 100,
        mesh([[(1, 0, 0), (1, 0, 0)], [(1, 0, 0), (1, 0, 0)]], move: { CGPoint(x: $0.x / 2, y: $0.y) }))
    ])
    picture.assert(40, 50, 1, 0, 0)
    picture.assert(60, 50, 1, 1, 1)
  }

  func testMeshHasNoGaps() {
    // Moved and bent, every pixel of the shape has the one colour of its vertices.
    let picture = draw([
      S.rect(
        0, 0, 100, 100,
        mesh(Array(repeating: Array(repeating: (0, 0.5, 0), count: 4), count: 4)) {
          CGPoint(x: $0.x * 1.3 - 15 + sin($0.y) * 3, y: $0.y * 1.2 - 10 + cos($0.x) * 3)
        })
    ])
    for y in stride(from: 0, to: 100, by: 3) {
      for x in stride(from: 0, to: 100, by: 3) { picture.assert(x, y, 0, 0.5, 0) }
    }
  }

  func testSmoothMeshIsFlatAtItsVertices() {
    let rows: [[(Double, Double, Double)]] = [
      [(0, 0, 0), (1, 1, 1), (0, 0, 0)], [(0, 0, 0), (1, 1, 1), (0, 0, 0)],
    ]
    let linear = draw([S.rect(0, 0, 100, 100, mesh(rows))])
    let smooth = draw([S.rect(0, 0, 100, 100, mesh(rows, smooth: true))])
    XCTAssertEqual(linear.color(x: 40, y: 50).red, 0.81, accuracy: 0.03)
    XCTAssertGreaterThan(smooth.color(x: 40, y: 50).red, 0.88)
  }

  func testMeshInVibrantModeIsGrey() {
    let node = S.rect(0, 0, 100, 100, mesh([[(1, 0, 0), (1, 0, 0)], [(1, 0, 0), (1, 0, 0)]]))
    draw([node]) { $0.renderingMode = .vibrant }.assert(50, 50, 0.2126, 0.2126, 0.2126)
  }

  // MARK: Pictures

  /// 4 × 4 pixels: red, green / blue, white quarters.
  private var quarters: Data {
    SceneRenderer().drawing(
      Scene(
        size: CGSize(width: 4, height: 4),
        content: [
          S.rect(0, 0, 2, 2, S.color(1, 0, 0)), S.rect(2, 0, 2, 2, S.color(0, 1, 0)),
          S.rect(0, 2, 2, 2, S.color(0, 0, 1)), S.rect(2, 2, 2, 2, S.color(1, 1, 1)),
        ]),
      appearance: Appearance(displayScale: 1, clipsToContainer: false, requiresContainerBackground: false),
      at: S.now
    ).png()
  }

  func testImageFillRepeats() {
    let fill = ImageFill(
      data: quarters, source: CGRect(x: 0, y: 0, width: 1, height: 1),
      tile: CGRect(x: 10, y: 0, width: 40, height: 40))
    let picture = draw([S.rect(0, 0, 100, 100, .image(fill))])
    picture.assert(20, 10, 1, 0, 0)
    picture.assert(40, 10, 0, 1, 0)
    picture.assert(60, 30, 0, 0, 1)
    picture.assert(1, 10, 0, 1, 0)
    picture.assert(20, 50, 1, 0, 0)
  }

  func testImageFillOfAPart() {
    let fill = ImageFill(
      data: quarters, source: CGRect(x: 0.5, y: 0, width: 0.5, height: 0.5),
      tile: CGRect(x: 0, y: 0, width: 10, height: 10))
    let picture = draw([S.rect(0, 0, 100, 100, .image(fill))])
    for x in stride(from: 1, to: 100, by: 7) { picture.assert(x, 55, 0, 1, 0) }
  }

  // MARK: Materials

  /// Colours measured over plain backgrounds in the iOS 27 simulator: facts, `typography.json`, `materials`.
  func testMaterialsHaveTheMeasuredColours() {
    let measured: [(Material, Bool, (Double, Double, Double), (Double, Double, Double))] = [
      (.ultraThin, false, (0, 0, 0), (88.7, 88.7, 88.7)), (.ultraThin, false, (255, 0, 0), (234, 93, 93)),
      (.thin, false, (200, 120, 60), (239.1, 195.8, 163.2)),
      (.regular, false, (60, 140, 160), (198.1, 228, 236.9)),
      (.thick, false, (0, 255, 0), (213.9, 254.9, 213.9)),
      (.bar, false, (180, 150, 140), (254.9, 247, 244.6)),
      (.ultraThin, true, (255, 255, 255), (176.8, 176.8, 176.8)),
      (.thin, true, (60, 140, 160), (40, 83.8, 94.1)),
      (.regular, true, (200, 120, 60), (90, 59.8, 37.8)), (.thick, true, (0, 0, 255), (30, 30, 77.1)),
      (.bar, true, (255, 0, 0), (156.1, 28, 28)),
    ]
    for (material, dark, c, expected) in measured {
      let picture = draw([
        S.rect(0, 0, 100, 100, S.color(c.0 / 255, c.1 / 255, c.2 / 255)),
        S.rect(0, 0, 100, 100, .material(material)),
      ]) { $0.colorScheme = dark ? .dark : .light }
      picture.assert(
        50, 50, expected.0 / 255, expected.1 / 255, expected.2 / 255, accuracy: 3.5 / 255)
    }
  }

  func testMaterialBlursWhatIsBehind() {
    let nodes = [
      S.rect(0, 0, 50, 100, S.color(0, 0, 0)), S.rect(50, 0, 50, 100, S.color(1, 1, 1)),
      S.rect(20, 20, 60, 60, .material(.ultraThin)),
    ]
    let picture = draw(nodes)
    // Outside as sharp as before, inside a soft slope.
    picture.assert(48, 10, 0, 0, 0)
    picture.assert(52, 10, 1, 1, 1)
    let across = stride(from: 22, to: 80, by: 4).map { picture.color(x: $0, y: 50).red }
    for (a, b) in zip(across, across.dropFirst()) {
      XCTAssertGreaterThanOrEqual(b, a - 0.005)
      XCTAssertLessThan(b - a, 0.12)
    }
    XCTAssertGreaterThan((across.last ?? 0) - (across.first ?? 1), 0.2)
  }

  func testMaterialInATranslucentGroupShowsWhatIsBehindTheGroup() {
    let nodes: [Node] = [
      S.rect(0, 0, 100, 100, S.color(1, 0, 0)),
      .group(
        GroupNode(
          opacity: 0.5,
          children: [S.rect(0, 0, 1, 1, S.color(0, 0, 0)), S.rect(0, 0, 100, 100, .material(.ultraThin))])),
    ]
    // Half of (234, 93, 93) over red.
    draw(nodes).assert(90, 90, 244.5 / 255, 46.5 / 255, 46.5 / 255, accuracy: 0.02)
  }

  func testMaterialOverNothingIsTranslucent() {
    let color = draw([S.rect(0, 0, 100, 100, .material(.ultraThin))]).color(x: 50, y: 50)
    XCTAssertGreaterThan(color.alpha, 0.3)
    XCTAssertLessThan(color.alpha, 0.5)
  }

  func testReducedTransparencyMakesMaterialsOpaque() {
    for backdrop in [0.0, 1] {
      let picture = draw([
        S.rect(0, 0, 100, 100, S.color(backdrop, 0, 0)), S.rect(0, 0, 100, 100, .material(.ultraThin)),
      ]) { $0.reducesTransparency = true }
      picture.assert(50, 50, 245 / 255, 245 / 255, 245 / 255)
    }
  }

  func testMaterialInAccentedModeIsAFaintLayer() {
    let picture = draw([S.rect(0, 0, 100, 100, .material(.regular))]) { $0.renderingMode = .accented }
    picture.assert(50, 50, 1, 1, 1, 0.2)
  }
}

import Archive
import SwiftUI
import XCTest

@MainActor final class EffectTests: XCTestCase {
  private func group<V: View>(_ view: V) -> GroupNode? { scene(100, 100) { view }.groups.first }

  private func matrix<V: View>(_ view: V) -> [Double]? {
    guard case .matrix(let matrix) = group(view)?.filter else { return nil }
    return matrix.values
  }
  /// What a matrix makes of a colour.
  private func apply(_ m: [Double]?, _ r: Double, _ g: Double, _ b: Double, _ a: Double = 1) -> [Double] {
    guard let m else { return [] }
    return (0..<4).map { row in
      m[row * 5] * r + m[row * 5 + 1] * g + m[row * 5 + 2] * b + m[row * 5 + 3] * a + m[row * 5 + 4]
    }
  }
  private func near(_ a: [Double], _ b: [Double], _ accuracy: Double = 1e-9, line: UInt = #line) {
    XCTAssertEqual(a.count, b.count, line: line)
    for (x, y) in zip(a, b) { XCTAssertEqual(x, y, accuracy: accuracy, line: line) }
  }

  func testColorMatrices() async {
    near(apply(matrix(Color.red.brightness(0.2)), 0.1, 0.5, 0.9), [0.3, 0.7, 1.1, 1])
    near(apply(matrix(Color.red.contrast(2)), 0.25, 0.5, 0.75), [0, 0.5, 1, 1])
    near(apply(matrix(Color.red.colorInvert()), 0.25, 0.5, 1), [0.75, 0.5, 0, 1])
    near(apply(matrix(Color.red.grayscale(1)), 1, 0, 0), [0.2126, 0.2126, 0.2126, 1])
    near(apply(matrix(Color.red.saturation(0)), 0, 1, 0), [0.7152, 0.7152, 0.7152, 1])
    near(apply(matrix(Color.red.saturation(1)), 0.3, 0.6, 0.9), [0.3, 0.6, 0.9, 1])
    near(apply(matrix(Color.red.saturation(2)), 0.5, 0.5, 0.5), [0.5, 0.5, 0.5, 1])
    near(apply(matrix(Color.red.luminanceToAlpha()), 1, 1, 1), [0, 0, 0, 1])
    // Greys have no hue, and a whole turn changes nothing.
    near(apply(matrix(Color.red.hueRotation(.degrees(123))), 0.4, 0.4, 0.4), [0.4, 0.4, 0.4, 1], 0.001)
    near(apply(matrix(Color.red.hueRotation(.degrees(360))), 0.2, 0.5, 0.8), [0.2, 0.5, 0.8, 1])
    // Red turned by 120° is mostly green.
    let green = apply(matrix(Color.red.hueRotation(.degrees(120))), 1, 0, 0)
    XCTAssertGreaterThan(green[1], green[0])
    XCTAssertGreaterThan(green[1], green[2])
    XCTAssertEqual(group(Color.red.colorMultiply(.blue))?.filter, .multiply(SceneColor(.system(.blue))))
    near(apply(matrix(Color.red.saturation(.nan)), 0.3, 0.6, 0.9), [0.3, 0.6, 0.9, 1])
    near(apply(matrix(Color.red.contrast(.infinity)), 0.3, 0.6, 0.9), [0.3, 0.6, 0.9, 1])
  }

  func testMask() async {
    let scene = scene(100, 100) {
      Color.red.mask(alignment: .topLeading) {
        Circle().frame(width: 40, height: 40)
        Link("hidden", destination: URL(fileURLWithPath: "/"))
      }
    }
    let mask = scene.groups.first?.mask ?? []
    XCTAssertEqual(mask.flatMap(\.paths).first?.geometry.box.size, CGSize(width: 40, height: 40))
    XCTAssertEqual(scene.boxes, [CGRect(x: 0, y: 0, width: 100, height: 100)])
    XCTAssertEqual(scene.hits.count, 0)
    XCTAssertEqual(scene.accessibility.count, 0)
    // An empty mask hides everything.
    XCTAssertEqual(group(Color.red.mask { EmptyView() })?.mask, [])
  }

  func testGroups() async {
    XCTAssertEqual(group(Color.red.compositingGroup())?.isIsolated, true)
    XCTAssertEqual(group(Color.red.drawingGroup(opaque: true, colorMode: .linear))?.isIsolated, true)
    XCTAssertEqual(group(Color.red.blendMode(.plusLighter))?.blend, .plusLighter)
    XCTAssertEqual(group(Color.red.blur(radius: 3, opaque: true))?.blurRadius, 3)
    XCTAssertEqual(group(Color.red.blur(radius: .infinity))?.blurRadius, 1_000)
    XCTAssertNil(group(Color.red.geometryGroup()))
    let shadow = group(Color.red.shadow(radius: 5, x: 1, y: .nan))?.shadow
    XCTAssertEqual(shadow?.radius, 5)
    XCTAssertEqual(shadow?.offset, CGSize(width: 1, height: 0))
    XCTAssertEqual(shadow?.color.opacity ?? 0, 0.33, accuracy: 1e-9)
  }

  func testClips() async {
    XCTAssertEqual(group(Color.red.clipped())?.clip, .rect(CGRect(x: 0, y: 0, width: 100, height: 100)))
    XCTAssertEqual(
      group(Color.red.cornerRadius(8))?.clip,
      .roundedRect(CGRect(x: 0, y: 0, width: 100, height: 100), radius: 8, continuous: false))
    let holed = Path { path in
      path.addRect(CGRect(x: 0, y: 0, width: 100, height: 100))
      path.addRect(CGRect(x: 25, y: 25, width: 50, height: 50))
    }
    guard
      case .elements(let elements) = group(Color.red.clipShape(holed, style: FillStyle(eoFill: true)))?.clip
    else { return XCTFail("no clip") }
    var path = Path()
    path.elements = elements
    XCTAssertEqual(area(path), 7_500, accuracy: 1e-6)
    let border = scene(100, 100) { Color.red.border(.blue, width: 4) }.paths.last
    XCTAssertEqual(border?.geometry, .rect(CGRect(x: 2, y: 2, width: 96, height: 96)))
    XCTAssertEqual(border?.style, .stroke(Archive.StrokeStyle(width: 4)))
  }

  func testAffineEffects() async {
    let t = group(
      Color.red.transformEffect(CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 3, ty: 4)).frame(
        width: 20, height: 20))?
      .transform
    // The view's own origin, at (40, 40), is what the map is about.
    XCTAssertEqual(t?.apply(CGPoint(x: 40, y: 40)), CGPoint(x: 43, y: 44))
    XCTAssertEqual(t?.apply(CGPoint(x: 40, y: 60)), CGPoint(x: 53, y: 64))
    let scaled = group(Color.red.scaleEffect(x: 2, y: 0.5, anchor: .bottomTrailing))?.transform
    XCTAssertEqual(scaled?.apply(CGPoint(x: 100, y: 100)), CGPoint(x: 100, y: 100))
    XCTAssertEqual(scaled?.apply(.zero), CGPoint(x: -100, y: 50))
    // Nothing is left of a view without width; nothing is drawn through a map that is none.
    XCTAssertEqual(group(Color.red.scaleEffect(0))?.opacity, 0)
    XCTAssertEqual(group(Color.red.scaleEffect(CGSize(width: CGFloat.nan, height: 1)))?.opacity, 0)
    XCTAssertEqual(
      group(Color.red.transformEffect(CGAffineTransform(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0)))?.opacity, 0
    )
    let mirrored = scene(100, 100, rightToLeft: true) { Color.red.flipsForRightToLeftLayoutDirection(true) }
    XCTAssertEqual(mirrored.groups.first?.transform?.apply(.zero), CGPoint(x: 100, y: 0))
    XCTAssertNil(group(Color.red.flipsForRightToLeftLayoutDirection(true)))
  }

  func testPerspective() async {
    /// Where a point of a red view that fills the scene is drawn.
    func image(_ p: CGPoint) -> CGPoint {
      let scene = scene(100, 100) { Color.red.rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0)) }
      return scene.groups.reversed().reduce(p) {
        $1.projection?.apply($0) ?? $1.transform?.apply($0) ?? $0
      }
    }
    // About the middle, the eye at a distance of 100: the half width of 50 is 50·cos 60° / (1 ± 50·sin 60°/100).
    XCTAssertEqual(image(CGPoint(x: 50, y: 50)).x, 50, accuracy: 1e-9)
    // A positive angle about y brings the right side away from the eye: it gets smaller.
    XCTAssertEqual(image(CGPoint(x: 100, y: 50)).x, 50 + 25 / (1 + 0.4330127), accuracy: 1e-4)
    XCTAssertEqual(image(CGPoint(x: 0, y: 50)).x, 50 - 25 / (1 - 0.4330127), accuracy: 1e-4)
    XCTAssertEqual(image(CGPoint(x: 100, y: 0)).y, 50 - 50 / (1 + 0.4330127), accuracy: 1e-4)
    // Without perspective it is only narrower.
    let flat = group(
      Color.red.rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0), anchor: .leading, perspective: 0))
    XCTAssertEqual(flat?.transform?.apply(CGPoint(x: 100, y: 10)).x ?? 0, 50, accuracy: 1e-9)
    // About z it is a turn in the plane.
    let plane = group(Color.red.rotation3DEffect(.degrees(90), axis: (x: 0, y: 0, z: 1)))?.transform
    XCTAssertEqual(plane?.apply(CGPoint(x: 100, y: 50)).y ?? 0, 100, accuracy: 1e-9)
    // From the edge nothing is seen.
    XCTAssertEqual(group(Color.red.rotation3DEffect(.degrees(90), axis: (x: 1, y: 0, z: 0)))?.opacity, 0)
    for angle in [Double.nan, .infinity] {
      XCTAssertNotNil(
        group(Color.red.rotation3DEffect(Angle(radians: angle), axis: (x: .nan, y: .infinity, z: 0))))
    }
  }

  func testHitsFollowThePerspective() async {
    let scene = scene(100, 100) {
      Link(destination: URL(fileURLWithPath: "/")) { Color.red }
        .rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0))
    }
    XCTAssertEqual(scene.hits.first?.frame.maxX ?? 0, 50 + 25 / (1 + 0.4330127), accuracy: 1e-3)
  }

  func testProjectionTransforms() async {
    var m = ProjectionTransform()
    (m.m13, m.m31) = (0.01, 5)
    let p = CGPoint(x: 20, y: 10)
    let q = p.applying(m)
    XCTAssertEqual(q.x, 25 / 1.2, accuracy: 1e-9)
    let back = q.applying(m.inverted())
    XCTAssertEqual(back.x, p.x, accuracy: 1e-9)
    XCTAssertEqual(back.y, p.y, accuracy: 1e-9)
    XCTAssertTrue(ProjectionTransform().isIdentity)
    XCTAssertFalse(m.isAffine)
    var flat = ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1))
    XCTAssertFalse(flat.invert())
  }

  func testVisualEffects() async {
    let scene = scene(100, 100) {
      Color.red.visualEffect { content, proxy in
        content.offset(x: proxy.size.width / 2).opacity(0.5).blur(radius: 2).rotationEffect(.degrees(10))
      }.frame(width: 40, height: 40)
    }
    let groups = scene.groups
    XCTAssertEqual(groups.count, 4)
    // The last effect is the outermost.
    XCTAssertEqual(groups[1].blurRadius, 2)
    XCTAssertEqual(groups[2].opacity, 0.5)
    XCTAssertEqual(groups[3].transform, .translation(20, 0))
    XCTAssertEqual(scene.boxes, [CGRect(x: 30, y: 30, width: 40, height: 40)])
  }

  func testShadersAndGlassAreReported() async {
    let shaded = scene(50, 50) {
      Color.red.colorEffect(ShaderLibrary.wave(.float(2), .color(.red))).layerEffect(
        Shader(function: ShaderLibrary.default.blur, arguments: [.float2(1, 2)]), maxSampleOffset: .zero)
    }
    XCTAssertEqual(shaded.codes, ["shader"])
    XCTAssertEqual(shaded.paths.count, 1)
    let glass = scene(50, 50) {
      GlassEffectContainer {
        Text("Hi").glassEffect(.regular.tint(.blue).interactive(), in: .rect(cornerRadius: 8))
      }
    }
    XCTAssertEqual(glass.codes, ["glass-approximated"])
    XCTAssertTrue(glass.paths.contains { $0.paint == .material(.thin) })
  }
}

extension PathGeometry {
  /// The box around an outline.
  var box: CGRect {
    switch self {
    case .rect(let r), .ellipse(let r), .roundedRect(let r, _, _): return r
    case .elements(let elements):
      var path = Path()
      path.elements = elements
      return path.boundingRect
    }
  }
}

import Archive
import Foundation
import FoundationXML
import XCTest

@testable import Render

/// Whatever numbers and strings an extension sends, something is drawn and nothing traps.
final class HostileSceneTests: XCTestCase {
  private typealias S = SampleScenes

  func testNumbers() {
    for bad in [Double.nan, .infinity, -.infinity, 1e300, -1e300, 1e9, 0, -5] {
      let rect = CGRect(x: bad, y: 1, width: bad, height: 20)
      let point = CGPoint(x: bad, y: bad)
      let stops = [
        GradientStop(color: SceneColor(.srgb(red: bad, green: bad, blue: bad), opacity: bad), location: bad)
      ]
      let paints: [Paint] = [
        .color(SceneColor(.srgb(red: bad, green: 0, blue: bad), opacity: bad)),
        .linearGradient(stops: stops, start: point, end: .zero),
        .radialGradient(stops: stops, center: point, startRadius: bad, endRadius: bad),
        .radialGradient(stops: stops, center: .zero, startRadius: bad, endRadius: bad),
        .angularGradient(stops: stops, center: .zero, startAngle: bad, endAngle: bad),
        .angularGradient(stops: [], center: point, startAngle: 0, endAngle: 1),
        .ellipticalGradient(
          stops: stops, center: point, radii: CGSize(width: bad, height: bad), start: bad, end: bad),
        .ellipticalGradient(
          stops: stops, center: .zero, radii: CGSize(width: bad, height: 0), start: bad, end: -1),
        .meshGradient(Self.mesh(columns: 3, rows: 3) { CGPoint(x: $0.x * bad, y: $0.y) }),
        .image(ImageFill(data: EncodedPictures.webp, source: rect, tile: rect)),
        .image(
          ImageFill(data: EncodedPictures.gif, source: CGRect(x: 0, y: 0, width: 1, height: 1), tile: rect)),
        .material(.thin),
      ]
      var nodes: [Node] = []
      for paint in paints {
        for geometry in [
          PathGeometry.rect(rect), .roundedRect(rect, radius: bad, continuous: true),
          .roundedRect(CGRect(x: 0, y: 0, width: 9, height: 9), radius: bad, continuous: false),
          .ellipse(rect),
          .elements([
            .line(point), .quad(control: point, to: .zero),
            .curve(control1: .zero, control2: point, to: point), .close,
          ]),
          .elements([.close, .quad(control: .zero, to: CGPoint(x: 9, y: 9))]),
        ] {
          nodes.append(.path(PathNode(geometry: geometry, paint: paint)))
          nodes.append(
            .path(
              PathNode(
                geometry: geometry,
                style: .stroke(
                  StrokeStyle(width: bad, miterLimit: bad, dash: [bad, 0.001, bad], dashPhase: bad)),
                paint: paint)))
        }
      }
      let run = GlyphRun(
        font: FontFace(name: "Inter", weight: bad, opticalSize: bad), size: bad, paint: paints[0],
        glyphs: [0, 5, UInt32.max], positions: [bad, bad, 3, 4, 5], decorations: [TextDecoration(rect: rect)])
      nodes += [
        .text(TextNode(string: "", frame: rect, runs: [run])),
        .liveText(
          LiveTextNode(
            text: RichText(segments: [
              TextSegment(
                .date(.relative(Date(timeIntervalSinceReferenceDate: bad))), style: TextStyle(size: bad))
            ]), frame: rect)),
        .symbol(
          SymbolNode(name: "star", pointSize: bad, weight: bad, frame: rect, paints: [], resizable: true)),
        .symbol(SymbolNode(name: "star", pointSize: bad, weight: bad, frame: rect, paints: [])),
        .image(ImageNode(data: Data([1, 2, 3]), frame: rect)),
        .image(
          ImageNode(
            data: EncodedPictures.webp, frame: rect,
            slicing: ImageSlicing(top: bad, left: bad, bottom: bad, right: bad, scale: bad, tiles: true))),
        .image(
          ImageNode(
            data: EncodedPictures.webp, frame: CGRect(x: 0, y: 0, width: 30, height: 30),
            slicing: ImageSlicing(top: bad, left: 1, bottom: bad, right: bad, scale: bad))),
        .liveProgress(
          LiveProgressNode(
            start: Date(timeIntervalSinceReferenceDate: bad), end: S.now + 5, countsDown: true,
            shape: .ring(lineWidth: bad), frame: CGRect(x: 0, y: 0, width: 30, height: 30), paint: paints[0])),
        .liveProgress(
          LiveProgressNode(
            start: S.now - 5, end: Date(timeIntervalSinceReferenceDate: bad), countsDown: false,
            shape: .bar(rightToLeft: true), frame: rect, paint: paints[1])),
        .unsupported(UnsupportedNode(name: "x", frame: rect)),
      ]
      let group = GroupNode(
        transform: Transform(a: bad, b: 0, c: 0, d: 1, tx: bad, ty: 0), opacity: bad, clip: .rect(rect),
        shadow: Shadow(color: SceneColor(.tint), radius: bad, offset: CGSize(width: bad, height: 0)),
        blurRadius: bad,
        children: nodes)
      var harmless = group
      harmless.transform = nil
      harmless.clip = nil
      harmless.innerShadow = harmless.shadow
      harmless.mask = nodes
      harmless.filter = .matrix(ColorMatrix(Array(repeating: bad, count: 20)) ?? .identity)
      var bent = harmless
      bent.projection = Projection(
        affine: Transform(a: bad, b: 1, c: 1, d: bad, tx: bad, ty: 0), px: bad, py: bad)
      var folded = GroupNode(children: nodes)
      folded.projection = Projection(affine: .identity, px: bad, py: -0.1)
      let scene = Scene(
        size: CGSize(width: bad < 1e8 ? bad : 50, height: 50),
        content: nodes + [.group(group), .group(harmless), .group(bent), .group(folded)],
        containerBackground: [])
      let appearance = Appearance(displayScale: 1, cornerRadius: bad)
      XCTAssertFalse(SceneRenderer().drawing(scene, appearance: appearance, at: S.now).png().isEmpty)
      parse(SVGWriter.svg(scene, appearance: appearance, at: S.now))
    }
  }

  func testDepth() {
    var node = S.rect(0, 0, 10, 10, S.color(1, 0, 0))
    for _ in 0..<2000 { node = .group(GroupNode(opacity: 0.999, children: [node])) }
    let scene = Scene(size: CGSize(width: 20, height: 20), content: [node], containerBackground: [])
    _ = SceneRenderer().drawing(scene, appearance: Appearance(displayScale: 1), at: S.now)
    parse(SVGWriter.svg(scene, appearance: Appearance(), at: S.now))
  }

  /// A mesh of vertices on a grid of unit steps, moved.
  private static func mesh(columns: Int, rows: Int, _ place: (CGPoint) -> CGPoint) -> SceneMesh {
    var vertices: [SceneMesh.Vertex] = []
    vertices.reserveCapacity(columns * rows)
    for y in 0..<rows {
      for x in 0..<columns {
        let p = place(CGPoint(x: x, y: y))
        vertices.append(
          SceneMesh.Vertex(
            position: p, leading: p, top: p, trailing: p, bottom: p,
            color: SceneColor(.srgb(red: Double(x % 2), green: Double(y % 3) / 2, blue: 0.5))))
      }
    }
    return SceneMesh(
      columns: columns, vertices: vertices, background: SceneColor(.tint), smoothsColors: true)
  }

  /// Groups in groups, each with every effect, drawn over and over.
  private func nested(_ depth: Int, _ edit: (inout GroupNode) -> Void) -> Node {
    var node = S.rect(0, 0, 300, 300, S.color(1, 0, 0))
    for _ in 0..<depth {
      var group = GroupNode(children: [node])
      edit(&group)
      node = .group(group)
    }
    return node
  }

  private func drawBothWays(_ nodes: [Node], line: UInt = #line) {
    let scene = Scene(size: CGSize(width: 300, height: 300), content: nodes, containerBackground: [])
    _ = SceneRenderer().drawing(scene, appearance: Appearance(displayScale: 2), at: S.now)
    parse(SVGWriter.svg(scene, appearance: Appearance(displayScale: 2), at: S.now), line: line)
  }

  func testMasksInMasks() {
    var mask: [Node] = [S.rect(0, 0, 300, 300, S.color(0, 0, 0))]
    for _ in 0..<500 {
      mask = [.group(GroupNode(mask: mask, children: [S.rect(0, 0, 300, 300, S.color(0, 0, 0))]))]
    }
    drawBothWays(mask)
  }

  func testEveryEffectInEveryOther() {
    let shadow = Shadow(color: SceneColor(.tint), radius: 1e6, offset: CGSize(width: 5, height: 5))
    drawBothWays([
      nested(500) {
        $0.blurRadius = 1e6
        $0.shadow = shadow
        $0.innerShadow = shadow
        $0.isIsolated = true
        $0.blend = .plusDarker
        $0.opacity = 0.99
      }
    ])
    drawBothWays([nested(500) { $0.projection = Projection(affine: .identity, px: 0.001, py: 0.001) }])
    drawBothWays([nested(500) { $0.filter = .multiply(SceneColor(.tint)) }])
    drawBothWays([nested(500) { $0.blend = .sourceAtop }])
  }

  func testAThousandBlursBesideEachOther() {
    drawBothWays(
      (0..<1000).map { _ in
        .group(GroupNode(blurRadius: 40, children: [S.rect(0, 0, 300, 300, S.color(0, 0, 1))]))
      })
  }

  func testAThousandMaterials() {
    drawBothWays((0..<1000).map { _ in S.rect(0, 0, 300, 300, .material(.thin)) })
  }

  func testMeshOfAMillionPoints() {
    let mesh = Self.mesh(columns: 1000, rows: 1000) { CGPoint(x: $0.x * 0.3, y: $0.y * 0.3) }
    drawBothWays([S.rect(0, 0, 300, 300, .meshGradient(mesh))])
    // Each cell as large as the picture.
    let folded = Self.mesh(columns: 100, rows: 100) {
      CGPoint(x: Int($0.x) % 2 * 300, y: Int($0.y) % 2 * 300)
    }
    drawBothWays([S.rect(0, 0, 300, 300, .meshGradient(folded))])
  }

  func testProjectionThroughTheEye() {
    for (px, py) in [(-0.01, 0), (-0.004, -0.004), (-1, 0), (1e-9, -1 / 150), (-0.0033333, 0)] {
      drawBothWays([
        .group(
          GroupNode(
            projection: Projection(affine: .identity, px: px, py: py),
            children: [S.rect(0, 0, 300, 300, S.color(1, 0, 0)), S.text("Through the eye", 10, 10, size: 30)])
        )
      ])
    }
  }

  func testStringsAreEscaped() throws {
    let evil = "\"/><script>alert('1')</script>&amp;\u{0}\u{1B}]]>\u{FFFF}<!--"
    var scene = SampleScenes.everything
    scene.accessibility = [
      AccessibilityElement(
        frame: CGRect(x: 0, y: 0, width: 9, height: 9), role: .link, label: evil, value: evil)
    ]
    scene.content = [
      S.text(evil, 5, 5, size: 12),
      .liveText(
        LiveTextNode(
          text: RichText(
            segments: [
              TextSegment(.string(evil), style: TextStyle(size: 12)),
              TextSegment(.date(.timer(S.now + 60)), style: TextStyle(size: 12)),
            ], locale: evil, timeZone: evil), frame: CGRect(x: 0, y: 0, width: 900, height: 20))),
      .symbol(
        SymbolNode(
          name: evil, pointSize: 20, weight: 400, frame: CGRect(x: 0, y: 0, width: 99, height: 20), paints: []
        )),
      .unsupported(UnsupportedNode(name: evil, frame: CGRect(x: 0, y: 0, width: 99, height: 20))),
    ]
    let svg = SVGWriter.svg(
      scene, appearance: Appearance(), at: S.now, options: SVGOptions(idPrefix: "\"><script>"))
    XCTAssertFalse(svg.contains("<script"))
    parse(svg)
  }

  func testDamagedImages() {
    let picture = SceneRenderer().drawing(
      SampleScenes.weather, appearance: Appearance(displayScale: 1), at: S.now)
    let png = picture.png()
    for length in stride(from: 0, to: min(png.count, 400), by: 7) {
      let node = Node.image(
        ImageNode(data: png.prefix(length), frame: CGRect(x: 0, y: 0, width: 40, height: 40)))
      _ = SceneRenderer().drawing(
        Scene(size: CGSize(width: 40, height: 40), content: [node], containerBackground: []),
        appearance: Appearance(displayScale: 1), at: S.now)
    }
    // A header that claims 30000 × 30000 pixels.
    var huge = png
    huge.replaceSubrange(16..<24, with: [0, 0, 0x75, 0x30, 0, 0, 0x75, 0x30])
    XCTAssertNil(ImageCache.shared.image(huge))
  }

  private func parse(_ svg: String, line: UInt = #line) {
    let parser = XMLParser(data: Data(svg.utf8))
    XCTAssertTrue(parser.parse(), "\(String(describing: parser.parserError))", line: line)
  }
}

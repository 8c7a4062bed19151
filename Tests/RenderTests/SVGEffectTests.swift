import Archive
import Foundation
import FoundationXML
import XCTest

@testable import Render

/// What effects and paints are in SVG.
final class SVGEffectTests: XCTestCase {
  private typealias S = SampleScenes

  private func svg(
    _ nodes: [Node], background: [Node] = [], _ edit: (inout Appearance) -> Void = { _ in },
    line: UInt = #line
  ) -> String {
    var appearance = Appearance(
      displayScale: 2, clipsToContainer: false, requiresContainerBackground: false)
    edit(&appearance)
    let svg = SVGWriter.svg(
      Scene(size: CGSize(width: 100, height: 100), content: nodes, containerBackground: background),
      appearance: appearance, at: S.now)
    let parser = XMLParser(data: Data(svg.utf8))
    XCTAssertTrue(parser.parse(), "\(String(describing: parser.parserError))", line: line)
    for match in svg.matches(of: /url\(#([^)]*)\)|href="#([^"]*)"/) {
      let id = match.output.1 ?? match.output.2 ?? ""
      XCTAssertTrue(svg.contains("id=\"\(id)\""), "\(id) is not defined", line: line)
    }
    return svg
  }

  private func group(_ nodes: [Node], _ edit: (inout GroupNode) -> Void) -> Node {
    var group = GroupNode(children: nodes)
    edit(&group)
    return .group(group)
  }

  private let square = SampleScenes.rect(10, 10, 50, 50, SampleScenes.color(1, 0, 0))
  private let black = SceneColor(.srgb(red: 0, green: 0, blue: 0))

  func testOneElementHasAllEffectsInOrder() throws {
    let node = group([square]) {
      $0.transform = .translation(5, 5)
      $0.filter = .multiply(SceneColor(.srgb(red: 0.5, green: 1, blue: 1)))
      $0.innerShadow = Shadow(color: black, radius: 2, offset: CGSize(width: 1, height: 1))
      $0.shadow = Shadow(color: black, radius: 3, offset: CGSize(width: 0, height: 2))
      $0.blurRadius = 1
      $0.clip = .rect(CGRect(x: 0, y: 0, width: 50, height: 50))
      $0.mask = [square]
      $0.opacity = 0.5
      $0.blend = .multiply
    }
    let svg = svg([node])
    let element = try XCTUnwrap(svg.firstMatch(of: /<g transform="translate\(5 5\)"[^>]*>/)).output
    for attribute in ["filter=", "clip-path=", "mask=", "opacity=\".5\"", "mix-blend-mode:multiply"] {
      XCTAssertTrue(element.contains(attribute), "\(attribute) in \(element)")
    }
    let filter = try XCTUnwrap(
      svg.firstMatch(of: /<filter[^>]*color-interpolation-filters="sRGB">(.*?)<\/filter>/)
    ).output.1
    let steps = filter.matches(of: /<(fe[A-Za-z]+)/).map { String($0.output.1) }
    XCTAssertEqual(
      steps,
      [
        "feColorMatrix", "feFlood", "feComposite", "feGaussianBlur", "feOffset", "feComposite",
        "feGaussianBlur",
        "feOffset", "feFlood", "feComposite", "feMerge", "feMergeNode", "feMergeNode", "feGaussianBlur",
      ])
  }

  func testFilterRegionsAreAsLargeAsTheirContent() throws {
    let svg = svg([group([square]) { $0.blurRadius = 2 }])
    let filter = try XCTUnwrap(svg.firstMatch(of: /<filter[^>]* width="([^"]*)"/))
    XCTAssertEqual(try XCTUnwrap(Double(filter.output.1)), 64, accuracy: 3)
  }

  func testMaskIsByAlphaAndEmptyOnesHide() {
    let masked = svg([group([square]) { $0.mask = [S.rect(0, 0, 20, 20, S.color(0, 0, 0))] }])
    XCTAssertTrue(masked.contains("mask-type:alpha"))
    XCTAssertFalse(svg([group([square]) { $0.mask = [] }]).contains("<rect"))
  }

  func testIsolationWhereItMatters() {
    let blending = group([square]) { $0.blend = .screen }
    XCTAssertTrue(svg([group([blending]) { $0.isIsolated = true }]).contains("isolation:isolate"))
    XCTAssertFalse(svg([group([square]) { $0.isIsolated = true }]).contains("isolation"))
  }

  func testBlendModesThatCSSLacks() throws {
    func blended(_ mode: BlendMode) -> String {
      // In a group that only moves: it does not keep the mode from what is behind.
      let moved = group([group([S.rect(20, 20, 30, 30, S.color(0, 0, 1))]) { $0.blend = mode }]) {
        $0.transform = .translation(3, 3)
      }
      return svg([group([square, moved]) { $0.isIsolated = true }])
    }
    let over = blended(.destinationOver)
    let (blue, red) = (try XCTUnwrap(over.range(of: "#0000ff")), try XCTUnwrap(over.range(of: "#ff0000")))
    XCTAssertLessThan(blue.lowerBound, red.lowerBound)
    let out = blended(.destinationOut)
    XCTAssertTrue(out.contains(/<g mask="url[^>]*><rect[^>]*#ff0000/))
    XCTAssertTrue(blended(.sourceAtop).contains(/<use href="#[^"]*"\/><g mask=/))
    XCTAssertTrue(blended(.plusDarker).contains("mix-blend-mode:plus-lighter"))
  }

  func testProjectionIsEmbeddedPixels() throws {
    let node = group([square]) { $0.projection = Projection(affine: .identity, px: 0.01, py: 0) }
    XCTAssertTrue(svg([node]).contains("href=\"data:image/png;base64,"))
    let live = LiveTextNode(
      text: RichText(segments: [TextSegment(.date(.timer(S.now + 60)), style: TextStyle(size: 12))]),
      frame: CGRect(x: 10, y: 10, width: 60, height: 20))
    let ticking = svg([
      group([.liveText(live)]) { $0.projection = Projection(affine: .identity, px: 0.01, py: 0) }
    ])
    XCTAssertTrue(ticking.contains("<g class=\"live\" data-live="))
  }

  func testPaints() {
    let stops = [
      GradientStop(color: SceneColor(.system(.red)), location: 0),
      GradientStop(color: SceneColor(.system(.blue)), location: 1),
    ]
    let ellipse = svg([
      S.rect(
        0, 0, 50, 50,
        .ellipticalGradient(
          stops: stops, center: CGPoint(x: 25, y: 25), radii: CGSize(width: 20, height: 10), start: 0, end: 1)
      )
    ])
    XCTAssertTrue(ellipse.contains("gradientTransform=\"matrix(20 0 0 10 25 25)\""))
    let fill = ImageFill(
      data: EncodedPictures.webp, source: CGRect(x: 0.5, y: 0, width: 0.5, height: 1),
      tile: CGRect(x: 5, y: 5, width: 10, height: 10))
    let pattern = svg([S.rect(0, 0, 50, 50, .image(fill))])
    XCTAssertTrue(
      pattern.contains(
        /<pattern[^>]*x="5" y="5" width="10" height="10"[^>]*><image x="-5" y="5" width="20" height="10"/))
    XCTAssertTrue(pattern.contains("data:image/webp"))
  }

  func testMovingAndTurnedPicturesAreWrittenAnew() {
    for data in [EncodedPictures.gifMoving, EncodedPictures.webpMoving, EncodedPictures.turned] {
      let svg = svg([.image(ImageNode(data: data, frame: CGRect(x: 0, y: 0, width: 50, height: 50)))])
      XCTAssertTrue(svg.contains("data:image/png"))
    }
    let still = svg([
      .image(ImageNode(data: EncodedPictures.jpeg, frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
    ])
    XCTAssertTrue(still.contains("data:image/jpeg"))
  }

  func testInterpolationNoneIsPixelated() {
    let node = Node.image(
      ImageNode(
        data: EncodedPictures.webp, frame: CGRect(x: 0, y: 0, width: 50, height: 50), interpolation: .none))
    XCTAssertTrue(svg([node]).contains("image-rendering:pixelated"))
  }

  func testMaterialIsWhatIsBehindItInPixels() throws {
    let behind = [S.rect(0, 0, 100, 100, S.color(1, 0, 0))]
    let inGroup = group([S.rect(0, 0, 30, 30, .material(.ultraThin))]) { $0.transform = .translation(20, 20) }
    let svg = svg([inGroup, S.rect(0, 0, 10, 10, S.color(0, 0, 1))], background: behind)
    let pattern = try XCTUnwrap(
      svg.firstMatch(of: /<pattern[^>]*patternTransform="translate\(-20 -20\)"><image[^>]*base64,([^"]*)"/))
    let pixels = try XCTUnwrap(
      ImageCache.shared.image(try XCTUnwrap(Data(base64Encoded: String(pattern.output.1)))))
    let scene = Scene(
      size: CGSize(width: 100, height: 100),
      content: [
        .image(
          ImageNode(
            data: try XCTUnwrap(Data(base64Encoded: String(pattern.output.1))),
            frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
      ],
      containerBackground: [])
    XCTAssertLessThan(pixels.width, 100)
    SceneRenderer().drawing(
      scene, appearance: Appearance(displayScale: 1, clipsToContainer: false), at: S.now
    )
    .assert(50, 50, 234 / 255, 93 / 255, 93 / 255)
    // Without materials nothing is drawn in pixels.
    XCTAssertFalse(self.svg([square], background: behind).contains("<image"))
  }

  func testReducedTransparencyNeedsNoPixels() {
    let svg = svg([S.rect(0, 0, 30, 30, .material(.ultraThin))], background: [square]) {
      $0.reducesTransparency = true
    }
    XCTAssertFalse(svg.contains("<image"))
  }

  func testTextDecorationsAndBackgrounds() {
    guard case .text(var node) = S.text("Hi", 0, 0, size: 20) else { return XCTFail("no text") }
    node.backgrounds = [
      TextBackground(rect: CGRect(x: 0, y: 0, width: 20, height: 20), paint: S.color(1, 1, 0))
    ]
    node.runs[0].decorations = [
      TextDecoration(rect: CGRect(x: 0, y: 22, width: 20, height: 2), pattern: .dash, paint: S.color(0, 1, 0))
    ]
    node.runs[0].font.stretch = 1.5
    let svg = svg([.text(node)])
    XCTAssertTrue(svg.contains("fill=\"#ffff00\""))
    XCTAssertTrue(svg.contains(/stroke="#00ff00"[^>]*stroke-dasharray="10 5"/))
    XCTAssertTrue(svg.contains("scale(.03 .02)"))
  }

  func testEveryModeIsWellFormed() {
    let nodes = [
      group([square, S.text("Text", 0, 0, size: 12)]) {
        $0.filter = .multiply(SceneColor(.tint))
        $0.mask = [S.text("Mask", 0, 0, size: 30)]
      },
      S.rect(0, 0, 30, 30, .material(.thin)),
      .image(
        ImageNode(
          data: EncodedPictures.webp, frame: CGRect(x: 0, y: 0, width: 50, height: 50),
          slicing: ImageSlicing(top: 1, left: 1, bottom: 1, right: 1))),
    ]
    for mode in SceneEnvironment.RenderingMode.allCases {
      XCTAssertFalse(svg(nodes) { $0.renderingMode = mode }.isEmpty)
    }
  }
}

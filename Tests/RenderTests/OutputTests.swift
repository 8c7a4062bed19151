import Archive
import CPango
import Foundation
import FoundationXML
import XCTest

@testable import Render

/// PNG and SVG files.
final class OutputTests: XCTestCase {
  private typealias S = SampleScenes

  func testPNGDecodesToTheSamePixels() throws {
    for clips in [true, false] {
      let picture = SceneRenderer().drawing(
        S.weather, appearance: Appearance(displayScale: 2, clipsToContainer: clips), at: S.now)
      let decoded = try XCTUnwrap(ImageCache.shared.image(picture.png()))
      XCTAssertEqual(decoded.width, picture.width)
      XCTAssertEqual(decoded.height, picture.height)
      let bytes = try XCTUnwrap(cairo_image_surface_get_data(decoded.surface))
      let stride = Int(cairo_image_surface_get_stride(decoded.surface))
      var worst = 0
      _ = picture.withPixels { original in
        for y in 0..<picture.height {
          for x in 0..<picture.width * 4 {
            // The unused byte of an RGB surface.
            if !clips, x % 4 == 3 { continue }
            let a = Int(original.load(fromByteOffset: y * picture.stride + x, as: UInt8.self))
            worst = max(worst, abs(a - Int(bytes[y * stride + x])))
          }
        }
      }
      // Multiplying by alpha again rounds.
      XCTAssertLessThanOrEqual(worst, clips ? 1 : 0)
    }
  }

  func testOpaquePicturesAreRGB() {
    let opaque = SceneRenderer().drawing(
      S.weather, appearance: Appearance(clipsToContainer: false), at: S.now
    ).png()
    XCTAssertEqual(opaque[25], 2)
    let clipped = SceneRenderer().drawing(S.weather, appearance: Appearance(), at: S.now).png()
    XCTAssertEqual(clipped[25], 6)
  }

  func testImagesAreDrawn() throws {
    let red = SceneRenderer().drawing(
      Scene(
        size: CGSize(width: 8, height: 8), content: [S.rect(0, 0, 8, 8, S.color(1, 0, 0))],
        containerBackground: []),
      appearance: Appearance(displayScale: 1, clipsToContainer: false), at: S.now
    ).png()
    let scene = Scene(
      size: CGSize(width: 40, height: 40),
      content: [.image(ImageNode(data: red, frame: CGRect(x: 10, y: 10, width: 20, height: 20)))],
      containerBackground: [])
    let picture = SceneRenderer().drawing(
      scene,
      appearance: Appearance(displayScale: 1, clipsToContainer: false, requiresContainerBackground: false),
      at: S.now)
    XCTAssertEqual(picture.color(x: 20, y: 20).red, 1)
    XCTAssertEqual(picture.color(x: 20, y: 20).alpha, 1)
    XCTAssertEqual(picture.color(x: 5, y: 5).alpha, 0)
  }

  func testSVGIsWellFormedInEveryMode() {
    for mode in SceneEnvironment.RenderingMode.allCases {
      for scene in [S.weather, S.everything] {
        let svg = SVGWriter.svg(scene, appearance: Appearance(renderingMode: mode), at: S.now)
        let parser = XMLParser(data: Data(svg.utf8))
        XCTAssertTrue(parser.parse(), "\(mode)")
      }
    }
  }

  func testLiveTextCarriesItsDates() throws {
    let svg = SVGWriter.svg(S.everything, appearance: Appearance(), at: S.now)
    XCTAssertTrue(svg.contains("class=\"live\""))
    XCTAssertTrue(svg.contains("12:34"))
    let outlined = SVGWriter.svg(
      S.everything, appearance: Appearance(), at: S.now, options: SVGOptions(keepsLiveText: false))
    XCTAssertFalse(outlined.contains("class=\"live\""))
  }

  func testIdsHaveTheirPrefix() throws {
    let svg = SVGWriter.svg(
      S.everything, appearance: Appearance(), at: S.now, options: SVGOptions(idPrefix: "w7-"))
    for match in svg.matches(of: /\sid="([^"]*)"/) { XCTAssertTrue(match.output.1.hasPrefix("w7-")) }
    for match in svg.matches(of: /url\(#([^)]*)\)/) {
      XCTAssertTrue(svg.contains("id=\"\(match.output.1)\""))
    }
  }

  func testNumbers() {
    XCTAssertEqual(SVGText.number(1), "1")
    XCTAssertEqual(SVGText.number(-0.05), "-.05")
    XCTAssertEqual(SVGText.number(12.3456), "12.346")
    XCTAssertEqual(SVGText.number(-0.0001), "0")
    XCTAssertEqual(SVGText.number(.nan), "0")
    XCTAssertEqual(SVGText.number(0.10), ".1")
  }

  func testFacts() {
    var scene = S.everything
    scene.diagnostics = [
      Diagnostic(code: "text-truncated", severity: .warning, message: "“Cup…” does not fit")
    ]
    let picture = SceneRenderer().drawing(scene, appearance: Appearance(displayScale: 1), at: S.now)
    let facts = SceneFacts(scene: scene, picture: picture)
    XCTAssertGreaterThan(facts.blankShare, 0.3)
    XCTAssertGreaterThan(facts.distinctColors, 100)
    XCTAssertEqual(facts.truncatedTexts.count, 1)
    XCTAssertEqual(facts.unsupportedViews, ["MapView"])
  }

  func testContinuousCornerMeetsItsEdges() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 100)
    // From the middle of the right edge down to where the corner begins.
    guard case .line(let start) = ContinuousCorner.elements(rect, radius: 20)[1] else {
      return XCTFail("no line")
    }
    XCTAssertEqual(start.y, 100 - 20 * 1.52866483, accuracy: 1e-9)
    guard case .line(let capsule) = ContinuousCorner.elements(rect, radius: 50)[1] else {
      return XCTFail("no line")
    }
    XCTAssertEqual(capsule.y, 50, accuracy: 1e-9)
  }

  /// Writes pictures for eyes where `VITRINE_PICTURES` names a folder, and prints times.
  func testPicturesForEyes() throws {
    guard let folder = ProcessInfo.processInfo.environment["VITRINE_PICTURES"] else {
      throw XCTSkip("set VITRINE_PICTURES to a folder")
    }
    for (name, scene) in [("weather", S.weather), ("everything", S.everything)] {
      for (suffix, appearance) in [
        ("", Appearance()), ("-dark", Appearance(colorScheme: .dark)),
        ("-accented", Appearance(renderingMode: .accented)),
        ("-vibrant", Appearance(renderingMode: .vibrant)),
      ] {
        try SceneRenderer().drawing(scene, appearance: appearance, at: S.now).png()
          .write(to: URL(fileURLWithPath: "\(folder)/\(name)\(suffix).png"))
        try SVGWriter.svg(scene, appearance: appearance, at: S.now)
          .write(toFile: "\(folder)/\(name)\(suffix).svg", atomically: true, encoding: .utf8)
      }
    }
    var bare = S.weather
    bare.containerBackground = nil
    try SceneRenderer().drawing(bare, appearance: Appearance(), at: S.now).png()
      .write(to: URL(fileURLWithPath: "\(folder)/missing.png"))
    let clock = ContinuousClock()
    var (draw, encode, svg) = ([Duration](), [Duration](), [Duration]())
    for _ in 0..<200 {
      var picture: Picture?
      draw.append(
        clock.measure { picture = SceneRenderer().drawing(S.weather, appearance: Appearance(), at: S.now) })
      encode.append(clock.measure { _ = picture?.png() })
      svg.append(clock.measure { _ = SVGWriter.svg(S.weather, appearance: Appearance(), at: S.now) })
    }
    let scene = S.weather
    var only = [Duration]()
    for _ in 0..<200 {
      only.append(clock.measure { _ = SceneRenderer().drawing(scene, appearance: Appearance(), at: S.now) })
    }
    let opaquePicture = SceneRenderer().drawing(
      scene, appearance: Appearance(clipsToContainer: false), at: S.now)
    let opaque = (0..<200).map { _ in clock.measure { _ = opaquePicture.png() } }
    for (name, times) in [
      ("encode opaque", opaque),
      ("draw", only), ("encode", encode), ("draw with layout", draw), ("SVG with layout", svg),
    ] {
      print("weather 1080×510 \(name): median \(times.sorted()[100]), least \(times.min() ?? .zero)")
    }
  }
}

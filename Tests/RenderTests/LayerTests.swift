import Archive
import CPango
import Foundation
import Typography
import XCTest

@testable import Render

/// How large the pictures are that effects are computed on, and text that needs them.
final class LayerTests: XCTestCase {
  private typealias S = SampleScenes

  func testBoundsOfNodes() throws {
    let child = S.rect(10, 10, 20, 20, S.color(1, 0, 0))
    XCTAssertEqual(NodeBounds.rect(of: [child]), CGRect(x: 10, y: 10, width: 20, height: 20))
    let group = GroupNode(
      transform: Transform(a: 2, b: 0, c: 0, d: 1, tx: 5, ty: 0),
      shadow: Shadow(color: SceneColor(.tint), radius: 1, offset: CGSize(width: 10, height: 0)),
      children: [child])
    XCTAssertEqual(NodeBounds.rect(of: [.group(group)]), CGRect(x: 25, y: 7, width: 66, height: 26))
    XCTAssertEqual(NodeBounds.ownRect(of: group), CGRect(x: 10, y: 7, width: 33, height: 26))
    var masked = group
    masked.mask = [S.rect(0, 0, 15, 15, S.color(0, 0, 0))]
    XCTAssertEqual(NodeBounds.ownRect(of: masked), CGRect(x: 10, y: 7, width: 5, height: 8))
    masked.mask = []
    XCTAssertEqual(NodeBounds.rect(of: [.group(masked)]), .zero)
    XCTAssertNil(NodeBounds.rect(of: Array(repeating: child, count: 5000)))
  }

  func testTextLiesWithinItsBounds() throws {
    let node = S.text("jÄg̈ffß", 20, 30, size: 30)
    let bounds = try XCTUnwrap(NodeBounds.rect(of: [node]))
    let picture = PixelAssertions.draw([node])
    for y in 0..<100 {
      for x in 0..<100 where !bounds.contains(CGPoint(x: x, y: y)) {
        XCTAssertEqual(picture.color(x: x, y: y).alpha, 0, "\(x) \(y)")
      }
    }
  }

  func testAMaskedIconNeedsASmallLayer() throws {
    // A budget for less than the whole picture: only a small layer has room.
    let picture = try XCTUnwrap(Picture(width: 20_000, height: 1500))
    let cairo = try XCTUnwrap(cairo_create(picture.surface))
    defer { cairo_destroy(cairo) }
    let budget = DrawBudget(picture: 100)
    XCTAssertNil(
      Canvas(layer: PixelRect(left: 0, top: 0, right: 20_000, bottom: 1500), over: nil, budget: budget))
    let canvas = Canvas(picture: picture, cairo: cairo, budget: budget)
    let context = DrawContext(canvas: canvas, budget: budget, appearance: Appearance(), date: S.now)
    let icon = GroupNode(
      mask: [S.rect(10, 10, 5, 20, S.color(0, 0, 0))], blurRadius: 0,
      children: [S.rect(5, 5, 20, 20, S.color(1, 0, 0))])
    GroupDrawing.draw(icon, in: context)
    picture.assert(12, 15, 1, 0, 0)
    picture.assert(20, 15, 0, 0, 0, 0)
  }

  func testLayersGiveTheirRoomBack() {
    let budget = DrawBudget(picture: 100)
    let frame = PixelRect(left: 0, top: 0, right: 3000, bottom: 3000)
    for _ in 0..<5 { XCTAssertNotNil(Canvas(layer: frame, over: nil, budget: budget)) }
    let first = Canvas(layer: frame, over: nil, budget: budget)
    XCTAssertNotNil(first)
    XCTAssertNil(Canvas(layer: frame, over: nil, budget: budget))
    withExtendedLifetime(first) {}
  }

  func testStretchedGlyphsAreWider() {
    func ink(_ stretch: Double) -> Int {
      guard case .text(var node) = S.text("H", 5, 20, size: 50, weight: 700) else { return 0 }
      node.runs[0].font.stretch = stretch
      let picture = PixelAssertions.draw([.text(node)])
      let columns = (0..<100).filter { picture.color(x: $0, y: 50).alpha > 0.5 }
      return (columns.last ?? 0) - (columns.first ?? 0)
    }
    XCTAssertEqual(Double(ink(1.5)) / Double(ink(1)), 1.5, accuracy: 0.08)
  }

  func testEmojiHaveColours() throws {
    let node = S.text("😀", 10, 10, size: 60, paint: S.color(0, 0, 0, 0.5))
    guard case .text(let text) = node,
      FontLibrary.shared.instance(text.runs[0].font)?.hasColorGlyphs == true
    else { throw XCTSkip("no font of coloured emoji is installed") }
    let picture = PixelAssertions.draw([node])
    let found = (0..<100).flatMap { y in (0..<100).map { picture.color(x: $0, y: y) } }
    XCTAssertTrue(
      found.contains { $0.alpha > 0.4 && $0.alpha < 0.6 && $0.red > 0.9 && $0.blue < 0.5 }, "no yellow")
    let template = PixelAssertions.draw([node]) {
      $0.renderingMode = .accented
      $0.primaryGroupColor = SceneColor(.srgb(red: 0, green: 1, blue: 0))
    }
    template.assert(40, 50, 0, 1, 0, 0.5, accuracy: 0.05)
    let scene = Scene(
      size: CGSize(width: 200, height: 100), content: [node, S.text("😀😀", 80, 10, size: 30)],
      containerBackground: [])
    let svg = SVGWriter.svg(scene, appearance: Appearance(), at: S.now)
    XCTAssertEqual(svg.matches(of: /data:image\/png/).count, 1)
    XCTAssertEqual(svg.matches(of: /<use href/).count, 3)
  }
}

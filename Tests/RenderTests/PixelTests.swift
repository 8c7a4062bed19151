import Archive
import Foundation
import XCTest

@testable import Render

/// Draws small scenes and looks at single pixels.
final class PixelTests: XCTestCase {
  private typealias S = SampleScenes

  private func draw(_ nodes: [Node], _ edit: (inout Appearance) -> Void = { _ in }) -> Picture {
    var appearance = Appearance(displayScale: 1, clipsToContainer: false, requiresContainerBackground: false)
    edit(&appearance)
    return SceneRenderer().drawing(
      Scene(size: CGSize(width: 100, height: 100), content: nodes), appearance: appearance, at: S.now)
  }

  private func assert(
    _ picture: Picture, _ x: Int, _ y: Int, _ red: Double, _ green: Double, _ blue: Double,
    _ alpha: Double = 1,
    accuracy: Double = 0.02, line: UInt = #line
  ) {
    let color = picture.color(x: x, y: y)
    XCTAssertEqual(color.alpha, alpha, accuracy: accuracy, "alpha", line: line)
    guard alpha > 0 else { return }
    XCTAssertEqual(color.red, red, accuracy: accuracy, "red", line: line)
    XCTAssertEqual(color.green, green, accuracy: accuracy, "green", line: line)
    XCTAssertEqual(color.blue, blue, accuracy: accuracy, "blue", line: line)
  }

  func testFill() {
    let picture = draw([S.rect(10, 10, 50, 50, S.color(1, 0.5, 0))])
    assert(picture, 30, 30, 1, 0.5, 0)
    assert(picture, 70, 70, 0, 0, 0, 0)
  }

  func testScheme() {
    let node = S.rect(0, 0, 100, 100, S.system(.red))
    assert(draw([node]), 50, 50, 255 / 255, 56 / 255, 60 / 255)
    assert(draw([node]) { $0.colorScheme = .dark }, 50, 50, 1, 66 / 255, 69 / 255)
    assert(draw([node]) { $0.increasedContrast = true }, 50, 50, 233 / 255, 21 / 255, 45 / 255)
  }

  func testTint() {
    let node = S.rect(0, 0, 100, 100, .color(SceneColor(.tint)))
    assert(draw([node]), 50, 50, 0, 136 / 255, 1)
    assert(draw([node]) { $0.tint = SceneColor(.srgb(red: 0, green: 1, blue: 0)) }, 50, 50, 0, 1, 0)
    // A tint that names itself ends.
    assert(draw([node]) { $0.tint = SceneColor(.tint) }, 50, 50, 0, 136 / 255, 1)
  }

  func testLinearGradient() {
    let stops = [
      GradientStop(color: SceneColor(.srgb(red: 0, green: 0, blue: 0)), location: 0),
      GradientStop(color: SceneColor(.srgb(red: 1, green: 1, blue: 1)), location: 1),
    ]
    let picture = draw([
      S.rect(0, 0, 100, 100, .linearGradient(stops: stops, start: .zero, end: CGPoint(x: 100, y: 0)))
    ])
    assert(picture, 50, 50, 0.505, 0.505, 0.505)
    assert(picture, 5, 50, 0.055, 0.055, 0.055)
  }

  func testAngularGradientStartsAtItsAngle() {
    let stops = [
      GradientStop(color: SceneColor(.srgb(red: 1, green: 0, blue: 0)), location: 0),
      GradientStop(color: SceneColor(.srgb(red: 0, green: 0, blue: 1)), location: 1),
    ]
    let picture = draw([
      S.rect(
        0, 0, 100, 100,
        .angularGradient(
          stops: stops, center: CGPoint(x: 50, y: 50), startAngle: -.pi / 2, endAngle: 1.5 * .pi))
    ])
    assert(picture, 51, 5, 1, 0, 0, accuracy: 0.03)
    assert(picture, 48, 5, 0, 0, 1, accuracy: 0.03)
    assert(picture, 50, 95, 0.5, 0, 0.5, accuracy: 0.03)
  }

  func testClipAndTransform() {
    let group = GroupNode(
      transform: .translation(20, 0), clip: .ellipse(CGRect(x: 0, y: 0, width: 40, height: 40)),
      children: [S.rect(0, 0, 100, 100, S.color(0, 1, 0))])
    let picture = draw([.group(group)])
    assert(picture, 40, 20, 0, 1, 0)
    assert(picture, 22, 2, 0, 0, 0, 0)
    assert(picture, 80, 80, 0, 0, 0, 0)
  }

  func testOpacityOfOverlappingChildrenIsThatOfTheGroup() {
    let children = [S.rect(0, 0, 60, 60, S.color(1, 0, 0)), S.rect(30, 30, 60, 60, S.color(1, 0, 0))]
    let picture = draw([.group(GroupNode(opacity: 0.5, children: children))])
    assert(picture, 10, 10, 1, 0, 0, 0.5)
    assert(picture, 45, 45, 1, 0, 0, 0.5)
  }

  func testStrokeAndDash() {
    let line = PathGeometry.elements([.move(CGPoint(x: 0, y: 50)), .line(CGPoint(x: 100, y: 50))])
    let solid = draw([
      .path(PathNode(geometry: line, style: .stroke(StrokeStyle(width: 10)), paint: S.color(0, 0, 1)))
    ])
    assert(solid, 50, 47, 0, 0, 1)
    assert(solid, 50, 40, 0, 0, 0, 0)
    let dashed = draw([
      .path(
        PathNode(
          geometry: line, style: .stroke(StrokeStyle(width: 10, dash: [10, 10])), paint: S.color(0, 0, 1)))
    ])
    assert(dashed, 5, 50, 0, 0, 1)
    assert(dashed, 15, 50, 0, 0, 0, 0)
  }

  func testBlend() {
    let picture = draw([
      S.rect(0, 0, 100, 100, S.color(0.5, 0.5, 0.5)),
      .group(GroupNode(blend: .multiply, children: [S.rect(0, 0, 100, 100, S.color(1, 0.5, 0))])),
    ])
    assert(picture, 50, 50, 0.5, 0.25, 0)
  }

  func testShadowFallsBelow() {
    let group = GroupNode(
      shadow: Shadow(
        color: SceneColor(.srgb(red: 0, green: 0, blue: 0)), radius: 2, offset: CGSize(width: 0, height: 20)),
      children: [S.rect(30, 20, 40, 40, S.color(1, 1, 1))])
    let picture = draw([.group(group)])
    assert(picture, 50, 40, 1, 1, 1)
    assert(picture, 50, 70, 0, 0, 0)
    XCTAssertEqual(picture.color(x: 50, y: 80).alpha, 0.5, accuracy: 0.15)
    assert(picture, 50, 95, 0, 0, 0, 0)
  }

  func testBlurKeepsTheMiddleAndSpreads() {
    for radius in [2.0, 12] {
      let picture = draw([
        .group(GroupNode(blurRadius: radius, children: [S.rect(0, 0, 50, 100, S.color(1, 0, 0))]))
      ])
      XCTAssertEqual(picture.color(x: 50, y: 50).alpha, 0.5, accuracy: 0.1)
      XCTAssertGreaterThan(picture.color(x: 50 + Int(radius), y: 50).alpha, 0.05)
    }
  }

  func testAccentedModeHasTwoColours() {
    let nodes: [Node] = [
      S.rect(0, 0, 50, 100, S.color(0, 0, 0, 0.5)),
      .group(GroupNode(accentable: true, children: [S.rect(50, 0, 50, 100, S.color(0, 1, 0))])),
    ]
    let picture = draw(nodes) {
      $0 = Appearance(
        renderingMode: .accented, accentGroupColor: SceneColor(.srgb(red: 1, green: 0, blue: 0)),
        displayScale: 1,
        clipsToContainer: false)
    }
    assert(picture, 25, 50, 1, 1, 1, 0.5)
    assert(picture, 75, 50, 1, 0, 0)
  }

  func testVibrantModeIsGrey() {
    let picture = draw([S.rect(0, 0, 100, 100, S.color(1, 0, 0))]) {
      $0 = Appearance(renderingMode: .vibrant, displayScale: 1, clipsToContainer: false)
    }
    assert(picture, 50, 50, 0.2126, 0.2126, 0.2126)
  }

  func testMaterialOverBlackAndWhite() {
    for (backdrop, result) in [(0.0, 197.0 / 255), (1, 244.8 / 255)] {
      let picture = draw([
        S.rect(0, 0, 100, 100, S.color(backdrop, backdrop, backdrop)),
        S.rect(0, 0, 100, 100, .material(.regular)),
      ])
      assert(picture, 50, 50, result, result, result)
    }
  }

  func testContainerCornersAreTransparent() {
    let scene = Scene(
      size: CGSize(width: 100, height: 100), containerBackground: [S.rect(0, 0, 100, 100, S.color(0, 0, 1))])
    let picture = SceneRenderer().drawing(scene, appearance: Appearance(displayScale: 2), at: S.now)
    assert(picture, 0, 0, 0, 0, 0, 0)
    assert(picture, 199, 199, 0, 0, 0, 0)
    assert(picture, 100, 0, 0, 0, 1)
    assert(picture, 16, 16, 0, 0, 1)
  }

  func testMissingBackgroundSaysSo() {
    let scene = Scene(
      size: CGSize(width: 170, height: 170), content: [S.rect(0, 0, 170, 170, S.color(1, 0, 0))])
    let picture = SceneRenderer().drawing(scene, appearance: Appearance(displayScale: 2), at: S.now)
    assert(picture, 170, 20, 1, 1, 1)
    let accented = SceneRenderer().drawing(
      scene, appearance: Appearance(renderingMode: .accented, displayScale: 2), at: S.now)
    assert(accented, 170, 170, 1, 1, 1)
  }

  func testRedactionHidesText() {
    let node = Node.group(GroupNode(redaction: .privacy, children: [S.text("Secret", 0, 40, size: 20)]))
    XCTAssertNotEqual(draw([node]).png(), draw([node]) { $0.hidesPrivateContent = true }.png())
    let other = Node.group(GroupNode(redaction: .privacy, children: [S.text("Secrte", 0, 40, size: 20)]))
    let hidden = draw([node]) { $0.hidesPrivateContent = true }
    let otherHidden = draw([other]) { $0.hidesPrivateContent = true }
    XCTAssertEqual(hidden.color(x: 20, y: 52), otherHidden.color(x: 20, y: 52))
  }

  func testResizableSymbolFillsItsFrame() {
    let node = SymbolNode(
      name: "square.fill", pointSize: 10, weight: 400, frame: CGRect(x: 10, y: 10, width: 80, height: 80),
      paints: [S.color(0, 0, 1)], resizable: true)
    let picture = draw([.symbol(node)])
    assert(picture, 50, 50, 0, 0, 1)
    assert(picture, 16, 50, 0, 0, 1)
    assert(picture, 84, 50, 0, 0, 1)
  }

  func testFilledEnclosureLeavesItsBaseOut() {
    let node = SymbolNode(
      name: "square.circle.fill", pointSize: 80, weight: 400,
      frame: CGRect(x: 0, y: 0, width: 100, height: 100),
      paints: [S.color(0, 0, 1)])
    let picture = draw([S.rect(0, 0, 100, 100, S.color(1, 1, 1)), .symbol(node)])
    assert(picture, 50, 10, 0, 0, 1)
  }
}

import Archive
import Foundation
import XCTest

@testable import Render

/// Effects on groups, looked at pixel by pixel.
final class EffectTests: XCTestCase {
  private typealias S = SampleScenes

  private func draw(_ nodes: [Node], _ edit: (inout Appearance) -> Void = { _ in }) -> Picture {
    PixelAssertions.draw(nodes, edit)
  }

  private func group(_ nodes: [Node], _ edit: (inout GroupNode) -> Void) -> Node {
    var group = GroupNode(children: nodes)
    edit(&group)
    return .group(group)
  }

  private func shadow(_ radius: Double, _ x: Double, _ y: Double) -> Shadow {
    Shadow(
      color: SceneColor(.srgb(red: 0, green: 0, blue: 0)), radius: radius, offset: CGSize(width: x, height: y)
    )
  }

  private static let invert = ColorMatrix([-1, 0, 0, 0, 1, 0, -1, 0, 0, 1, 0, 0, -1, 0, 1, 0, 0, 0, 1, 0])
  private static let luminanceToAlpha = ColorMatrix([
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0.2126, 0.7152, 0.0722, 0, 0,
  ])

  // MARK: Filters

  func testMatrixMapsColoursThatAreNotPremultiplied() throws {
    let matrix = try XCTUnwrap(Self.invert)
    let picture = draw([
      group([S.rect(0, 0, 50, 100, S.color(1, 0.5, 0, 0.5))]) { $0.filter = .matrix(matrix) }
    ])
    picture.assert(25, 50, 0, 0.5, 1, 0.5)
    picture.assert(75, 50, 0, 0, 0, 0)
  }

  func testColorMultiply() {
    let picture = draw([
      group([S.rect(0, 0, 100, 100, S.color(1, 0.5, 0.5))]) {
        $0.filter = .multiply(SceneColor(.srgb(red: 0.5, green: 1, blue: 0.5), opacity: 0.5))
      }
    ])
    picture.assert(50, 50, 0.5, 0.5, 0.25, 0.5)
  }

  func testMultiplyFollowsTheScheme() {
    let node = group([S.rect(0, 0, 100, 100, S.color(1, 1, 1))]) {
      $0.filter = .multiply(SceneColor(.system(.red)))
    }
    draw([node]) { $0.colorScheme = .dark }.assert(50, 50, 1, 66 / 255, 69 / 255)
  }

  func testLuminanceToAlpha() throws {
    let matrix = try XCTUnwrap(Self.luminanceToAlpha)
    let nodes = [S.rect(0, 0, 50, 100, S.color(0, 1, 0)), S.rect(50, 0, 50, 100, S.color(1, 1, 1, 0.5))]
    let picture = draw([group(nodes) { $0.filter = .matrix(matrix) }])
    picture.assert(25, 50, 0, 0, 0, 0.7152)
    // What was half there is not more than half there.
    picture.assert(75, 50, 0, 0, 0, 0.5)
  }

  func testFiltersInVibrantModeSeeTheColours() throws {
    // Red turned to cyan has another grey than red's.
    let matrix = try XCTUnwrap(Self.invert)
    let node = group([S.rect(0, 0, 100, 100, S.color(1, 0, 0))]) { $0.filter = .matrix(matrix) }
    let gray = 0.7152 + 0.0722
    draw([node]) { $0.renderingMode = .vibrant }.assert(50, 50, gray, gray, gray)
  }

  func testFiltersInAccentedModeKeepTheGroupsColour() throws {
    let invert = try XCTUnwrap(Self.invert)
    let alpha = try XCTUnwrap(Self.luminanceToAlpha)
    let nodes = [
      group([S.rect(0, 0, 50, 100, S.color(1, 1, 1))]) { $0.filter = .matrix(invert) },
      group([S.rect(50, 0, 50, 100, S.color(0, 1, 0))]) {
        $0.filter = .matrix(alpha)
        $0.accentable = true
      },
    ]
    let picture = draw(nodes) {
      $0.renderingMode = .accented
      $0.accentGroupColor = SceneColor(.srgb(red: 1, green: 0, blue: 0))
    }
    picture.assert(25, 50, 1, 1, 1)
    picture.assert(75, 50, 1, 0, 0, 0.7152)
  }

  // MARK: Shadows and blur

  func testInnerShadowFallsInsideOnly() {
    let picture = draw([
      group([S.rect(20, 20, 60, 60, S.color(1, 1, 1))]) { $0.innerShadow = shadow(2, 0, 10) }
    ])
    picture.assert(50, 22, 0, 0, 0)
    picture.assert(50, 50, 1, 1, 1)
    picture.assert(50, 78, 1, 1, 1)
    picture.assert(50, 10, 0, 0, 0, 0)
    picture.assert(50, 90, 0, 0, 0, 0)
  }

  func testBlurIsCutByTheClipAndReachesItFromOutside() {
    let picture = draw([
      group([S.rect(0, 0, 100, 100, S.color(1, 0, 0))]) {
        $0.blurRadius = 8
        $0.clip = .rect(CGRect(x: 30, y: 30, width: 40, height: 40))
      }
    ])
    // Colour from outside the clip: its edges are not paler.
    picture.assert(31, 50, 1, 0, 0)
    picture.assert(50, 50, 1, 0, 0)
    picture.assert(28, 50, 0, 0, 0, 0)
  }

  func testShadowIsThatOfTheFilteredAndIsMasked() {
    let picture = draw([
      group([S.rect(20, 20, 40, 40, S.color(1, 1, 1))]) {
        $0.shadow = shadow(0, 20, 20)
        $0.mask = [S.rect(0, 0, 100, 70, S.color(0, 0, 0))]
      }
    ])
    picture.assert(40, 40, 1, 1, 1)
    picture.assert(70, 65, 0, 0, 0)
    picture.assert(70, 75, 0, 0, 0, 0)
  }

  func testShadowFromBeyondTheEdge() {
    // The shape lies outside of the picture, its shadow inside.
    let picture = draw([
      group([S.rect(-60, 20, 50, 60, S.color(1, 1, 1))]) { $0.shadow = shadow(1, 80, 0) }
    ])
    picture.assert(45, 50, 0, 0, 0)
    picture.assert(90, 50, 0, 0, 0, 0)
  }

  // MARK: Masks

  func testMaskKeepsItsAlpha() {
    let picture = draw([
      group([S.rect(0, 0, 100, 100, S.color(0, 0, 1))]) {
        $0.mask = [S.rect(0, 0, 30, 100, S.color(1, 0, 0)), S.rect(30, 0, 30, 100, S.color(1, 1, 1, 0.25))]
        $0.opacity = 0.5
      }
    ])
    picture.assert(15, 50, 0, 0, 1, 0.5)
    picture.assert(45, 50, 0, 0, 1, 0.125)
    picture.assert(80, 50, 0, 0, 0, 0)
  }

  func testEmptyMaskHidesEverything() {
    draw([group([S.rect(0, 0, 100, 100, S.color(0, 0, 1))]) { $0.mask = [] }]).assert(50, 50, 0, 0, 0, 0)
  }

  func testMaskIsMovedWithItsGroup() {
    let picture = draw([
      group([S.rect(0, 0, 60, 60, S.color(0, 0, 1))]) {
        $0.transform = .translation(30, 0)
        $0.mask = [S.rect(0, 0, 20, 20, S.color(1, 1, 1))]
      }
    ])
    picture.assert(40, 10, 0, 0, 1)
    picture.assert(10, 10, 0, 0, 0, 0)
    picture.assert(60, 10, 0, 0, 0, 0)
  }

  func testMaskInAccentedModeIsItsAlpha() {
    let node = group([S.rect(0, 0, 100, 100, S.color(0, 0, 1))]) {
      $0.mask = [S.rect(0, 0, 50, 100, S.color(0, 0, 0, 0.5))]
    }
    let picture = draw([node]) { $0.renderingMode = .accented }
    picture.assert(25, 50, 1, 1, 1, 0.5)
    picture.assert(75, 50, 0, 0, 0, 0)
  }

  func testHiddenTextIsNoMask() {
    // Redacted text must not be readable as a hole in something else.
    func node(_ string: String) -> Node {
      group([S.rect(0, 0, 100, 100, S.color(0, 0, 1))]) {
        $0.mask = [S.text(string, 0, 40, size: 20)]
        $0.redaction = .privacy
      }
    }
    let hidden = ["Secret", "Secrte"].map { draw([node($0)]) { $0.hidesPrivateContent = true } }
    XCTAssertEqual(hidden[0].color(x: 20, y: 52), hidden[1].color(x: 20, y: 52))
    XCTAssertNotEqual(draw([node("Secret")]).png(), draw([node("Secrte")]).png())
  }

  // MARK: Blend modes

  private func blended(_ mode: BlendMode, _ edit: (inout Appearance) -> Void = { _ in }) -> Picture {
    draw(
      [
        group([
          S.rect(0, 0, 60, 100, S.color(1, 0.75, 0.5)),
          group([S.rect(40, 0, 60, 100, S.color(0.5, 0.5, 1))]) { $0.blend = mode },
        ]) { $0.isIsolated = true }
      ], edit)
  }

  func testDestinationOut() {
    let picture = blended(.destinationOut)
    picture.assert(20, 50, 1, 0.75, 0.5)
    picture.assert(50, 50, 0, 0, 0, 0)
    picture.assert(80, 50, 0, 0, 0, 0)
  }

  func testSourceAtop() {
    let picture = blended(.sourceAtop)
    picture.assert(50, 50, 0.5, 0.5, 1)
    picture.assert(80, 50, 0, 0, 0, 0)
  }

  func testDestinationOver() {
    let picture = blended(.destinationOver)
    picture.assert(50, 50, 1, 0.75, 0.5)
    picture.assert(80, 50, 0.5, 0.5, 1)
  }

  func testPlusDarkerAndLighter() {
    let darker = blended(.plusDarker)
    darker.assert(50, 50, 0.5, 0.25, 0.5)
    darker.assert(20, 50, 1, 0.75, 0.5)
    darker.assert(80, 50, 0.5, 0.5, 1)
    blended(.plusLighter).assert(50, 50, 1, 1, 1)
  }

  func testPlusDarkerObeysClipAndOpacity() {
    let picture = draw([
      S.rect(0, 0, 100, 100, S.color(1, 1, 1)),
      group([S.rect(0, 0, 100, 100, S.color(0, 0, 0))]) {
        $0.blend = .plusDarker
        $0.opacity = 0.5
        $0.clip = .rect(CGRect(x: 0, y: 0, width: 50, height: 100))
      },
    ])
    // Half of black lacks half of white.
    picture.assert(25, 50, 0.5, 0.5, 0.5)
    picture.assert(75, 50, 1, 1, 1)
  }

  func testColourModesArePlainInAccentedMode() {
    blended(.difference) { $0.renderingMode = .accented }.assert(50, 50, 1, 1, 1)
    blended(.destinationOut) { $0.renderingMode = .accented }.assert(50, 50, 0, 0, 0, 0)
  }

  func testIsolationKeepsBlendingInside() {
    func node(_ isolated: Bool) -> Node {
      group([group([S.rect(0, 0, 100, 100, S.color(0, 0, 0))]) { $0.blend = .destinationOut }]) {
        $0.isIsolated = isolated
      }
    }
    let behind = S.rect(0, 0, 100, 100, S.color(1, 0, 0))
    draw([behind, node(true)]).assert(50, 50, 1, 0, 0)
    draw([behind, node(false)]).assert(50, 50, 0, 0, 0, 0)
  }

  // MARK: Perspective

  func testProjectionNarrowsTheFarSide() {
    // w grows to the right: the right edge is half as high as the left one.
    let projection = Projection(affine: .identity, px: 0.01, py: 0)
    let picture = draw([
      group([S.rect(0, 0, 100, 80, S.color(0, 0, 1))]) { $0.projection = projection }
    ])
    picture.assert(5, 70, 0, 0, 1)
    picture.assert(45, 35, 0, 0, 1)
    // (100, 80) comes to (50, 40).
    picture.assert(48, 44, 0, 0, 0, 0)
    picture.assert(55, 20, 0, 0, 0, 0)
  }

  func testProjectionWithoutPerspectiveIsTheAffineMap() {
    let map = Transform(a: 0.5, b: 0.1, c: -0.2, d: 0.6, tx: 30, ty: 10)
    let children = [S.rect(0, 0, 80, 80, S.color(0, 0.5, 0)), S.rect(20, 20, 20, 20, S.color(1, 1, 0))]
    let flat = draw([group(children) { $0.transform = map }])
    let bent = draw([group(children) { $0.projection = Projection(affine: map, px: 0, py: 0) }])
    for (x, y) in [(40, 30), (30, 25), (35, 40), (60, 40), (5, 5)] {
      let color = flat.color(x: x, y: y)
      bent.assert(x, y, color.red, color.green, color.blue, color.alpha)
    }
  }

  func testProjectionEdgeOnIsNothing() {
    let projection = Projection(affine: Transform(a: 0, b: 0, c: 0, d: 1, tx: 50, ty: 0), px: 0.01, py: 0)
    let picture = draw([group([S.rect(0, 0, 100, 100, S.color(0, 0, 1))]) { $0.projection = projection }])
    picture.assert(50, 50, 0, 0, 0, 0)
  }

  func testProjectionIsBlendedAndTranslucent() {
    let picture = draw([
      S.rect(0, 0, 100, 100, S.color(0.5, 0.5, 0.5)),
      group([S.rect(0, 0, 100, 100, S.color(1, 0, 0))]) {
        $0.projection = Projection(affine: .identity, px: 0, py: 0.001)
        $0.blend = .multiply
        $0.opacity = 0.5
      },
    ])
    picture.assert(50, 50, 0.5, 0.25, 0.25)
  }
}

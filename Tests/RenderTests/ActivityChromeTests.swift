import Archive
import Foundation
import XCTest

@testable import Render

/// What is drawn around the pictures of a Live Activity.
final class ActivityChromeTests: XCTestCase {
  private let chrome = ActivityChrome(
    sensor: CGSize(width: 120, height: 36), screen: CGSize(width: 390, height: 844), screenRadius: 55)
  private let red = SceneColor(.srgb(red: 1, green: 0, blue: 0))
  private let green = SceneColor(.srgb(red: 0, green: 1, blue: 0))

  /// A picture that is one colour all over.
  private func picture(
    _ presentation: ActivityPresentation, _ width: Double, _ height: Double, _ color: SceneColor? = nil,
    tint: SceneColor? = nil
  ) -> ActivityScenes.Picture {
    let size = CGSize(width: width, height: height)
    let nodes: [Node] =
      color.map {
        [.path(PathNode(geometry: .rect(CGRect(origin: .zero, size: size)), paint: .color($0)))]
      } ?? []
    return ActivityScenes.Picture(
      presentation: presentation,
      scene: Scene(
        size: size, content: nodes,
        hits: [HitRegion(frame: CGRect(x: 10, y: 5, width: 20, height: 10), action: .link("a"))]),
      backgroundTint: tint)
  }

  private func drawn(_ scene: Scene) -> Picture {
    SceneRenderer().drawing(
      scene,
      appearance: ActivityChrome.appearance(
        SceneEnvironment(size: scene.size, displayScale: 1, now: SampleScenes.now)),
      at: SampleScenes.now)
  }

  func testTheCardHasRoundCornersAndItsTint() {
    let scene = chrome.composed(.content, of: [picture(.lockScreen, 371, 100, tint: red)], on: .light)
    XCTAssertEqual(scene.size, CGSize(width: 371, height: 100))
    let card = drawn(scene)
    card.assert(0, 0, 0, 0, 0, 0)
    card.assert(370, 99, 0, 0, 0, 0)
    card.assert(185, 0, 1, 0, 0)
    card.assert(185, 50, 1, 0, 0)
  }

  func testWithoutATintTheCardIsTheSystemsMaterial() {
    func ground(_ scheme: SceneEnvironment.ColorScheme) -> Picture {
      drawn(chrome.composed(.content, of: [picture(.lockScreen, 371, 100)], on: scheme))
    }
    ground(.light).assert(185, 50, 1, 1, 1, 0.72)
    ground(.dark).assert(185, 50, 0.05, 0.05, 0.07, 0.58, accuracy: 0.03)
  }

  func testABannerHasAShadowThatTheCardDoesNotShowThrough() {
    let card = picture(.lockScreen, 371, 100)
    let banner = drawn(chrome.composed(.banner, of: [card], on: .light))
    XCTAssertGreaterThan(banner.width, 371)
    banner.assert(banner.width / 2, 16 + 50, 1, 1, 1, 0.72)
    XCTAssertGreaterThan(banner.color(x: banner.width / 2, y: 16 + 104).alpha, 0.05)
    banner.assert(0, 0, 0, 0, 0, 0)
  }

  /// The camera stays between the two sides.
  func testCompactLeavesTheCameraFree() {
    let scene = chrome.composed(
      .compact, of: [picture(.compactLeading, 40, 36, red), picture(.compactTrailing, 50, 36, green)],
      on: .light)
    XCTAssertEqual(scene.size, CGSize(width: 210, height: 36))
    let island = drawn(scene)
    island.assert(20, 18, 1, 0, 0)
    for x in [41, 100, 158] { island.assert(x, 18, 0, 0, 0) }
    island.assert(170, 18, 0, 1, 0)
    for x in [0, 209] { island.assert(x, 0, 0, 0, 0, 0) }
    XCTAssertEqual(scene.hits.map(\.frame.minX), [10, 170])
  }

  func testMinimalIsAttachedOrACircleBesideTheIsland() {
    let one = [picture(.minimal, 36, 36, red)]
    let attached = chrome.composed(.minimal, of: one, on: .light)
    XCTAssertEqual(attached.size.width, 156)
    drawn(attached).assert(18, 18, 1, 0, 0)
    let detached = chrome.composed(.minimalDetached, of: one, on: .light)
    XCTAssertEqual(detached.size.width, 120 + 9 + 36)
    let picture = drawn(detached)
    picture.assert(60, 18, 0, 0, 0)
    picture.assert(124, 18, 0, 0, 0, 0)
    picture.assert(147, 18, 1, 0, 0)
    picture.assert(130, 0, 0, 0, 0, 0)
  }

  /// In the tint that the activity asks for; without one a trace of white, on a dark device only.
  func testTheKeyline() {
    let one = [picture(.expanded, 371, 120)]
    func edge(_ tint: SceneColor?, _ scheme: SceneEnvironment.ColorScheme) -> ResolvedColor {
      drawn(chrome.composed(.expanded, of: one, keylineTint: tint, on: scheme)).color(x: 185, y: 0)
    }
    XCTAssertGreaterThan(edge(red, .light).red, 0.3)
    XCTAssertEqual(edge(nil, .light).red, 0, accuracy: 0.01)
    XCTAssertGreaterThan(edge(nil, .dark).green, 0.03)
  }

  func testStandByIsTheCardAtTwiceItsSize() {
    let scene = chrome.composed(.standBy, of: [picture(.lockScreen, 370, 100, green, tint: red)], on: .light)
    XCTAssertEqual(scene.size, CGSize(width: 844, height: 390))
    let screen = drawn(scene)
    screen.assert(422, 195, 0, 1, 0)
    screen.assert(422 - 368, 195 - 98, 0, 1, 0)
    screen.assert(422 - 373, 195, 1, 0, 0)
    screen.assert(0, 0, 0, 0, 0, 0)
    XCTAssertEqual(scene.hits.first?.frame, CGRect(x: 72, y: 105, width: 40, height: 20))
  }

  /// On a smaller screen the card is as large as it can be.
  func testStandByFitsTheScreen() {
    var small = chrome
    small.screen = CGSize(width: 320, height: 568)
    let scene = small.composed(.standBy, of: [picture(.lockScreen, 298, 100, green)], on: .light)
    XCTAssertEqual(scene.size, CGSize(width: 568, height: 320))
    XCTAssertEqual(scene.hits.first?.frame.width ?? 0, 20 * 568 / 298, accuracy: 0.01)
  }

  func testTheIslandIsDarkWhateverTheScheme() {
    XCTAssertEqual(
      ActivityFigure.allCases.filter { $0.scheme(on: .light) == .light }, [.content, .banner, .medium])
    XCTAssertEqual(
      ActivityFigure.allCases.filter(\.isIsland), [.compact, .minimal, .minimalDetached, .expanded])
  }
}

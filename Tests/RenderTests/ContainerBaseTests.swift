import Archive
import Foundation
import XCTest

@testable import Render

/// What a widget's container shows where its own background is clear.
final class ContainerBaseTests: XCTestCase {
  private typealias S = SampleScenes

  private func scene(_ background: [Node]?) -> Scene {
    Scene(size: CGSize(width: 100, height: 100), content: [], containerBackground: background)
  }

  private func picture(_ background: [Node], _ edit: (inout Appearance) -> Void = { _ in }) -> Picture {
    var appearance = Appearance(displayScale: 1, clipsToContainer: false)
    edit(&appearance)
    return SceneRenderer().drawing(scene(background), appearance: appearance, at: S.now)
  }

  func testNothingShinesThroughAClearBackground() {
    let clear = S.rect(0, 0, 100, 100, S.color(1, 0, 0, 0))
    for background in [[], [clear]] {
      picture(background).assert(50, 50, 1, 1, 1)
      picture(background) { $0.colorScheme = .dark }.assert(50, 50, 0, 0, 0)
    }
    picture([S.rect(0, 0, 100, 100, S.color(1, 0, 0, 0.5))]).assert(50, 50, 1, 0.5, 0.5)
  }

  func testWithoutABackgroundThereIsNoBase() {
    picture([]) { $0.showsContainerBackground = false }.assert(50, 50, 0, 0, 0, 0)
    picture([]) { $0.requiresContainerBackground = false }.assert(50, 50, 0, 0, 0, 0)
  }

  func testABackgroundThatCoversAllHasNoBaseBelow() {
    let whole = CGRect(x: 0, y: 0, width: 100, height: 100)
    func layers(_ geometry: PathGeometry, _ paint: Paint) -> Int {
      let node = Node.path(PathNode(geometry: geometry, paint: paint))
      return SceneLayers.nodes(scene([node]), Appearance()).count
    }
    let red = SceneColor(.system(.red))
    XCTAssertEqual(layers(.rect(whole), .color(red)), 1)
    let half = GradientStop(color: SceneColor(.system(.red), opacity: 0.5), location: 1)
    let stops = [GradientStop(color: red, location: 0), GradientStop(color: red, location: 1)]
    XCTAssertEqual(
      layers(.rect(whole), .linearGradient(stops: stops, start: .zero, end: CGPoint(x: 1, y: 1))), 1)
    XCTAssertEqual(
      layers(.rect(whole), .linearGradient(stops: stops + [half], start: .zero, end: CGPoint(x: 1, y: 1))), 2)
    XCTAssertEqual(layers(.rect(whole), .color(SceneColor(.system(.red), opacity: 0.9))), 2)
    XCTAssertEqual(layers(.rect(whole), .color(SceneColor(.system(.secondary)))), 2)
    XCTAssertEqual(layers(.rect(whole), .color(SceneColor(.tint))), 2)
    XCTAssertEqual(layers(.rect(whole.insetBy(dx: 1, dy: 0)), .color(red)), 2)
    XCTAssertEqual(layers(.ellipse(whole), .color(red)), 2)
  }
}

import Archive
import Foundation
import XCTest

@testable import Render

/// The two pictures of a toggle: one is drawn, a page gets both.
final class ToggleFaceTests: XCTestCase {
  private typealias S = SampleScenes

  /// Red while on, blue while off; 10 × 10 at the origin, the hidden one 40 wide.
  private func faces(isOn: Bool, hit: Int = 2) -> [Node] {
    let (on, off) = (S.color(1, 0, 0), S.color(0, 0, 1))
    func face(_ state: Bool) -> Node {
      .group(
        GroupNode(
          toggle: GroupNode.ToggleFace(hit: hit, isOn: state, isCurrent: state == isOn),
          children: [S.rect(0, 0, state == isOn ? 10 : 40, 10, state ? on : off)]))
    }
    return [face(!isOn), face(isOn)]
  }

  func testOnlyTheCurrentFaceIsDrawn() {
    let on = PixelAssertions.draw(faces(isOn: true))
    on.assert(5, 5, 1, 0, 0)
    on.assert(20, 5, 0, 0, 0, 0)
    PixelAssertions.draw(faces(isOn: false)).assert(5, 5, 0, 0, 1)
  }

  func testTheHiddenFaceHasNoBoundsNoBlendingAndNoFacts() {
    let nodes = faces(isOn: true)
    XCTAssertEqual(NodeBounds.rect(of: nodes), CGRect(x: 0, y: 0, width: 10, height: 10))
    let blending = Node.group(
      GroupNode(
        toggle: GroupNode.ToggleFace(hit: 0, isOn: false, isCurrent: false),
        children: [.group(GroupNode(blend: .multiply, children: nodes))]))
    XCTAssertFalse(BlendSearch.isBlending([blending]))
    let unsupported = Node.group(
      GroupNode(
        toggle: GroupNode.ToggleFace(hit: 0, isOn: false, isCurrent: false),
        children: [.unsupported(UnsupportedNode(name: "List", frame: .zero))]))
    let scene = Scene(size: CGSize(width: 100, height: 100), content: [unsupported])
    let facts = SceneFacts(scene: scene, picture: PixelAssertions.draw([unsupported]))
    XCTAssertEqual(facts.unsupportedViews, [])
    XCTAssertEqual(facts.distinctColors, 1)
  }

  private func svg(_ nodes: [Node], isLive: Bool) -> String {
    SVGWriter.svg(
      Scene(size: CGSize(width: 100, height: 100), content: nodes),
      appearance: Appearance(clipsToContainer: false, requiresContainerBackground: false), at: S.now,
      options: SVGOptions(keepsLiveText: isLive))
  }

  func testAPageGetsBothFaces() {
    let page = svg(faces(isOn: true), isLive: true)
    XCTAssertTrue(page.contains("<g data-toggle=\"2\" data-on=\"false\" display=\"none\">"), page)
    XCTAssertTrue(page.contains("<g data-toggle=\"2\" data-on=\"true\">"), page)
    let still = svg(faces(isOn: true), isLive: false)
    XCTAssertFalse(still.contains("data-toggle"), still)
    XCTAssertFalse(still.contains("width=\"40\""), still)
  }

  func testWhatWaitsForAnUpdateIsMarkedForAPage() {
    let nodes = [
      Node.group(GroupNode(redaction: .invalidated, children: [S.rect(0, 0, 5, 5, S.color(0, 0, 0))]))
    ]
    XCTAssertTrue(svg(nodes, isLive: true).contains("<g data-invalidatable=\"\">"))
    XCTAssertFalse(svg(nodes, isLive: false).contains("data-invalidatable"))
  }

  func testAFaceInPerspectiveOrWithManyMoreIsSafe() throws {
    let projection = Projection(
      affine: Transform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0), px: 0.001, py: 0, pw: 1)
    var hidden = GroupNode(
      projection: projection, toggle: GroupNode.ToggleFace(hit: -1, isOn: true, isCurrent: false),
      children: [S.rect(0, 0, 50, 50, S.color(1, 0, 0))])
    XCTAssertFalse(svg([.group(hidden)], isLive: true).contains("<image"))
    hidden.toggle?.isCurrent = true
    XCTAssertTrue(svg([.group(hidden)], isLive: true).contains("<image"))
  }
}

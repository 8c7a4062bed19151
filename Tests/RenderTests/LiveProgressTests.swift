import Archive
import Foundation
import XCTest

@testable import Render

/// Bars and rings that are a function of the time.
final class LiveProgressTests: XCTestCase {
  private typealias S = SampleScenes

  private func node(_ shape: LiveProgressNode.Shape, countsDown: Bool = false) -> Node {
    let bar = CGRect(x: 0, y: 40, width: 100, height: 20)
    let ring = CGRect(x: 10, y: 10, width: 80, height: 80)
    let frame = if case .bar = shape { bar } else { ring }
    return .liveProgress(
      LiveProgressNode(
        start: S.now, end: S.now + 100, countsDown: countsDown, shape: shape, frame: frame,
        paint: S.color(0, 0, 1)))
  }

  private func draw(_ node: Node, after seconds: Double) -> Picture {
    PixelAssertions.draw([node], at: S.now + seconds)
  }

  func testBarGrows() {
    let bar = node(.bar(rightToLeft: false))
    let quarter = draw(bar, after: 25)
    quarter.assert(10, 50, 0, 0, 1)
    quarter.assert(30, 50, 0, 0, 0, 0)
    draw(bar, after: 75).assert(70, 50, 0, 0, 1)
    draw(bar, after: -5).assert(2, 50, 0, 0, 0, 0)
    draw(bar, after: 500).assert(98, 50, 0, 0, 1)
  }

  func testBarFromTheRightAndCountingDown() {
    let picture = draw(node(.bar(rightToLeft: true), countsDown: true), after: 75)
    picture.assert(90, 50, 0, 0, 1)
    picture.assert(60, 50, 0, 0, 0, 0)
  }

  func testBarsHeadIsRound() {
    let picture = draw(node(.bar(rightToLeft: false)), after: 50)
    picture.assert(48, 50, 0, 0, 1)
    picture.assert(48, 42, 0, 0, 0, 0)
  }

  func testRingRunsClockwiseFromTheTop() {
    let ring = node(.ring(lineWidth: 10))
    let third = draw(ring, after: 30)
    third.assert(55, 15, 0, 0, 1)
    third.assert(85, 50, 0, 0, 1)
    third.assert(15, 50, 0, 0, 0, 0)
    third.assert(50, 50, 0, 0, 0, 0)
    let full = draw(ring, after: 100)
    for (x, y) in [(50, 15), (85, 50), (50, 85), (15, 50)] { full.assert(x, y, 0, 0, 1) }
    draw(ring, after: 0).assert(50, 15, 0, 0, 0, 0)
  }

  func testRedactedProgressTellsNothing() {
    let hidden = Node.group(GroupNode(redaction: .placeholder, children: [node(.bar(rightToLeft: false))]))
    XCTAssertEqual(draw(hidden, after: 20).png(), draw(hidden, after: 80).png())
  }

  func testSVGSaysWhatAPageNeedsToTick() throws {
    let scene = Scene(
      size: CGSize(width: 100, height: 100),
      content: [node(.bar(rightToLeft: false)), node(.ring(lineWidth: 10), countsDown: true)],
      containerBackground: [])
    let svg = SVGWriter.svg(scene, appearance: Appearance(), at: S.now + 25)
    let start = S.now.timeIntervalSince1970
    let bar = try XCTUnwrap(svg.firstMatch(of: /<rect class="live" data-live="([^"]*)" x="([^"]*)"/))
    XCTAssertEqual(bar.output.2, "-75")
    let json = String(bar.output.1).replacingOccurrences(of: "&quot;", with: "\"")
    let object = try XCTUnwrap(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    XCTAssertEqual(object["style"] as? String, "progress")
    XCTAssertEqual(object["start"] as? Double, start)
    XCTAssertEqual(object["end"] as? Double, start + 100)
    XCTAssertEqual(object["empty"] as? Double, -100)
    XCTAssertEqual(object["full"] as? Double, 0)
    let ring = try XCTUnwrap(svg.firstMatch(of: /<path class="live"[^>]*stroke-dasharray="([^ ]*)[ ]/))
    XCTAssertEqual(try XCTUnwrap(Double(ring.output.1)), 0.75 * .pi * 70, accuracy: 0.01)
    let still = SVGWriter.svg(
      scene, appearance: Appearance(), at: S.now, options: SVGOptions(keepsLiveText: false))
    XCTAssertFalse(still.contains("class=\"live\""))
  }
}

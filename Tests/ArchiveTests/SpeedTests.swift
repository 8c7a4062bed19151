import Archive
import XCTest

final class SpeedTests: XCTestCase {
  /// The bound is for debug builds on a busy machine; an optimised build is many times below it.
  func testASceneOfFortyNodesIsEncodedInLessThanTenMilliseconds() throws {
    let run = GlyphRun(
      font: FontFace(name: "Inter", weight: 400), size: 17, paint: .color(SceneColor(.system(.primary))),
      glyphs: Array(1...24), positions: Array(repeating: 12.5, count: 48))
    let text = Node.text(TextNode(string: "some words of a widget", frame: .zero, runs: [run]))
    let scene = Scene(size: .zero, content: [.group(GroupNode(children: Array(repeating: text, count: 39)))])
    let rounds = 50
    let clock = ContinuousClock()
    let time = try clock.measure { for _ in 0..<rounds { _ = try ArchiveCodec.encode(scene) } }
    let each = time / rounds
    print("encode, 40 nodes: \(each), \(try ArchiveCodec.encode(scene).count) bytes")
    XCTAssertLessThan(each, .milliseconds(10))
  }
}

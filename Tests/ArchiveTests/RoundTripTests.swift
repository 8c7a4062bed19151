import Archive
import XCTest

final class RoundTripTests: XCTestCase {
  func testEveryReplyComesBackAsItWas() throws {
    for seed in 0..<400 as Range<UInt64> {
      var values = RandomValues(seed: seed)
      let reply = values.reply()
      XCTAssertEqual(try ArchiveCodec.decodeReply(ArchiveCodec.encode(reply)), reply, "seed \(seed)")
    }
  }

  func testEveryRequestComesBackAsItWas() throws {
    for seed in 0..<400 as Range<UInt64> {
      var values = RandomValues(seed: seed)
      let request = values.request()
      XCTAssertEqual(try ArchiveCodec.decodeRequest(ArchiveCodec.encode(request)), request, "seed \(seed)")
    }
  }

  func testEveryKindOfNodeComesBackAsItWas() throws {
    var seen: Set<String> = []
    for seed in 0..<200 as Range<UInt64> {
      var values = RandomValues(seed: seed)
      let node = values.node(depth: 2)
      seen.insert(String("\(node)".prefix { $0 != "(" }))
      let scene = Scene(size: .zero, content: [node])
      XCTAssertEqual(try ArchiveCodec.decodeScene(ArchiveCodec.encode(scene)), scene, "seed \(seed)")
    }
    XCTAssertEqual(
      seen, ["group", "path", "text", "liveText", "symbol", "image", "liveProgress", "unsupported"])
  }

  func testEveryCaseOfEveryChoiceComesBackAsItWas() throws {
    for color in SystemColor.allCases { try roundTrip(.path(fill(.color(SceneColor(.system(color)))))) }
    for material in Material.allCases { try roundTrip(.path(fill(.material(material)))) }
    for blend in BlendMode.allCases { try roundTrip(.group(GroupNode(blend: blend, children: []))) }
    let scene = Scene(size: .zero, dependencies: Set(EnvironmentDependency.allCases))
    XCTAssertEqual(try ArchiveCodec.decodeScene(ArchiveCodec.encode(scene)), scene)
  }

  func testATimelineKeepsEqualScenesOnce() throws {
    var values = RandomValues(seed: 7)
    let scene = values.scene()
    let entries = (0..<20).map { index in
      ArchivedEntry(
        date: Date(timeIntervalSinceReferenceDate: Double(index)),
        scenes: [SceneVariant(environment: 0, scene: scene)])
    }
    let timeline = ArchivedTimeline(entries: entries, policy: .atEnd)
    let split = try ArchiveCodec.split(timeline)
    XCTAssertEqual(split.scenes.count, 1)
    XCTAssertEqual(try ArchiveCodec.join(split), timeline)
    XCTAssertLessThan(
      try ArchiveCodec.encode(timeline).count, try ArchiveCodec.encode(scene).count + 20 * 40)
  }

  func testEqualScenesHaveEqualBytes() throws {
    for seed in 0..<50 as Range<UInt64> {
      var first = RandomValues(seed: seed)
      var second = RandomValues(seed: seed)
      XCTAssertEqual(try ArchiveCodec.encode(first.scene()), try ArchiveCodec.encode(second.scene()))
    }
  }

  func testColumnsOfNumbersAreRoundedOnceAndThenStay() throws {
    let run = GlyphRun(
      font: FontFace(name: "Inter", weight: 400), size: 17, paint: .color(SceneColor(.tint)), glyphs: [1],
      positions: [1.0 / 3, 100.1])
    let scene = Scene(size: .zero, content: [.text(TextNode(string: "a", frame: .zero, runs: [run]))])
    let once = try ArchiveCodec.decodeScene(ArchiveCodec.encode(scene))
    XCTAssertEqual(try ArchiveCodec.decodeScene(ArchiveCodec.encode(once)), once)
    guard case .text(let text) = once.content[0] else { return XCTFail("no text") }
    XCTAssertEqual(text.runs[0].positions[1], 100.1, accuracy: 1e-5)
  }

  private func fill(_ paint: Paint) -> PathNode { PathNode(geometry: .rect(.zero), paint: paint) }

  private func roundTrip(_ node: Node) throws {
    let scene = Scene(size: .zero, content: [node])
    XCTAssertEqual(try ArchiveCodec.decodeScene(ArchiveCodec.encode(scene)), scene)
  }
}

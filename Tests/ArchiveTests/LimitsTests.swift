import Archive
import XCTest

/// One too many of each thing that grows is refused, by the name of the place where it is.
final class LimitsTests: XCTestCase {
  private let stop = GradientStop(color: SceneColor(.tint), location: 0)

  func testAMessageWithTooManyBytesIsRefused() throws {
    var limits = ArchiveLimits()
    limits.messageBytes = 3
    assertRefused(scene([box]), limits, .tooLarge, "message")
  }

  func testTooManyNodesAreRefused() {
    var limits = ArchiveLimits()
    limits.nodes = 3
    assertRefused(scene([box, box, box, box]), limits, .tooLarge, "content")
  }

  func testGroupsInsideEachOtherAreRefusedBeyondTheDepth() throws {
    var limits = ArchiveLimits()
    limits.depth = 20
    assertRefused(scene([nested(21)]), limits, .tooLarge, "content")
    XCTAssertNoThrow(try ArchiveCodec.decodeScene(ArchiveCodec.encode(scene([nested(20)])), limits: limits))
  }

  func testTheStandardDepthIsEncodedAndDecoded() throws {
    let deep = scene([nested(ArchiveLimits.standard.depth)])
    XCTAssertEqual(try ArchiveCodec.decodeScene(ArchiveCodec.encode(deep)), deep)
  }

  func testTooManyGlyphsAreRefused() {
    var limits = ArchiveLimits()
    limits.glyphs = 1
    let run = GlyphRun(
      font: FontFace(name: "Inter", weight: 400), size: 1, paint: .color(SceneColor(.tint)),
      glyphs: Array(repeating: 7, count: 200), positions: Array(repeating: 0, count: 400))
    assertRefused(
      scene([.text(TextNode(string: "", frame: .zero, runs: [run]))]), limits, .tooLarge, "glyphs")
  }

  func testTooManyPathElementsAreRefused() {
    var limits = ArchiveLimits()
    limits.pathElements = 2
    let path = PathNode(geometry: .elements([.close, .close, .close]), paint: .color(SceneColor(.tint)))
    assertRefused(scene([.path(path)]), limits, .tooLarge, "verbs")
  }

  func testLongStringsAreRefusedWhereverTheyAre() {
    var limits = ArchiveLimits()
    limits.stringBytes = 4
    let long = "longer"
    let style = TextStyle(size: 1)
    let segment = TextSegment(.string(long), style: style)
    assertRefused(scene([.text(TextNode(string: long, frame: .zero, runs: []))]), limits, .tooLarge, "string")
    assertRefused(scene([.unsupported(UnsupportedNode(name: long, frame: .zero))]), limits, .tooLarge, "name")
    assertRefused(Scene(size: .zero, widgetURL: long), limits, .tooLarge, "widgetURL")
    assertRefused(
      scene([
        .liveText(LiveTextNode(text: RichText(segments: [segment], locale: "", timeZone: ""), frame: .zero))
      ]),
      limits, .tooLarge, "string")
  }

  func testLargeImagesAreRefused() {
    var limits = ArchiveLimits()
    limits.imageBytes = 8
    let image = ImageNode(data: Data(repeating: 1, count: 9), frame: .zero)
    assertRefused(scene([.image(image)]), limits, .tooLarge, "data")
  }

  func testTooManyPartsOfAnyKindAreRefused() {
    var limits = ArchiveLimits()
    limits.items = 20
    let gradient = Paint.linearGradient(stops: Array(repeating: stop, count: 30), start: .zero, end: .zero)
    let path = PathNode(geometry: .rect(.zero), paint: gradient)
    assertDecodingRefused(scene([.path(path)]), limits, "stops")
    let hits = Array(repeating: HitRegion(frame: .zero, action: .link("")), count: 30)
    assertDecodingRefused(Scene(size: .zero, hits: hits), limits, "hits")
    let notes = Array(repeating: Diagnostic(code: "", severity: .note, message: ""), count: 30)
    assertDecodingRefused(Scene(size: .zero, diagnostics: notes), limits, "diagnostics")
    let live = RichText(
      segments: Array(repeating: TextSegment(.string(""), style: TextStyle(size: 1)), count: 30))
    assertDecodingRefused(scene([.liveText(LiveTextNode(text: live, frame: .zero))]), limits, "segments")
    let symbol = SymbolNode(
      name: "", pointSize: 1, weight: 1, frame: .zero, paints: Array(repeating: .material(.bar), count: 30))
    assertDecodingRefused(scene([.symbol(symbol)]), limits, "paints")
    let vertex = SceneMesh.Vertex(
      position: .zero, leading: .zero, top: .zero, trailing: .zero, bottom: .zero,
      color: SceneColor(.tint))
    let mesh = SceneMesh(
      columns: 5, vertices: Array(repeating: vertex, count: 30), background: SceneColor(.tint),
      smoothsColors: false)
    let mixed = PathNode(geometry: .rect(.zero), paint: .meshGradient(mesh))
    assertDecodingRefused(scene([.path(mixed)]), limits, "colors")
    let backgrounds = Array(repeating: TextBackground(rect: .zero, paint: .material(.bar)), count: 30)
    assertDecodingRefused(
      scene([.text(TextNode(string: "", frame: .zero, runs: [], backgrounds: backgrounds))]), limits,
      "backgrounds")
    let change = Change(insertion: Array(repeating: .move(.top), count: 30))
    assertDecodingRefused(scene([.group(GroupNode(change: change, children: [box]))]), limits, "insertion")
  }

  func testTooManyEntriesAreRefused() throws {
    var limits = ArchiveLimits()
    limits.entries = 2
    let entry = ArchivedEntry(date: Date(timeIntervalSinceReferenceDate: 0), scenes: [])
    let timeline = ArchivedTimeline(entries: [entry, entry, entry], policy: .never)
    XCTAssertThrowsError(try ArchiveCodec.encode(timeline, limits: limits))
    XCTAssertThrowsError(try ArchiveCodec.decodeTimeline(ArchiveCodec.encode(timeline), limits: limits)) {
      error in
      XCTAssertEqual((error as? ArchiveError)?.code, .tooLarge)
    }
  }

  func testNumbersThatAreNotFiniteOrTooLargeAreRefusedWithTheirField() {
    for bad in [Double.nan, .infinity, -.infinity, 1.1e6, -1.1e6] {
      let node = Node.unsupported(UnsupportedNode(name: "", frame: CGRect(x: bad, y: 0, width: 0, height: 0)))
      XCTAssertThrowsError(try ArchiveCodec.encode(scene([box, node]))) { error in
        XCTAssertEqual((error as? ArchiveError)?.code, .outOfRange)
        XCTAssertEqual((error as? ArchiveError)?.place, "content[1].unsupported.frame")
      }
    }
  }

  func testAnUnknownEnumValueIsRefusedWithItsField() throws {
    // A Diagnostic in a Reply.notice whose severity (field 2) is 9.
    let bytes: [UInt8] = [0x32, 0x02, 0x10, 0x09]
    XCTAssertThrowsError(try ArchiveCodec.decodeReply(bytes)) { error in
      XCTAssertEqual((error as? ArchiveError)?.code, .unknownValue)
      XCTAssertEqual((error as? ArchiveError)?.place, "diagnostic.severity")
    }
  }

  func testGroupsThatClaimMoreChildrenThanThereAreAreRefused() {
    // Scene.content[0] = Node.group with children = 5.
    let bytes: [UInt8] = [0x12, 0x04, 0x0A, 0x02, 0x50, 0x05]
    XCTAssertThrowsError(try ArchiveCodec.decodeScene(bytes)) { error in
      XCTAssertEqual((error as? ArchiveError)?.code, .inconsistent)
    }
  }

  private var box: Node { .unsupported(UnsupportedNode(name: "", frame: .zero)) }
  private func scene(_ nodes: [Node]) -> Scene { Scene(size: .zero, content: nodes) }
  private func nested(_ depth: Int) -> Node {
    (0..<depth).reduce(box) { inner, _ in .group(GroupNode(children: [inner])) }
  }

  private func assertRefused(
    _ scene: Scene, _ limits: ArchiveLimits, _ code: ArchiveError.Code, _ place: String, line: UInt = #line
  ) {
    XCTAssertThrowsError(try ArchiveCodec.encode(scene, limits: limits), line: line) { error in
      XCTAssertEqual((error as? ArchiveError)?.code, code, line: line)
    }
    assertDecodingRefused(scene, limits, place, line: line)
  }

  private func assertDecodingRefused(
    _ scene: Scene, _ limits: ArchiveLimits, _ place: String, line: UInt = #line
  ) {
    XCTAssertThrowsError(try ArchiveCodec.decodeScene(ArchiveCodec.encode(scene), limits: limits), line: line)
    {
      error in
      guard let error = error as? ArchiveError else { return XCTFail("\(error)", line: line) }
      XCTAssertEqual(error.code, .tooLarge, line: line)
      XCTAssertTrue(error.place.contains(place), "\(error.place) names no \(place)", line: line)
    }
  }
}

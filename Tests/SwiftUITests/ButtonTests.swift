import Archive
import SwiftUI
import XCTest

@MainActor final class ButtonTests: XCTestCase {
  private let fill = Paint.color(SceneColor(.system(.tertiarySystemFill)))

  func testTheDefaultIsATintedLabelOnACapsule() async {
    let drawn = scene(200, 60) { Button("Go") {} }
    XCTAssertEqual(drawn.strings, ["Go"])
    XCTAssertEqual(drawn.paths.map(\.paint), [fill])
    XCTAssertEqual(drawn.texts[0].runs.map(\.paint), [.color(SceneColor(.tint))])
    let frame = drawn.paths[0].bounds, text = drawn.texts[0].frame
    XCTAssertEqual(text.minX - frame.minX, 12, accuracy: 0.5)
    XCTAssertEqual(text.minY - frame.minY, 7, accuracy: 0.5)
  }

  func testTintAndRoleColourTheBorder() async {
    let tinted = scene(200, 60) { Button("Go") {}.tint(.purple) }
    XCTAssertEqual(tinted.paths.map(\.paint), [.color(SceneColor(.system(.purple), opacity: 0.16))])
    XCTAssertEqual(tinted.texts[0].runs.map(\.paint), [.color(SceneColor(.system(.purple)))])
    let delete = scene(200, 60) { Button("Go", role: .destructive) {} }
    XCTAssertEqual(delete.paths.map(\.paint), [.color(SceneColor(.system(.red), opacity: 0.16))])
    let prominent = scene(200, 60) { Button("Go") {}.buttonStyle(.borderedProminent).tint(.green) }
    XCTAssertEqual(prominent.paths.map(\.paint), [.color(SceneColor(.system(.green)))])
    XCTAssertEqual(
      prominent.texts[0].runs.map(\.paint), [.color(SceneColor(.srgb(red: 1, green: 1, blue: 1)))])
  }

  func testPlainAndBorderlessHaveNoBorder() async {
    let plain = scene(200, 60) { Button("Go") {}.buttonStyle(.plain).foregroundStyle(.red) }
    XCTAssertTrue(plain.paths.isEmpty)
    XCTAssertEqual(plain.texts[0].runs.map(\.paint), [.color(SceneColor(.system(.red)))])
    let borderless = scene(200, 60) { Button("Go") {}.buttonStyle(.borderless) }
    XCTAssertTrue(borderless.paths.isEmpty)
    XCTAssertEqual(borderless.texts[0].runs.map(\.paint), [.color(SceneColor(.tint))])
  }

  func testDisabledButtonsArePalerAndReactToNothing() async {
    let drawn = scene(200, 60) {
      Button(identifier: { _ in "x" }) { Text("Go") }.buttonStyle(.borderedProminent).disabled(true)
    }
    XCTAssertEqual(drawn.paths.map(\.paint), [fill])
    XCTAssertEqual(drawn.texts[0].runs.map(\.paint), [.color(SceneColor(.system(.tertiaryLabel)))])
    XCTAssertTrue(drawn.hits.isEmpty)
    XCTAssertEqual(drawn.accessibility.map(\.traits), [[.disabled]])
    let plain = scene(200, 60) { Button("Go") {}.buttonStyle(.plain).disabled(true) }
    XCTAssertEqual(plain.groups.map(\.opacity), [0.5])
  }

  func testSizesAndShapes() async {
    func border(_ size: ControlSize, _ shape: ButtonBorderShape) -> PathNode {
      scene(200, 100) {
        Button(action: {}) { Color.clear.frame(width: 40, height: 20) }
          .controlSize(size).buttonBorderShape(shape)
      }.paths[0]
    }
    XCTAssertEqual(border(.mini, .capsule).bounds.size, CGSize(width: 60, height: 30))
    XCTAssertEqual(border(.regular, .capsule).bounds.size, CGSize(width: 64, height: 34))
    XCTAssertEqual(border(.large, .capsule).bounds.size, CGSize(width: 80, height: 50))
    guard case .roundedRect(_, let radius, let continuous) = border(.large, .roundedRectangle).geometry else {
      return XCTFail("no rounded rectangle")
    }
    XCTAssertEqual(radius, 12)
    XCTAssertTrue(continuous)
    guard case .roundedRect(_, let own, _) = border(.large, .roundedRectangle(radius: 3)).geometry else {
      return XCTFail("no rounded rectangle")
    }
    XCTAssertEqual(own, 3)
    let circle = scene(200, 100) {
      Button(action: {}) { Color.clear.frame(width: 8, height: 8) }.buttonBorderShape(.circle)
    }.paths[0].bounds
    XCTAssertEqual(circle.width, circle.height)
    XCTAssertEqual(circle.width, 34)
  }

  func testAClosureIsReportedAndHasNoRegion() async {
    let drawn = scene(200, 60) { Button("Go", systemImage: "play") {} }
    XCTAssertTrue(drawn.hits.isEmpty)
    XCTAssertEqual(drawn.codes, ["no-effect-in-widget"])
    XCTAssertEqual(drawn.diagnostics[0].severity, .note)
    XCTAssertEqual(drawn.accessibility.map(\.role), [.button])
    XCTAssertEqual(drawn.accessibility.map(\.label), ["Go"])
  }

  func testAnIdentifierGivesARegionAroundTheWholeStyle() async {
    let drawn = scene(100, 100) {
      VStack(spacing: 0) {
        Color.red.frame(height: 60)
        Button(identifier: { _ in "intent-1" }) { Color.blue.frame(width: 20, height: 20) }
          .buttonStyle(.plain)
      }.scaleEffect(2, anchor: .topLeading)
    }
    XCTAssertEqual(
      drawn.hits, [HitRegion(frame: rect(80, 130, 40, 40), action: .intent(identifier: "intent-1"))])
    XCTAssertTrue(drawn.codes.isEmpty)
    let none = scene(100, 100) { Button(identifier: { _ in nil }) { Text("Go") } }
    XCTAssertTrue(none.hits.isEmpty)
  }

  func testACustomStyleGetsLabelAndRole() async {
    struct Boxed: ButtonStyle {
      let note: (ButtonStyleConfiguration) -> Void
      @Environment(\.isEnabled) private var isEnabled
      func makeBody(configuration: Configuration) -> some View {
        let _ = note(configuration)
        configuration.label.padding(10).background(isEnabled ? Color.green : Color.gray)
      }
    }
    var seen: ButtonStyleConfiguration?
    let drawn = scene(100, 100) {
      Button(role: .cancel, identifier: { _ in "x" }) { Color.blue.frame(width: 20, height: 20) }
        .buttonStyle(Boxed { seen = $0 })
    }
    XCTAssertEqual(seen?.role, .cancel)
    XCTAssertEqual(seen?.isPressed, false)
    XCTAssertEqual(drawn.boxes, [rect(30, 30, 40, 40), rect(40, 40, 20, 20)])
    XCTAssertEqual(drawn.paths[0].paint, .color(SceneColor(.system(.green))))
    XCTAssertEqual(drawn.hits.map(\.frame), [rect(30, 30, 40, 40)])
    let off = scene(100, 100) { Button("Go") {}.buttonStyle(Boxed { _ in }).disabled(true) }
    XCTAssertEqual(off.paths[0].paint, .color(SceneColor(.system(.gray))))
  }

  func testAPrimitiveStyleDrawsTheButtonInsideIt() async {
    struct Wrapped: PrimitiveButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 0) {
          Text("mine")
          Button(configuration)
        }
      }
    }
    var runs = 0
    let drawn = scene(100, 100) {
      Button(identifier: { _ in
        runs += 1; return "x"
      }) { Text("Go") }.buttonStyle(Wrapped()).buttonStyle(.plain)
    }
    XCTAssertEqual(drawn.strings, ["mine", "Go"])
    XCTAssertTrue(drawn.paths.isEmpty, "the plain style around draws it")
    XCTAssertEqual(drawn.hits.count, 1)
    XCTAssertEqual(runs, 1)
  }

  func testALabelKeepsTheStylesOfItsButton() async {
    struct Marked: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 0) {
          Color.red.frame(width: 5, height: 5)
          configuration.label
        }
      }
    }
    let drawn = scene(100, 40) {
      Button(action: {}) { Button(action: {}) { Color.blue.frame(width: 10, height: 10) } }
        .buttonStyle(Marked())
    }
    XCTAssertEqual(drawn.boxes.map(\.width), [5, 5, 10])
  }

  func testLinksHaveRegions() async throws {
    let url = try XCTUnwrap(URL(string: "app://a"))
    let drawn = scene(100, 100) {
      VStack(spacing: 0) {
        Link(destination: url) { Color.blue.frame(height: 40) }
        Link("Text", destination: url).disabled(true)
      }
    }
    XCTAssertEqual(drawn.hits.count, 1)
    XCTAssertEqual(drawn.hits[0].action, .link("app://a"))
    XCTAssertEqual(drawn.hits[0].frame.height, 40)
    XCTAssertEqual(drawn.accessibility.last?.role, .link)
  }
}

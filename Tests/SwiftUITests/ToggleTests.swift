import Archive
import SwiftUI
import XCTest

@MainActor final class ToggleTests: XCTestCase {
  func testTheSwitchIsFiftyOneByThirtyOneAtTheTrailingEnd() async {
    for (isOn, ground, thumb) in [
      (true, SceneColor(.system(.green)), CGFloat(200 - 2 - 27)),
      (false, SceneColor(.system(.secondarySystemFill)), CGFloat(200 - 51 + 2)),
    ] {
      let drawn = scene(200, 60) { Toggle("T", isOn: .constant(isOn)).toggleStyle(.switch) }
      XCTAssertEqual(drawn.strings, ["T"])
      XCTAssertEqual(drawn.paths[0].bounds.size, CGSize(width: 51, height: 31))
      XCTAssertEqual(drawn.paths[0].bounds.maxX, 200)
      XCTAssertEqual(drawn.paths[0].paint, .color(ground))
      XCTAssertEqual(drawn.paths[1].bounds.minX, thumb)
      XCTAssertEqual(drawn.paths[1].bounds.width, 27)
      XCTAssertEqual(drawn.accessibility.map(\.value), [isOn ? "on" : "off"])
      XCTAssertEqual(drawn.accessibility.map(\.role), [.toggle])
    }
  }

  func testHiddenLabelsAreStillSaid() async {
    let drawn = scene(200, 60) {
      Toggle("T", isOn: .constant(true)).toggleStyle(.switch).labelsHidden().tint(.blue)
    }
    XCTAssertTrue(drawn.strings.isEmpty)
    XCTAssertEqual(drawn.paths[0].bounds.midX, 100)
    XCTAssertEqual(drawn.paths[0].paint, .color(SceneColor(.system(.blue))))
    XCTAssertEqual(drawn.accessibility.map(\.label), ["T"])
  }

  func testTheDefaultIsAButtonFilledWhileOn() async {
    let on = scene(200, 60) { Toggle("T", systemImage: "star", isOn: .constant(true)).tint(.orange) }
    XCTAssertEqual(on.paths.map(\.paint), [.color(SceneColor(.system(.orange)))])
    let off = scene(200, 60) { Toggle("T", isOn: .constant(false)).tint(.orange) }
    XCTAssertEqual(off.paths.map(\.paint), [.color(SceneColor(.system(.orange), opacity: 0.16))])
    XCTAssertEqual(off.codes, ["no-effect-in-widget"])
    XCTAssertTrue(off.hits.isEmpty)
  }

  func testAnIdentifierGivesARegion() async {
    let drawn = scene(100, 31) {
      Toggle(isOn: true, identifier: { _ in "t" }) { Text("T") }.toggleStyle(.switch)
    }
    XCTAssertEqual(
      drawn.hits,
      [HitRegion(frame: rect(0, 0, 100, 31), action: .intent(identifier: "t"), label: "T", isOn: true)])
    XCTAssertTrue(drawn.codes.isEmpty)
  }

  func testACustomStyleGetsStateAndLabel() async {
    struct Check: ToggleStyle {
      let note: (ToggleStyleConfiguration) -> Void
      func makeBody(configuration: Configuration) -> some View {
        let _ = note(configuration)
        Button {
          configuration.isOn.toggle()
        } label: {
          HStack {
            Text(configuration.isOn ? "yes" : "no")
            configuration.label
          }
        }.buttonStyle(.plain)
      }
    }
    var seen: ToggleStyleConfiguration?
    var state = true
    let binding = Binding(get: { state }, set: { state = $0 })
    let drawn = scene(200, 60) { Toggle("T", isOn: binding).toggleStyle(Check { seen = $0 }) }
    XCTAssertEqual(drawn.strings, ["yes", "T"])
    seen?.$isOn.wrappedValue = false
    XCTAssertFalse(state)
    XCTAssertEqual(
      scene(200, 60) { Toggle("T", isOn: binding).toggleStyle(Check { _ in }) }.strings, ["no", "T"])
  }

  func testSourcesThatDisagreeAreMixed() async {
    struct Item { var isOn: Binding<Bool> }
    struct Recorder: ToggleStyle {
      let note: (Bool, Bool) -> Void
      func makeBody(configuration: Configuration) -> some View {
        let _ = note(configuration.isOn, configuration.isMixed)
        configuration.label
      }
    }
    let cases: [([Bool], Bool, Bool)] = [
      ([true, true], true, false), ([true, false], false, true), ([false], false, false), ([], false, false),
    ]
    for (values, isOn, isMixed) in cases {
      var seen: (Bool, Bool)?
      let items = values.map { Item(isOn: .constant($0)) }
      _ = scene(200, 60) {
        Toggle("T", sources: items, isOn: \.isOn).toggleStyle(Recorder { seen = ($0, $1) })
      }
      XCTAssertEqual(seen?.0, isOn, "\(values)")
      XCTAssertEqual(seen?.1, isMixed, "\(values)")
    }
  }
}

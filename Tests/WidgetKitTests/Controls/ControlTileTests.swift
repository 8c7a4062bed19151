import Archive
import SwiftUI
import WidgetKit
import XCTest

/// The pictures of a control.
@MainActor final class ControlTileTests: XCTestCase {
  /// Statement 239: a control appears in Control Center, on the Lock Screen and on the Action button: a picture for each.
  func testAPictureForEachSizeAndState() async throws {
    let state = try await ControlBench(LampControl()).state("Lamp")
    XCTAssertEqual(state.faces.count, 6)
    let sizes = ControlSpan.allCases.map { state.face($0, isOn: false)?.size }
    XCTAssertEqual(
      sizes,
      [
        CGSize(width: 70, height: 70), CGSize(width: 154, height: 70), CGSize(width: 154, height: 154),
      ])
  }

  func testOnlyTheSmallestIsASymbolAlone() async throws {
    let state = try await ControlBench(LampControl()).state("Lamp")
    XCTAssertEqual(state.face(.small, isOn: false)?.drawn.map(\.text), ["symbol:lightbulb"])
    XCTAssertEqual(
      state.face(.wide, isOn: false)?.drawn.map(\.text), ["symbol:lightbulb", "Lamp", "Dark"])
    XCTAssertEqual(
      state.face(.large, isOn: true)?.drawn.map(\.text), ["symbol:lightbulb.fill", "Lamp", "Shining"])
  }

  func testTheTintIsSeenOnlyWhileOn() async throws {
    let state = try await ControlBench(LampControl()).state("Lamp")
    let white = Paint.color(SceneColor(.srgb(red: 1, green: 1, blue: 1)))
    let yellow = Paint.color(SceneColor(.system(.yellow)))
    for span in ControlSpan.allCases {
      XCTAssertEqual(symbol(in: state.face(span, isOn: false))?.paints, [white])
      XCTAssertEqual(symbol(in: state.face(span, isOn: true))?.paints, [yellow])
    }
    let button = try await ControlBench(PingControl()).state("Ping")
    XCTAssertEqual(symbol(in: button.face(.small, isOn: false))?.paints, [white], "a button has no on state")
  }

  func testAButtonShowsItsActionLabelWhileItRuns() async throws {
    let state = try await ControlBench(PingControl()).state("Ping")
    XCTAssertTrue(state.face(.wide, isOn: true)?.drawn.contains { $0.text == "Pinging…" } == true)
    XCTAssertFalse(state.face(.wide, isOn: false)?.drawn.contains { $0.text == "Pinging…" } == true)
    let plain = try await ControlBench(NotesControl()).state("Notes")
    XCTAssertEqual(plain.faces.count, 3, "no second look without an action label")
    XCTAssertNotNil(plain.face(.wide, isOn: true))
  }

  func testAPrivateControlHidesItsTexts() async throws {
    let state = try await ControlBench(PlainToggleControl()).state("Plain")
    let drawn = try XCTUnwrap(state.face(.large, isOn: false)).drawn
    XCTAssertEqual(drawn.filter(\.isPrivate).map(\.text), ["Garage Door", "Off"])
  }

  func testATileSpeaksAsOneElement() async throws {
    let state = try await ControlBench(LampControl()).state("Lamp")
    let element = try XCTUnwrap(state.face(.small, isOn: true)?.accessibility.first)
    XCTAssertEqual(element.label, "Lamp")
    XCTAssertEqual(element.value, "Shining")
    XCTAssertEqual(element.hint, "Hold for Dark")
  }

  func testATileHasNothingToTapOfItsOwn() async throws {
    let state = try await ControlBench(LampControl()).state("Lamp")
    XCTAssertTrue(state.faces.allSatisfy { $0.scene.hits.isEmpty })
  }

  private func symbol(in scene: Archive.Scene?) -> SymbolNode? {
    func find(_ nodes: [Node]) -> SymbolNode? {
      for node in nodes {
        switch node {
        case .symbol(let symbol): return symbol
        case .group(let group): if let found = find(group.children) { return found }
        default: continue
        }
      }
      return nil
    }
    return find(scene?.content ?? [])
  }
}

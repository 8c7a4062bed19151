import AppIntents
import Archive
import SwiftUI
import WidgetKit
import XCTest

/// Hints, texts and symbols of controls' labels.
@MainActor final class ControlLabelTests: XCTestCase {
  /// The forms are those of Apple's article "Adding refinements and configuration to controls".
  func testHintsOfTheSystem() async throws {
    var state = try await ControlBench(PingControl()).state("Ping")
    XCTAssertEqual(state.off.hint, "Hold for “Ping”")
    state = try await ControlBench(NotesControl()).state("Notes")
    XCTAssertEqual(state.off.hint, "Hold to Open Notes")
    state = try await ControlBench(PlainToggleControl()).state("Plain")
    XCTAssertEqual(state.off.hint, "Hold to Turn On “Garage Door”")
    XCTAssertEqual(state.on.hint, "Hold to Turn Off “Garage Door”")
    state = try await ControlBench(LampControl()).state("Lamp")
    XCTAssertEqual(state.off.hint, "Hold for Shining", "the value of the state that holding brings")
    XCTAssertEqual(state.on.hint, "Hold for Dark")
  }

  /// Statement 246: controlWidgetActionHint is read by VoiceOver.
  func testAHintOfOnesOwnIsTheTilesAccessibilityHint() async throws {
    let state = try await ControlBench(ConfiguredButtonControl()).state("Minutes")
    XCTAssertEqual(state.off.hint, "Hold to Start the Timer")
    for face in state.faces {
      XCTAssertEqual(face.scene.accessibility.count, 1)
      let element = try XCTUnwrap(face.scene.accessibility.first)
      XCTAssertEqual(element.hint, "Hold to Start the Timer")
      XCTAssertEqual(element.label, "5m Timer")
      XCTAssertEqual(element.role, .button)
    }
  }

  func testHintModifiersTakeEveryKindOfText() async throws {
    let words: [AnyView] = [
      AnyView(Text(verbatim: "x").controlWidgetActionHint(Text(verbatim: "Go"))),
      AnyView(Text(verbatim: "x").controlWidgetActionHint(LocalizedStringResource("Go"))),
      AnyView(Text(verbatim: "x").controlWidgetActionHint(String("Go"))),
      AnyView(Text(verbatim: "x").controlWidgetActionHint("Go").controlWidgetStatus("Gone")),
    ]
    for view in words {
      let state = try await ControlBench(ViewControl(view)).state("View")
      XCTAssertEqual(state.off.hint, "Hold to Go")
    }
    let last = try await ControlBench(ViewControl(words[3])).state("View")
    XCTAssertEqual(last.off.status, "Gone")
  }

  func testAnOverfullLabelGivesOneTextAndOneSymbolAndSaysWhatItLost() async throws {
    let state = try await ControlBench(OverloadedControl()).state("Overloaded")
    XCTAssertEqual(state.off.title, "First")
    XCTAssertEqual(state.off.symbol, "star")
    let messages = state.findings.map(\.message).joined(separator: "\n")
    for lost in ["\"Second\"", "a shape", "\"heart\""] {
      XCTAssertTrue(messages.contains(lost), "\(lost) in \(messages)")
    }
    let wide = try XCTUnwrap(state.face(.wide, isOn: false))
    XCTAssertEqual(wide.drawn.first { $0.text == "First" }?.isPrivate, true, "hidden while locked")
    XCTAssertEqual(wide.drawn.first { $0.text == "symbol:star" }?.isPrivate, false)
  }

  func testAControlWithoutASymbolIsReported() async throws {
    let state = try await ControlBench(ViewControl(AnyView(Text(verbatim: "Only words")))).state("View")
    XCTAssertEqual(state.findings.map(\.code), ["control-without-symbol"])
  }

  func testALongTextIsCut() async throws {
    let long = String(repeating: "wide ", count: 20_000)
    let state = try await ControlBench(ViewControl(AnyView(Label(long, systemImage: "star")))).state("View")
    XCTAssertEqual(state.off.title.count, 200)
    XCTAssertTrue(state.findings.contains { $0.message.contains("cut after 200") })
    XCTAssertNoThrow(try ArchiveCodec.encode(Reply(id: 1, body: .control(state))))
  }

  /// Statement 249: a value provider answers in less than 1 second; slower is reported. Statement 251: synchronous work in a value
  /// provider makes the control look frozen.
  func testASlowValueIsReported() async {
    XCTAssertNil(ControlFinding.slow(seconds: 0.9, isPreview: false, provider: "P", kind: "k"))
    let slow = ControlFinding.slow(seconds: 2.04, isPreview: false, provider: "HomeProvider", kind: "Lamp")
    XCTAssertEqual(slow?.code, "slow-control-value")
    XCTAssertEqual(slow?.severity, .warning)
    for word in ["HomeProvider", "\"Lamp\"", "2.0 seconds", "looks frozen", "never block the thread"] {
      XCTAssertTrue(slow?.message.contains(word) == true, word)
    }
    XCTAssertNil(ControlFinding.slow(seconds: 0.05, isPreview: true, provider: "P", kind: "k"))
    XCTAssertEqual(
      ControlFinding.slow(seconds: 0.3, isPreview: true, provider: "P", kind: "k")?.code, "slow-preview-value"
    )
  }
}

private struct ViewControl: ControlWidget {
  var view = AnyView(EmptyView())
  init() {}
  init(_ view: AnyView) { self.view = view }
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "View") { ControlWidgetButton(action: PingIntent()) { view } }
  }
}

import AppIntents
import Archive
import SwiftUI
import WidgetKit
import XCTest

/// What a bundle says of its controls, and how they get their values.
@MainActor final class ControlServiceTests: XCTestCase {
  /// Statement 247: displayName and description are shown in Control Center's gallery.
  func testControlsStandBetweenWidgetsInABundle() async throws {
    let described = await ControlBench(bundle: MixedBundle().body).describe()
    let bundle = try XCTUnwrap(described)
    XCTAssertEqual(bundle.widgets.map(\.kind), ["Plain widget"])
    XCTAssertEqual(bundle.controls.map(\.kind), ["Ping", "Lamp", "Timer"])
    XCTAssertEqual(bundle.controls[0].displayName, "Ping")
    XCTAssertEqual(bundle.controls[0].summary, "Plays a sound on the watch.")
    XCTAssertNil(bundle.controls[0].intent)
  }

  /// Statement 245: promptsForUserConfiguration() opens the configuration before the control is added.
  func testAConfigurableControlSaysSo() async throws {
    let described = await ControlBench(TimerControl(), ConfiguredButtonControl()).describe()
    let controls = try XCTUnwrap(described?.controls)
    XCTAssertEqual(controls.map(\.promptsForConfiguration), [true, false])
    XCTAssertEqual(controls.map(\.intent?.name), ["ChooseTimerIntent", "ChooseTimerIntent"])
  }

  /// Statement 241: ControlWidgetButton is for a single action.
  func testAButton() async throws {
    let state = try await ControlBench(PingControl()).state("Ping")
    XCTAssertEqual(state.template, .button)
    XCTAssertFalse(state.isOn)
    XCTAssertEqual(state.off.title, "Ping My Watch")
    XCTAssertNil(state.off.value)
    XCTAssertEqual(state.on.value, "Pinging…", "while the action runs")
    XCTAssertEqual(state.off.symbol, "applewatch.radiowaves.left.and.right")
    XCTAssertEqual(state.tint, SceneColor(.system(.purple)))
    XCTAssertTrue(state.action.contains("PingIntent"), state.action)
    XCTAssertFalse(state.opensApp)
    XCTAssertEqual(state.findings, [])
  }

  /// Statement 242: ControlWidgetToggle is for a Boolean state. Statement 243: a value provider fetches the state asynchronously.
  func testAToggleWithAProvider() async throws {
    let state = try await ControlBench(LampControl()).state("Lamp")
    XCTAssertEqual(state.template, .toggle)
    XCTAssertTrue(state.isOn, "the current value")
    XCTAssertEqual(state.off.title, "Lamp")
    XCTAssertEqual([state.off.value, state.on.value], ["Dark", "Shining"])
    XCTAssertEqual([state.off.symbol, state.on.symbol], ["lightbulb", "lightbulb.fill"])
    XCTAssertEqual(state.on.status, "The lamp is on until this evening")
    XCTAssertEqual(state.off.status, "The lamp is off")
  }

  /// Statement 244: previewValue is shown in previews and while nothing else is known. Statement 250: it is a sensible value by itself.
  func testAPreviewNeverAsksForTheCurrentValue() async throws {
    let state = try await ControlBench(LampControl()).state("Lamp", isPreview: true)
    XCTAssertFalse(state.isOn)
    let count = try await ControlBench(ThrowingControl()).state("Throwing", isPreview: true)
    XCTAssertEqual(count.off.title, "Count 7")
  }

  func testAProviderThatThrowsIsNamed() async throws {
    let environment = SceneEnvironment(size: .zero, now: .distantPast)
    let failure = await ControlBench(ThrowingControl())
      .failure(.control(ControlRequest(kind: "Throwing", environment: environment)))
    XCTAssertEqual(failure?.code, .queryThrew)
    let message = try XCTUnwrap(failure?.message)
    XCTAssertTrue(message.contains("ThrowingProvider"), message)
    XCTAssertTrue(message.contains("the lamp does not answer"), message)
    XCTAssertTrue(message.contains("keeps its last value"), message)
  }

  func testAToggleWithoutAValueLabelIsOnOrOff() async throws {
    let state = try await ControlBench(PlainToggleControl()).state("Plain")
    XCTAssertEqual([state.off.value, state.on.value], ["Off", "On"])
    XCTAssertEqual([state.off.title, state.on.title], ["Garage Door", "Garage Door"])
    XCTAssertTrue(state.isDisabled)
    XCTAssertTrue(state.isPrivacySensitive)
  }

  func testATemplateOfOnesOwn() async throws {
    let state = try await ControlBench(ComposedControl()).state("Composed")
    XCTAssertTrue(state.isOn)
    XCTAssertEqual(state.on.title, "Composed")
    XCTAssertEqual(state.on.value, "On", "a value label without a text leaves the standard one")
    XCTAssertEqual(state.on.symbol, "sun.max.fill")
    XCTAssertEqual(state.tint, SceneColor(.system(.orange)), "the tint nearer to the template wins")
  }

  func testAnOpenIntentOpensTheApp() async throws {
    let state = try await ControlBench(NotesControl()).state("Notes")
    XCTAssertTrue(state.opensApp)
    XCTAssertEqual(state.off.title, "Notes", "a label without text has the control's name")
    XCTAssertEqual(state.off.symbol, "note.text")
  }

  func testWhatCannotBeAnswered() async throws {
    let bench = ControlBench(PingControl(), EmptyControl())
    let environment = SceneEnvironment(size: .zero, now: .distantPast)
    let unknown = await bench.failure(.control(ControlRequest(kind: "Gone", environment: environment)))
    XCTAssertEqual(unknown?.code, .unknownKind)
    XCTAssertTrue(unknown?.message.contains("\"Ping\"") == true)
    let empty = await bench.failure(.control(ControlRequest(kind: "Empty", environment: environment)))
    XCTAssertEqual(empty?.code, .noEntries)
    let subject = ConfigurationSubject(kind: "Ping", family: nil)
    let sheet = await bench.failure(.sheet(SheetRequest(subject: subject)))
    XCTAssertEqual(sheet?.code, .badRequest)
    let options = await bench.failure(.options(OptionsRequest(subject: subject, parameter: "x", values: [:])))
    XCTAssertEqual(options?.code, .badRequest)
  }

  func testTheSecondControlOfAKindIsLeftOut() async throws {
    let described = await ControlBench(PingControl(), PingControl()).describe()
    XCTAssertEqual(described?.controls.count, 1)
  }

  func testHundredsOfControlsAreDescribed() async throws {
    let service = WidgetService(
      widgets: (0..<400).map { ControlInBundle(control: NumberedControl(number: $0)) })
    let box = DescriptionBox()
    await service.answer(Request(id: 1, body: .describe)) { box.reply = $0 }
    guard case .bundle(let bundle)? = box.reply?.body else { return XCTFail() }
    XCTAssertEqual(bundle.controls.count, 400)
    XCTAssertNoThrow(try ArchiveCodec.encode(try XCTUnwrap(box.reply)))
  }
}

private struct NumberedControl: ControlWidget {
  var number = 0
  init() {}
  init(number: Int) { self.number = number }
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "k\(number)") {
      ControlWidgetButton(action: PingIntent()) { Image(systemName: "star") }
    }
  }
}

private final class DescriptionBox: @unchecked Sendable { var reply: Reply? }

import AppIntents
import Archive
import SwiftUI
import XCTest

@MainActor final class PerformerTests: XCTestCase {
  private func perform(
    _ intent: any AppIntent, value: Bool? = nil, isLocked: Bool = false
  ) async -> PerformOutcome {
    _ = Traces.shared.take()
    return await IntentPerformer.perform(
      PerformRequest(
        kind: "Test", intent: IntentPayload.encode(intent).payload, value: value, isLocked: isLocked))
  }
  private func failure(_ outcome: PerformOutcome) -> ExtensionFailure? {
    if case .failed(let failure) = outcome.ending { failure } else { nil }
  }

  /// Statement 172: perform() runs and returns a result.
  func testAnIntentRunsOnceWithItsValues() async {
    let outcome = await perform(ToggleTask(itemID: "milk"))
    XCTAssertEqual(Traces.shared.take(), ["toggled milk"])
    XCTAssertEqual(outcome.ending, .done)
    XCTAssertEqual(outcome.intent, "ToggleTask")
    XCTAssertNil(outcome.dialog)
    XCTAssertFalse(outcome.opensApp)
    XCTAssertNil(outcome.appProcess)
    XCTAssertGreaterThan(outcome.seconds, 0)
    XCTAssertLessThan(outcome.seconds, 5)
  }

  /// The extension's intents are in the app's module under the same names; only those of the app's process run there.
  func testAnAppPerformsWhatBelongsToItsProcess() async throws {
    func request(_ intent: any AppIntent) -> PerformRequest {
      let own = "\("AppIntentsTests".utf8.count)AppIntentsTests"
      let payload = IntentPayload.encode(intent).payload.replacingOccurrences(
        of: own, with: "13ParcelWidgets")
      XCTAssertFalse(payload.contains("AppIntentsTests"), payload)
      return PerformRequest(kind: "Test", intent: payload)
    }
    _ = Traces.shared.take()
    let ran = await IntentPerformer.performInApp(request(PlayTrack(track: "One")), module: "AppIntentsTests")
    XCTAssertEqual(ran?.ending, .done)
    XCTAssertNil(ran?.appProcess)
    XCTAssertEqual(Traces.shared.take(), ["played One"])
    let nested = await IntentPerformer.performInApp(request(Player.Stop()), module: "AppIntentsTests")
    XCTAssertEqual(nested?.ending, .done)
    XCTAssertEqual(Traces.shared.take(), ["stopped"])
    let widgets = await IntentPerformer.performInApp(
      request(ToggleTask(itemID: "a")), module: "AppIntentsTests")
    XCTAssertNil(widgets, "none of the app's process")
    let strange = await IntentPerformer.performInApp(request(PlayTrack(track: "One")), module: "Strange")
    XCTAssertNil(strange, "not compiled into the app")
    for payload in [
      "", "{}", #"{"type":"$$$","name":"","parameters":{}}"#, #"{"type":"Si","name":"","parameters":{}}"#,
    ] {
      let none = await IntentPerformer.performInApp(
        PerformRequest(kind: "", intent: payload), module: "AppIntentsTests")
      XCTAssertNil(none)
    }
    XCTAssertEqual(Traces.shared.take(), [])
  }

  func testValueAndDialogAreInTheOutcome() async {
    let value = await perform(MemberwiseIntent())
    XCTAssertEqual(value.value, "none")
    let lamp = await perform(SetLamp(), value: true)
    XCTAssertEqual(lamp.dialog, "The lamp is on")
    let off = await perform(SetLamp(), value: false)
    XCTAssertEqual(off.dialog, "The lamp is off")
    let level = await perform(SetLevel(), value: true)
    XCTAssertEqual(
      failure(level)?.message, "A toggle sets true or false, and SetLevel.value is Int. Use Bool.")
  }

  /// Statement 182: no authentication is needed unless the intent says so; nothing runs before.
  func testALockedDeviceAsksFirst() async {
    let refused = await perform(LockedIntent(), isLocked: true)
    XCTAssertEqual(refused.ending, .needsAuthentication)
    XCTAssertEqual(Traces.shared.take(), [])
    let allowed = await perform(LockedIntent())
    XCTAssertEqual(allowed.ending, .done)
    XCTAssertEqual(Traces.shared.take(), ["door"])
    let free = await perform(ToggleTask(itemID: "a"), isLocked: true)
    XCTAssertEqual(free.ending, .done)
  }

  /// Statement 181: an intent opens the app only if it says so.
  func testWhereAnIntentWouldRunIsSaid() async {
    let city = OpenCity()
    city.target = CityQuery.all[0]
    let expected: [(any AppIntent, Bool, String?)] = [
      (ToggleTask(itemID: "a"), false, nil), (city, true, "OpenIntent"), (InFront(), true, "openAppWhenRun"),
      (InFrontLater(), true, "supportedModes"), (PlayMusic(), false, "AudioPlaybackIntent"),
      (StartActivity(), false, "LiveActivityIntent"),
    ]
    for (intent, opensApp, process) in expected {
      let outcome = await perform(intent)
      XCTAssertEqual(outcome.ending, .done, "\(intent)")
      XCTAssertEqual(outcome.opensApp, opensApp, "\(intent)")
      XCTAssertEqual(outcome.appProcess, process, "\(intent)")
    }
    let old = await perform(OldStyle())
    XCTAssertEqual(old.appProcess, "ForegroundContinuableIntent")
    XCTAssertEqual(
      failure(old)?.message,
      "OldStyle.perform() threw: OldStyle asks to go on in the app (Open the app?); a widget cannot.")
  }

  /// Statement 35: intents in a chain run one after the other.
  func testChainsRunToTheirEnd() async {
    let outcome = await perform(ChainStart())
    XCTAssertEqual(outcome.ending, .done)
    XCTAssertEqual(Traces.shared.take(), ["first", "toggled second"])
    XCTAssertEqual(outcome.value, "7")
    XCTAssertEqual(outcome.dialog, "Begun")
    let link = await perform(ChainToURL())
    XCTAssertEqual(link.opens, "https://example.org/a")
    let circle = await perform(Circle())
    XCTAssertEqual(Traces.shared.take().count, IntentPerformer.longestChain)
    XCTAssertEqual(
      failure(circle)?.message, "Circle opens intents without end: after 10 of them Circle was not run.")
  }

  /// Statement 175: what an intent throws is told.
  func testErrorsAreTold() async {
    let expected: [(String, ExtensionFailure.Code, String)] = [
      ("resource", .intentThrew, "Failing.perform() threw: There is no power."),
      ("localized", .intentThrew, "Failing.perform() threw: The door is stuck."),
      ("plain", .intentThrew, "Failing.perform() threw: PlainError"),
      ("value", .needsValue, "Failing.perform(): parameter \"which\" of Failing needs a value (Which one?)"),
      ("ask", .needsValue, "Failing.perform(): parameter \"which\" of Failing needs a value (Which then?)"),
      (
        "choose", .needsValue,
        "Failing.perform(): parameter \"which\" of Failing asks to choose among 2 values"
      ),
      ("confirm", .needsValue, "Failing.perform(): parameter \"which\" of Failing asks for a confirmation"),
      ("restart", .intentThrew, "Failing.perform() asked 4 times to be started again."),
      ("system", .intentThrew, "Failing.perform() threw: There is no connection to the internet."),
      ("cancelled", .intentThrew, "Failing.perform() threw: CancellationError"),
    ]
    for (how, code, message) in expected {
      let outcome = await perform(Failing(how))
      XCTAssertEqual(failure(outcome)?.code, code, how)
      let text = failure(outcome)?.message ?? "none"
      XCTAssertTrue(text.hasPrefix(message), text)
    }
  }

  func testAMissingValueEndsNothing() async {
    let outcome = await perform(ToggleTask())
    XCTAssertEqual(failure(outcome)?.code, .needsValue)
    XCTAssertEqual(
      failure(outcome)?.message,
      "ToggleTask needs a value for itemID (\"Task\"), and a widget cannot ask. Set it where the intent is made, "
        + "give it a default or make it optional.")
    XCTAssertEqual(Traces.shared.take(), [])
  }

  /// Statement 184: a configuration intent has no perform() of its own.
  func testConfigurationIntentsDoNotRun() async {
    let outcome = await perform(SelectMood())
    XCTAssertEqual(failure(outcome)?.code, .intentThrew)
    XCTAssertTrue(failure(outcome)?.message.hasPrefix("SelectMood configures a widget") == true)
  }

  func testUnreadablePayloadsFail() async {
    let outcome = await IntentPerformer.perform(PerformRequest(kind: "Test", intent: "nonsense"))
    XCTAssertEqual(failure(outcome)?.code, .badRequest)
  }
}

struct SelectMood: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Select Mood"
  static let description = AppIntents.IntentDescription("Chooses a mood")
  @Parameter(title: "Mood", default: .calm) var mood: Mood
}
struct SelectLamp: ControlConfigurationIntent {
  static let title: LocalizedStringResource = "Select Lamp"
  static let description: AppIntents.IntentDescription? = "Chooses a lamp"
  static let isDiscoverable = false
  @Parameter(title: "Lamp", optionsProvider: Words()) var lamp: String?
}

struct PlayTrack: AudioPlaybackIntent {
  static let title: LocalizedStringResource = "Play"
  @Parameter(title: "Track") var track: String
  init() {}
  init(track: String) { self.track = track }
  func perform() async throws -> some IntentResult {
    Traces.shared.add("played \(track)")
    return .result()
  }
}

enum Player {
  struct Stop: LiveActivityIntent {
    static let title: LocalizedStringResource = "Stop"
    func perform() async throws -> some IntentResult {
      Traces.shared.add("stopped")
      return .result()
    }
  }
}

import AppIntents
import WidgetKit

struct StartTimerIntent: AppIntent {
  static let title: LocalizedStringResource = "Start Timer"
  static let description = IntentDescription("Starts a countdown of some minutes.")

  @Parameter(title: "Minutes", default: 5, controlStyle: .stepper, inclusiveRange: (1, 180))
  var minutes: Int

  init() {}
  init(minutes: Int) { self.minutes = minutes }

  func perform() async throws -> some IntentResult {
    TimerState.shared.start(minutes: minutes)
    ControlCenter.shared.reloadControls(ofKind: TimerKind.toggle)
    return .result()
  }
}

struct StopTimerIntent: AppIntent {
  static let title: LocalizedStringResource = "Stop Timer"

  func perform() async throws -> some IntentResult {
    TimerState.shared.stop()
    ControlCenter.shared.reloadAllControls()
    return .result()
  }
}

struct ToggleTimerIntent: SetValueIntent {
  static let title: LocalizedStringResource = "Start or Stop Timer"

  @Parameter(title: "Running")
  var value: Bool

  func perform() async throws -> some IntentResult {
    if value { TimerState.shared.start(minutes: 5) } else { TimerState.shared.stop() }
    WidgetCenter.shared.reloadTimelines(ofKind: TimerKind.widget)
    return .result()
  }
}

struct TimerLength: ControlConfigurationIntent {
  static let title: LocalizedStringResource = "Length"

  @Parameter(title: "Minutes", default: 10, controlStyle: .stepper, inclusiveRange: (1, 180))
  var minutes: Int
}

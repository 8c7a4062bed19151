import AppIntents
import SwiftUI
import WidgetKit

struct TimerToggle: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: TimerKind.toggle, provider: Provider()) { isRunning in
      ControlWidgetToggle(
        "Timer", isOn: isRunning, action: ToggleTimerIntent(),
        valueLabel: { isOn in
          Label(isOn ? "Running" : "Stopped", systemImage: isOn ? "timer" : "stopwatch")
        }
      )
      .tint(.orange)
    }
    .displayName("Timer")
    .description("Starts and stops a timer of five minutes.")
  }

  struct Provider: ControlValueProvider {
    let previewValue = false
    func currentValue() async throws -> Bool { TimerState.shared.end != nil }
  }
}

struct QuickTimer: ControlWidget {
  var body: some ControlWidgetConfiguration {
    AppIntentControlConfiguration(kind: TimerKind.quick, intent: TimerLength.self) { length in
      ControlWidgetButton(action: StartTimerIntent(minutes: length.minutes)) {
        Label("\(length.minutes) min", systemImage: "hourglass")
          .controlWidgetStatus("Started")
      }
    }
    .displayName("Quick Timer")
    .description("Starts a timer of a length you choose.")
  }
}

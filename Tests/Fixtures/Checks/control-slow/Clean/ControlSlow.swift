import AppIntents
import SwiftUI
import WidgetKit

struct ControlSlowControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "control-slow", provider: Value()) { isOn in
      ControlWidgetToggle("Lamp", isOn: isOn, action: TurnLamp()) { _ in Image(systemName: "lightbulb") }
    }
    .displayName("control-slow")
  }

  struct Value: ControlValueProvider {
    let previewValue = false
    func currentValue() async throws -> Bool {
      return true
    }
  }
}

struct TurnLamp: SetValueIntent {
  static let title: LocalizedStringResource = "Turn Lamp"
  @Parameter(title: "On") var value: Bool
  func perform() async throws -> some IntentResult { .result() }
}

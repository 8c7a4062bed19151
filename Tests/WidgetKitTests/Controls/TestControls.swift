import AppIntents
import Archive
import SwiftUI
import WidgetKit
import XCTest

// Controls as an iOS developer writes them.

struct PingIntent: AppIntent {
  static let title: LocalizedStringResource = "Ping"
  func perform() async throws -> some IntentResult { .result() }
}

struct SetLampIntent: SetValueIntent {
  static let title: LocalizedStringResource = "Set the lamp"
  @Parameter(title: "Room") var room: String
  @Parameter(title: "On") var value: Bool
  init() {}
  init(room: String) { self.room = room }
  func perform() async throws -> some IntentResult { .result() }
}

enum AppPage: String, AppEnum {
  case notes
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Page"
  static let caseDisplayRepresentations: [AppPage: DisplayRepresentation] = [.notes: "Notes"]
}

struct OpenNotesIntent: OpenIntent {
  static let title: LocalizedStringResource = "Open Notes"
  @Parameter(title: "Page") var target: AppPage
  init() { target = .notes }
}

struct ChooseTimerIntent: ControlConfigurationIntent {
  static let title: LocalizedStringResource = "Choose a timer"
  static let description = IntentDescription("Which timer the control starts.")
  @Parameter(title: "Minutes", default: 5) var minutes: Int
}

/// Statement 241: ControlWidgetButton is for a single action.
struct PingControl: ControlWidget {
  static let kind = "Ping"
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: Self.kind) {
      ControlWidgetButton(action: PingIntent()) {
        Label("Ping My Watch", systemImage: "applewatch.radiowaves.left.and.right")
      } actionLabel: { isActive in
        if isActive { Text("Pinging…") }
      }
      .tint(.purple)
    }
    .displayName("Ping")
    .description("Plays a sound on the watch.")
  }
}

struct LampProvider: ControlValueProvider {
  var previewValue: Bool { false }
  func currentValue() async throws -> Bool {
    await Task.yield()
    return true
  }
}

/// Statement 242: ControlWidgetToggle is for a Boolean state.
struct LampControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "Lamp", provider: LampProvider()) { isOn in
      ControlWidgetToggle("Lamp", isOn: isOn, action: SetLampIntent(room: "Kitchen")) { isOn in
        Label(isOn ? "Shining" : "Dark", systemImage: isOn ? "lightbulb.fill" : "lightbulb")
          .controlWidgetStatus(isOn ? "The lamp is on until this evening" : "The lamp is off")
      }
      .tint(.yellow)
    }
    .displayName("Lamp")
  }
}

/// A value with nothing but `On` and `Off` to say of it.
struct PlainToggleControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "Plain") {
      ControlWidgetToggle(isOn: false, action: SetLampIntent()) {
        Label("Garage Door", systemImage: "door.garage.closed")
      }
      .disabled(true)
      .privacySensitive()
    }
  }
}

struct NotesControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "Notes") {
      ControlWidgetButton(action: OpenNotesIntent()) { Image(systemName: "note.text") }
    }
    .displayName("Notes")
  }
}

struct TimerState { var minutes: Int, isRunning: Bool }

/// Not Sendable and without a state of its own, as most are.
struct TimerProvider: AppIntentControlValueProvider {
  func previewValue(configuration: ChooseTimerIntent) -> TimerState {
    TimerState(minutes: configuration.minutes, isRunning: false)
  }
  func currentValue(configuration: ChooseTimerIntent) async throws -> TimerState {
    TimerState(minutes: configuration.minutes, isRunning: true)
  }
}

/// Statement 245: promptsForUserConfiguration() opens the configuration before the control is added.
struct TimerControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    let kind = "Timer"
    AppIntentControlConfiguration(kind: kind, provider: TimerProvider()) { timer in
      ControlWidgetToggle(
        "\(timer.minutes) min", isOn: timer.isRunning, action: SetLampIntent(),
        valueLabel: { isOn in Label(isOn ? "Running" : "Stopped", systemImage: "timer") })
    }
    .displayName("Timer").promptsForUserConfiguration()
  }
}

struct ConfiguredButtonControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    AppIntentControlConfiguration(kind: "Minutes", intent: ChooseTimerIntent.self) { configuration in
      ControlWidgetButton(action: PingIntent()) {
        Label("\(configuration.minutes)m Timer", systemImage: "timer")
          .controlWidgetActionHint("Start the Timer")
      }
    }
    .pushHandler(NoPushes.self)
  }
}

struct NoPushes: ControlPushHandler {
  func pushTokensDidChange(controls: [ControlInfo]) {}
}

struct ThrowingProvider: ControlValueProvider {
  struct Failure: LocalizedError { var errorDescription: String? { "the lamp does not answer" } }
  var previewValue: Int { 7 }
  func currentValue() async throws -> Int { throw Failure() }
}

struct ThrowingControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "Throwing", provider: ThrowingProvider()) { count in
      ControlWidgetButton(action: PingIntent()) { Label("Count \(count)", systemImage: "number") }
    }
  }
}

/// Everything a label should not have.
struct OverloadedControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "Overloaded") {
      ControlWidgetButton(action: PingIntent()) {
        VStack {
          Text("First").privacySensitive()
          Text("Second")
          Circle().frame(width: 10, height: 10)
          HStack {
            Image(systemName: "star")
            Image(systemName: "heart")
          }
        }
      }
    }
  }
}

struct EmptyControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "Empty") { EmptyControlWidgetTemplate() }
  }
}

/// A template of one's own, made of another one.
struct LampTemplate: ControlWidgetTemplate {
  var isOn: Bool
  var body: some ControlWidgetTemplate {
    ControlWidgetToggle(isOn: isOn, action: SetLampIntent()) {
      Text(verbatim: "Composed")
    } valueLabel: { isOn in
      Image(systemName: isOn ? "sun.max.fill" : "sun.max")
    }
    .tint(.orange)
  }
}

struct ComposedControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "Composed") { LampTemplate(isOn: true).tint(.red) }
  }
}

struct PlainWidget: Widget {
  struct Entry: TimelineEntry { var date = Date.distantPast }
  struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> Entry { Entry() }
    func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) { completion(Entry()) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
      completion(Timeline(entries: [Entry()], policy: .never))
    }
  }
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Plain widget", provider: Provider()) { _ in Text(verbatim: "x") }
  }
}

/// Controls between widgets, and behind a check of the system's version.
struct MixedBundle: WidgetBundle {
  var body: some Widget {
    PlainWidget()
    PingControl()
    if #available(iOS 18.0, *) {
      LampControl()
      TimerControl()
    }
  }
}

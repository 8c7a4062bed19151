import Foundation

enum TimerKind {
  static let widget = "com.example.timer"
  static let toggle = "com.example.timer.toggle"
  static let quick = "com.example.timer.quick"
}

/// The one timer, kept where the app, the widget and the controls can all reach it.
struct TimerState {
  static let shared = TimerState()
  private let defaults = UserDefaults(suiteName: "group.com.example.timer")

  /// When it ends; `nil` while none runs.
  var end: Date? {
    let seconds = defaults?.double(forKey: "end") ?? 0
    let date = Date(timeIntervalSince1970: seconds)
    return date > .now ? date : nil
  }

  var minutes: Int { max(1, defaults?.integer(forKey: "minutes") ?? 0) }

  func start(minutes: Int) {
    defaults?.set(minutes, forKey: "minutes")
    defaults?.set(Date.now.addingTimeInterval(Double(minutes) * 60).timeIntervalSince1970, forKey: "end")
  }

  func stop() { defaults?.removeObject(forKey: "end") }
}

import Foundation

/// `15:00`, `1:02:03`; `1.02.03` and `١:٠٢:٠٣` where the locale writes durations so.
enum TimerText {
  /// Without hours, minutes exceed 59.
  static func string(seconds: Int, showsHours: Bool, locale: String) -> String {
    let seconds = abs(seconds)
    let hours = seconds / 3600
    let pattern = TimerPatterns.shared.pattern(locale)
    guard showsHours, hours > 0 else {
      return pattern.write(pattern.minutes, hours: 0, minutes: seconds / 60, seconds: seconds % 60)
    }
    return pattern.write(pattern.hours, hours: hours, minutes: seconds / 60 % 60, seconds: seconds % 60)
  }
}

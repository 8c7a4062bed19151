/// `15:00`, `1:02:03`.
enum TimerText {
  /// Without hours, minutes exceed 59.
  static func string(seconds: Int, showsHours: Bool) -> String {
    let seconds = abs(seconds)
    let hours = seconds / 3600
    guard showsHours, hours > 0 else { return "\(seconds / 60):\(two(seconds % 60))" }
    return "\(hours):\(two(seconds / 60 % 60)):\(two(seconds % 60))"
  }

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}

import Foundation

/// Dates and numbers as the page writes them.
enum PageWords {
  private static let locale = Locale(identifier: "en_GB")

  static func time(_ date: Date, _ zone: TimeZone) -> String {
    let parts = Calendar.simulated(zone).dateComponents([.hour, .minute], from: date)
    return String(format: "%02d:%02d", parts.hour ?? 0, parts.minute ?? 0)
  }

  static func exactTime(_ date: Date, _ zone: TimeZone) -> String {
    let parts = Calendar.simulated(zone).dateComponents([.hour, .minute, .second], from: date)
    return String(format: "%02d:%02d:%02d", parts.hour ?? 0, parts.minute ?? 0, parts.second ?? 0)
  }

  static func day(_ date: Date, _ zone: TimeZone) -> String {
    date.formatted(
      Date.FormatStyle(locale: locale, calendar: .simulated(zone), timeZone: zone)
        .weekday(.abbreviated).day().month(.abbreviated))
  }

  static func longDay(_ date: Date, _ zone: TimeZone) -> String {
    date.formatted(
      Date.FormatStyle(locale: locale, calendar: .simulated(zone), timeZone: zone)
        .weekday(.wide).day().month(.wide).year())
  }

  static func number(_ value: Int) -> String { value.formatted(.number.locale(locale)) }

  static func percent(_ share: Double) -> String {
    (share * 100).formatted(.number.precision(.fractionLength(0...1)).locale(locale)) + " %"
  }

  static func count(_ count: Int, _ one: String, _ many: String? = nil) -> String {
    "\(number(count)) \(count == 1 ? one : many ?? one + "s")"
  }

  static func span(_ seconds: Int) -> String {
    let minutes = max(1, (seconds + 30) / 60)
    return minutes < 60 ? "\(minutes) min" : "\(minutes / 60) h \(minutes % 60) min"
  }
}

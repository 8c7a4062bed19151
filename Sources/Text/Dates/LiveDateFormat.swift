import Archive
import Foundation

/// The text of a live date at an instant, and when it changes next.
///
/// On iOS the system updates these texts without a reload. Counting is from the instant that is drawn: a
/// countdown rounds up, so that it shows `15:00` for the whole first second and reaches `0:00` at its date.
package enum LiveDateFormat {
  /// The characters that are shown at `now`.
  package static func string(_ live: LiveDate, at now: Date, locale: String, timeZone: String) -> String {
    switch live {
    case .timer(let date):
      TimerText.string(seconds: seconds(from: now, to: date), showsHours: true, locale: locale)
    case .timerInterval(let start, let end, let pause, let countsDown, let showsHours):
      TimerText.string(
        seconds: intervalSeconds(now, start, end, pause, countsDown), showsHours: showsHours, locale: locale)
    case .relative(let date): RelativeText.string(from: now, to: date, locale: locale, timeZone: timeZone)
    case .offset(let date): OffsetText.string(from: now, to: date, locale: locale, timeZone: timeZone)
    case .schedule(let steps): ScheduledText.string(steps, at: now)
    }
  }

  /// The first instant after `now` at which the text is another one; `nil` where it stays for ever.
  package static func nextChange(
    _ live: LiveDate, after now: Date, locale: String = "en_US", timeZone: String = "GMT"
  ) -> Date? {
    let current = string(live, at: now, locale: locale, timeZone: timeZone)
    var instant = now
    for _ in 0..<maximumSteps {
      guard let candidate = nextStep(live, after: instant) else { return nil }
      if string(live, at: candidate, locale: locale, timeZone: timeZone) != current { return candidate }
      instant = candidate
    }
    return instant
  }

  /// A text of the same kind and of the greatest width that it has from `now` on while it keeps its number of
  /// digits: what a layout reserves, so that nothing moves while it ticks.
  package static func widest(_ live: LiveDate, at now: Date, locale: String, timeZone: String) -> String {
    let longest: String
    switch live {
    case .timerInterval(let start, let end, _, _, let showsHours):
      longest = TimerText.string(seconds: duration(start, end), showsHours: showsHours, locale: locale)
    case .schedule(let steps): longest = ScheduledText.longest(steps, from: now)
    case .timer, .relative, .offset: longest = string(live, at: now, locale: locale, timeZone: timeZone)
    }
    // 0 and 8 are among Inter's widest digits, as among SF Pro's.
    let zero = UnicodeScalar(TimerPatterns.shared.pattern(locale).zero).map(Character.init) ?? "0"
    return String(longest.map { $0.isASCII && $0.isNumber ? "0" : $0.isNumber ? zero : $0 })
  }

  // MARK: Steps

  /// A text changes at most once a second, and otherwise at whole minutes, hours or days from its date; this
  /// bounds the search for a change of a text that shows months.
  private static let maximumSteps = 800

  /// The first instant after `now` at which the text could change.
  private static func nextStep(_ live: LiveDate, after now: Date) -> Date? {
    switch live {
    case .timer(let date): return step(now, date, 1)
    case .timerInterval(let start, let end, let pause, _, _):
      if let pause, now >= pause { return nil }
      if now < start { return step(start, start, 1) }
      if now >= end { return nil }
      return min(step(now, end, 1), end)
    case .relative(let date):
      return step(now, around: date, RelativeText.resolution(abs(date.timeIntervalSince(now))))
    case .schedule(let steps): return ScheduledText.next(steps, after: now)
    case .offset(let date):
      return step(now, around: date, OffsetText.resolution(abs(date.timeIntervalSince(now))))
    }
  }

  /// As `step`; before the date, whose seconds are rounded up, a unit changes one second after a whole number
  /// of it.
  private static func step(_ now: Date, around date: Date, _ seconds: Double) -> Date {
    guard now < date, seconds > 1 else { return step(now, date, seconds) }
    return min(step(now, date + 1, seconds), date)
  }

  /// The first instant after `now` that is a whole number of steps from `date`.
  private static func step(_ now: Date, _ date: Date, _ seconds: Double) -> Date {
    let passed = now.timeIntervalSince(date) / seconds
    // The next whole number; a billionth of a step before one counts as there.
    let next = (passed + 1e-7).rounded(.down) + 1
    return date.addingTimeInterval(next * seconds)
  }

  // MARK: Numbers

  /// Whole seconds between two instants: rounded up before the date, down after it.
  static func seconds(from now: Date, to date: Date) -> Int {
    let difference = date.timeIntervalSince(now).clamped(-1e11, 1e11)
    return difference > 0 ? Int((difference - 1e-6).rounded(.up)) : Int((-difference + 1e-6).rounded(.down))
  }

  private static func duration(_ start: Date, _ end: Date) -> Int {
    Int(end.timeIntervalSince(start).clamped(0, 1e11).rounded(.down))
  }

  /// Seconds that an interval timer shows: it stops at the ends of its interval and at its pause.
  private static func intervalSeconds(
    _ now: Date, _ start: Date, _ end: Date, _ pause: Date?, _ countsDown: Bool
  ) -> Int {
    let end = max(start, end)
    let instant = min(max(pause.map { min(now, $0) } ?? now, start), end)
    return countsDown ? seconds(from: instant, to: end) : seconds(from: instant, to: start)
  }
}

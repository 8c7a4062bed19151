import Foundation

/// Dates as people write them: `2026-11-22`, `11/22/2026`, `22.11.2026`, `Nov 22, 2026`, `22 November`, `tomorrow`, `Monday`, each with a time
/// behind it or without. Names of months and days are English or those of the calendar's language.
package struct DateDetection {
  private let now: Date
  private let calendar: Calendar
  private let months: [String: Int]
  private let weekdays: [String: Int]
  private let pattern: DetectionPattern

  package init(now: Date, calendar: Calendar) {
    (self.now, self.calendar) = (now, calendar)
    var english = Calendar(identifier: .gregorian)
    english.locale = Locale(identifier: "en_US")
    months = Self.names([
      english.monthSymbols, english.shortMonthSymbols, calendar.monthSymbols, calendar.shortMonthSymbols,
    ])
    weekdays = Self.names([english.weekdaySymbols, calendar.weekdaySymbols])
    let month = Self.alternatives(months.keys)
    let day = Self.alternatives(weekdays.keys)
    let time =
      #"(?:,?[ T]+(?:at |um |à )?(?:([0-9]{1,2}):([0-9]{2})(?::([0-9]{2}))?|([0-9]{1,2})(?= ?[ap]\.?m))(?: ?([ap])\.?m\b\.?)?(Z)?)?"#
    pattern = DetectionPattern(
      #"(?<![\w./-])(?:"#
        + #"([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})"#  // 1…3
        + #"|([0-9]{1,2})/([0-9]{1,2})/([0-9]{4}|[0-9]{2})"#  // 4…6
        + #"|([0-9]{1,2})\.([0-9]{1,2})\.([0-9]{4}|[0-9]{2})"#  // 7…9
        + "|(\(month))\\.? ([0-9]{1,2})(?:st|nd|rd|th)?(?:,? ([0-9]{4}))?"  // 10…12
        + "|([0-9]{1,2})(?:st|nd|rd|th|\\.)? (\(month))\\.?(?:,? ([0-9]{4}))?"  // 13…15
        + "|(today|tonight|tomorrow|yesterday|(?:next |this )?(?:\(day)))"  // 16
        + ")" + time + #"(?![\w]|[/-][0-9])"#)  // 17…22
  }

  package func dates(in text: NSString, _ range: NSRange) -> [NSTextCheckingResult] {
    pattern.matches(in: text, range).compactMap { match in
      guard let date = date(match, text) else { return nil }
      let zone = match.group(22, in: text) == nil ? nil : TimeZone(secondsFromGMT: 0)
      return DetectedResult(.date(date, zone), at: match.range)
    }
  }

  private func date(_ match: NSTextCheckingResult, _ text: NSString) -> Date? {
    func number(_ index: Int) -> Int? { match.group(index, in: text).flatMap { Int($0) } }
    func name(_ index: Int) -> Int? { match.group(index, in: text).flatMap { months[$0.lowercased()] } }
    var day: DateComponents
    if let year = number(1) {
      day = DateComponents(year: year, month: number(2), day: number(3))
    } else if let first = number(4) {
      let isMonthFirst = monthStandsFirst
      day = DateComponents(
        year: full(number(6)), month: isMonthFirst ? first : number(5), day: isMonthFirst ? number(5) : first)
    } else if number(7) != nil {
      day = DateComponents(year: full(number(9)), month: number(8), day: number(7))
    } else if let month = name(10) {
      day = DateComponents(year: number(12) ?? year(month, number(11)), month: month, day: number(11))
    } else if let month = name(14) {
      day = DateComponents(year: number(15) ?? year(month, number(13)), month: month, day: number(13))
    } else if let word = match.group(16, in: text)?.lowercased(), let date = relative(word) {
      day = calendar.dateComponents([.year, .month, .day], from: date)
    } else {
      return nil
    }
    // Noon stands for a day without a time, as Apple's detector has it; an evening begins at eight.
    day.hour = match.group(16, in: text)?.lowercased() == "tonight" ? 20 : 12
    if let hour = number(17) ?? number(20) {
      let half = match.group(21, in: text)?.lowercased()
      day.hour = half == nil ? hour : hour % 12 + (half == "p" ? 12 : 0)
      (day.minute, day.second) = (number(18) ?? 0, number(19) ?? 0)
    }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = match.group(22, in: text) == nil ? self.calendar.timeZone : .gmt
    guard (1...12).contains(day.month ?? 0), (1...31).contains(day.day ?? 0),
      (0...23).contains(day.hour ?? 0),
      (0...59).contains(day.minute ?? 0), let date = calendar.date(from: day),
      calendar.component(.day, from: date) == day.day
    else { return nil }
    return date
  }

  private func relative(_ word: String) -> Date? {
    let offset = ["today": 0, "tonight": 0, "tomorrow": 1, "yesterday": -1][word]
    if let offset { return calendar.date(byAdding: .day, value: offset, to: now) }
    let name = word.split(separator: " ").last.map(String.init) ?? word
    guard let weekday = weekdays[name] else { return nil }
    let today = calendar.component(.weekday, from: now)
    // The day itself stands for that of next week.
    let ahead = (weekday - today + 6) % 7 + 1
    return calendar.date(byAdding: .day, value: ahead, to: now)
  }

  /// Two digits are of the hundred years around this one.
  private func full(_ year: Int?) -> Int? {
    guard let year, year < 100 else { return year }
    let this = calendar.component(.year, from: now)
    let candidate = this / 100 * 100 + year
    return candidate > this + 50 ? candidate - 100 : candidate < this - 49 ? candidate + 100 : candidate
  }

  /// The year in which the day comes next.
  private func year(_ month: Int, _ day: Int?) -> Int {
    let today = calendar.dateComponents([.year, .month, .day], from: now)
    let isPast = (month, day ?? 1) < (today.month ?? 1, today.day ?? 1)
    return (today.year ?? 2000) + (isPast ? 1 : 0)
  }

  private var monthStandsFirst: Bool {
    let format = DateFormatter.dateFormat(fromTemplate: "Md", options: 0, locale: calendar.locale) ?? "M/d"
    return (format.firstIndex(of: "M") ?? format.startIndex) < (format.firstIndex(of: "d") ?? format.endIndex)
  }

  private static func names(_ lists: [[String]]) -> [String: Int] {
    var numbers: [String: Int] = [:]
    for list in lists {
      for (index, name) in list.enumerated() {
        let name = name.lowercased().trimmingCharacters(in: CharacterSet(charactersIn: "."))
        if name.count > 2 { numbers[name] = index + 1 }
      }
    }
    return numbers
  }

  /// The longest first, so that `March` is not taken for `Mar`.
  private static func alternatives(_ names: some Sequence<String>) -> String {
    names.sorted { ($0.count, $1) > ($1.count, $0) }.map(NSRegularExpression.escapedPattern)
      .joined(separator: "|")
  }
}

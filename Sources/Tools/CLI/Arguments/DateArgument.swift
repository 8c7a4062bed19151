import ArgumentParser
import Foundation

/// Reads an instant as people type it: `2026-11-21T14:05:00Z`, `2026-11-21 14:05`, `2026-11-21` or `14:05`.
///
/// Without a zone it is local time; a day alone is its midnight; a time alone is today's.
package enum DateArgument {
  package static let read: @Sendable (String) throws -> Date = { text in
    if let date = parse(text, now: Date(), calendar: .current) { return date }
    throw ValidationError(
      "It is no instant; write 2026-11-21T14:05:00Z, '2026-11-21 14:05', 2026-11-21 or 14:05.")
  }

  package static func parse(_ text: String, now: Date, calendar: Calendar) -> Date? {
    let text = text.trimmingCharacters(in: .whitespaces)
    return withZone(text) ?? withoutZone(text, now: now, calendar: calendar)
  }

  private static func withZone(_ text: String) -> Date? {
    let plain = Date.ISO8601FormatStyle()
    let exact = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
    return (try? plain.parse(text)) ?? (try? exact.parse(text))
  }

  private static func withoutZone(_ text: String, now: Date, calendar: Calendar) -> Date? {
    let parts = text.split { $0 == "T" || $0 == " " }
    let day = parts.first.flatMap { numbers($0, separator: "-", counts: 3...3) }
    let time = parts.last.flatMap { numbers($0, separator: ":", counts: 2...3) }
    guard parts.count == (day == nil ? 0 : 1) + (time == nil ? 0 : 1), parts.count > 0 else { return nil }

    var wanted = calendar.dateComponents([.year, .month, .day], from: now)
    if let day { (wanted.year, wanted.month, wanted.day) = (day[0], day[1], day[2]) }
    wanted.hour = time?[0] ?? 0
    wanted.minute = time?[1] ?? 0
    wanted.second = time.map { $0.count > 2 ? $0[2] : 0 } ?? 0
    // The calendar would turn February 30 into March 2.
    guard let date = calendar.date(from: wanted) else { return nil }
    let found = calendar.dateComponents([.year, .month, .day], from: date)
    let isExact = found.month == wanted.month && found.day == wanted.day && found.year == wanted.year
    let isTime = wanted.hour! < 24 && wanted.minute! < 60 && wanted.second! < 60
    return isExact && isTime ? date : nil
  }

  private static func numbers(
    _ text: Substring, separator: Character, counts: ClosedRange<Int>
  ) -> [Int]? {
    let parts = text.split(separator: separator, omittingEmptySubsequences: false)
    let numbers = parts.compactMap { $0.allSatisfy(\.isNumber) ? Int($0) : nil }
    return numbers.count == parts.count && counts.contains(parts.count) ? numbers : nil
  }
}

import Foundation

/// Reads a profile: one habit a line, `#` begins a comment. Files are hostile: lengths and numbers are bounded.
///
///     [weekdays|weekends] unlocks COUNT FROM-TO
///     [weekdays|weekends] apps COUNT FROM-TO
///     [weekdays|weekends] pushes COUNT FROM-TO
///     [weekdays|weekends] offline FROM-TO
///     [weekdays|weekends] low-power FROM-TO
///     [weekdays|weekends] charging FROM-TO
///     name WORDS      jitter MINUTES      look SECONDS-SECONDS      pages PERCENT PERCENT …
///     app-time SECONDS-SECONDS      app-reloads yes|no      travel DAY HH:MM ZONE
package enum ProfileReader {
  /// Bytes of a file. Ours: a thousand times what ours have.
  package static let mostBytes = 256 * 1024
  /// Lines that say something. Ours.
  static let mostLines = 500
  /// Of one thing in one window. Ours: one every 1½ minutes of a day.
  static let mostCount = 1000
  /// Pages of a Home Screen. Ours: iOS has 15.
  static let mostPages = 15

  private static let keys = [
    "name", "unlocks", "apps", "pushes", "offline", "low-power", "charging", "jitter", "look", "pages",
    "app-time", "app-reloads", "travel",
  ]

  /// - Parameter name: What it is called where it does not say.
  /// - Throws: `SimulationProblem` with the line.
  package static func read(_ text: String, name: String) throws -> UsageProfile {
    guard text.utf8.count <= mostBytes else {
      throw SimulationProblem(
        "The profile has \(text.utf8.count) bytes; \(mostBytes) are the most.",
        cure: "Write one habit a line; docs/simulate.md shows how.")
    }
    var profile = UsageProfile(name: name)
    var lines = 0
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let words = line.prefix { $0 != "#" }.split { $0 == " " || $0 == "\t" || $0 == "\r" }.map(String.init)
      guard !words.isEmpty else { continue }
      lines += 1
      guard lines <= mostLines else {
        throw SimulationProblem(
          "The profile has more than \(mostLines) lines.", cure: "Merge habits of the same window.")
      }
      do {
        try take(words, into: &profile)
      } catch let mistake as Mistake {
        throw SimulationProblem(
          "Line \(index + 1) of the profile: \(mistake.text)",
          cure: mistake.cure ?? "docs/simulate.md shows how.")
      }
    }
    return profile
  }

  private struct Mistake: Error {
    var text: String
    var cure: String?
  }

  private static func take(_ given: [String], into profile: inout UsageProfile) throws {
    var words = given
    var days = UsageProfile.Days.all
    if let word = words.first, let named = UsageProfile.Days(rawValue: word), words.count > 1 {
      days = named
      words.removeFirst()
    }
    let key = words.removeFirst()
    func habit(_ kind: UsageProfile.Habit.Kind, _ window: String) throws {
      profile.habits.append(UsageProfile.Habit(kind, try Self.window(window), days: days))
    }
    func expect(_ count: Int, _ form: String) throws {
      guard words.count == count else {
        throw Mistake(text: "\"\(shown(given))\" is not of the form `\(form)`.")
      }
    }
    if days != .all, !["unlocks", "apps", "pushes", "offline", "low-power", "charging"].contains(key) {
      throw Mistake(text: "`\(days.rawValue)` does not go with `\(shown([key]))`; it is for habits.")
    }
    switch key {
    case "name": profile.name = String(words.joined(separator: " ").prefix(80))
    case "unlocks", "apps", "pushes":
      try expect(2, "\(key) COUNT FROM-TO")
      let count = try number(words[0], 0...mostCount, "a count")
      let kind: UsageProfile.Habit.Kind =
        key == "unlocks" ? .unlocks(count) : key == "apps" ? .apps(count) : .pushes(count)
      try habit(kind, words[1])
    case "offline", "low-power", "charging":
      try expect(1, "\(key) FROM-TO")
      try habit(key == "offline" ? .offline : key == "charging" ? .charging : .lowPower, words[0])
    case "jitter":
      try expect(1, "jitter MINUTES")
      profile.jitter = try number(words[0], 0...240, "minutes")
    case "look", "app-time":
      try expect(1, "\(key) SECONDS-SECONDS")
      let range = try self.range(words[0])
      if key == "look" { profile.look = range } else { profile.appTime = range }
    case "pages":
      guard (1...mostPages).contains(words.count) else {
        throw Mistake(text: "`pages` takes one to \(mostPages) numbers of looks in a hundred.")
      }
      profile.pages = try words.map { try number($0, 0...100, "looks in a hundred") }
      guard profile.pages.reduce(0, +) <= 100 else {
        throw Mistake(text: "the numbers of `pages` are looks in a hundred, and these are more.")
      }
    case "app-reloads":
      guard words == ["yes"] || words == ["no"] else { throw Mistake(text: "`app-reloads` is yes or no.") }
      profile.appReloads = words == ["yes"]
    case "travel":
      try expect(3, "travel DAY HH:MM ZONE")
      guard TimeZone(identifier: words[2]) != nil else {
        throw Mistake(
          text: "\"\(shown([words[2]]))\" is no time zone.",
          cure: "Write it as in Europe/Berlin or America/New_York.")
      }
      profile.journeys.append(
        UsageProfile.Journey(
          day: try number(words[0], 1...Simulation.mostDays, "a day"),
          minute: try time(words[1]),
          zone: words[2]))
    default:
      throw Mistake(
        text: "`\(shown([key]))` is unknown.", cure: "Known are \(keys.joined(separator: ", ")).")
    }
  }

  private static func window(_ text: String) throws -> UsageProfile.Window {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2 else {
      throw Mistake(text: "\"\(shown([text]))\" is no window; write 07:00-09:00.")
    }
    let (from, to) = (try time(parts[0]), try time(parts[1]))
    guard from != to else {
      throw Mistake(text: "\"\(shown([text]))\" is empty.", cure: "A whole day is 00:00-24:00.")
    }
    return UsageProfile.Window(from: from, to: to)
  }

  /// Minutes after midnight; 24:00 is the end of the day.
  private static func time(_ text: String) throws -> Int {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false).map { plain(String($0)) }
    if parts.count == 2, let hour = parts[0], let minute = parts[1], minute < 60,
      hour < 24 || hour == 24 && minute == 0
    {
      return hour * 60 + minute
    }
    throw Mistake(text: "\"\(shown([text]))\" is no time; write 07:30.")
  }

  private static func range(_ text: String) throws -> ClosedRange<Int> {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false).map { plain(String($0)) }
    guard parts.count == 2, let least = parts[0], let most = parts[1], least <= most, least > 0,
      most <= 86_400
    else { throw Mistake(text: "\"\(shown([text]))\" is no range of seconds; write 5-40.") }
    return least...most
  }

  private static func number(_ text: String, _ range: ClosedRange<Int>, _ what: String) throws -> Int {
    guard let number = plain(text), range.contains(number) else {
      throw Mistake(
        text: "\"\(shown([text]))\" is not \(what) from \(range.lowerBound) to \(range.upperBound).")
    }
    return number
  }

  /// Digits only: no sign, no space.
  private static func plain(_ text: String) -> Int? {
    !text.isEmpty && text.utf8.allSatisfy { (48...57).contains($0) } ? Int(text) : nil
  }

  /// What a file says, short enough for a message.
  private static func shown(_ words: [String]) -> String {
    let text = words.joined(separator: " ").filter {
      $0.isASCII ? !$0.isNewline && ($0.asciiValue ?? 0) >= 32 : true
    }
    return text.count > 40 ? text.prefix(40) + "…" : text
  }
}

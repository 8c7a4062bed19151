import Archive
import Foundation

struct NoEntryAtDayBoundary: CheckRule {
  let information = RuleInformation(
    "no-entry-at-day-boundary", .warning,
    "A widget that shows the day, with neither an entry nor a reload at midnight.",
    consequence: "After midnight it shows yesterday.",
    cure: "Add an entry at Calendar.current.startOfDay(for:) of tomorrow, or use it in .after(_:).")

  func findings(in subject: CheckSubject) -> [Finding] {
    guard let surroundings = subject.answers?.surroundings else { return [] }
    let calendar = surroundings.calendar
    guard
      let midnight = calendar.date(
        byAdding: .day, value: 1, to: calendar.startOfDay(for: surroundings.now))
    else { return [] }
    return subject.widgets.compactMap { widget -> Finding? in
      guard let today = widget.timeline, let tomorrow = widget.tomorrow,
        let words = DayWords(surroundings).change(from: today, to: tomorrow),
        !changes(today, at: midnight, within: subject.limits.midnightGrace)
      else { return nil }
      return finding(
        "It shows “\(words.today)” today and “\(words.tomorrow)” tomorrow, and nothing changes at midnight.",
        at: subject.source.place(ofKind: widget.kind), kind: widget.kind, looks: [widget.family.rawValue])
    }
  }

  /// Whether an entry begins or a reload is wanted within some time of midnight.
  private func changes(_ timeline: ArchivedTimeline, at midnight: Date, within grace: Double) -> Bool {
    let dates = timeline.entries.map(\.date) + [ReloadIntervalShort.reload(of: timeline)].compactMap { $0 }
    // The provider may have counted in another time zone's days, or be a second early.
    return dates.contains { abs($0.timeIntervalSince(midnight)) <= grace }
  }
}

/// Words of a picture that name a day.
private struct DayWords {
  let surroundings: Surroundings

  init(_ surroundings: Surroundings) { self.surroundings = surroundings }

  /// A text that names today in one picture and tomorrow in the other, at the same place.
  func change(from today: ArchivedTimeline, to tomorrow: ArchivedTimeline) -> (
    today: String, tomorrow: String
  )? {
    guard let first = today.entries.first?.scenes.first?.scene,
      let second = tomorrow.entries.first?.scenes.first?.scene
    else { return nil }
    let (before, after) = (Self.texts(first), Self.texts(second))
    guard before.count == after.count else { return nil }
    let (names, later) = (names(0), names(1))
    for (old, new) in zip(before, after) where old != new {
      let (oldWords, newWords) = (Self.words(old), Self.words(new))
      let isDay = zip(names, later).contains { oldWords.contains($0) && newWords.contains($1) }
      if isDay { return (old, new) }
    }
    return nil
  }

  /// Number of the day, weekday long and short; lower case.
  private func names(_ days: Int) -> [String] {
    let calendar = surroundings.calendar
    let date = calendar.date(byAdding: .day, value: days, to: surroundings.now) ?? surroundings.now
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: surroundings.locale)
    formatter.timeZone = calendar.timeZone
    return ["d", "dd", "EEEE", "EEE"].map { pattern in
      formatter.dateFormat = pattern
      return formatter.string(from: date).lowercased()
    }
  }

  private static func texts(_ scene: Scene) -> [String] {
    SceneLeaf.leaves(of: scene).compactMap { if case .text(let words) = $0.content { words } else { nil } }
  }
  private static func words(_ text: String) -> Set<String> {
    Set(text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init))
  }
}

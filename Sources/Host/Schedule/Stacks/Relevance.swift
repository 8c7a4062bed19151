import Archive
import Foundation

/// Where somebody is and what they do, as far as widgets ask.
package struct Circumstances: Sendable, Equatable {
  /// `home`, `work`, `school` or `commute`; `nil` for none of them.
  package var place: String?
  /// What goes on: `workoutActive`, `headphones`, `bedtime` …
  package var conditions: Set<String> = []
  package init(place: String? = nil, conditions: Set<String> = []) {
    self.place = place
    self.conditions = conditions
  }
}

/// When a widget matters, by what its provider said and what people do.
package struct RelevanceFacts: Sendable, Equatable {
  /// `TimelineEntry.relevance` of one entry.
  package struct Moment: Sendable, Equatable {
    package var date: Date
    package var score: Double
    /// Seconds; 0 lasts until the next moment.
    package var duration: TimeInterval
    package init(date: Date, score: Double, duration: TimeInterval) {
      self.date = date
      self.score = score
      self.duration = duration
    }
  }
  /// In the order of their dates.
  package var moments: [Moment] = []
  package var clues: [RelevanceClue] = []
  /// How often a person turned to it, by the hour of the day.
  package var habit = Habit()

  package init(moments: [Moment] = [], clues: [RelevanceClue] = [], habit: Habit = Habit()) {
    self.moments = moments.sorted { $0.date < $1.date }
    self.clues = clues
    self.habit = habit
  }

  /// The score that its entries claim at an instant; `nil` when none does. Scores of 0 and less claim nothing (A).
  package func claimed(at now: Date) -> Double? {
    guard let index = moments.lastIndex(where: { $0.date <= now }) else { return nil }
    let moment = moments[index]
    guard moment.score > 0 else { return nil }
    guard moment.duration == 0 || now < moment.date + moment.duration else { return nil }
    return moment.score
  }

  /// The largest score of its entries, against which those of its app are measured.
  package var largestScore: Double { moments.map(\.score).max() ?? 0 }

  /// The first clue that holds.
  package func holding(at now: Date, _ circumstances: Circumstances) -> RelevanceClue? {
    clues.first { $0.context?.holds(at: now, circumstances) ?? false }
  }

  /// The next instant at which a claim or a clue begins or ends.
  package func nextChange(after now: Date) -> Date? {
    var dates: [Date] = []
    for moment in moments {
      dates.append(moment.date)
      if moment.duration > 0 { dates.append(moment.date + moment.duration) }
    }
    for clue in clues {
      if case .interval(let from, let to)? = clue.context { dates += [from, to.addingTimeInterval(1)] }
    }
    return dates.filter { $0 > now }.min()
  }
}

extension RelevanceClue.Context {
  /// An exact date holds for a minute.
  func holds(at now: Date, _ circumstances: Circumstances) -> Bool {
    switch self {
    case .interval(let from, let to): from <= now && now <= max(to, from == to ? from + 60 : to)
    case .place(let place): circumstances.place == place
    case .condition(let name): circumstances.conditions.contains(name)
    }
  }
}

/// How often a person turned to a widget of a stack, by the hour. What happened two weeks ago counts half.
package struct Habit: Sendable, Equatable, Codable {
  /// Days after which a turn counts half. D.
  private static let halfLife = 14.0
  private var hours: [Int: Double] = [:]
  private var notedAt: Date?

  package init() {}

  /// Turns at this hour of a day, the older ones for less.
  package func turns(hour: Int, at now: Date) -> Double {
    (hours[hour] ?? 0) * fading(to: now)
  }

  /// A person turned to the widget.
  package mutating func note(hour: Int, at now: Date) {
    let factor = fading(to: now)
    hours = hours.mapValues { $0 * factor }
    hours[hour, default: 0] += 1
    notedAt = now
  }

  private func fading(to now: Date) -> Double {
    guard let notedAt else { return 1 }
    return exp2(-max(0, now.timeIntervalSince(notedAt)) / 86400 / Self.halfLife)
  }
}

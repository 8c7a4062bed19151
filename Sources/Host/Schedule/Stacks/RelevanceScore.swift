import Archive
import Foundation

/// How much a widget matters at an instant, from 0 to 1, and why. Ours: the system's own weights are not published.
package struct RelevanceScore: Sendable, Equatable {
  /// A clue of its provider's that holds.
  package static let clueWeight = 0.45
  /// The score of its entry, measured against the largest of its app's.
  package static let entryWeight = 0.35
  /// How often a person turns to it at this hour, against the others of its stack.
  package static let habitWeight = 0.2

  package var value: Double
  /// What makes it matter, to stand after a colon; empty when nothing does.
  package var reasons: [String]

  /// - Parameters:
  ///   - largestScore: Of all entries of the widget's app (A: scores of different apps do not compare).
  ///   - mostTurns: Of any widget of its stack at this hour.
  package init(
    _ facts: RelevanceFacts, at now: Date, hour: Int, _ circumstances: Circumstances, largestScore: Double,
    mostTurns: Double
  ) {
    value = 0
    reasons = []
    if let clue = facts.holding(at: now, circumstances) {
      value += Self.clueWeight
      reasons.append(clue.context?.words ?? "its provider says so")
    }
    if let claimed = facts.claimed(at: now), largestScore > 0 {
      value += Self.entryWeight * min(1, claimed / largestScore)
      reasons.append("its entry has a score of \(claimed.short) of \(largestScore.short)")
    }
    // Once is no habit.
    let turns = facts.habit.turns(hour: hour, at: now)
    if turns > 1.5, mostTurns > 0 {
      value += Self.habitWeight * turns / mostTurns
      reasons.append("people turn to it at this hour")
    }
  }
}

extension RelevanceClue.Context {
  /// To stand after a colon.
  var words: String {
    switch self {
    case .interval: "a date of its provider's has come"
    case .place("commute"): "the person commutes"
    case .place(let place): "the person is at \(place)"
    case .condition("wakeup"): "the person wakes up"
    case .condition("bedtime"): "it is bedtime"
    case .condition("workoutActive"): "a workout is active"
    case .condition("activityRingsIncomplete"): "the activity rings are not complete"
    case .condition("headphones"): "headphones are connected"
    case .condition(let name): name
    }
  }
}

extension Double {
  /// At most two digits after the point.
  var short: String {
    let rounded = (self * 100).rounded() / 100
    return rounded == rounded.rounded()
      ? String(Int64(clamping: Int(exactly: rounded) ?? 0)) : String(rounded)
  }
}

import Foundation

/// Which widget of a stack shows: the one that a person turned to, and later the one that matters most. Pure.
package struct StackRotation: Sendable, Equatable {
  /// Seconds for which a stack stays as a person turned it. Ours.
  package static let restAfterPerson: TimeInterval = 1800
  /// Seconds between two turns of the system's. Ours: a stack that flickers is worse than one that is late.
  package static let restAfterTurn: TimeInterval = 900
  /// By how much another widget must matter more. Ours.
  package static let margin = 0.1

  /// The widget that shows.
  package private(set) var top: String
  private var turnedAt: Date?
  private var isOfPerson = false

  package init(top: String) { self.top = top }

  /// A turn of the system's.
  package struct Turn: Sendable, Equatable {
    package var widget: String
    /// Why, in one sentence.
    package var sentence: String
  }

  /// The instant from which the system may turn it.
  package var restsUntil: Date? {
    turnedAt?.addingTimeInterval(isOfPerson ? Self.restAfterPerson : Self.restAfterTurn)
  }

  /// A person turned to a widget.
  package mutating func turn(to widget: String, at now: Date) {
    (top, turnedAt, isOfPerson) = (widget, now, true)
  }

  /// The widgets of the stack changed: one that is gone does not show.
  package mutating func keep(_ members: [String]) {
    if !members.contains(top), let first = members.first { top = first }
  }

  /// Turns to the widget that matters most, if it matters clearly more than the one that shows.
  package mutating func advance(
    to now: Date, _ members: [(id: String, name: String, score: RelevanceScore)]
  ) -> Turn? {
    if let restsUntil, now < restsUntil, turnedAt.map({ $0 <= now }) ?? true { return nil }
    guard let current = members.first(where: { $0.id == top }) else { return nil }
    // Of equals the one that stands first.
    var best = current
    for member in members where member.score.value > best.score.value { best = member }
    guard best.id != top, best.score.value >= current.score.value + Self.margin else { return nil }
    (top, turnedAt, isOfPerson) = (best.id, now, false)
    let why = best.score.reasons.joined(separator: ", and ")
    return Turn(
      widget: best.id,
      sentence:
        "Turned to the top of its stack: \(why) (\(best.score.value.short) against \(current.score.value.short) of \(current.name))."
    )
  }
}

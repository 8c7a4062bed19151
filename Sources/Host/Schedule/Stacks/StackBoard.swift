import Archive
import Foundation

/// All stacks of widgets and what is known of their members' relevance: `(state, event, now) → (state, turns)`. Pure.
package struct StackBoard: Sendable {
  package struct Member: Sendable, Equatable {
    package var id: String
    /// What people call it.
    package var name: String
    /// Whose entries its scores are measured against.
    package var app: String
    package init(id: String, name: String, app: String) {
      self.id = id
      self.name = name
      self.app = app
    }
  }

  /// What outlives a restart.
  package struct Stored: Sendable, Equatable, Codable {
    package var tops: [String] = []
    package var habits: [String: Habit] = [:]
    package init() {}
  }

  /// The calendar by which hours count.
  private var calendar = Calendar(identifier: .gregorian)
  private var stacks: [(members: [Member], rotation: StackRotation)] = []
  private var facts: [String: RelevanceFacts] = [:]
  private var restored: Stored
  /// Where the person is, and what they do.
  package var circumstances = Circumstances()

  package init(_ stored: Stored = Stored(), timeZone: TimeZone) {
    calendar.timeZone = timeZone
    restored = stored
  }

  /// For the store.
  package var stored: Stored {
    var stored = Stored()
    stored.tops = stacks.map(\.rotation.top)
    stored.habits = facts.mapValues(\.habit).filter { $0.value != Habit() }
    return stored
  }

  /// The widgets that stand in stacks now, each stack in its order. Widgets alone are no stacks.
  package mutating func place(_ groups: [[Member]]) {
    let before = stacks
    stacks = groups.filter { $0.count > 1 }.map { members in
      let ids = members.map(\.id)
      let known = before.first { ids.contains($0.rotation.top) }
      // A widget that a person put on top shows.
      let isLaidOn = known.map { stack in !stack.members.contains { $0.id == ids[0] } } ?? false
      let top = restored.tops.first { ids.contains($0) } ?? ids[0]
      var rotation = isLaidOn ? StackRotation(top: ids[0]) : known?.rotation ?? StackRotation(top: top)
      rotation.keep(ids)
      return (members, rotation)
    }
    let ids = Set(stacks.flatMap { $0.members.map(\.id) })
    facts = facts.filter { ids.contains($0.key) }
    for id in ids where facts[id] == nil {
      facts[id] = RelevanceFacts(habit: restored.habits[id] ?? Habit())
    }
    restored = Stored()
  }

  /// Hours count by this zone from now on; one that is unknown changes nothing.
  package mutating func setTimeZone(_ identifier: String) {
    calendar.timeZone = TimeZone(identifier: identifier) ?? calendar.timeZone
  }

  /// Whether a widget stands in a stack: only then its relevance is of interest.
  package func contains(_ id: String) -> Bool { facts[id] != nil }

  /// Whether a widget shows: it is on top of its stack, or stands alone.
  package func shows(_ id: String) -> Bool {
    !contains(id) || stacks.contains { $0.rotation.top == id }
  }

  /// The widgets that show, of all stacks.
  package var tops: Set<String> { Set(stacks.map(\.rotation.top)) }

  /// A timeline came.
  package mutating func setMoments(_ moments: [RelevanceFacts.Moment], of id: String) {
    facts[id]?.moments = moments.sorted { $0.date < $1.date }
  }

  /// A provider said when its widget matters.
  package mutating func setClues(_ clues: [RelevanceClue], of id: String) { facts[id]?.clues = clues }

  /// A person turned a stack to a widget. `false` if it stands in none.
  package mutating func turn(to id: String, at now: Date) -> Bool {
    guard let index = stacks.firstIndex(where: { $0.members.contains { $0.id == id } }) else { return false }
    let hour = hour(now)
    if stacks[index].rotation.top != id { facts[id]?.habit.note(hour: hour, at: now) }
    stacks[index].rotation.turn(to: id, at: now)
    return true
  }

  /// Turns the stacks of which another widget matters more now.
  package mutating func advance(to now: Date) -> [StackRotation.Turn] {
    var turns: [StackRotation.Turn] = []
    for index in stacks.indices {
      let members = stacks[index].members
      let scores = scores(of: members, at: now)
      let scored = zip(members, scores).map { (id: $0.id, name: $0.name, score: $1) }
      if let turn = stacks[index].rotation.advance(to: now, scored) { turns.append(turn) }
    }
    return turns
  }

  /// When `advance` may have something to do next.
  package func nextDeadline(after now: Date) -> Date? {
    stacks.compactMap { stack -> Date? in
      let next = stack.members.compactMap { facts[$0.id]?.nextChange(after: now) }.min()
      guard let rest = stack.rotation.restsUntil, rest > now else { return next }
      // What changed while it rested counts when the rest is over.
      return next.map { min($0, rest) } ?? rest
    }.min()
  }

  /// How much each widget of a stack matters, in its order.
  private func scores(of members: [Member], at now: Date) -> [RelevanceScore] {
    let hour = hour(now)
    let known = members.map { facts[$0.id] ?? RelevanceFacts() }
    let mostTurns = known.map { $0.habit.turns(hour: hour, at: now) }.max() ?? 0
    return zip(members, known).map { member, facts in
      RelevanceScore(
        facts, at: now, hour: hour, circumstances, largestScore: largestScore(of: member.app),
        mostTurns: mostTurns)
    }
  }

  private func largestScore(of app: String) -> Double {
    stacks.lazy.flatMap(\.members).filter { $0.app == app }
      .compactMap { facts[$0.id]?.largestScore }.max() ?? 0
  }

  private func hour(_ now: Date) -> Int { calendar.component(.hour, from: now) }
}

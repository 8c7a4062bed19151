import Activities
import Archive
import Foundation
import XCTest

/// Random events, and what has to hold whatever they are.
final class RandomLivesTests: XCTestCase {
  /// A generator whose numbers are the same on each run.
  struct Random: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var word = state
      word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
      word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
      return word ^ (word >> 31)
    }
  }

  /// Phases that may follow one another.
  private let arrows: [ActivityPhase: Set<ActivityPhase>] = [
    .pending: [.active, .stale, .ended, .dismissed], .active: [.stale, .ended, .dismissed],
    .stale: [.active, .ended, .dismissed], .ended: [.dismissed], .dismissed: [],
  ]

  private enum Deed {
    case event(ActivityEvent)
    case push(ActivityPush, String?, Int)
    case pushToStart(ActivityPush, String, String)
    case broadcast(ActivityPush, String)
    case wait
  }

  private let apps = ["Delivery", "Timer", "Match"]
  private let channels = ["x", "y"]

  private func content(_ random: inout Random, at now: Date) -> ActivityContentData {
    let date: Date? =
      Bool.random(using: &random) ? nil : now + Double.random(in: -100...20_000, using: &random)
    return Phone.content(
      "\(Int.random(in: 0...3, using: &random))", stale: date,
      relevance: [0, 0, 1, 50, -.infinity].randomElement(using: &random)!)
  }

  private func push(_ random: inout Random, at now: Date) -> ActivityPush {
    let content = content(&random, at: now)
    return ActivityPush(
      event: [.update, .update, .update, .end, .start].randomElement(using: &random)!,
      timestamp: Int(now.timeIntervalSince1970) + Int.random(in: -300...30, using: &random),
      state: Int.random(in: 0..<10, using: &random) == 0 ? nil : content.state,
      attributesType: Bool.random(using: &random) ? "T" : nil, attributes: Data("{}".utf8),
      alert: Bool.random(using: &random) ? knock : nil, staleDate: content.staleDate,
      dismissalDate: Bool.random(using: &random)
        ? now + Double.random(in: -1000...30_000, using: &random) : nil,
      relevanceScore: content.relevanceScore, wantsToken: Bool.random(using: &random),
      channel: Bool.random(using: &random) ? channels.randomElement(using: &random) : nil)
  }

  private func deed(_ random: inout Random, _ number: Int, at now: Date) -> Deed {
    let id: String =
      Int.random(in: 0..<20, using: &random) == 0
      ? "nobody" : "\(Int.random(in: max(0, number - 25)...number, using: &random))"
    let app = apps.randomElement(using: &random)!
    switch Int.random(in: 0..<20, using: &random) {
    case 0...4:
      let start = ActivityStart(
        attributesType: "T", attributes: Data("{}".utf8), content: content(&random, at: now),
        pushType: [nil, .token, .channel(channels.randomElement(using: &random)!)].randomElement(
          using: &random)!,
        style: Int.random(in: 0..<4, using: &random) == 0 ? .transient : .standard,
        alert: Bool.random(using: &random) ? knock : nil,
        start: Int.random(in: 0..<4, using: &random) == 0
          ? now + Double.random(in: -10...9000, using: &random) : nil)
      return .event(.start(start, id: "\(number)", extensionName: app, origin: .app, timestamp: nil))
    case 5...7:
      return .event(
        .update(
          id: id, content(&random, at: now), alert: Bool.random(using: &random) ? knock : nil,
          timestamp: Bool.random(using: &random) ? nil : Int(now.timeIntervalSince1970)))
    case 8:
      let dismissal: ActivityDismissal = [
        .standard, .immediate, .after(now + Double.random(in: -1000...30_000, using: &random)),
      ].randomElement(using: &random)!
      return .event(
        .end(id: id, Bool.random(using: &random) ? nil : content(&random, at: now), dismissal, timestamp: nil)
      )
    case 9: return .event(.dismiss(id: id))
    case 10: return .event(.expand(id: Bool.random(using: &random) ? nil : id))
    case 11: return .event(.deviceLocked(Bool.random(using: &random)))
    case 12 where Int.random(in: 0..<5, using: &random) == 0: return .event(.removed(extensionName: app))
    case 12:
      let choice = ActivityAuthorization(
        areActivitiesEnabled: Int.random(in: 0..<4, using: &random) > 0,
        frequentPushesEnabled: Bool.random(using: &random))
      return .event(.authorization(extensionName: app, choice))
    case 13...15: return .push(push(&random, at: now), id, [10, 10, 5].randomElement(using: &random)!)
    case 16: return .pushToStart(push(&random, at: now), "\(number)", app)
    case 17: return .broadcast(push(&random, at: now), channels.randomElement(using: &random)!)
    default: return .wait
    }
  }

  /// What a board does with a deed: effects, verdict, refusal.
  private func perform(_ deed: Deed, on board: inout ActivityBoard, at now: Date) -> (
    [ActivityEffect], String
  ) {
    switch deed {
    case .event(let event):
      do { return (try board.handle(event, now: now), "done") } catch {
        return (board.advance(to: now), error.reason.rawValue + error.message)
      }
    case .push(let push, let id, let priority):
      let result = board.push(push, activity: id, priority: priority, now: now)
      return (result.effects, result.verdict.rule + result.verdict.message)
    case .pushToStart(let push, let id, let app):
      let result = board.pushToStart(push, id: id, extensionName: app, priority: 10, now: now)
      return (result.effects, result.verdict.rule + result.verdict.message)
    case .broadcast(let push, let channel):
      let result = board.broadcast(push, channel: channel, extensionNames: Set(apps), priority: 10, now: now)
      return (result.effects, result.verdict.rule + result.verdict.message)
    case .wait:
      return (board.advance(to: now), "")
    }
  }

  /// What the island has to show, worked out from the records alone.
  private func island(of board: ActivityBoard) -> Set<String> {
    Set(
      Dictionary(grouping: board.records.values.filter(\.isLive), by: \.extensionName).values.map { records in
        records.min { a, b in
          if a.content.relevanceScore != b.content.relevanceScore {
            return a.content.relevanceScore > b.content.relevanceScore
          }
          return (a.startsAt, a.number) < (b.startsAt, b.number)
        }!.id
      })
  }

  func testWhateverHappensTheRulesHold() throws {
    for seed in 1...20 as ClosedRange<UInt64> {
      var random = Random(state: seed)
      var limits = seed % 3 == 0 ? ActivityLimits.boundless : .standard
      limits.keptDismissed = 10_000
      if seed % 4 == 0 { limits.budgetScope = .app }
      if seed % 2 == 0 { limits.hourlyPushes = 2 }
      var board = ActivityBoard(limits: limits)
      var other = board
      var now = at(0)
      var removed: Set<String> = []
      for number in 0..<200 {
        now += [0, 0, 1, 30, 700, 5000].randomElement(using: &random)!
        let before = board.records.mapValues(\.phase)
        let deed = deed(&random, number, at: now)
        let (effects, words) = perform(deed, on: &board, at: now)

        for case .removed(let id) in effects {
          XCTAssertTrue(removed.insert(id).inserted, "\(id) was dismissed twice (seed \(seed))")
          XCTAssertEqual(board.records[id]?.phase, .dismissed)
        }
        for (id, record) in board.records {
          let old = before[id]
          if let old, old != record.phase {
            // In one step an activity may go along several arrows, but nothing leads back.
            XCTAssertTrue(
              reachable(from: old).contains(record.phase), "\(old) → \(record.phase) (seed \(seed))")
          }
          if old != record.phase { XCTAssertTrue(effects.contains(.changed(id: id)), "\(deed)") }
          XCTAssertEqual(record.phase == .dismissed, removed.contains(id), "seed \(seed)")
          if record.isLive {
            XCTAssertGreaterThan(record.startsAt + limits.activeSeconds, now)
            XCTAssertEqual(record.phase == .stale, record.content.staleDate.map { $0 <= now } ?? false)
          }
          if record.phase == .ended, let endedAt = record.endedAt, let date = record.dismissesAt {
            XCTAssertGreaterThan(date, now)
            XCTAssertLessThanOrEqual(date, endedAt + limits.endedSeconds)
          }
          if record.phase == .pending { XCTAssertGreaterThan(record.startsAt, now) }
        }
        if let next = board.nextDeadline { XCTAssertGreaterThan(next, now, "seed \(seed)") }
        let shown = Set(board.island.ids)
        let chosen = island(of: board)
        XCTAssertEqual(shown.count, min(2, max(chosen.count, shown.count)))
        switch board.island {
        case .empty: XCTAssertEqual(chosen, [])
        case .compact: XCTAssertEqual(shown, chosen)
        case .minimal: XCTAssertTrue(shown.isSubset(of: chosen) && chosen.count >= 2)
        case .expanded(let id, let detached):
          XCTAssertEqual(board.records[id]?.isLive, true)
          if let detached { XCTAssertTrue(chosen.contains(detached)) }
        }

        // A board that was kept and restored goes on as the one that never stopped.
        let (otherEffects, otherWords) = perform(deed, on: &other, at: now)
        XCTAssertEqual(otherEffects, effects, "seed \(seed), \(deed)")
        XCTAssertEqual(otherWords, words)
        XCTAssertEqual(other.records, board.records)
        XCTAssertEqual(other.island, board.island)
        XCTAssertEqual(other.nextDeadline, board.nextDeadline)
        if number % 20 == 0 {
          let records = try JSONDecoder().decode(
            [ActivityRecord].self, from: JSONEncoder().encode(other.records.values.shuffled(using: &random)))
          let state = try JSONDecoder().decode(
            ActivityBoardState.self, from: JSONEncoder().encode(other.state))
          other = ActivityBoard(restoring: records, state: state, limits: limits)
        }
      }
    }
  }

  private func reachable(from phase: ActivityPhase) -> Set<ActivityPhase> {
    var found: Set<ActivityPhase> = []
    var next = arrows[phase]!
    while let one = next.popFirst() {
      found.insert(one)
      next.formUnion(arrows[one]!.subtracting(found))
    }
    return found
  }

  /// The same story is the same whether time is played in one step or in many.
  func testTimeInManyStepsIsTimeInOne() throws {
    for seed in 100...110 as ClosedRange<UInt64> {
      var random = Random(state: seed)
      var board = ActivityBoard(limits: .boundless)
      for number in 0..<30 { _ = perform(deed(&random, number, at: at(0)), on: &board, at: at(0)) }
      var steps = board
      let whole = board.advance(to: at(30 * hour))
      var parts: [ActivityEffect] = []
      var now = at(0)
      while now < at(30 * hour) {
        now = min(at(30 * hour), now + Double.random(in: 1...4000, using: &random))
        parts += steps.advance(to: now)
      }
      XCTAssertEqual(parts, whole, "seed \(seed)")
      XCTAssertEqual(steps.records, board.records)
    }
  }

  func testThousandsOfActivities() throws {
    var phone = Phone(.boundless)
    for number in 0..<5000 {
      try phone.start(
        "\(number)", of: "App\(number % 700)", Phone.content(stale: at(Double(number))), at: at(0))
    }
    let effects = phone.advance(to: at(13 * hour))
    XCTAssertEqual(effects.filter { if case .removed = $0 { true } else { false } }.count, 5000)
    XCTAssertEqual(phone.board.island, .empty)
    XCTAssertNil(phone.board.nextDeadline)
    phone.advance(to: at(14 * hour))
    XCTAssertEqual(phone.board.records.count, ActivityLimits.standard.keptDismissed)
  }

  /// Records from a damaged store: nothing crashes, and time still passes.
  func testRecordsThatCannotBe() {
    let wild = [Double.nan, .infinity, -.infinity, 0, -1e18, 1e18].map {
      Date(timeIntervalSinceReferenceDate: $0)
    }
    var records: [ActivityRecord] = []
    for (number, date) in wild.enumerated() {
      for phase in ActivityPhase.allCases {
        var record = ActivityRecord(
          id: "\(number % 3)\(phase)", extensionName: "X", attributesType: "T", attributes: Data(),
          content: ActivityContentData(state: Data(), staleDate: date, relevanceScore: .nan), phase: phase,
          origin: .app,
          number: number % 2, requestedAt: date, startsAt: date)
        record.endedAt = date
        record.dismissesAt = phase == .ended && number == 3 ? nil : date
        records.append(record)
      }
    }
    var board = ActivityBoard(restoring: records)
    _ = board.advance(to: at(0))
    _ = board.advance(to: at(100 * hour))
    XCTAssertTrue(board.records.values.allSatisfy { $0.phase != .active && $0.phase != .stale })
  }
}

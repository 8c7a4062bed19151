import Activities
import Archive
import Foundation

/// 100,000 activities that listen to one channel: what they weigh, and how long a broadcast takes to change the state of all.
enum BroadcastFigures {
  static let count = 100_000

  /// `broadcast_ms`: median of broadcasts with new state each; `relevance_ms`: of ones that also change relevance and stale date, so that
  /// every deadline and every place on the island moves; `bytes_each`: of resident memory, for the board and what companions show, without
  /// the bytes of attributes and state.
  static func measure() throws -> [String: Double] {
    let now = Date(timeIntervalSince1970: 1_780_000_000)
    let attributes = #"{"home":"Stade de la Praille","away":"Rovers","league":"Premier","number":"#
    let state = #"{"home":0,"away":0,"minute":1,"possession":50.5,"scorer":"none yet"}"#
    // Once around before it is measured, so that what the process loads on first use is not counted.
    _ = try board(1000, attributes, state, now)
    let before = residentBytes()
    var board = try board(count, attributes, state, now)
    var companions = CompanionBoard()
    for record in board.records.values { _ = companions.changed(record, now: now) }
    let content = Double(attributes.utf8.count + 6 + state.utf8.count)
    let each = Double(residentBytes() - before) / Double(count) - content
    precondition(companions.activity(board.records.keys.first ?? "", on: .watch) != nil)
    var round = 0
    func broadcast(moving: Bool) -> Double {
      round += 1
      let push = ActivityPush(
        event: .update, timestamp: 1_780_000_000 + round,
        state: Data(#"{"home":\#(round),"away":0,"minute":\#(round),"possession":50.5,"scorer":"Ada"}"#.utf8),
        staleDate: moving ? now + Double(3600 + round) : nil, relevanceScore: moving ? Double(round) : 0)
      let start = ContinuousClock.now
      let result = board.broadcast(
        push, channel: "bGVhZ3Vl", extensionNames: ["Match"], priority: round % 2 == 0 ? 10 : 5, now: now)
      let spent = start.duration(to: .now).components
      precondition(result.verdict.outcome == .applied && result.effects.count >= 2 * count)
      return Double(spent.seconds) * 1e3 + Double(spent.attoseconds) * 1e-15
    }
    let still = Medians.median((0..<7).map { _ in broadcast(moving: false) })
    let moving = Medians.median((0..<7).map { _ in broadcast(moving: true) })
    return ["broadcast_ms": still, "relevance_ms": moving, "bytes_each": each]
  }

  private static func board(
    _ count: Int, _ attributes: String, _ state: String, _ now: Date
  ) throws -> ActivityBoard {
    var board = ActivityBoard(limits: .boundless)
    for number in 0..<count {
      let start = ActivityStart(
        attributesType: "MatchAttributes", attributes: Data("\(attributes)\(100_000 + number)}".utf8),
        content: ActivityContentData(state: Data(state.utf8)), pushType: .channel("bGVhZ3Vl"))
      _ = try board.handle(
        .start(start, id: UUID().uuidString, extensionName: "Match", origin: .push, timestamp: nil), now: now)
    }
    return board
  }

  /// Resident memory of this process.
  static func residentBytes() -> Int {
    let words =
      (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ") ?? []
    return words.count > 1 ? (Int(words[1]) ?? 0) * 4096 : 0
  }
}

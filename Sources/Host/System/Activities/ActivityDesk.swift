import Activities
import Archive
import Foundation
import Store

/// What the host holds of Live Activities.
struct ActivityDesk {
  /// Pictures that are held at once; an activity beyond that is drawn when somebody looks at it. Ours: more than a Lock Screen shows.
  static let mostDrawn = 48

  var board: ActivityBoard
  var companions: CompanionBoard
  /// Pushes for a device that is not reached.
  var storage: PushStorage
  var isReachable = true
  /// What of the board was kept last.
  var keptState: ActivityBoardState?
  private(set) var holdings: [String: ActivityHolding] = [:]
  /// How often an activity has changed, for those that have. Apart from the holdings, which only those with pictures have.
  private var changes: [String: Int] = [:]
  /// Those with pictures; the one drawn longest ago first.
  private var drawn: [String] = []
  /// The number of the last request for pictures.
  private var lastRequest = 0

  init(limits: ActivityLimits) {
    board = ActivityBoard(limits: limits)
    companions = CompanionBoard()
    storage = PushStorage(limits: limits)
  }

  subscript(id: String) -> ActivityHolding {
    get { holdings[id] ?? ActivityHolding() }
    _modify { yield &holdings[id, default: ActivityHolding()] }
  }

  /// The number of an activity's last change.
  func revision(of id: String) -> Int { changes[id, default: 1] }

  mutating func changed(_ id: String) { changes[id, default: 1] += 1 }

  /// The activities that can be seen, in the order of starting.
  var records: [ActivityRecord] {
    board.records.values.filter { $0.phase != .dismissed }.sorted { $0.number < $1.number }
  }

  /// An activity that is on a screen, or will be.
  func record(_ id: String) -> ActivityRecord? {
    board.records[id].flatMap { $0.phase == .dismissed ? nil : $0 }
  }

  /// Whether new pictures are asked for before somebody looks.
  func drawsAhead(_ id: String) -> Bool {
    drawn.count < Self.mostDrawn || holdings[id]?.drawing != nil || board.island.shows(id)
  }

  mutating func nextRequest() -> Int {
    lastRequest += 1
    return lastRequest
  }

  /// Shows new pictures; those of the activity drawn longest ago make room.
  mutating func show(_ drawing: ActivityDrawing, of id: String, now: Date) {
    var holding = self[id]
    holding.show(drawing, now: now)
    holdings[id] = holding
    drawn.removeAll { $0 == id }
    drawn.append(id)
    guard drawn.count > Self.mostDrawn else { return }
    let onIsland = Set(board.island.ids)
    guard let index = drawn.firstIndex(where: { !onIsland.contains($0) && $0 != id }) else { return }
    holdings[drawn.remove(at: index)]?.drawing = nil
  }

  mutating func forget(_ id: String) -> [CheckedContinuation<Void, Never>] {
    drawn.removeAll { $0 == id }
    changes[id] = nil
    return holdings.removeValue(forKey: id)?.waiters ?? []
  }
}

/// Pictures and what they were asked for.
struct ActivityDrawing: Sendable {
  /// What the pictures of an activity depend on, apart from its attributes and its code.
  struct Look: Sendable, Equatable {
    var state: Data
    var isStale: Bool
  }
  var look: Look
  var slots: [ActivityRequest.Slot]
  var scenes: ActivityScenes
  /// Of two drawings the one with the greater number was asked for later.
  var number: Int
}

extension ActivityRecord {
  var look: ActivityDrawing.Look { ActivityDrawing.Look(state: content.state, isStale: phase == .stale) }
}

/// What the host holds of one activity beside its record.
struct ActivityHolding {
  /// The last good pictures.
  var drawing: ActivityDrawing?
  /// The ones before, which a finger may still mean.
  private var before: (scenes: ActivityScenes, until: Date)?
  var problem: Problem?
  /// Pictures are being asked for; and once more after that.
  var isDrawing = false
  var drawsAgain = false
  /// Who waits for the pictures.
  var waiters: [CheckedContinuation<Void, Never>] = []
  /// Intents of it that run.
  var running = 0
  /// The states that toggles were tapped into, until new pictures are there.
  private var optimistic: [HitToken: Bool] = [:]

  mutating func show(_ new: ActivityDrawing, now: Date) {
    before = drawing.map { ($0.scenes, now.addingTimeInterval(TapState.grace)) }
    drawing = new
    problem = nil
    if running == 0 { optimistic = [:] }
  }

  func justShown(at now: Date) -> ActivityScenes? {
    before.flatMap { now <= $0.until ? $0.scenes : nil }
  }

  /// The state a toggle is to have after a tap: the other one than the person sees.
  mutating func flip(_ token: HitToken, shown: Bool) -> Bool {
    let value = !(optimistic[token] ?? shown)
    optimistic[token] = value
    return value
  }

  /// Its intent did not run, or failed.
  mutating func goBack(_ token: HitToken) { optimistic[token] = nil }
}

import Archive
import Foundation
import Schedule
import Store

// Stacks: which widget shows, by what providers say and by what people do.

extension WidgetHost {
  static let stacksSetting = "stacks"

  /// What stood on top when the host ended, and people's habits. What cannot be read any more begins anew.
  static func restoredStacks(_ store: HostStore, _ timeZone: String) throws -> StackBoard {
    let stored = try store.setting(stacksSetting).flatMap {
      try? JSONDecoder().decode(StackBoard.Stored.self, from: Data($0.utf8))
    }
    return StackBoard(
      stored ?? StackBoard.Stored(), timeZone: TimeZone(identifier: timeZone) ?? .gmt)
  }

  /// A person turned a stack to a widget. Throws `Problem` when it stands in no stack.
  package func turnStack(to id: String) throws {
    guard let widget = widgets[id]?.placed else { throw Problem.unknownWidget(id) }
    guard stacks.turn(to: id, at: clock.now) else { throw Problem.notStacked("\(widget.kind)") }
    keepStacks()
    hub.send(.layoutChanged)
    setAlarm()
  }

  /// Where the person is and what they do, as far as stacks ask.
  package var circumstances: Circumstances { stacks.circumstances }

  package func setCircumstances(_ circumstances: Circumstances) {
    stacks.circumstances = circumstances
    turnStacks()
    setAlarm()
  }

  /// What is on the surfaces changed.
  func placeStacks() {
    let before = Set(widgets.keys.filter { stacks.contains($0) })
    stacks.place(
      widgets.values.map(\.placed).tiles.map { tile in
        tile.members.map { StackBoard.Member(id: $0.id, name: name(of: $0), app: $0.extensionName) }
      })
    for id in widgets.keys.sorted() where stacks.contains(id) && !before.contains(id) { noteMoments(id) }
  }

  /// Stacks are as they were when the host ended, or as it is time for by now.
  func startStacks() {
    placeStacks()
    turnStacks()
  }

  /// A timeline came: what its entries claim, and what its provider says now.
  func timelineCame(_ id: String) {
    guard stacks.contains(id), let placed = widgets[id]?.placed else { return }
    noteMoments(id)
    askRelevance(of: placed.extensionName, kind: placed.kind)
    turnStacks()
  }

  /// Asks a provider when its widgets matter, if one of them stands in a stack.
  func askRelevance(of name: String, kind: String) {
    let ids = widgetIDs(of: name, kind: kind).filter { stacks.contains($0) }
    guard isStarted, !ids.isEmpty else { return }
    runningLoads += 1
    Task { [weak self] in
      await self?.takeRelevance(of: name, kind: kind)
      await self?.endWork()
    }
  }

  private func takeRelevance(of name: String, kind: String) async {
    do {
      switch try await session(name).request(.relevance(kind: kind)) {
      case .relevance(let clues):
        for widget in widgets.values.map(\.placed) where widget.extensionName == name && widget.kind == kind {
          // A clue with a configuration speaks of widgets with that configuration.
          stacks.setClues(clues.filter { $0.values.isEmpty || $0.values == widget.values }, of: widget.id)
        }
        turnStacks()
        setAlarm()
      case .failure(let failure): throw failure
      default: throw Problem.wrongAnswer(to: "a question for relevance")
      }
    } catch {
      log(name, "warning: \(kind) did not say when it matters: \(Problem(error).message)")
    }
  }

  private func noteMoments(_ id: String) {
    let entries = widgets[id]?.timeline?.entries ?? []
    stacks.setMoments(
      entries.compactMap { entry in
        entry.relevance.map {
          RelevanceFacts.Moment(date: entry.date, score: $0.score, duration: $0.duration)
        }
      }, of: id)
  }

  /// Turns the stacks of which another widget matters more now, and says why in the ledger.
  func turnStacks() {
    guard isStarted else { return }
    let turns = stacks.advance(to: clock.now)
    guard !turns.isEmpty else { return }
    note(
      turns.map { turn in
        let budget = schedule.budget(of: turn.widget, now: clock.now)
        return .note(
          id: turn.widget,
          LedgerEntry(
            date: clock.now, cause: .system, outcome: .turned, rule: .mattersMost, used: budget?.used ?? 0,
            allowance: budget?.allowance ?? 0, detail: turn.sentence))
      })
    keepStacks()
    hub.send(.layoutChanged)
  }

  private func keepStacks() {
    do {
      let json = String(decoding: try JSONEncoder().encode(stacks.stored), as: UTF8.self)
      try store.save(setting: Self.stacksSetting, json)
    } catch {
      logger.error("What stacks show could not be kept: \(error)")
    }
  }
}

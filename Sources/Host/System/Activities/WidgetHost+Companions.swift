import Activities
import Foundation

extension WidgetHost {
  /// The devices that mirror the activities, with what has reached each.
  package func companions() -> [CompanionSnapshot] {
    Companion.allCases.map { companion in
      CompanionSnapshot(
        name: companion.rawValue, isConnected: desk.companions.isConnected(companion),
        activities: desk.companions.activities(on: companion).map {
          CompanionSnapshot.Mirrored(
            id: $0.id, deliveredAt: $0.deliveredAt, late: $0.late, revision: $0.revision)
        })
    }
  }

  /// What a companion shows of its activities: the content that last reached it, which is not that of the phone while it is cut off. Throws
  /// `Problem`.
  package func mirrored(on name: String) throws -> [CompanionActivity] {
    guard let companion = Companion(rawValue: name) else { throw Problem.unknownCompanion(name) }
    return desk.companions.activities(on: companion)
  }

  /// Connects a companion (`watch`, `mac`, `carPlay`) or cuts it off; what changed meanwhile arrives late. Throws `Problem`.
  package func setCompanion(_ name: String, connected: Bool) throws {
    guard let companion = Companion(rawValue: name) else { throw Problem.unknownCompanion(name) }
    guard connected != desk.companions.isConnected(companion) else { return }
    _ = desk.companions.set(companion, connected: connected, now: clock.now)
    let cut = Companion.allCases.filter { !desk.companions.isConnected($0) }.map(\.rawValue)
    do {
      try store.save(setting: Self.companionsSetting, cut.joined(separator: ","))
    } catch {
      throw Problem.storeFailed(error)
    }
    hub.send(.companionChanged)
  }

  /// Brings what changed to the connected companions. Answers whether one shows something else now.
  func mirror(_ ids: [String]) -> Bool {
    var reached: Set<Companion> = []
    for id in ids {
      guard let record = desk.board.records[id] else { continue }
      reached.formUnion(desk.companions.changed(record, now: clock.now))
    }
    return !reached.isEmpty
  }
}

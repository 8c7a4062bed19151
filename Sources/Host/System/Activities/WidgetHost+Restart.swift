import Activities
import Archive
import Foundation
import Store

extension WidgetHost {
  /// The activities, tokens, companions and stored pushes that the store knows.
  static func restoredDesk(
    _ store: HostStore, _ configuration: HostConfiguration, _ directory: PushDirectory, _ now: Date,
    slots: (ActivityRecord) -> [ActivityRequest.Slot]
  ) throws -> ActivityDesk {
    var desk = ActivityDesk(limits: configuration.activityLimits)
    let stored = try store.activities()
    let state = try store.setting(boardSetting)
      .flatMap { try? JSONDecoder().decode(ActivityBoardState.self, from: Data($0.utf8)) }
    desk.board = ActivityBoard(
      restoring: stored.map(\.record), state: state ?? ActivityBoardState(),
      limits: configuration.activityLimits)
    desk.keptState = state
    for activity in stored {
      if let problem = activity.problem { desk[activity.record.id].problem = Problem(problem) }
    }
    let cut = try store.setting(companionsSetting)?.split(separator: ",") ?? []
    desk.companions = CompanionBoard(
      restoring: Array(desk.board.records.values),
      cut: Set(cut.compactMap { Companion(rawValue: String($0)) }))
    for (hex, entry) in try store.tokens() { directory.set(hex, entry) }
    let waiting = try store.setting(storageSetting)
    desk.storage =
      waiting.flatMap { try? JSONDecoder().decode(PushStorage.self, from: Data($0.utf8)) } ?? desk.storage
    desk.isReachable = try store.setting(unreachableSetting) != "yes"
    restorePictures(stored, &desk, slots: slots)
    return desk
  }

  /// The pictures that the store has of the activities that were started last.
  static func restorePictures(
    _ stored: [StoredActivity], _ desk: inout ActivityDesk, slots: (ActivityRecord) -> [ActivityRequest.Slot]
  ) {
    for activity in stored.suffix(ActivityDesk.mostDrawn) {
      let record = activity.record
      guard let pictures = activity.pictures, record.phase != .dismissed else { continue }
      let slots = slots(record)
      // Drawn for another device: draw again.
      guard pictures.scenes.pictures.map(\.presentation) == slots.map(\.presentation) else { continue }
      let problem = desk[record.id].problem
      desk.show(
        ActivityDrawing(
          look: ActivityDrawing.Look(state: pictures.state, isStale: pictures.isStale), slots: slots,
          scenes: pictures.scenes, number: desk.nextRequest()), of: record.id, now: .distantPast)
      desk[record.id].problem = problem
    }
  }

  /// Goes on where the last run was: what fell due meanwhile is done at its own dates.
  func startActivities() {
    for name in extensions.keys.sorted() { setTarget(name) }
    carryOut(desk.board.advance(to: clock.now))
    try? report(.deviceLocked(interaction.isLocked))
    for record in desk.records
    where record.phase != .pending && desk[record.id].drawing?.look != record.look
      && desk.drawsAhead(record.id)
    {
      beginDraw(record.id)
    }
    refreshTokens()
  }

  /// Tells the board what an app's Info.plist says.
  func setTarget(_ name: String) {
    guard let record = extensions[name] else { return }
    desk.board.setTarget(
      ActivityTarget(
        supportsActivities: record.supportsActivities, supportsFrequentUpdates: record.supportsFrequentUpdates
      ), extensionName: name)
  }
}

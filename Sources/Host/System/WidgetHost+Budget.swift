import Foundation
import Schedule

// What decides about reloads beside the timelines: who looks, which app is used, what the device is like.

extension WidgetHost {
  /// These widgets are in sight now, and no others.
  package func show(_ visible: Set<String>) {
    for id in widgets.keys.sorted() { report(.seen(visible.contains(id)), id: id) }
  }

  /// The app of an extension came to the foreground, plays or navigates; or not any more.
  package func setAppActive(_ isActive: Bool, extensionName: String) {
    for id in widgetIDs(of: extensionName) { report(.appActive(isActive), id: id) }
  }

  package var conditions: DeviceConditions { schedule.conditions }

  /// Low Power Mode and load.
  package func setConditions(_ conditions: DeviceConditions) { schedule.conditions = conditions }

  /// What was decided about reloads, the newest first. Throws `Problem`.
  package func ledger(
    widget: String? = nil, kind: String? = nil, since: Date? = nil, before: Int64? = nil, limit: Int = 500
  ) throws -> [LedgerRow] {
    try ledger(LedgerQuery(widget: widget, kind: kind, since: since, before: before, limit: limit))
  }

  /// The newest of what was decided that a question is about. Throws `Problem`.
  package func ledger(_ query: LedgerQuery) throws -> [LedgerRow] {
    do {
      return try store.ledger(query)
    } catch {
      throw Problem.storeFailed(error)
    }
  }

  /// Keeps what was decided before anything of it is done.
  func note(_ effects: [ScheduleEffect]) {
    let notes = effects.compactMap { effect -> (widget: String, entry: LedgerEntry)? in
      guard case .note(let id, let entry) = effect else { return nil }
      return (id, entry)
    }
    guard !notes.isEmpty else { return }
    if let observer = configuration.observer {
      for note in notes { observer.decided(note.entry, widget: note.widget) }
    }
    do {
      try store.append(notes)
    } catch {
      logger.error("The ledger could not be kept: \(error)")
    }
    for id in Set(notes.map(\.widget)) { hub.send(.ledgerChanged(id: id)) }
  }
}

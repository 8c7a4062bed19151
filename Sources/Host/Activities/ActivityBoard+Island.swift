import Archive
import Foundation
import Schedule

extension ActivityBoard {
  /// Puts an activity on its app's shelf, or takes it away.
  mutating func place(_ record: ActivityRecord) {
    let name = record.extensionName
    shelves[name, default: PriorityQueue()].set(record.isLive ? IslandRank(record) : nil, for: record.id)
    if shelves[name]?.count == 0 {
      shelves[name] = nil
      state.arrivals[name] = nil
    } else if state.arrivals[name] == nil {
      state.arrivals[name] = state.arrival
      state.arrival += 1
    }
  }

  /// The relevance of an activity on the shelf has changed.
  mutating func rank(_ id: String) {
    guard let record = records[id], record.isLive else { return }
    shelves[record.extensionName]?.set(IslandRank(record), for: id)
  }

  /// Shows an alert: the island expands, a device without one lets a banner down.
  mutating func show(_ alert: ActivityAlert, of id: String, at date: Date, _ effects: inout [ActivityEffect])
  {
    let until = date.addingTimeInterval(limits.alertSeconds)
    state.alert = ActivityBoardState.ShownAlert(id: id, alert: alert, until: until)
    if state.opened != id { state.opened = nil }
    effects.append(.alert(id: id, alert, until: until))
  }

  /// Looks what the island shows now.
  mutating func arrange() -> [ActivityEffect] {
    if let opened = state.opened, records[opened]?.isLive != true { state.opened = nil }
    let candidates = shelves.compactMap { name, shelf in
      shelf.first.map { IslandArrangement.Candidate(id: $0.owner, arrival: state.arrivals[name] ?? 0) }
    }
    let new = IslandArrangement.state(candidates, open: expanded)
    guard new != island else { return [] }
    island = new
    return [.islandChanged]
  }

  /// The activity that is expanded: an alert's first, else the person's.
  private var expanded: IslandArrangement.Candidate? {
    let ids = [state.alert?.id, state.opened].compactMap(\.self)
    guard let record = ids.lazy.compactMap({ records[$0] }).first(where: \.isLive) else { return nil }
    return IslandArrangement.Candidate(id: record.id, arrival: state.arrivals[record.extensionName] ?? 0)
  }
}

extension IslandState {
  /// The activities that can be seen on the island.
  package var ids: [String] {
    switch self {
    case .empty: []
    case .compact(let id): [id]
    case .minimal(let attached, let detached): [attached, detached]
    case .expanded(let id, let detached): [id] + (detached.map { [$0] } ?? [])
    }
  }
}

import Archive
import Foundation
import Schedule

extension ActivityBoard {
  /// Puts an activity on its app's shelf, or takes it away.
  mutating func place(_ record: ActivityRecord) {
    let name = record.extensionName
    shelves[name, default: PriorityQueue()].set(record.isLive ? IslandRank(record) : nil, for: record.number)
    if shelves[name]?.count == 0 {
      shelves[name] = nil
      if let arrival = state.arrivals.removeValue(forKey: name) {
        appsOnIsland.remove(at: appsOnIsland.partition { $0.arrival < arrival })
      }
    } else if state.arrivals[name] == nil {
      state.arrivals[name] = state.arrival
      appsOnIsland.append((state.arrival, name))
      state.arrival += 1
    }
  }

  /// The relevance of an activity on the shelf has changed.
  mutating func rank(_ record: ActivityRecord) {
    shelves[record.extensionName]?.set(IslandRank(record), for: record.number)
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
    // Two are shown beside the one that is expanded.
    let candidates = appsOnIsland.suffix(3).compactMap { arrival, name in
      shelves[name]?.first.flatMap { ids[$0.owner] }
        .map { IslandArrangement.Candidate(id: $0, arrival: arrival) }
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

extension [(arrival: Int, name: String)] {
  /// The first place, in an order in which all that are `before` come first, that is not.
  fileprivate func partition(before: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if before(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension IslandState {
  /// Whether an activity can be seen on the island.
  package func shows(_ id: String) -> Bool {
    switch self {
    case .empty: false
    case .compact(let only): only == id
    case .minimal(let attached, let detached): attached == id || detached == id
    case .expanded(let open, let detached): open == id || detached == id
    }
  }

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

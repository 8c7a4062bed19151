import Activities
import Archive

/// The effects of one event, each activity and each push once.
struct EffectPlan {
  var changed: [String] = []
  var draws: [String] = []
  var removed: [String] = []
  var alerts: [(id: String, alert: ActivityAlert)] = []
  var islandChanged = false
  var records: [ActivityRecord] = []
  private(set) var settled: [SettledPush] = []
  private var settledAt: [String: Int] = [:]

  init(_ effects: [ActivityEffect]) {
    var (seen, drawn, gone): (Set<String>, Set<String>, Set<String>) = ([], [], [])
    seen.reserveCapacity(effects.count / 2)
    drawn.reserveCapacity(effects.count / 2)
    for effect in effects {
      switch effect {
      case .changed(let id): if seen.insert(id).inserted { changed.append(id) }
      case .draw(let id): if drawn.insert(id).inserted { draws.append(id) }
      case .alert(let id, let alert, _): alerts.append((id, alert))
      case .removed(let id): if gone.insert(id).inserted { removed.append(id) }
      case .settled(let push, let verdict): settle(push, verdict)
      case .islandChanged: islandChanged = true
      }
    }
    changed.removeAll { gone.contains($0) }
    draws.removeAll { gone.contains($0) }
  }

  /// A broadcast may have waited for many activities: one that got it tells its story.
  private mutating func settle(_ push: String, _ verdict: PushVerdict) {
    guard let index = settledAt[push] else {
      settledAt[push] = settled.count
      settled.append(SettledPush(id: push, verdict))
      return
    }
    let changed = settled[index].verdict.changed
    guard verdict.outcome == .applied, changed.count < BroadcastTally.named else { return }
    settled[index].verdict = verdict
    settled[index].verdict.changed = changed + verdict.changed
  }
}

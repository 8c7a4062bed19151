import Foundation

/// What was answered for the last few proposals. Bounded, because a node in deep nesting hears many.
struct RecentValues<Value> {
  private var entries: [(proposal: ProposedViewSize, value: Value)] = []
  private var next = 0
  private static var capacity: Int { 64 }

  subscript(proposal: ProposedViewSize) -> Value? {
    get {
      for entry in entries.reversed() where entry.proposal == proposal { return entry.value }
      return nil
    }
    set {
      guard let newValue else { return }
      if entries.count < Self.capacity {
        entries.append((proposal, newValue))
      } else {
        entries[next] = (proposal, newValue)
        next = (next + 1) % Self.capacity
      }
    }
  }
}

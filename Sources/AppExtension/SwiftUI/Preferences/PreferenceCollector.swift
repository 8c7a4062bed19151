import Foundation

/// The preferences of a part of the tree, in the order of its views.
///
/// Values are gathered while views are evaluated, and reduced when a reader is placed: then its subtree is placed too, so
/// anchors and what a `GeometryReader` made are known. A value whose view was never placed (an alternative that `ViewThatFits`
/// did not take) does not count.
@MainActor final class PreferenceCollector {
  /// A value of one view.
  struct Source {
    let key: ObjectIdentifier
    let node: PreferenceSourceNode
    let value: () -> Any
  }
  private struct Change {
    let key: ObjectIdentifier
    let nodes: [PreferenceSourceNode]
    let apply: (Any?) -> Any
  }
  private var parts: [PreferenceCollector] = []
  /// Values that stand in place of those of the parts.
  private var sources: [Source] = []
  private var changes: [Change] = []

  init() {}

  /// A further part, after those there are.
  func part() -> PreferenceCollector {
    let part = PreferenceCollector()
    parts.append(part)
    return part
  }

  /// Forgets the parts: what they came from is made anew.
  func clear() {
    for part in parts { part.end() }
    parts = []
  }

  /// Forgets all. Must be called after an evaluation: the nodes have contexts, which hold this, and none of them would ever go.
  func end() {
    clear()
    sources = []
    changes = []
  }

  func set<K: PreferenceKey>(
    _ key: K.Type, nodes: [PreferenceSourceNode], _ value: @escaping (PreferenceSourceNode) -> K.Value
  ) {
    sources += nodes.map { node in
      Source(key: ObjectIdentifier(key), node: node) { value(node) }
    }
  }

  func change<K: PreferenceKey>(
    _ key: K.Type, nodes: [PreferenceSourceNode], _ transform: @escaping (inout K.Value) -> Void
  ) {
    changes.append(
      Change(key: ObjectIdentifier(key), nodes: nodes) { value in
        var changed = value as? K.Value ?? K.defaultValue
        transform(&changed)
        return changed
      })
  }

  /// The value of a key for all that is below; `nil` where no view gives one.
  func reduced<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    let id = ObjectIdentifier(key)
    var result: K.Value?
    func take(_ next: () -> K.Value) {
      if var value = result {
        K.reduce(value: &value, nextValue: next)
        result = value
      } else {
        result = next()
      }
    }
    let own = sources.filter { $0.key == id && $0.node.isPlaced }
    for source in own { take { source.value() as? K.Value ?? K.defaultValue } }
    if own.isEmpty {
      for part in parts {
        if let value = part.reduced(key) { take { value } }
      }
    }
    for change in changes where change.key == id && change.nodes.contains(where: \.isPlaced) {
      result = change.apply(result) as? K.Value ?? result
    }
    return result
  }
}

/// A view that gives a preference: knows whether and where it was placed.
final class PreferenceSourceNode: _WrapperNode {
  private(set) var isPlaced = false
  private(set) var surroundings = Surroundings()
  override func placeChildren(in frame: CGRect, proposal: ProposedViewSize) {
    isPlaced = true
    surroundings = Surroundings.current
    super.placeChildren(in: frame, proposal: proposal)
  }
}

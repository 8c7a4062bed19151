import Archive

/// Edits of the layout that can be taken back, the last one first. Kept while the host runs.
struct LayoutHistory {
  /// Edits that can be taken back.
  static let most = 50

  struct Edit {
    /// What the menu says, such as `Remove System Status`.
    var title: String
    /// What stood where before.
    var before: [PlacedWidget]
    /// Widgets that the edit removed or that it gave another size, as they were, with their pictures.
    var states: [PlacedState]
    /// Widgets that the edit added.
    var added: Set<String>
  }

  private var edits: [Edit] = []

  var last: Edit? { edits.last }

  mutating func add(_ edit: Edit) {
    edits.append(edit)
    if edits.count > Self.most { edits.removeFirst() }
  }

  mutating func removeLast() -> Edit? { edits.popLast() }
}

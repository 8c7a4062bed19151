import Archive

/// Where controls stand: a row of places in Control Center, and three places for one control each. Pure.
package struct ControlShelf: Sendable, Equatable {
  package private(set) var controls: [PlacedControl]

  /// Controls in any order; positions in Control Center are numbered anew, without gaps.
  package init(_ controls: [PlacedControl]) {
    self.controls = controls
    number()
  }

  /// Control Center's controls in order, then the others.
  package var ordered: [PlacedControl] {
    controls.sorted { a, b in
      (a.place.order, a.position, a.id) < (b.place.order, b.position, b.id)
    }
  }

  package subscript(id id: String) -> PlacedControl? { controls.first { $0.id == id } }

  /// Adds a control: at the end of Control Center, or in a place of its own, where it takes the place of the one that stood there.
  /// Returns the one that is gone.
  package mutating func add(_ control: PlacedControl) -> PlacedControl? {
    var control = control
    guard control.place == .controlCenter else {
      let gone = controls.first { $0.place == control.place }
      controls.removeAll { $0.id == gone?.id }
      (control.position, control.size) = (0, .small)
      controls.append(control)
      return gone
    }
    control.position = Int.max
    controls.append(control)
    number()
    return nil
  }

  package mutating func remove(_ id: String) {
    controls.removeAll { $0.id == id }
    number()
  }

  /// Moves a control to a position of Control Center, or to a place for one: then the one that stands there takes the place it leaves.
  package mutating func move(_ id: String, to place: ControlPlace, position: Int) {
    guard let moved = self[id: id] else { return }
    if place != .controlCenter {
      guard moved.place != place else { return }
      if let other = controls.first(where: { $0.place == place }) {
        change(other.id) { ($0.place, $0.position, $0.size) = (moved.place, moved.position, .small) }
      }
      change(id) { ($0.place, $0.position, $0.size) = (place, 0, .small) }
    } else {
      var row = ordered.filter { $0.place == .controlCenter && $0.id != id }.map(\.id)
      row.insert(id, at: min(max(position, 0), row.count))
      change(id) { $0.place = .controlCenter }
      for (position, id) in row.enumerated() { change(id) { $0.position = position } }
    }
    number()
  }

  /// Gives a control another size; only Control Center has more than one.
  package mutating func resize(_ id: String, _ size: ControlSpan) {
    change(id) { if $0.place == .controlCenter { $0.size = size } }
  }

  package mutating func configure(_ id: String, _ values: IntentValues) { change(id) { $0.values = values } }

  private mutating func change(_ id: String, _ edit: (inout PlacedControl) -> Void) {
    guard let index = controls.firstIndex(where: { $0.id == id }) else { return }
    edit(&controls[index])
  }

  private mutating func number() {
    let row = ordered.filter { $0.place == .controlCenter }.map(\.id)
    for (position, id) in row.enumerated() { change(id) { $0.position = position } }
  }
}

extension ControlPlace {
  fileprivate var order: Int {
    switch self {
    case .controlCenter: 0
    case .lockLeading: 1
    case .lockTrailing: 2
    case .actionButton: 3
    }
  }
}

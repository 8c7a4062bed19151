import Archive
import Foundation
import Schedule
import Store

extension WidgetHost {
  /// What stands where.
  var placement: Placement { Placement(widgets.values.map(\.placed), grid: device.grid) }

  /// Changes what stands where; the change can be undone. Throws `Problem` with the reason when it is not possible; then nothing has
  /// changed.
  package func edit(_ edit: LayoutEdit) throws {
    guard let widget = widgets[edit.widgetIdentifier]?.placed else {
      throw Problem.unknownWidget(edit.widgetIdentifier)
    }
    if case .resize(_, let family) = edit { try requireSupport(of: family, widget) }
    try carryOut(try placement.applying(edit), title: edit.title(name(of: widget)))
  }

  /// Puts a widget from the gallery on the first free place of a surface; the same one may stand there any number of times.
  /// Throws `Problem`.
  @discardableResult
  package func add(
    extensionName: String, kind: String, family: WidgetFamily, surface: Surface, values: IntentValues = [:]
  ) throws -> PlacedWidget {
    let widget = PlacedWidget(
      id: freeIdentifier(), extensionName: extensionName, kind: kind, family: family, page: 0, column: 0,
      row: 0, surface: surface, values: values)
    guard extensions[extensionName] != nil else { throw Problem.unknownExtension(extensionName) }
    guard description(of: widget) != nil else {
      throw Problem.unknownKind(kind, extensionName: extensionName)
    }
    try requireSupport(of: family, widget)
    try carryOut(try placement.adding(widget), title: "Add \(name(of: widget))")
    return widgets[widget.id]?.placed ?? widget
  }

  /// What `undo()` would take back, such as `Remove System Status`; `nil` when there is nothing.
  package var undoTitle: String? { history.last?.title }

  /// Takes the last edit back, and says which. A removed widget is back with its configuration and its picture. Throws `Problem` when
  /// a widget that came later leaves no room; that edit cannot be taken back any more then.
  @discardableResult
  package func undo() throws -> String? {
    guard let edit = history.removeLast() else { return nil }
    // Places as before; what was configured meanwhile stays.
    let before = edit.before.map { old in
      guard var widget = widgets[old.id]?.placed else { return old }
      (widget.place, widget.family, widget.stackIndex) = (old.place, old.family, old.stackIndex)
      return widget
    }
    let present = placement.widgets.filter { !edit.added.contains($0.id) }
    let after = try Placement(present, grid: device.grid).restoring(before)
    try apply(after, states: edit.states)
    return edit.title
  }

  /// Makes a new layout so, and remembers the one before.
  func carryOut(_ after: Placement, title: String) throws {
    let before = placement
    let old = Dictionary(uniqueKeysWithValues: before.widgets.map { ($0.id, $0) })
    let new = Dictionary(uniqueKeysWithValues: after.widgets.map { ($0.id, $0) })
    guard old != new else { return }
    let states = old.values.filter { new[$0.id]?.family != $0.family }.compactMap { widget in
      widgets[widget.id].map { state in
        var state = state
        state.restored = schedule[widget.id]?.stored ?? state.restored
        return state
      }
    }
    try apply(after, states: [])
    history.add(
      LayoutHistory.Edit(
        title: title, before: before.widgets, states: states,
        added: Set(new.keys).subtracting(old.keys)))
  }

  /// Makes a new layout so: keeps it, then shows it. Widgets that are new or of another size begin with what `states` has of them,
  /// else without a picture.
  private func apply(_ after: Placement, states: [PlacedState]) throws {
    let known = Dictionary(uniqueKeysWithValues: states.map { ($0.placed.id, $0) })
    let new = Dictionary(uniqueKeysWithValues: after.widgets.map { ($0.id, $0) })
    let removed = widgets.keys.filter { new[$0] == nil }
    let changed = after.widgets.filter { widgets[$0.id]?.placed != $0 }
    let moved = changed.filter { widgets[$0.id]?.placed.family == $0.family }
    let fresh = changed.filter { widgets[$0.id]?.placed.family != $0.family }.map { widget in
      var state = known[widget.id] ?? PlacedState(widget)
      state.placed = widget
      // Loads and taps of then are nobody's now.
      state.taps = TapState()
      state.revision = max(state.revision, widgets[widget.id]?.revision ?? 0) + 1
      return state
    }
    do {
      try store.save(
        LayoutChange(moved: moved.map(\.record), placed: fresh.map(\.stored), removed: removed))
    } catch {
      throw Problem.storeFailed(error)
    }
    for id in removed {
      widgets[id] = nil
      report(.removed, id: id)
    }
    for widget in moved { widgets[widget.id]?.placed = widget }
    for state in fresh {
      widgets[state.placed.id] = state
      enterSchedule(state.placed.id)
    }
    placeStacks()
    hub.send(.layoutChanged)
    refreshTokens()
  }

  /// Throws `Problem` unless the widget's code and the device have a family.
  private func requireSupport(of family: WidgetFamily, _ widget: PlacedWidget) throws {
    guard let description = description(of: widget) else { return }
    guard description.families.contains(family) else {
      throw Problem.familyNotSupported(family, by: description)
    }
    guard device.sizes[family] != nil, device.grid.spans[family] != nil else {
      throw Problem.familyNotOnDevice(family, device: device.name)
    }
  }

  /// What its extension says of a widget; `nil` when it has no such kind any more.
  func description(of widget: PlacedWidget) -> WidgetDescription? {
    extensions[widget.extensionName]?.bundle?.widgets.first { $0.kind == widget.kind }
  }

  /// What a person calls a widget.
  func name(of widget: PlacedWidget) -> String { description(of: widget)?.displayName ?? widget.kind }

  /// A name for a new widget. Those that an edit removed are not given again: undoing brings them back.
  func freeIdentifier() -> String {
    var number = max(lastIdentifier, widgets.count) + 1
    while widgets["w\(number)"] != nil { number += 1 }
    lastIdentifier = number
    return "w\(number)"
  }
}

extension LayoutEdit {
  /// What a menu calls the edit of a widget of this name.
  func title(_ name: String) -> String {
    switch self {
    case .move: "Move \(name)"
    case .stack: "Stack \(name)"
    case .unstack: "Unstack \(name)"
    case .resize: "Resize \(name)"
    case .remove: "Remove \(name)"
    }
  }
}

import Archive
import Foundation
import Schedule

extension WidgetHost {
  /// All that is known of every control, Control Center's first, in order.
  package func controls() -> [ControlSnapshot] {
    ControlShelf(controlBoard.placed).ordered.compactMap { controlBoard.controls[$0.id].map(snapshot) }
  }

  /// All that is known of a control; `nil` when it was not added.
  package func control(id: String) -> ControlSnapshot? { controlBoard.controls[id].map(snapshot) }

  /// Adds a control to the end of Control Center, or to a place for one, where it takes the place of the one that stood there. Throws
  /// `Problem`.
  @discardableResult
  package func addControl(
    extensionName: String, kind: String, place: ControlPlace = .controlCenter, values: IntentValues = [:]
  ) throws -> PlacedControl {
    guard let installed = extensions[extensionName] else { throw Problem.unknownExtension(extensionName) }
    guard installed.bundle?.controls.contains(where: { $0.kind == kind }) == true else {
      throw Problem.unknownControlKind(kind, extensionName: extensionName)
    }
    let placed = PlacedControl(
      id: controlBoard.nextIdentifier(), extensionName: extensionName, kind: kind, place: place,
      values: values)
    try change { shelf in _ = shelf.add(placed) }
    enterControl(placed.id)
    return controlBoard.controls[placed.id]?.placed ?? placed
  }

  /// Takes a control away with all that is kept of it. Throws `Problem`.
  package func removeControl(id: String) throws {
    try known(id)
    try change { $0.remove(id) }
  }

  /// Moves a control within Control Center or to another place; one that stands in a place for one changes places with it. Throws
  /// `Problem`.
  package func moveControl(id: String, place: ControlPlace, position: Int = 0) throws {
    try known(id)
    try change { $0.move(id, to: place, position: position) }
  }

  /// Gives a control of Control Center another size. Throws `Problem`.
  package func resizeControl(id: String, size: ControlSpan) throws {
    let control = try known(id)
    guard control.placed.place == .controlCenter || size == .small else {
      throw Problem(
        code: "not-resizable", message: "A control shows its symbol only outside Control Center.",
        cure: "Move it to Control Center first.")
    }
    try change { $0.resize(id, size) }
  }

  /// Changes where controls stand: keeps it, then shows it.
  private func change(_ edit: (inout ControlShelf) -> Void) throws {
    let before = controlBoard.placed
    var shelf = ControlShelf(before)
    edit(&shelf)
    let gone = Set(before.map(\.id)).subtracting(shelf.controls.map(\.id))
    do {
      try store.save(
        shelf.controls.filter { !before.contains($0) }.map(\.record), removing: gone.sorted())
    } catch {
      throw Problem.storeFailed(error)
    }
    for id in gone { forget(id) }
    for placed in shelf.controls {
      if controlBoard.controls[placed.id] == nil {
        controlBoard.controls[placed.id] = BoardControl(placed)
      } else if controlBoard.controls[placed.id]?.placed != placed {
        controlBoard.controls[placed.id]?.placed = placed
        controlBoard.controls[placed.id]?.revision += 1
      }
    }
    hub.send(.layoutChanged)
    refreshTokens()
  }

  /// Nobody waits for the presses of a control that is gone.
  private func forget(_ id: String) {
    guard let control = controlBoard.controls.removeValue(forKey: id) else { return }
    for press in control.presses.values {
      press.done.resume(returning: TapOutcome(result: .failed, problem: .unknownControl(id)))
    }
  }

  /// The control, or the problem that there is none.
  @discardableResult
  func known(_ id: String) throws -> BoardControl {
    guard let control = controlBoard.controls[id] else { throw Problem.unknownControl(id) }
    return control
  }

  private func snapshot(_ control: BoardControl) -> ControlSnapshot {
    let placed = control.placed
    let description = extensions[placed.extensionName]?.bundle?.controls.first { $0.kind == placed.kind }
    let isStatusShown = control.machine.deadline.map { $0 > clock.now } ?? false
    return ControlSnapshot(
      placed: placed, displayName: description?.displayName, isConfigurable: description?.intent != nil,
      state: control.state, isOn: control.machine.isOn, isPreview: control.machine.isPreview,
      isPending: control.machine.isPending, status: isStatusShown ? control.status : nil,
      problem: control.actionProblem ?? control.valueProblem, revision: control.revision)
  }
}

extension Problem {
  /// A control that was not added.
  static func unknownControl(_ id: String) -> Problem {
    Problem(code: "unknown-control", message: "No control with the identifier \(id) was added.")
  }

  /// A kind that no control of the bundle has.
  static func unknownControlKind(_ kind: String, extensionName: String) -> Problem {
    Problem(
      code: "unknown-kind", message: "\(extensionName) has no control of the kind \(kind).",
      cure: "List the control in the bundle, and build the extension again.")
  }
}

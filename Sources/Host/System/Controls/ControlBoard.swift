import Archive
import Foundation
import Schedule
import Store

/// What the host holds of the controls people added.
struct ControlBoard {
  var controls: [String: BoardControl] = [:]
  /// Preview states for the gallery, by extension and kind, until the extension is built anew.
  var previews: [String: [String: ControlState]] = [:]
  private var lastPress = 0
  private var lastNumber = 0

  init() {}

  init(_ stored: [StoredControl]) {
    for control in stored { controls[control.record.id] = BoardControl(control) }
  }

  /// A number for a press.
  mutating func nextPress() -> Int {
    lastPress += 1
    return lastPress
  }

  var placed: [PlacedControl] { controls.values.map(\.placed) }

  /// An identifier that no control of this run had, so that a late answer never reaches another control.
  mutating func nextIdentifier() -> String {
    lastNumber = max(lastNumber, controls.keys.compactMap { Int($0.dropFirst()) }.max() ?? 0) + 1
    return "c\(lastNumber)"
  }
}

/// One control somebody added.
struct BoardControl {
  var placed: PlacedControl
  /// The last state its provider gave.
  var state: ControlState?
  var machine: ControlMachine
  /// What went wrong with the last action, until the next press.
  var actionProblem: Problem?
  /// What went wrong with the value, until a good one.
  var valueProblem: Problem?
  var status: String?
  var revision = 1
  /// Presses whose actions have not ended.
  var presses: [Int: ControlPress] = [:]

  init(_ placed: PlacedControl) {
    self.placed = placed
    machine = ControlMachine()
  }

  init(_ stored: StoredControl) {
    placed = PlacedControl(stored.record)
    state = stored.state
    machine = ControlMachine(stored.state.map { ControlReading($0, isPreview: false) })
    valueProblem = stored.problem.map { Problem($0) }
  }
}

/// A press whose action has not ended.
struct ControlPress {
  /// When it was pressed, by the clock that measures extensions.
  let arrived: Date
  /// The action as the state said it when the control was pressed.
  let action: String
  let isAuthenticated: Bool
  let done: CheckedContinuation<TapOutcome, Never>
}

extension ControlReading {
  init(_ state: ControlState, isPreview: Bool) {
    self.init(isToggle: state.template == .toggle, isOn: state.isOn, isPreview: isPreview)
  }
}

extension PlacedControl {
  init(_ record: ControlRecord) {
    self.init(
      id: record.id, extensionName: record.extensionName, kind: record.kind,
      // A place of a later version: Control Center has room.
      place: ControlPlace(rawValue: record.place) ?? .controlCenter, position: record.position,
      size: record.size, values: record.values)
  }

  /// For the store.
  var record: ControlRecord {
    ControlRecord(
      id: id, extensionName: extensionName, kind: kind, place: place.rawValue, position: position, size: size,
      values: values)
  }
}

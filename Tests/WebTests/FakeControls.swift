import Archive
import Foundation
import Host

@testable import Web

/// The controls of a `FakeModel`.
struct FakeControls {
  var snapshots = [FakeControls.snapshot()]
  /// What was done, in words.
  var done: [String] = []

  static func state(
    template: ControlState.Template = .toggle, isOn: Bool = true, isPrivate: Bool = false,
    isDisabled: Bool = false
  ) -> ControlState {
    func words(_ value: String) -> ControlState.Words {
      ControlState.Words(title: "Lamp", value: value, hint: "Hold for \(value)", symbol: "lightbulb")
    }
    func face(_ size: ControlSpan, _ isOn: Bool) -> ControlState.Face {
      let side = isOn ? 2.0 : 1.0
      let rect = CGRect(x: 0, y: 0, width: side, height: side)
      let white = Paint.color(SceneColor(.srgb(red: 1, green: 1, blue: 1)))
      let secret = Node.path(PathNode(geometry: .rect(rect), paint: white))
      return ControlState.Face(
        size: size, isOn: isOn,
        scene: Scene(size: CGSize(width: 70 * size.cells.columns, height: 70), content: [secret]))
    }
    return ControlState(
      template: template, isOn: isOn, isDisabled: isDisabled, isPrivacySensitive: isPrivate,
      tint: SceneColor(.srgb(red: 1, green: 0.8, blue: 0)), action: "secret payload", off: words("Dark"),
      on: words("Shining"), faces: ControlSpan.allCases.flatMap { [face($0, false), face($0, true)] },
      seconds: 0.25,
      findings: [Diagnostic(code: "slow-control-value", severity: .warning, message: "Slow.")])
  }

  static func snapshot(_ state: ControlState? = state(), isPending: Bool = false) -> ControlSnapshot {
    ControlSnapshot(
      placed: PlacedControl(
        id: "c1", extensionName: "Lights", kind: "Lamp", place: .controlCenter, position: 3, size: .wide),
      displayName: "A lamp", isConfigurable: true, state: state, isOn: state?.isOn ?? false,
      isPreview: false, isPending: isPending, status: "The lamp is on",
      problem: Problem(code: "query-threw", message: "No answer.", cure: "Catch it."), revision: 5)
  }
}

extension FakeModel {
  func show(controls: [ControlSnapshot]) { board.snapshots = controls }
  func lock() { isLocked = true }

  func controls() -> [ControlSnapshot] { board.snapshots }

  private func note(_ what: String) throws {
    if let refusal { throw refusal }
    board.done.append(what)
  }

  func addControl(extensionName: String, kind: String, place: ControlPlace, values: IntentValues) throws
    -> String
  {
    try note("add \(extensionName)/\(kind) to \(place.rawValue) with \(values.count)")
    return "c2"
  }
  func removeControl(id: String) throws { try note("remove \(id)") }
  func moveControl(id: String, place: ControlPlace, position: Int) throws {
    try note("move \(id) to \(place.rawValue) \(position)")
  }
  func resizeControl(id: String, size: ControlSpan) throws { try note("resize \(id) to \(size.rawValue)") }
  func pressControl(id: String, nonce: String, isAuthenticated: Bool) throws -> TapOutcome {
    try note("press \(id) \(nonce) \(isAuthenticated)")
    return outcome
  }
  func sheet(control id: String, values: IntentValues?) throws -> ConfigurationSheet {
    try note("sheet \(id)")
    return sheet
  }
  func options(control id: String, parameter: String, values: IntentValues?, search: String?) throws
    -> OptionList
  {
    try note("options \(id) \(parameter) \(search ?? "-")")
    return list
  }
  func configure(control id: String, values: IntentValues) throws {
    try note("configure \(id) \(values.count)")
  }
  func controlPreview(extensionName: String, kind: String) throws -> ControlState {
    guard extensionName == "Lights", kind == "Lamp" else {
      throw Problem(code: "unknown-kind", message: "\(extensionName) has no control of the kind \(kind).")
    }
    return FakeControls.state()
  }
}

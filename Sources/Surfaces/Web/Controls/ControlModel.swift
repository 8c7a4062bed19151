import Archive
import Host

/// The controls somebody added, and those of the gallery.
package protocol ControlModel: Sendable {
  /// Control Center's first, in order.
  func controls() async -> [ControlSnapshot]
  /// Adds a control; returns its identifier. Throws `Problem`.
  func addControl(extensionName: String, kind: String, place: ControlPlace, values: IntentValues) async throws
    -> String
  func removeControl(id: String) async throws
  func moveControl(id: String, place: ControlPlace, position: Int) async throws
  func resizeControl(id: String, size: ControlSpan) async throws
  /// Presses a control. Throws `Problem` when nothing was run.
  func pressControl(id: String, nonce: String, isAuthenticated: Bool) async throws -> TapOutcome
  /// The sheet with these values, or with those stored. Throws `Problem`.
  func sheet(control id: String, values: IntentValues?) async throws -> ConfigurationSheet
  /// The options of a parameter while the sheet has these values, or those stored. Throws `Problem`.
  func options(control id: String, parameter: String, values: IntentValues?, search: String?) async throws
    -> OptionList
  /// Stores values. Throws `Problem`.
  func configure(control id: String, values: IntentValues) async throws
  /// A control with its preview value. Throws `Problem`.
  func controlPreview(extensionName: String, kind: String) async throws -> ControlState
}

extension HostBackedModel {
  package func controls() async -> [ControlSnapshot] { await host.controls() }

  package func addControl(
    extensionName: String, kind: String, place: ControlPlace, values: IntentValues
  ) async throws -> String {
    try await host.addControl(extensionName: extensionName, kind: kind, place: place, values: values).id
  }

  package func removeControl(id: String) async throws { try await host.removeControl(id: id) }

  package func moveControl(id: String, place: ControlPlace, position: Int) async throws {
    try await host.moveControl(id: id, place: place, position: position)
  }

  package func resizeControl(id: String, size: ControlSpan) async throws {
    try await host.resizeControl(id: id, size: size)
  }

  package func pressControl(id: String, nonce: String, isAuthenticated: Bool) async throws -> TapOutcome {
    try await host.pressControl(id: id, nonce: nonce, isAuthenticated: isAuthenticated)
  }

  package func sheet(control id: String, values: IntentValues?) async throws -> ConfigurationSheet {
    try await host.sheet(control: id, values: values)
  }

  package func options(
    control id: String, parameter: String, values: IntentValues?, search: String?
  ) async throws -> OptionList {
    try await host.options(control: id, parameter: parameter, values: values, search: search)
  }

  package func configure(control id: String, values: IntentValues) async throws {
    try await host.configure(control: id, values: values)
  }

  package func controlPreview(extensionName: String, kind: String) async throws -> ControlState {
    try await host.controlPreview(extensionName: extensionName, kind: kind)
  }
}

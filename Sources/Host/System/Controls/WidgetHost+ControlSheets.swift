import Archive
import Foundation

extension WidgetHost {
  /// The edit sheet of a control with these values; with the stored ones where none are given. Throws `Problem`.
  package func sheet(control id: String, values: IntentValues? = nil) async throws -> ConfigurationSheet {
    let placed = try configurableControl(id)
    return try await sheet(
      extensionName: placed.extensionName, kind: placed.kind, family: nil, values: values ?? placed.values)
  }

  /// The options of a parameter while the sheet has these values; the stored ones where none are given. Throws `Problem`.
  package func options(
    control id: String, parameter: String, values: IntentValues? = nil, search: String? = nil
  ) async throws -> OptionList {
    let placed = try configurableControl(id)
    return try await options(
      extensionName: placed.extensionName,
      OptionsRequest(
        subject: ConfigurationSubject(kind: placed.kind, family: nil), parameter: parameter,
        values: values ?? placed.values, search: search))
  }

  /// Keeps what a person chose, and asks the control's provider with it. Throws `Problem` when a value does not fit the code; then what
  /// was stored before stays.
  package func configure(control id: String, values: IntentValues) async throws {
    let placed = try configurableControl(id)
    let accepted = try await accepted(
      values, extensionName: placed.extensionName, kind: placed.kind, family: nil)
    // It may have been moved or taken away while the extension was asked.
    var current = try known(id).placed
    current.values = accepted
    do {
      try store.save([current.record])
    } catch {
      throw Problem.configurationNotKept(error)
    }
    controlBoard.controls[id]?.placed = current
    enterControl(id)
    refreshTokens()
  }

  private func configurableControl(_ id: String) throws -> PlacedControl {
    let placed = try known(id).placed
    let description = extensions[placed.extensionName]?.bundle?.controls.first { $0.kind == placed.kind }
    guard description?.intent != nil else {
      throw Problem(
        code: "not-configurable", message: "\(placed.kind) has nothing to configure.",
        cure: "Give it an AppIntentControlConfiguration, or build the extension again if it has one by now.")
    }
    return placed
  }
}

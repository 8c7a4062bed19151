import Archive
import Processes

/// What an edit sheet asks an extension's process.
extension ExtensionProcess {
  func sheet(_ subject: ConfigurationSubject, _ values: IntentValues) async throws -> ConfigurationSheet {
    guard case .sheet(let sheet) = try await send(.sheet(SheetRequest(subject: subject, values: values)))
    else { throw ExampleExtension.Failure(text: "no sheet") }
    return sheet
  }

  func options(
    _ subject: ConfigurationSubject, _ parameter: String, _ values: IntentValues, search: String? = nil
  ) async throws -> OptionList {
    let request = OptionsRequest(subject: subject, parameter: parameter, values: values, search: search)
    switch try await send(.options(request)) {
    case .options(let list): return list
    case .failure(let failure): throw failure
    default: throw ExampleExtension.Failure(text: "no options")
    }
  }
}

extension ArchivedTimeline {
  /// What the first entry says, text by text.
  var labels: [String] { entries.first?.scenes.first?.scene.accessibility.compactMap(\.label) ?? [] }
}

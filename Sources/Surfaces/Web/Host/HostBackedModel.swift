import Archive
import Host

/// A model behind which a running host stands: what a person does goes straight to it.
package protocol HostBackedModel: PageModel {
  var host: WidgetHost { get }
}

extension HostBackedModel {
  package var isLocked: Bool { get async { await host.isLocked } }

  package func setLocked(_ isLocked: Bool) async { await host.setLocked(isLocked) }

  package func tap(_ tap: TapRequest) async throws -> TapOutcome { try await host.tap(tap) }

  package func openedURLs() async -> [OpenedURL] { await host.openedURLs() }

  package func sheet(widget id: String, values: IntentValues?) async throws -> ConfigurationSheet {
    try await host.sheet(widget: id, values: values)
  }

  package func options(
    widget id: String, parameter: String, values: IntentValues?, search: String?
  ) async throws -> OptionList {
    try await host.options(widget: id, parameter: parameter, values: values, search: search)
  }

  package func configure(widget id: String, values: IntentValues) async throws {
    try await host.configure(widget: id, values: values)
  }
}

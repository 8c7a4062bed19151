import Archive
import Host

extension HostPageModel {
  package var appearance: HomeAppearance { get async { await host.homeAppearance } }

  package func setAppearance(_ appearance: HomeAppearance) async throws {
    try await host.setAppearance(appearance)
  }

  package func edit(_ edit: LayoutEdit) async throws { try await host.edit(edit) }

  package var undoTitle: String? { get async { await host.undoTitle } }

  package func undo() async throws -> String? { try await host.undo() }

  package func gallery() async -> [GalleryApp] { await host.gallery() }

  package func add(
    extensionName: String, kind: String, family: WidgetFamily, surface: Surface, values: IntentValues
  ) async throws -> String {
    try await host.add(
      extensionName: extensionName, kind: kind, family: family, surface: surface, values: values
    ).id
  }
}

import Archive
import Host

/// What can be added. The gallery's pictures are those of `PictureSubject.preview`.
package protocol GalleryModel: Sendable {
  func gallery() async -> [GalleryApp]
  /// Puts a widget on the first free place of a surface, and gives its identifier. Throws `Problem`.
  func add(
    extensionName: String, kind: String, family: WidgetFamily, surface: Surface, values: IntentValues
  ) async throws -> String
}

/// The previews of a source, for `vitrine list`.
package enum PreviewList {
  /// One preview a line: its number, name, what it shows, and where it stands.
  package static func text(_ previews: [SourcePreview], _ style: Style) -> String {
    let rows = Columns.aligned(
      previews.map { preview in
        let shows = [preview.form.rawValue, preview.family?.rawValue].compactMap { $0 }
          .joined(separator: " ")
        return [
          "  \(preview.number)", preview.name ?? "–", shows,
          preview.form == .view ? "" : preview.summary ?? "",
          preview.place,
        ]
      })
    return ([style.bold("Previews")] + rows).joined(separator: "\n")
  }
}

import Archive
import Foundation

/// A preview of an extension's source, as `vitrine list` shows it.
package struct SourcePreview: Equatable, Sendable {
  /// What it shows.
  package enum Form: String, Sendable { case view, widget, activity }

  /// In the list, from 1.
  package var number: Int
  /// As given to the macro or `previewDisplayName`; without one the name of the `PreviewProvider`.
  package var name: String?
  /// The `PreviewProvider`; `nil` for a `#Preview`.
  package var provider: String?
  package var form: Form
  /// The widget's kind, or the attributes' type with the presentation.
  package var summary: String?
  package var family: WidgetFamily?
  /// As the user would write it.
  package var file: String
  /// `nil` where a `PreviewProvider` was not found in the files.
  package var line: Int?
  /// What the extension knows it by.
  package var kind: String

  /// Where it stands: `Widgets/Clock.swift:12`.
  package var place: String { line.map { "\(file):\($0)" } ?? file }
  /// What messages call it.
  package var words: String { name.map { "\"\($0)\"" } ?? place }
}

extension SourcePreview {
  /// The previews that an extension describes.
  package static func list(_ descriptions: [WidgetDescription], places: PreviewPlaces) -> [SourcePreview] {
    descriptions.enumerated().map { index, description in
      let (file, line) = Self.place(description.kind)
      let provider = file.hasSuffix(".swift") ? nil : file.split(separator: ".").last.map(String.init)
      let found = provider.map { places.provider($0) } ?? (places.file(file), line)
      let form: Form =
        description.configuration == .activity ? .activity : description.families.isEmpty ? .view : .widget
      return SourcePreview(
        number: index + 1, name: description.displayName ?? provider, provider: provider, form: form,
        summary: description.summary, family: description.families.first, file: found.0 ?? file,
        line: found.1, kind: description.kind)
    }
  }

  /// The parts of `FILE:LINE`.
  private static func place(_ kind: String) -> (file: String, line: Int?) {
    guard let colon = kind.lastIndex(of: ":") else { return (kind, nil) }
    return (String(kind[..<colon]), Int(kind[kind.index(after: colon)...]))
  }
}

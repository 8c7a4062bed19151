import Archive
import Foundation
import Render

/// One picture of a preview of a widget or view that is to be drawn.
struct PlannedPreview: Sendable {
  var preview: SourcePreview
  var environment: SceneEnvironment
  var timeline: ArchivedTimeline
  /// Of the entry in the timeline.
  var index: Int
  var scene: Scene
  /// The instant that live text is drawn for.
  var instant: Date

  var entry: ArchivedEntry { timeline.entries[index] }

  func drawn(as format: PictureFormat) -> DrawnPicture {
    PictureRenderer.draw(scene, Appearance(environment), at: instant, as: format)
  }
}

/// Names the files of pictures of previews: `Small.png`, `Clock.swift-12-dark-03.png`.
package struct PreviewPictureNames {
  private let previews: [SourcePreview]
  /// - Parameter previews: all that are drawn.
  package init(_ previews: [SourcePreview]) { self.previews = previews }

  /// The number is part of it where several have one name.
  package func name(of preview: SourcePreview, isDark: Bool, entry: Int, of count: Int) -> String {
    let base = Self.base(preview)
    var parts = [base]
    if previews.count(where: { Self.base($0) == base }) > 1 { parts.append("preview\(preview.number)") }
    if isDark { parts.append("dark") }
    if count > 1 { parts.append(PictureName.number(entry, of: count)) }
    return parts.joined(separator: "-")
  }

  private static func base(_ preview: SourcePreview) -> String {
    if let name = preview.name { return PictureName.safe(name) }
    let file = preview.file.split(separator: "/").last.map(String.init) ?? preview.file
    return PictureName.safe(file) + (preview.line.map { "-\($0)" } ?? "")
  }
}

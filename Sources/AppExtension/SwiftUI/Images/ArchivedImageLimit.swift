// Parity(system): most pixels of a picture | differs by device, not published | a warning above 487,911, refused above 1,200,000
import Archive
import Foundation

/// iOS refuses to archive a widget whose picture has too many pixels, in whatever size it is shown; the widget then stays a
/// placeholder. Its log says "Widget archival failed due to image being too large", the area and the limit.
///
/// The limit differs from device to device and Apple names none. Reported: 487,911.6 and 718,080 pixels (two developers' logs,
/// confidence C each), about 1.2 million (one developer's remark, C).
enum ArchivedImageLimit {
  /// Pixels that some device refuses.
  static let least = 487_911.6
  /// Pixels that every device heard of refuses.
  static let most = 1_200_000.0

  /// A marked box in place of a picture that no device takes; a note where only some do not.
  @MainActor static func refuse(_ image: Image, _ size: CGSize, _ context: _ViewContext) -> _LayoutNode? {
    let scale = image.bitmap.scale
    let (width, height) = ((size.width * scale).rounded(), (size.height * scale).rounded())
    let area = Double(width) * Double(height)
    guard area > least else { return nil }
    let picture = "a picture of \(text(width)) × \(text(height)) pixels, \(text(area)) in all"
    guard area > most else {
      context.session.report(
        "image-too-large", .warning,
        "\(picture): an iPhone may refuse to archive the widget; some take no more than \(text(least))")
      return nil
    }
    context.session.report(
      "image-too-large", .error,
      "\(picture): iOS refuses to archive a widget with more than about \(text(most)) and shows none; scale it down"
    )
    return MissingNode(name: "\(text(width)) × \(text(height)): too large", resizable: true)
  }

  private static func text(_ value: Double) -> String { value < 1e15 ? String(Int(value)) : "\(value)" }
}

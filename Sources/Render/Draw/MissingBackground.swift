import Archive
import Foundation
import Typography

/// What iOS 17 and later show in place of a widget whose view has no `containerBackground(for: .widget)`.
enum MissingBackground {
  /// Apple's words, on the widget's plain background.
  static let message = "Please adopt containerBackground API"

  static func nodes(size: CGSize) -> [Node] {
    let text = RichText(
      segments: [
        TextSegment(
          .string(message), style: TextStyle(size: 15, paint: .color(SceneColor(.system(.primary)))))
      ], alignment: .center, minimumScaleFactor: 0.5)
    let room = CGSize(width: max(size.width - 32, 1), height: max(size.height - 32, 1))
    let layout = TextEngine.shared.layout(
      text, width: room.width, height: room.height, at: .distantPast, displayScale: 3)
    let origin = CGPoint(x: (size.width - layout.size.width) / 2, y: (size.height - layout.size.height) / 2)
    return [
      ContainerBase.node(size),
      .text(
        TextNode(
          string: message, frame: CGRect(origin: origin, size: layout.size), runs: layout.runs(at: origin))),
    ]
  }
}

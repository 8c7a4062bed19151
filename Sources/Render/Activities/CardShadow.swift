import Archive
import Foundation

/// The shadow of a banner.
enum CardShadow {
  private static let margins = Margins(top: 16, leading: 28, bottom: 44, trailing: 28)

  /// The card with room for its shadow, which does not darken the card itself where that lets through.
  static func under(_ card: Scene, _ radius: Double) -> Scene {
    let size = CGSize(
      width: card.size.width + margins.leading + margins.trailing,
      height: card.size.height + margins.top + margins.bottom)
    let frame = CGRect(origin: CGPoint(x: margins.leading, y: margins.top), size: card.size)
    let caster = PathNode(
      geometry: .roundedRect(frame.insetBy(dx: 8, dy: 8), radius: radius, continuous: true),
      paint: .color(.black))
    let shadow = GroupNode(
      clip: .elements(around(frame, in: size, radius)),
      children: [
        .group(
          GroupNode(
            shadow: Shadow(
              color: SceneColor(.srgb(red: 0, green: 0, blue: 0), opacity: 0.3), radius: 15,
              offset: CGSize(width: 0, height: 12)), children: [.path(caster)]))
      ])
    return Placed.joined([(card, frame.origin)], size: size, under: [.group(shadow)])
  }

  /// Everything but the card: the outer edge runs against the inner one.
  private static func around(_ frame: CGRect, in size: CGSize, _ radius: Double) -> [PathElement] {
    [
      .move(.zero), .line(CGPoint(x: 0, y: size.height)), .line(CGPoint(x: size.width, y: size.height)),
      .line(CGPoint(x: size.width, y: 0)), .close,
    ] + ContinuousCorner.elements(frame, radius: min(radius, frame.height / 2))
  }
}

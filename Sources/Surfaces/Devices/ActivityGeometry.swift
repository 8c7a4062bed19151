import Foundation

/// The room a device gives Live Activities: on its Lock Screen, in banners and in the Dynamic Island. Points.
///
/// Sizes are those of the Human Interface Guidelines (Live Activities), which list screens of 393 and 430 points, and the island's width
/// for every model; positions on the screen are ours.
package struct ActivityGeometry: Sendable, Equatable {
  /// A picture that is as large as its content within bounds.
  package struct Room: Sendable, Equatable {
    package var minimum: CGSize
    package var maximum: CGSize
    package init(minimum: CGSize, maximum: CGSize) {
      self.minimum = minimum
      self.maximum = maximum
    }
  }

  /// The Dynamic Island's place on the screen.
  package struct Island: Sendable, Equatable {
    /// Camera and sensors: what the island covers when nothing runs, and what no content may lie under.
    package var sensor: CGRect
    /// Of the compact presentation with both its sides.
    package var compactWidth: Double
    /// Of the expanded presentation, drawn continuously. Compact and minimal end in half circles.
    package var cornerRadius: Double
    /// Between the island and the circle of a second activity.
    package var gap: Double
  }

  /// `nil` on devices without: there an alert is a banner.
  package var island: Island?
  /// The card of the Lock Screen and of banners.
  package var lockScreen: Room
  /// The largest one side of the compact presentation may be. Also where there is no island: a Watch and a Mac show them.
  package var compactLeading: CGSize
  package var compactTrailing: CGSize
  package var minimal: Room
  package var expanded: Room
  /// `ActivityFamily.small`: Smart Stack of a Watch.
  package var small: CGSize
  /// `ActivityFamily.medium`: CarPlay.
  package var medium: CGSize
  /// Where the card of an alert comes down on devices without an island: its top left corner.
  package var banner: CGPoint
  /// Corner of the card, drawn continuously.
  package var cardCornerRadius: Double
  package var sources: [Source]

  package var hasIsland: Bool { island != nil }
  /// Width and height of camera and sensors; zero without an island.
  package var sensor: CGSize { island?.sensor.size ?? .zero }
}

extension Device {
  /// What the device has for Live Activities.
  package var activity: ActivityGeometry {
    // "Pro Max, Plus, Air" and "Pro, base" are Apple's two classes of island.
    let isLarge = idiom == .phone && screen.width >= 420
    let side = CGSize(width: isLarge ? 62.33 : 52.33, height: 36.67)
    let card = Double(cardWidth)
    let (lowest, highest) = (84.0, 160.0)
    let expandedWidth = isLarge ? 408.0 : 371.0
    return ActivityGeometry(
      island: cutout == .island ? island(compactWidth: isLarge ? 250 : 230, side: side) : nil,
      lockScreen: .init(
        minimum: CGSize(width: card, height: lowest), maximum: CGSize(width: card, height: highest)),
      compactLeading: side, compactTrailing: side,
      minimal: .init(
        minimum: CGSize(width: 36.67, height: 36.67), maximum: CGSize(width: 45, height: 36.67)),
      expanded: .init(
        minimum: CGSize(width: expandedWidth, height: lowest),
        maximum: CGSize(width: expandedWidth, height: highest)),
      small: CGSize(width: 182, height: 84), medium: CGSize(width: 240, height: 100),
      banner: CGPoint(x: (screen.width - card) / 2, y: statusBarHeight + (cutout == .none ? 4 : 0)),
      cardCornerRadius: 24, sources: activitySources)
  }

  private func island(compactWidth: Double, side: CGSize) -> ActivityGeometry.Island {
    // What compact leaves between its two sides.
    let width = compactWidth - 2 * side.width
    let isNarrowBezel = displayCornerRadius >= 60
    return ActivityGeometry.Island(
      sensor: CGRect(
        x: (screen.width - width) / 2, y: isNarrowBezel ? 14 : 11.33, width: width, height: side.height),
      compactWidth: compactWidth, cornerRadius: 44, gap: 9)
  }

  /// Apple lists 371 of 393 and 408 of 430 points: 11 on each side. Of tablets the widest has 500, all others 425.
  private var cardWidth: CGFloat {
    switch idiom {
    case .phone: screen.width - 22
    case .pad: screen.width >= 1024 ? 500 : 425
    }
  }

  private var activitySources: [Source] {
    let isListed = idiom == .pad || [393, 430].contains(screen.width)
    var sources = [
      Source(
        subject: .activities, confidence: isListed ? .apple : .derived,
        text: isListed
          ? "Human Interface Guidelines, Live Activities: card and sides of the island"
          : "Human Interface Guidelines list screens of 393 and 430 points: 11 at each side"),
      Source(
        subject: .activities, confidence: .derived,
        text: "182 × 84 on the Watch: Home Assistant's tests; 240 × 100 in CarPlay: sizes to test with"),
      Source(subject: .activities, confidence: .assumed, text: "corner of the card, place of banners"),
    ]
    if cutout == .island {
      sources += [
        Source(
          subject: .island, confidence: .apple,
          text: "Human Interface Guidelines, Live Activities: the island's width by model, corner 44"),
        Source(
          subject: .island, confidence: .derived, text: "camera: what compact leaves between its two sides"),
        Source(
          subject: .island, confidence: .assumed,
          text: "distance from the top of the screen, and from the circle of a second activity"),
      ]
    }
    return sources
  }
}

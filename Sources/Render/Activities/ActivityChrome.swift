import Archive
import Foundation

/// What the system draws around the pictures of a Live Activity, for pictures that stand alone: the card's ground, the island's black
/// around the camera, its keyline. The page draws the same in CSS (`styles/activities.css`).
///
/// Around it nothing is drawn. Lengths are points; colours of grounds are ours, after the look of iOS (D).
package struct ActivityChrome: Sendable, Equatable {
  /// The camera; zero on a device without an island.
  package var sensor: CGSize
  /// Of the expanded island. Compact and minimal end in half circles.
  package var islandRadius: Double
  /// Between the island and the circle of a second activity.
  package var gap: Double
  package var cardRadius: Double
  /// The screen upright, and its corner.
  package var screen: CGSize
  package var screenRadius: Double

  package init(
    sensor: CGSize, islandRadius: Double = 44, gap: Double = 9, cardRadius: Double = 24, screen: CGSize,
    screenRadius: Double
  ) {
    self.sensor = sensor
    self.islandRadius = islandRadius
    self.gap = gap
    self.cardRadius = cardRadius
    self.screen = screen
    self.screenRadius = screenRadius
  }

  /// The figure made of the pictures that `ActivityFigure.presentations` names.
  ///
  /// - Parameter scheme: that of the device.
  package func composed(
    _ figure: ActivityFigure, of pictures: [ActivityScenes.Picture], keylineTint: SceneColor? = nil,
    on scheme: SceneEnvironment.ColorScheme
  ) -> Scene {
    guard let first = pictures.first else { return Scene(size: CGSize(width: 1, height: 1)) }
    let keyline = IslandKeyline(tint: keylineTint, scheme: scheme)
    switch figure {
    case .content: return card(first, radius: cardRadius, ground: .card(scheme))
    case .banner: return CardShadow.under(card(first, radius: cardRadius, ground: .card(scheme)), cardRadius)
    case .small: return card(first, radius: 22, ground: .companion)
    case .medium: return card(first, radius: 18, ground: .companion)
    case .standBy: return standBy(first)
    case .expanded: return island(around: [(first, .zero)], size: first.scene.size, islandRadius, keyline)
    case .compact:
      let (leading, trailing) = (first.scene.size, pictures[pictures.count - 1].scene.size)
      let width = leading.width + sensor.width + trailing.width
      return capsule(
        [(first, 0), (pictures[pictures.count - 1], width - trailing.width)], width: width, keyline)
    case .minimal:
      return capsule([(first, 0)], width: first.scene.size.width + sensor.width, keyline)
    case .minimalDetached:
      let circle = capsule([(first, 0)], width: first.scene.size.width, keyline)
      let camera = capsule([], width: sensor.width, keyline)
      return Placed.joined(
        [(camera, .zero), (circle, CGPoint(x: sensor.width + gap, y: 0))],
        size: CGSize(width: sensor.width + gap + circle.size.width, height: sensor.height))
    }
  }

  /// How a figure is drawn: nothing of it is a widget's container.
  package static func appearance(_ environment: SceneEnvironment) -> Appearance {
    Appearance(
      colorScheme: environment.colorScheme, increasedContrast: environment.increasedContrast,
      displayScale: environment.displayScale, cornerRadius: 0, clipsToContainer: false,
      showsContainerBackground: false, requiresContainerBackground: false,
      reducesTransparency: environment.reduceTransparency)
  }

  private func card(
    _ picture: ActivityScenes.Picture, radius: Double, ground: SceneColor
  ) -> Scene {
    let size = picture.scene.size
    let outline = PathGeometry.roundedRect(
      CGRect(origin: .zero, size: size), radius: min(radius, size.height / 2), continuous: true)
    return Placed.joined(
      [(picture.scene, .zero)], size: size, clip: outline,
      under: [.path(PathNode(geometry: outline, paint: .color(picture.backgroundTint ?? ground)))])
  }

  /// A form of the island that is as high as the camera.
  private func capsule(
    _ pictures: [(ActivityScenes.Picture, x: Double)], width: Double, _ keyline: IslandKeyline
  ) -> Scene {
    let height = max(sensor.height, pictures.map(\.0.scene.size.height).max() ?? 0)
    return island(
      around: pictures.map { ($0, CGPoint(x: $1, y: (height - $0.scene.size.height) / 2)) },
      size: CGSize(width: width, height: height), height / 2, keyline)
  }

  private func island(
    around pictures: [(ActivityScenes.Picture, CGPoint)], size: CGSize, _ radius: Double,
    _ keyline: IslandKeyline
  ) -> Scene {
    let frame = CGRect(origin: .zero, size: size)
    let outline = IslandKeyline.outline(frame, radius: radius)
    return Placed.joined(
      pictures.map { ($0.scene, $1) }, size: size, clip: outline,
      under: [.path(PathNode(geometry: outline, paint: .color(.black)))],
      over: keyline.nodes(frame, radius: radius))
  }

  /// The card at twice its size (A), or as large as the screen lets it be, on its own ground.
  private func standBy(_ picture: ActivityScenes.Picture) -> Scene {
    let size = CGSize(width: max(screen.width, screen.height), height: min(screen.width, screen.height))
    let card = picture.scene.size
    let scale = min(2, size.width / max(card.width, 1), size.height / max(card.height, 1))
    let origin = CGPoint(
      x: (size.width - card.width * scale) / 2, y: (size.height - card.height * scale) / 2)
    let outline = PathGeometry.roundedRect(
      CGRect(origin: .zero, size: size), radius: screenRadius, continuous: true)
    return Placed.joined(
      [(picture.scene, origin)], size: size, scale: scale, clip: outline,
      under: [
        .path(PathNode(geometry: outline, paint: .color(.black))),
        .path(PathNode(geometry: outline, paint: .color(picture.backgroundTint ?? .black))),
      ])
  }
}

extension SceneColor {
  static let black = SceneColor(.srgb(red: 0, green: 0, blue: 0))

  /// The Lock Screen's material without the wallpaper that shows through it.
  static func card(_ scheme: SceneEnvironment.ColorScheme) -> SceneColor {
    scheme == .light
      ? SceneColor(.srgb(red: 1, green: 1, blue: 1), opacity: 0.72)
      : SceneColor(.srgb(red: 12.0 / 255, green: 12.0 / 255, blue: 18.0 / 255), opacity: 0.58)
  }

  /// A tile of the Smart Stack and of CarPlay's Dashboard.
  static let companion = SceneColor(.srgb(red: 44.0 / 255, green: 44.0 / 255, blue: 48.0 / 255))
}

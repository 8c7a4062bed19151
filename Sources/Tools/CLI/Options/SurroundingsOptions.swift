import Archive
import ArgumentParser
import Devices
import Foundation

/// The surroundings pictures are drawn in.
struct SurroundingsOptions: ParsableArguments {
  @Option(help: DeviceArgument.help, transform: DeviceArgument.read)
  var device = Device.default

  @Option(help: "The appearance.")
  var scheme = SceneEnvironment.ColorScheme.light

  @Option(help: "Pixels a point; the device's own unless given.")
  var scale: Double?

  @Option(help: "The locale, such as de_DE.")
  var locale = "en_US"

  @Option(help: "The type size.")
  var sizeCategory = SizeCategory.large

  @Option(
    help: "The instant to draw: 2026-11-21T14:05:00Z, '2026-11-21 14:05', 2026-11-21 or 14:05.",
    transform: DateArgument.read)
  var at: Date?

  @OptionGroup var legibility: LegibilityOptions

  func validate() throws {
    if let scale, !(0.25...8).contains(scale) {
      throw ValidationError("The scale \(scale) is out of range; use 0.25 to 8.")
    }
    if locale.isEmpty || locale.contains(where: { !$0.isLetter && !$0.isNumber && !"_-@=".contains($0) }) {
      throw ValidationError("`\(locale)` is no locale; use one such as de_DE.")
    }
  }

  /// The environment for a widget of `family`, which comes in `size` on the device.
  func environment(for family: WidgetFamily, size: CGSize, now: Date) -> SceneEnvironment {
    var environment = SceneEnvironment(
      size: size, colorScheme: scheme,
      renderingMode: family.isAccessory ? .vibrant : .fullColor,
      showsContainerBackground: !family.isAccessory,
      contentMargins: device.contentMargins(for: family),
      displayScale: scale ?? device.scale, dynamicTypeSize: sizeCategory.rawValue, locale: locale,
      timeZone: TimeZone.current.identifier, rightToLeft: isRightToLeft,
      cornerRadius: family.isAccessory ? 0 : device.widgetCornerRadius, now: now)
    legibility.apply(to: &environment)
    return environment
  }

  /// The environment for a picture that is no widget's: of a Live Activity, which has no margins of the system's.
  func environment(
    size: CGSize, cornerRadius: Double, scheme: SceneEnvironment.ColorScheme, now: Date
  ) -> SceneEnvironment {
    var environment = SceneEnvironment(
      size: size, colorScheme: scheme, contentMargins: Margins(all: 0), displayScale: scale ?? device.scale,
      dynamicTypeSize: sizeCategory.rawValue, locale: locale, timeZone: TimeZone.current.identifier,
      rightToLeft: isRightToLeft, cornerRadius: cornerRadius, now: now)
    legibility.apply(to: &environment)
    return environment
  }

  private var isRightToLeft: Bool {
    Locale.Language(identifier: locale).characterDirection == .rightToLeft
  }
}

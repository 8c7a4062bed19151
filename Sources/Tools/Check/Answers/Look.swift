import Archive
import Devices
import Foundation
import Render

/// A way in which the system shows a widget.
enum Look: String, Sendable, CaseIterable {
  /// In its own colours.
  case light, dark
  /// The Home Screen in one colour, or clear: every view has the system's colour, and the container has gone.
  case accented
  /// The Lock Screen: brightness is what is left.
  case vibrant

  /// What of them a family is shown in on an iPhone.
  static func looks(of family: WidgetFamily) -> [Look] {
    family.isAccessory ? [.vibrant] : [.light, .dark, .accented]
  }

  private var mode: SceneEnvironment.RenderingMode {
    switch self {
    case .light, .dark: .fullColor
    case .accented: .accented
    case .vibrant: .vibrant
    }
  }
  private var scheme: SceneEnvironment.ColorScheme { self == .light ? .light : .dark }
  private var showsBackground: Bool { mode == .fullColor }

  /// Pixels a point: enough for strokes of small letters.
  private static let scale = 2.0

  func environment(for family: WidgetFamily, size: CGSize, on device: Device, _ surroundings: Surroundings)
    -> SceneEnvironment
  {
    SceneEnvironment(
      size: size, colorScheme: scheme, renderingMode: mode, showsContainerBackground: showsBackground,
      contentMargins: device.contentMargins(for: family), displayScale: Self.scale,
      locale: surroundings.locale, timeZone: surroundings.timeZone,
      cornerRadius: family.isAccessory ? 0 : device.widgetCornerRadius, now: surroundings.now)
  }

  /// Accented content is white in both groups, as iOS draws it over its glass.
  var appearance: Appearance {
    let white = SceneColor(.srgb(red: 1, green: 1, blue: 1))
    return Appearance(
      colorScheme: scheme, renderingMode: mode, accentGroupColor: white, primaryGroupColor: white,
      displayScale: Self.scale, cornerRadius: 0, clipsToContainer: false,
      showsContainerBackground: showsBackground, requiresContainerBackground: false)
  }

  /// The grey behind pixels that are not opaque: the glass or wallpaper of a middling screen. Ours.
  var backdrop: Double {
    switch self {
    case .light: 1
    case .dark: 0
    case .accented, .vibrant: 0.35
    }
  }
}

/// Where and when an extension is asked.
package struct Surroundings: Sendable {
  package var now: Date
  package var locale: String
  package var timeZone: String
  package init(now: Date, locale: String = "en_US", timeZone: String = TimeZone.current.identifier) {
    self.now = now
    self.locale = locale
    self.timeZone = timeZone
  }

  var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: timeZone) ?? .gmt
    return calendar
  }
}

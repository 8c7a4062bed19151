import Archive
import Foundation

extension HostDevice {
  /// The pictures that an activity is asked for: the Lock Screen's card in both schemes and for StandBy, the island's presentations, which
  /// are dark in both, and those of companions. Compact is asked for without an island too: a Watch and a Mac show it.
  func slots(
    for type: String, of bundle: BundleDescription?, _ settings: DeviceSettings, now: Date
  ) -> [ActivityRequest.Slot] {
    let families = bundle?.activities.first { $0.attributesType == type }?.supplementalFamilies ?? []
    var slots: [ActivityRequest.Slot] = []
    func add(
      _ presentation: ActivityPresentation, _ scheme: SceneEnvironment.ColorScheme, isFullscreen: Bool = false
    ) {
      guard let room = activity.rooms[presentation] else { return }
      slots.append(
        ActivityRequest.Slot(
          presentation: presentation, minimum: room.minimum,
          environment: SceneEnvironment(
            size: room.maximum, colorScheme: scheme, contentMargins: Margins(all: 0), displayScale: scale,
            dynamicTypeSize: settings.typeSize, locale: settings.locale, timeZone: settings.timeZone,
            rightToLeft: settings.isRightToLeft, cornerRadius: room.cornerRadius, now: now),
          isFullscreen: isFullscreen, sensor: presentation.isIsland ? activity.sensor : .zero))
    }
    for scheme in [SceneEnvironment.ColorScheme.light, .dark] { add(.lockScreen, scheme) }
    for presentation in [ActivityPresentation.compactLeading, .compactTrailing, .minimal, .expanded] {
      add(presentation, .dark)
    }
    // The Smart Stack of a Watch is dark; CarPlay and iPad have both schemes.
    if families.contains("small") { add(.small, .dark) }
    if families.contains("medium") {
      add(.medium, .light)
      add(.medium, .dark)
    }
    add(.lockScreen, .dark, isFullscreen: true)
    return slots
  }
}

import Archive
import Foundation
import Schedule

extension WidgetHost {
  static let appearanceSetting = "appearance"

  /// How the Home Screen is coloured.
  package var homeAppearance: HomeAppearance { appearance }

  /// Colours the Home Screen otherwise. Widgets that were drawn for it already, or do not look at it, are not loaded again.
  /// Throws `Problem` when the choice cannot be kept.
  package func setAppearance(_ new: HomeAppearance) throws {
    guard new != appearance else { return }
    do {
      try store.save(setting: Self.appearanceSetting, new.rawValue)
    } catch {
      throw Problem.storeFailed(error)
    }
    appearance = new
    for id in widgets.keys.sorted() {
      if widgets[id]?.placed.surface == .home { touch(id) }
      loadMissingLooks(id)
    }
    hub.send(.layoutChanged)
  }

  /// Loads a widget again when it was not drawn for the looks that it may have now.
  func loadMissingLooks(_ id: String) {
    guard let widget = widgets[id], let timeline = widget.timeline else { return }
    let family = widget.placed.family
    let looks = WidgetLook.wanted(family, appearance)
    guard timeline.entries.contains(where: { entry in looks.contains { entry.lacks($0, family) } }) else {
      return
    }
    report(.requested(.system), id: id)
  }

  /// The surroundings a widget is drawn in, in the order of `WidgetLook.all(_:)`. Throws `Problem` for a family that the device does not
  /// have.
  func environments(for family: WidgetFamily, _ description: WidgetDescription?) throws -> [SceneEnvironment]
  {
    guard let size = device.sizes[family] else {
      throw Problem.familyNotOnDevice(family, device: device.name)
    }
    return WidgetLook.wanted(family, appearance).map { look in
      SceneEnvironment(
        size: size, colorScheme: look.scheme, renderingMode: look.mode,
        showsContainerBackground: look.showsBackground(
          family, isRemovable: description?.containerBackgroundRemovable ?? true),
        contentMargins: family.isAccessory ? device.accessoryMargins : device.contentMargins,
        displayScale: device.scale, dynamicTypeSize: settings.typeSize, locale: settings.locale,
        timeZone: settings.timeZone, rightToLeft: settings.isRightToLeft,
        cornerRadius: family.isAccessory ? 0 : device.cornerRadius, now: clock.now)
    }
  }
}

extension WidgetLook {
  /// Whether the background of a widget shows in this look: iOS takes it away from accented widgets, except from those that forbid it
  /// with `containerBackgroundRemovable(false)`. Accessories have none.
  package func showsBackground(_ family: WidgetFamily, isRemovable: Bool) -> Bool {
    !family.isAccessory && (mode == .fullColor || !isRemovable)
  }
}

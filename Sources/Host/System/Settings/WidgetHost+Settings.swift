import Archive
import Foundation
import Schedule
import Store

extension WidgetHost {
  static let deviceSettings = "device-settings"

  /// As they were set last; `nil` until somebody sets any.
  static func restoredSettings(_ store: HostStore) throws -> DeviceSettings? {
    try store.setting(deviceSettings).flatMap {
      try? JSONDecoder().decode(DeviceSettings.self, from: Data($0.utf8))
    }
  }

  package var settings: DeviceSettings { chosenSettings ?? configuration.settings }

  /// Sets locale, time zone and type size. All that is shown is loaded again, free of charge, as on iOS; processes start anew, since a
  /// process has one locale and zone. Throws `Problem` for what no device can be set to, and when it cannot be kept.
  package func setSettings(_ new: DeviceSettings) async throws {
    try new.check()
    let old = settings
    guard new != old else { return }
    do {
      try store.save(
        setting: Self.deviceSettings, String(decoding: JSONEncoder().encode(new), as: UTF8.self))
    } catch {
      throw Problem.storeFailed(error)
    }
    chosenSettings = new
    stacks.setTimeZone(new.timeZone)
    let cause = new.timeZone == old.timeZone ? ReloadCause.settings : .timeChange
    for name in extensions.keys.sorted() {
      galleryCache.forget(name)
      if new.locale != old.locale || new.timeZone != old.timeZone {
        await sessions.removeValue(forKey: name)?.end()
      }
      for id in widgetIDs(of: name) { report(.requested(cause), id: id) }
      controlsWereBuilt(by: name)
      activitiesWereBuilt(by: name)
    }
    hub.send(.layoutChanged)
  }
}

extension HostConfiguration {
  /// Those of a device that nobody has set.
  var settings: DeviceSettings { DeviceSettings(locale: locale, timeZone: timeZone) }
}

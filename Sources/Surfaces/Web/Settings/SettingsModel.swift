import Host

/// Locale, time zone and type size as the page needs them.
package protocol SettingsModel: Sendable {
  var settings: DeviceSettings { get async }
  /// Throws `Problem`.
  func setSettings(_ settings: DeviceSettings) async throws
}

extension HostBackedModel {
  package var settings: DeviceSettings { get async { await host.settings } }

  package func setSettings(_ settings: DeviceSettings) async throws { try await host.setSettings(settings) }
}

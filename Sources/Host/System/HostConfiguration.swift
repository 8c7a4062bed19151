import Activities
import Foundation
import Processes
import Schedule

/// How a host behaves, apart from what it keeps and the time it lives in.
package struct HostConfiguration: Sendable {
  /// When widgets are reloaded.
  package var rules = ScheduleRules.standard
  /// How long and how much an extension may take.
  package var limits = ProcessLimits.standard
  /// How many Live Activities there may be, how long they live, and how often they may be pushed.
  package var activityLimits = ActivityLimits.standard
  /// How much apps may send over the socket.
  package var appLimits = AppLimits.standard
  /// Measures the time that extensions take. The wall clock also where the host's own time is virtual: extensions run in real time.
  package var processClock: any HostClock = WallClock()
  /// The clock that extensions see; it is set to the host's before every request. Without one they live in the machine's time.
  package var extensionClock: ExtensionClock?
  /// Variables for the processes of an extension, beside the minimal environment.
  package var environment: @Sendable (InstalledExtension) -> [String: String] = { _ in [:] }
  /// Identifiers of the locale and time zone that scenes are drawn for.
  package var locale = "en_US"
  package var timeZone = TimeZone.current.identifier

  /// The behaviour unless told otherwise.
  package init() {}
}

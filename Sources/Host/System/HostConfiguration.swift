import Activities
import Foundation
import Limits
import Processes
import Schedule

/// How a host behaves, apart from what it keeps and the time it lives in.
package struct HostConfiguration: Sendable {
  /// When widgets are reloaded.
  package var rules: ScheduleRules
  /// How long and how much an extension may take.
  package var limits: ProcessLimits
  /// How many Live Activities there may be, how long they live, and how often they may be pushed.
  package var activityLimits: ActivityLimits
  /// How much apps may send over the socket.
  package var appLimits: AppLimits
  /// What extensions can reach; `nil` for everything that the user can.
  package var sandbox: Sandbox?
  /// Measures the time that extensions take. The wall clock also where the host's own time is virtual: extensions run in real time.
  package var processClock: any HostClock = WallClock()
  /// The clock that extensions see; it is set to the host's before every request. Without one they live in the machine's time.
  package var extensionClock: ExtensionClock?
  /// Somebody else moves the clock and calls `catchUp()`: no alarm rings, and an extension is asked for one timeline after the other in a fixed
  /// order, so that a day always passes the same.
  package var isDriven = false
  /// Hears of what the host does.
  package var observer: (any HostObserver)?
  /// Variables for the processes of an extension, beside the minimal environment.
  package var environment: @Sendable (InstalledExtension) -> [String: String] = { _ in [:] }
  /// Identifiers of the locale and time zone that scenes are drawn for.
  package var locale = "en_US"
  package var timeZone = TimeZone.current.identifier

  /// The behaviour unless told otherwise, with the numbers of a table.
  package init(_ limits: Limits = .standard) {
    rules = ScheduleRules(limits)
    self.limits = ProcessLimits(limits)
    activityLimits = ActivityLimits(limits)
    appLimits = AppLimits(limits)
  }
}

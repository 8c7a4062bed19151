import Foundation

extension ProcessInfo {
  /// How warm the device is.
  public enum ThermalState: Int, Sendable { case nominal = 0, fair, serious, critical }

  /// `nominal`: Vitrine's devices do not get warm.
  public var thermalState: ThermalState { .nominal }
  /// `false`: Vitrine's devices have no battery to save.
  public var isLowPowerModeEnabled: Bool { false }
  public var isiOSAppOnMac: Bool { false }
  public var isMacCatalystApp: Bool { false }

  public static let thermalStateDidChangeNotification = Notification.Name(
    "NSProcessInfoThermalStateDidChangeNotification")

  /// Runs `block` at once on a queue of the system's, with `false`: the time it has does not end before the extension's own.
  public func performExpiringActivity(
    withReason reason: String, using block: @escaping @Sendable (Bool) -> Void
  ) {
    DispatchQueue.global().async { block(false) }
  }
}

extension Notification.Name {
  /// Never posted: the battery is no one's here.
  public static let NSProcessInfoPowerStateDidChange = Notification.Name(
    "NSProcessInfoPowerStateDidChangeNotification")
  /// Never posted: an extension is asked anew when the host's clock is set.
  public static let NSSystemClockDidChange = Notification.Name("NSSystemClockDidChangeNotification")
}

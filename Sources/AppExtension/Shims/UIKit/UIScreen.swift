import Foundation

/// The screen, as far as it is known to an extension: that of an iPhone 15, 393 × 852 points with 3 pixels each. The surface that a
/// widget is shown on is in its environment.
@preconcurrency @MainActor open class UIScreen: NSObject {
  public static let main = UIScreen()
  nonisolated private override init() {}
  open var bounds: CGRect { CGRect(x: 0, y: 0, width: 393, height: 852) }
  open var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: 1_179, height: 2_556) }
  open var scale: CGFloat { 3 }
  open var nativeScale: CGFloat { 3 }
  open var brightness: CGFloat { 0.5 }
  open var maximumFramesPerSecond: Int { 60 }
  open var traitCollection: UITraitCollection { .current }
}

public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1, phone, pad, tv, carPlay, mac = 5, vision
}
public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// The device: a phone of no particular owner.
@preconcurrency @MainActor open class UIDevice: NSObject {
  public enum BatteryState: Int, Sendable { case unknown, unplugged, charging, full }
  public static let current = UIDevice()
  nonisolated private override init() {}
  open var name: String { "iPhone" }
  open var model: String { "iPhone" }
  open var localizedModel: String { "iPhone" }
  open var systemName: String { "iOS" }
  /// The newest whose API is here.
  open var systemVersion: String { "26.0" }
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  open var orientation: UIDeviceOrientation { .portrait }
  open var identifierForVendor: UUID? { UUID(uuidString: "56495452-494E-4500-8000-000000000001") }
  /// This machine's battery, where it has one and monitoring is on; else -1, as on iOS.
  open var batteryLevel: Float { isBatteryMonitoringEnabled ? Battery.level ?? -1 : -1 }
  open var batteryState: BatteryState { isBatteryMonitoringEnabled ? Battery.state : .unknown }
  open var isBatteryMonitoringEnabled = false
}

/// What Linux tells of a battery (Documentation/ABI/testing/sysfs-class-power).
private enum Battery {
  private static func read(_ file: String) -> String? {
    (0..<3).lazy.compactMap {
      try? String(contentsOfFile: "/sys/class/power_supply/BAT\($0)/\(file)", encoding: .utf8)
    }
    .first?.trimmingCharacters(in: .whitespacesAndNewlines)
  }
  static var level: Float? { read("capacity").flatMap { Float($0) }.map { min(max($0 / 100, 0), 1) } }
  static var state: UIDevice.BatteryState {
    switch read("status") {
    case "Charging": .charging
    case "Full": .full
    case "Discharging", "Not charging": .unplugged
    default: .unknown
    }
  }
}

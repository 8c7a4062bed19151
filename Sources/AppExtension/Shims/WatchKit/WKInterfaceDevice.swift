import Foundation
import UIKit

/// The watch, as far as it is known to an extension: a 45 mm Series 9, 198 × 242 points.
@MainActor @preconcurrency open class WKInterfaceDevice: NSObject {
  private static let only = WKInterfaceDevice()
  open class func current() -> WKInterfaceDevice { only }
  nonisolated private override init() {}
  open var screenBounds: CGRect { CGRect(x: 0, y: 0, width: 198, height: 242) }
  open var screenScale: CGFloat { 2 }
  open var name: String { "Apple Watch" }
  open var model: String { "Apple Watch" }
  open var systemName: String { "watchOS" }
  open var systemVersion: String { "26.0" }
  open var batteryLevel: Float { -1 }
  open var isBatteryMonitoringEnabled = false
  open func play(_ type: WKHapticType) {}
}
public enum WKHapticType: Int, Sendable {
  case notification, directionUp, directionDown, success, failure, retry, start, stop, click
}
/// The running app of a watch. Nothing is shown of it here.
@MainActor @preconcurrency open class WKApplication: NSObject {
  private static let only = WKApplication()
  open class func shared() -> WKApplication { only }
  nonisolated private override init() {}
}
@MainActor @preconcurrency public protocol WKApplicationDelegate: AnyObject {}

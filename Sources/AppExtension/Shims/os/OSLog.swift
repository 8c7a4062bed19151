import Foundation

/// Where messages of one part of an app go.
///
/// On iOS that is the unified log. Here each message is a line on the standard error output, which the host shows as the extension's
/// log: level, subsystem, category, message.
open class OSLog: NSObject, @unchecked Sendable {
  /// A kind of log that Instruments treats apart. Here it is only a name.
  public struct Category: Sendable {
    let name: String
    public static let pointsOfInterest = Category(name: "PointsOfInterest")
    public static let dynamicTracing = Category(name: "DynamicTracing")
    public static let dynamicStackTracing = Category(name: "DynamicStackTracing")
  }

  package let subsystem: String
  package let category: String
  private let isOn: Bool

  public init(subsystem: String, category: String) {
    (self.subsystem, self.category, isOn) = (subsystem, category, true)
  }
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.name)
  }
  private init(isOn: Bool) { (subsystem, category, self.isOn) = ("", "", isOn) }

  public static let `default` = OSLog(isOn: true)
  /// Writes nothing.
  public static let disabled = OSLog(isOn: false)

  /// Every level is written, as it is in Xcode's console.
  public func isEnabled(type: OSLogType) -> Bool { isOn }
  public var signpostsEnabled: Bool { false }
}

import Foundation

/// What an app's delegate conforms to. No app runs here, so nothing calls it.
@MainActor public protocol UIApplicationDelegate: AnyObject {}

/// The running app. An extension is none; iOS refuses `shared` to extensions, too.
@MainActor open class UIApplication: UIResponder {
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

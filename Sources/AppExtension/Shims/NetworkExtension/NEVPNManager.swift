import Foundation

public enum NEVPNStatus: Int, Sendable {
  case invalid, disconnected, connecting, connected, reasserting, disconnecting
}
public let NEVPNErrorDomain = "NEVPNErrorDomain"

/// A connection of a VPN. There is none here.
open class NEVPNConnection: NSObject, @unchecked Sendable {
  open var status: NEVPNStatus { .invalid }
  open var connectedDate: Date? { nil }
  /// - Throws: always: there is no configuration (1, configurationInvalid).
  open func startVPNTunnel() throws { throw NSError(domain: NEVPNErrorDomain, code: 1) }
  open func startVPNTunnel(options: [String: NSObject]? = nil) throws {
    throw NSError(domain: NEVPNErrorDomain, code: 1)
  }
  open func stopVPNTunnel() {}
}
public final class NETunnelProviderSession: NEVPNConnection, @unchecked Sendable {}
open class NEVPNProtocol: NSObject, @unchecked Sendable {
  open var serverAddress: String?
}
public final class NETunnelProviderProtocol: NEVPNProtocol, @unchecked Sendable {
  public var providerBundleIdentifier: String?
  public var providerConfiguration: [String: Any]?
}

/// The VPN configurations of an app: none here.
open class NEVPNManager: NSObject, @unchecked Sendable {
  private static let only = NEVPNManager()
  open class func shared() -> NEVPNManager { only }
  public let connection = NEVPNConnection()
  open var isEnabled = false
  open var isOnDemandEnabled = false
  open var localizedDescription: String?
  open var protocolConfiguration: NEVPNProtocol?
  public override init() {}
  open func loadFromPreferences() async throws {}
  open func saveToPreferences() async throws { throw NSError(domain: NEVPNErrorDomain, code: 5) }
  open func loadFromPreferences(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
    completionHandler(nil)
  }
}
public final class NETunnelProviderManager: NEVPNManager, @unchecked Sendable {
  public class func loadAllFromPreferences() async throws -> [NETunnelProviderManager] { [] }
  public class func loadAllFromPreferences(
    completionHandler: @escaping @Sendable ([NETunnelProviderManager]?, (any Error)?) -> Void
  ) { completionHandler([], nil) }
}
extension NSNotification.Name {
  public static let NEVPNStatusDidChange = NSNotification.Name("com.apple.networkextension.statuschange")
  public static let NEVPNConfigurationChange = NSNotification.Name("com.apple.networkextension.changed")
}

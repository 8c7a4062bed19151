import Foundation

public struct SCNetworkReachabilityFlags: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let transientConnection = SCNetworkReachabilityFlags(rawValue: 1)
  public static let reachable = SCNetworkReachabilityFlags(rawValue: 2)
  public static let connectionRequired = SCNetworkReachabilityFlags(rawValue: 4)
  public static let isWWAN = SCNetworkReachabilityFlags(rawValue: 1 << 18)
}

/// A question for a way to a host.
public final class SCNetworkReachability: Sendable { init() {} }

public func SCNetworkReachabilityCreateWithName(_ allocator: AnyObject?, _ nodename: String)
  -> SCNetworkReachability?
{
  SCNetworkReachability()
}
/// Reachable where an interface beyond this machine is up; the host itself is not asked.
public func SCNetworkReachabilityGetFlags(
  _ target: SCNetworkReachability, _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>
) -> Bool {
  var list: UnsafeMutablePointer<ifaddrs>?
  guard getifaddrs(&list) == 0 else { return false }
  defer { freeifaddrs(list) }
  var isUp = false
  var next = list
  while let entry = next?.pointee {
    next = entry.ifa_next
    let up = UInt32(IFF_UP), loop = UInt32(IFF_LOOPBACK)
    if entry.ifa_flags & up != 0, entry.ifa_flags & loop == 0, entry.ifa_addr != nil { isUp = true }
  }
  flags.pointee = isUp ? .reachable : []
  return true
}

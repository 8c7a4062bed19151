import Foundation

/// A way to the network, by its name in the system.
public struct NWInterface: Hashable, Sendable, CustomDebugStringConvertible {
  public enum InterfaceType: Hashable, Sendable { case other, wifi, cellular, wiredEthernet, loopback }
  public let name: String
  public let type: InterfaceType
  public let index: Int
  public var debugDescription: String { name }

  /// The interfaces that are up and have an address beyond this machine.
  package static func reaching() -> [NWInterface] {
    var list: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&list) == 0 else { return [] }
    defer { freeifaddrs(list) }
    var found: [NWInterface] = []
    var next = list
    while let entry = next?.pointee {
      next = entry.ifa_next
      let flags = UInt32(entry.ifa_flags)
      guard let address = entry.ifa_addr, flags & UInt32(IFF_UP) != 0,
        flags & UInt32(IFF_LOOPBACK) == 0,
        [AF_INET, AF_INET6].contains(Int32(address.pointee.sa_family))
      else { continue }
      let name = String(cString: entry.ifa_name)
      guard !found.contains(where: { $0.name == name }) else { continue }
      found.append(NWInterface(name: name, type: kind(name), index: Int(if_nametoindex(name))))
    }
    return found
  }

  /// By the beginning of the name, as systemd names them (systemd.net-naming-scheme).
  private static func kind(_ name: String) -> InterfaceType {
    if name.hasPrefix("wl") { return .wifi }
    if name.hasPrefix("ww") { return .cellular }
    return name.hasPrefix("e") ? .wiredEthernet : .other
  }
}

import Foundation
import Synchronization

/// What the network is like at a moment.
public struct NWPath: Equatable, Sendable {
  public enum Status: Hashable, Sendable { case satisfied, unsatisfied, requiresConnection }
  public enum UnsatisfiedReason: Hashable, Sendable {
    case notAvailable, cellularDenied, wifiDenied, localNetworkDenied, vpnInactive
  }
  public let status: Status
  public let availableInterfaces: [NWInterface]
  public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }
  public var isExpensive: Bool { availableInterfaces.first?.type == .cellular }
  public var isConstrained: Bool { false }
  public var supportsIPv4: Bool { status == .satisfied }
  public var supportsIPv6: Bool { status == .satisfied }
  public var supportsDNS: Bool { status == .satisfied }
  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool {
    availableInterfaces.contains { $0.type == type }
  }

  /// Satisfied where an interface beyond this machine is up; an extension that may not use the network sees none.
  package init(interfaces: [NWInterface]) {
    availableInterfaces = interfaces
    status = interfaces.isEmpty ? .unsatisfied : .satisfied
  }
}

/// Tells what the network is like, once: it does not watch changes, which an extension's short life rarely sees.
///
/// - Parity: approximated: reports the state at `start(queue:)` and no changes
public final class NWPathMonitor: @unchecked Sendable {
  private let type: NWInterface.InterfaceType?
  private let prohibited: [NWInterface.InterfaceType]
  private struct State {
    var handler: (@Sendable (NWPath) -> Void)?
    var cancelHandler: (@Sendable () -> Void)?
    var queue: DispatchQueue?
  }
  private let state = Mutex(State())

  public init() { (type, prohibited) = (nil, []) }
  public init(requiredInterfaceType: NWInterface.InterfaceType) {
    (type, prohibited) = (requiredInterfaceType, [])
  }
  public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {
    (type, prohibited) = (nil, prohibitedInterfaceTypes)
  }

  public var currentPath: NWPath {
    NWPath(
      interfaces: NWInterface.reaching().filter {
        (type == nil || $0.type == type) && !prohibited.contains($0.type)
      })
  }
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? {
    get { state.withLock { $0.handler } }
    set { state.withLock { $0.handler = newValue } }
  }
  public var cancelHandler: (@Sendable () -> Void)? {
    get { state.withLock { $0.cancelHandler } }
    set { state.withLock { $0.cancelHandler = newValue } }
  }
  public var queue: DispatchQueue? { state.withLock { $0.queue } }

  public func start(queue: DispatchQueue) {
    state.withLock { $0.queue = queue }
    queue.async { [self] in if self.queue != nil { pathUpdateHandler?(currentPath) } }
  }
  public func cancel() {
    let (queue, handler) = state.withLock { state in
      defer { state.queue = nil }
      return (state.queue, state.cancelHandler)
    }
    if let queue, let handler { queue.async(execute: handler) }
  }
}

extension NWPathMonitor: AsyncSequence {
  public typealias Element = NWPath
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate var path: NWPath?
    public mutating func next() async -> NWPath? {
      defer { path = nil }
      return path
    }
  }
  public func makeAsyncIterator() -> Iterator { Iterator(path: currentPath) }
}

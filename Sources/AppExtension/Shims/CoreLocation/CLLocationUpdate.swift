import Foundation

/// One place of a stream of them.
public struct CLLocationUpdate: Sendable {
  public enum LiveConfiguration: Int, Sendable {
    case `default`, automotiveNavigation, otherNavigation, fitness, airborne
  }
  /// `nil` where none is given.
  public let location: CLLocation?
  public let isStationary: Bool
  public var stationary: Bool { isStationary }
  public var authorizationDenied: Bool { location == nil }

  /// The simulated place, once.
  public static func liveUpdates(_ configuration: LiveConfiguration = .default) -> Updates { Updates() }

  public struct Updates: AsyncSequence, Sendable {
    public typealias Element = CLLocationUpdate
    public func makeAsyncIterator() -> Iterator { Iterator() }
    public struct Iterator: AsyncIteratorProtocol {
      private var isDone = false
      public mutating func next() async throws -> CLLocationUpdate? {
        guard !isDone else { return nil }
        isDone = true
        return CLLocationUpdate(location: SimulatedPlace.current?.location, isStationary: true)
      }
    }
  }
}

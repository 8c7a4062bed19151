import Archive
import Foundation

/// What the person allows the app.
///
/// Without a host nothing is allowed, and the sequences end after that.
public final class ActivityAuthorizationInfo {
  private let client: ActivityClient
  /// Whether the app may start activities: what the person allows now, then each change.
  public let activityEnablementUpdates: ActivityEnablementUpdates
  /// Whether the app may be updated often: what the person allows now, then each change.
  public let frequentPushEnablementUpdates: FrequentPushEnablementUpdates

  public init() {
    client = .current
    activityEnablementUpdates = ActivityEnablementUpdates(client: client)
    frequentPushEnablementUpdates = FrequentPushEnablementUpdates(client: client)
  }

  /// Whether the app may start activities. The first time it asks the host and waits.
  public var areActivitiesEnabled: Bool { client.authorization().areActivitiesEnabled }

  /// Whether the app may be updated often: `NSSupportsLiveActivitiesFrequentUpdates` in its Info.plist, and not turned off.
  public var frequentPushesEnabled: Bool { client.authorization().frequentPushesEnabled }

  public struct ActivityEnablementUpdates: AsyncSequence {
    public typealias Element = Bool
    public typealias AsyncIterator = Iterator
    let client: ActivityClient

    public func makeAsyncIterator() -> Iterator {
      Iterator(changes: BoolChanges(of: client.authorizations(), by: \.areActivitiesEnabled))
    }

    public struct Iterator: AsyncIteratorProtocol {
      public typealias Element = Bool
      var changes: BoolChanges
      public mutating func next() async -> Bool? { await changes.next() }
    }
  }

  public struct FrequentPushEnablementUpdates: AsyncSequence {
    public typealias Element = Bool
    public typealias AsyncIterator = Iterator
    let client: ActivityClient

    public func makeAsyncIterator() -> Iterator {
      Iterator(changes: BoolChanges(of: client.authorizations(), by: \.frequentPushesEnabled))
    }

    public struct Iterator: AsyncIteratorProtocol {
      public typealias Element = Bool
      var changes: BoolChanges
      public mutating func next() async -> Bool? { await changes.next() }
    }
  }
}

/// One of the two answers, when it changes.
struct BoolChanges {
  private let authorizations: Subscription<ActivityAuthorization>
  private let part: KeyPath<ActivityAuthorization, Bool>
  private var last: Bool?

  init(of authorizations: Subscription<ActivityAuthorization>, by part: KeyPath<ActivityAuthorization, Bool>)
  {
    self.authorizations = authorizations
    self.part = part
  }

  mutating func next() async -> Bool? {
    while let authorization = await authorizations.next() {
      let value = authorization[keyPath: part]
      if value == last { continue }
      last = value
      return value
    }
    return nil
  }
}

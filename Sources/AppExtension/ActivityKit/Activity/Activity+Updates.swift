import Archive
import Foundation

// Every iterator begins with what is there, and falls behind by at most 64 changes before it misses the oldest. It ends with the
// activity's dismissal, when its task is cancelled, and when the host is gone.

extension Activity {
  /// The app's activities of this type: those there are, then each one that starts, by a push too.
  public static var activityUpdates: ActivityUpdates { ActivityUpdates(client: .current) }

  /// Where the activity is in its life.
  public var activityStateUpdates: ActivityStateUpdates { ActivityStateUpdates(tracked: tracked) }

  /// What the activity shows.
  public var contentUpdates: ContentUpdates { ContentUpdates(activity: self) }

  /// The tokens by which a server updates the activity; an old one stops to work when a new one comes.
  public var pushTokenUpdates: PushTokenUpdates {
    let tracked = tracked
    return PushTokenUpdates { tracked.tokens() }
  }

  /// The tokens by which a server starts activities of this type.
  public static var pushToStartTokenUpdates: PushTokenUpdates {
    let (client, type) = (ActivityClient.current, Attributes.activityTypeName)
    return PushTokenUpdates { client.startTokens(for: type) }
  }

  /// The activities of a type as they start.
  public struct ActivityUpdates: AsyncSequence {
    public typealias Element = Activity<Attributes>
    public typealias AsyncIterator = Iterator
    let client: ActivityClient

    public func makeAsyncIterator() -> Iterator { Iterator(client: client, starts: client.starts()) }

    public struct Iterator: AsyncIteratorProtocol {
      public typealias Element = Activity<Attributes>
      let client: ActivityClient
      let starts: Subscription<TrackedActivity>

      public func next() async -> Element? {
        while let tracked = await starts.next() {
          guard tracked.activity.attributesType == Attributes.activityTypeName else { continue }
          if let activity = Activity(tracked, client: client) { return activity }
        }
        return nil
      }
    }
  }

  /// The states of an activity.
  public struct ActivityStateUpdates: AsyncSequence {
    public typealias Element = ActivityState
    public typealias AsyncIterator = Iterator
    let tracked: TrackedActivity

    public func makeAsyncIterator() -> Iterator { Iterator(phases: tracked.phases()) }

    public struct Iterator: AsyncIteratorProtocol {
      public typealias Element = ActivityState
      let phases: Subscription<ActivityPhase>

      public func next() async -> Element? { await phases.next().map(ActivityState.init) }
    }
  }

  /// The contents of an activity.
  public struct ContentUpdates: AsyncSequence {
    public typealias Element = ActivityContent<Activity<Attributes>.ContentState>
    public typealias AsyncIterator = Iterator
    let activity: Activity<Attributes>

    public func makeAsyncIterator() -> Iterator {
      let data = activity.tracked.activity.content
      activity.latest.take(data, of: activity.id)
      return Iterator(
        id: activity.id, latest: activity.latest.copy, contents: activity.tracked.contents())
    }

    public struct Iterator: AsyncIteratorProtocol {
      public typealias Element = ActivityContent<Activity<Attributes>.ContentState>
      let id: String
      /// Its own: another iterator may be further.
      let latest: LatestContent<Attributes.ContentState>
      let contents: Subscription<ActivityContentData>

      public func next() async -> Element? {
        while let data = await contents.next() {
          if latest.take(data, of: id) { return latest.content }
        }
        return nil
      }
    }
  }

  /// Tokens, of one activity or of a type.
  public struct PushTokenUpdates: AsyncSequence {
    public typealias Element = Data
    public typealias AsyncIterator = Iterator
    let follow: @Sendable () -> Subscription<Data>

    public func makeAsyncIterator() -> Iterator { Iterator(tokens: follow()) }

    public struct Iterator: AsyncIteratorProtocol {
      public typealias Element = Data
      let tokens: Subscription<Data>

      public func next() async -> Element? { await tokens.next() }
    }
  }
}

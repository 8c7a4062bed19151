import Archive
import Foundation

/// A Live Activity: starts, changes and ends it, and tells what becomes of it.
///
/// The object is the process's view of what the host keeps; a second object of the same `id` shows the same. What changes it (a push, a
/// person, the clock) arrives over the host's socket. As in Apple's SDK the class is not `Sendable`, although it may be used
/// from any thread, so that code which the compiler takes here is taken there.
///
/// - Parity: approximated: apps are never in the background here, so none is refused for it.
public class Activity<Attributes>: Identifiable where Attributes: ActivityAttributes {
  public typealias ContentState = Attributes.ContentState
  public typealias ID = String

  /// What the host calls the activity; the same in every process and after a restart.
  public final let id: String
  /// What the activity was started with.
  public final let attributes: Attributes

  let tracked: TrackedActivity
  let client: ActivityClient
  let latest: LatestContent<Attributes.ContentState>

  init(
    _ tracked: TrackedActivity, attributes: Attributes, content: ActivityContent<ContentState>,
    of data: ActivityContentData, client: ActivityClient
  ) {
    id = tracked.activity.id
    self.attributes = attributes
    self.tracked = tracked
    self.client = client
    latest = LatestContent(content, of: data)
  }

  /// An activity that the host told of; `nil`, with a sentence, when its attributes or its state are of another shape.
  init?(_ tracked: TrackedActivity, client: ActivityClient) {
    let activity = tracked.activity
    do {
      attributes = try ActivityCoder.decode(Attributes.self, activity.attributes)
    } catch {
      client.sayUnreadable(activity, "attributes", DecodingProblem(error), "\(Attributes.self)")
      return nil
    }
    do {
      let state = try ActivityCoder.decode(ContentState.self, activity.content.state)
      latest = LatestContent(ActivityContent(state, activity.content), of: activity.content)
    } catch {
      client.sayUnreadable(activity, "state", DecodingProblem(error), "\(ContentState.self)")
      return nil
    }
    id = activity.id
    self.tracked = tracked
    self.client = client
  }

  /// Where the activity is in its life.
  public var activityState: ActivityState { ActivityState(tracked.activity.phase) }

  /// What the activity shows now: what the app, a push or a person gave it last.
  public var content: ActivityContent<ContentState> {
    latest.take(tracked.activity.content, of: id)
    return latest.content
  }

  /// The token by which a server updates the activity, with `pushType: .token`; `nil` until there is one.
  public var pushToken: Data? { tracked.activity.token }

  /// The app's activities with these attributes that are not dismissed, in the order of their start.
  ///
  /// Asks the host and waits for the answer.
  public static var activities: [Activity<Attributes>] {
    let client = ActivityClient.current
    guard case .reply(.activities(let activities)) = client.ask(.activities) else { return [] }
    return activities.filter { $0.attributesType == Attributes.activityTypeName && $0.phase != .dismissed }
      .compactMap { Activity(client.tracked($0), client: client) }
  }

  /// The token by which a server starts activities of this type; `nil` until there is one.
  ///
  /// Asks the host and waits for the answer.
  public static var pushToStartToken: Data? {
    ActivityClient.current.startToken(for: Attributes.activityTypeName)
  }
}

extension ActivityContent {
  init(_ state: State, _ data: ActivityContentData) {
    self.init(state: state, staleDate: data.staleDate, relevanceScore: data.relevanceScore)
  }
}

/// The last content that could be read. From any thread.
final class LatestContent<State: Codable & Hashable>: @unchecked Sendable {
  private let lock = NSLock()
  /// Guarded by `lock`.
  private var data: ActivityContentData
  private var value: ActivityContent<State>

  init(_ value: ActivityContent<State>, of data: ActivityContentData) {
    self.value = value
    self.data = data
  }

  var content: ActivityContent<State> { lock.withLock { value } }

  var copy: LatestContent<State> { lock.withLock { LatestContent(value, of: data) } }

  /// Reads content that came; what is of another shape is said and changes nothing, as on iOS, where it is said to nobody.
  @discardableResult
  func take(_ new: ActivityContentData, of id: String) -> Bool {
    lock.withLock {
      guard new != data else { return true }
      do {
        value = ActivityContent(try ActivityCoder.decode(State.self, new.state), new)
        data = new
        return true
      } catch {
        Notice.sayOnce(
          "An update of the activity \(id) is left out: of its state, \(DecodingProblem(error)) for \(State.self)."
        )
        return false
      }
    }
  }
}

extension ActivityClient {
  /// Says once that an activity does not fit the types of the app.
  func sayUnreadable(_ activity: AppActivity, _ part: String, _ problem: DecodingProblem, _ type: String) {
    let isNew = state.withLock { $0.unreadable.insert(activity.id).inserted }
    guard isNew else { return }
    Notice.say(
      "The activity \(activity.id) is left out: of its \(part), \(problem) for \(type). "
        + "It was started with another version of the type, or by a push with other keys.")
  }
}

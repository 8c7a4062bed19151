import Archive
import Foundation

extension Activity {
  /// Starts a Live Activity that stays until it is ended.
  ///
  /// Waits for the host. Whatever stands against it is thrown as an `ActivityAuthorizationError`, and told in a sentence on the standard
  /// error output. Attributes and state together may have 4 KB as JSON.
  public static func request(
    attributes: Attributes, content: ActivityContent<Activity<Attributes>.ContentState>,
    pushType: PushType? = nil
  ) throws -> Activity<Attributes> {
    try start(attributes, content, pushType: pushType)
  }

  /// Starts a Live Activity of a style.
  public static func request(
    attributes: Attributes, content: ActivityContent<Activity<Attributes>.ContentState>,
    pushType: PushType? = nil, style: ActivityStyle
  ) throws -> Activity<Attributes> {
    try start(attributes, content, pushType: pushType, style: style)
  }

  /// Starts a Live Activity at a date; until then it is `.pending`, and counts among the app's activities.
  ///
  /// - Parameters:
  ///   - alertConfiguration: Tells the person that it started.
  ///   - start: A date that has passed starts it at once.
  public static func request(
    attributes: Attributes, content: ActivityContent<Activity<Attributes>.ContentState>,
    pushType: PushType? = nil, style: ActivityStyle, alertConfiguration: AlertConfiguration, start: Date
  ) throws -> Activity<Attributes> {
    try self.start(
      attributes, content, pushType: pushType, style: style, alert: alertConfiguration, at: start)
  }

  /// The common way of all forms.
  static func start(
    _ attributes: Attributes, _ content: ActivityContent<ContentState>, pushType: PushType?,
    style: ActivityStyle = .standard, alert: AlertConfiguration? = nil, at date: Date? = nil
  ) throws -> Activity<Attributes> {
    let type = Attributes.activityTypeName
    let data = try ActivityCoder.content(content, type: type)
    let start = ActivityStart(
      attributesType: type,
      attributes: try ActivityCoder.data(attributes, of: "attributes, a \(type),"),
      content: data, pushType: pushType?.type, style: style.name, alert: alert?.words,
      start: date.flatMap { $0.timeIntervalSinceReferenceDate.isFinite ? $0 : nil })
    try ActivityCoder.checkSize(start)
    let client = ActivityClient.current
    let activity = try client.start(start)
    return Activity(
      client.tracked(activity), attributes: attributes, content: content, of: activity.content, client: client
    )
  }
}

extension ActivityClient {
  /// Asks the host to start an activity.
  func start(_ start: ActivityStart) throws(ActivityAuthorizationError) -> AppActivity {
    let type = start.attributesType
    switch ask(.start(start)) {
    case .reply(.activity(let activity)): return activity
    case .reply(.refused(let refusal)):
      Notice.say("\(type) was not started: \(refusal.message)")
      throw ActivityAuthorizationError(refusal.reason)
    case .reply(.failure(let sentence)):
      Notice.say("\(type) was not started: \(sentence)")
      throw .persistenceFailure
    case .reply:
      Notice.say("\(type) was not started: the host answered something else; it may be of another version.")
      throw .persistenceFailure
    case .late:
      Notice.say("\(type) was not started: the host has not answered for \(patience).")
      throw .persistenceFailure
    case .lost: throw .unsupported
    }
  }

  /// Asks the host to change an activity, and says what it refuses: there is nobody to throw to.
  func change(_ body: AppRequest.Body, of activity: AppActivity, timestamp: Date?) async {
    let name = "\(activity.attributesType) \(activity.id)"
    switch await ask(body, timestamp: timestamp) {
    case .reply(.refused(let refusal)): Notice.say("\(name) was not changed: \(refusal.message)")
    case .reply(.failure(let sentence)): Notice.say("\(name) was not changed: \(sentence)")
    case .late: Notice.say("\(name): the host has not answered for \(patience).")
    case .reply, .lost: break
    }
  }
}

import Archive
import Foundation

extension Activity {
  /// Shows other content. An activity that has ended takes none.
  public func update(_ content: ActivityContent<Activity<Attributes>.ContentState>) async {
    await change(content, alert: nil, timestamp: nil)
  }

  /// Shows other content and tells the person.
  public func update(
    _ content: ActivityContent<Activity<Attributes>.ContentState>,
    alertConfiguration: AlertConfiguration? = nil
  ) async {
    await change(content, alert: alertConfiguration, timestamp: nil)
  }

  /// Shows other content unless a later one is shown already.
  ///
  /// - Parameter timestamp: When the content was made. What is older than the last update or push is ignored.
  public func update(
    _ content: ActivityContent<Activity<Attributes>.ContentState>,
    alertConfiguration: AlertConfiguration? = nil, timestamp: Date
  ) async {
    await change(content, alert: alertConfiguration, timestamp: timestamp)
  }

  /// Ends the activity, which leaves the Dynamic Island at once and the Lock Screen by the policy.
  ///
  /// - Parameter content: What is shown until then; `nil` leaves what is there.
  public func end(
    _ content: ActivityContent<Activity<Attributes>.ContentState>?,
    dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {
    await finish(content, dismissalPolicy, timestamp: nil)
  }

  /// Ends the activity unless something later is shown already.
  ///
  /// - Parameter timestamp: When the content was made. What is older than the last update or push is ignored.
  public func end(
    _ content: ActivityContent<Activity<Attributes>.ContentState>?,
    dismissalPolicy: ActivityUIDismissalPolicy = .default, timestamp: Date
  ) async {
    await finish(content, dismissalPolicy, timestamp: timestamp)
  }

  func change(_ content: ActivityContent<ContentState>, alert: AlertConfiguration?, timestamp: Date?) async {
    let activity = tracked.activity
    guard let data = written(content, activity) else { return }
    await client.change(
      .update(id: id, content: data, alert: alert?.words), of: activity, timestamp: timestamp?.ifFinite)
  }

  func finish(
    _ content: ActivityContent<ContentState>?, _ policy: ActivityUIDismissalPolicy, timestamp: Date?
  ) async {
    let activity = tracked.activity
    // An end must not fail for its content: without it the activity would stay.
    let data = content.flatMap { written($0, activity) }
    await client.change(
      .end(id: id, content: data, dismissal: policy.dismissal), of: activity, timestamp: timestamp?.ifFinite)
  }

  private func written(_ content: ActivityContent<ContentState>, _ activity: AppActivity)
    -> ActivityContentData?
  {
    guard let data = try? ActivityCoder.content(content, type: activity.attributesType) else { return nil }
    return ActivityCoder.fits(data, activity) ? data : nil
  }
}

extension Date {
  /// JSON has no other numbers.
  fileprivate var ifFinite: Date? { timeIntervalSinceReferenceDate.isFinite ? self : nil }
}

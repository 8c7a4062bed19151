import ActivityKit

/// What the views of a Live Activity are made from.
public struct ActivityViewContext<Attributes: ActivityAttributes> {
  /// The activity's identifier, as `Activity.id`.
  public let activityID: String
  /// What stays the same as long as the activity lives.
  public let attributes: Attributes
  /// What the last update brought.
  public let state: Attributes.ContentState
  /// The content's stale date has passed (iOS 16.2).
  public let isStale: Bool
}

extension ActivityViewContext: Sendable where Attributes: Sendable, Attributes.ContentState: Sendable {}

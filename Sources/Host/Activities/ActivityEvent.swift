import Archive
import Foundation

/// What happens to activities from outside; time is the other cause (`ActivityBoard.advance(to:)`).
package enum ActivityEvent: Sendable, Equatable {
  case start(ActivityStart, id: String, extensionName: String, origin: ActivityRecord.Origin, timestamp: Int?)
  /// New content; `timestamp`, in seconds since 1970, orders updates and pushes; without one it is always applied.
  case update(id: String, ActivityContentData, alert: ActivityAlert?, timestamp: Int?)
  case end(id: String, ActivityContentData?, ActivityDismissal, timestamp: Int?)
  /// The person swiped it away.
  case dismiss(id: String)
  /// The person touched and held the island, or let it go: `nil` collapses.
  case expand(id: String?)
  case deviceLocked(Bool)
  /// The extension is no longer installed.
  case removed(extensionName: String)
  case authorization(extensionName: String, ActivityAuthorization)
}

/// What the host has to do after an event or because time has come.
package enum ActivityEffect: Sendable, Equatable {
  /// Phase, content or anything else that surfaces show has changed: store it, tell app and page.
  case changed(id: String)
  /// New pictures are wanted: content or `isStale` changed.
  case draw(id: String)
  /// An alert: banner or expanded island until the date.
  case alert(id: String, ActivityAlert, until: Date)
  /// It is dismissed: forget its pictures and tokens.
  case removed(id: String)
  /// A push that waited for the budget waits no more.
  case settled(push: String, PushVerdict)
  /// What the island shows has changed.
  case islandChanged
}

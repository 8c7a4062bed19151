import Activities
import Archive
import Foundation

extension WidgetHost {
  /// Starts a Live Activity, as `Activity.request` does. Throws `Problem`.
  @discardableResult
  package func startActivity(
    _ start: ActivityStart, extensionName: String, origin: ActivityRecord.Origin
  ) async throws -> ActivityRecord { throw Problem(code: "not-built", message: "not built yet") }

  /// Gives an activity new content. Throws `Problem`.
  package func updateActivity(id: String, content: ActivityContentData, alert: ActivityAlert? = nil)
    async throws
  {}

  /// Ends an activity. Throws `Problem`.
  package func endActivity(
    id: String, content: ActivityContentData? = nil, dismissal: ActivityDismissal = .standard
  ) async throws {}

  /// The person swipes an activity away. Throws `Problem`.
  package func dismissActivity(id: String) throws {}

  /// The person touches and holds the island's activity; `nil` lets it go. Throws `Problem`.
  package func expandIsland(id: String?) throws {}

  /// All that is known of every activity, in the order they were started.
  package func activities() -> [ActivitySnapshot] { [] }

  /// All that is known of an activity; `nil` for one that is not there.
  package func activity(id: String) -> ActivitySnapshot? { nil }

  /// What the Dynamic Island shows.
  package func island() -> IslandState { .empty }

  /// The alert that is up.
  package func alert() -> (id: String, alert: ActivityAlert, until: Date)? { nil }

  /// The types of activities that the installed extensions draw.
  package func activityTypes() -> [(extensionName: String, description: ActivityDescription)] { [] }

  /// What the person allows the app of an extension. Throws `Problem`.
  package func authorization(extensionName: String) throws -> ActivityAuthorization {
    ActivityAuthorization()
  }

  /// Allows or forbids. Throws `Problem`.
  package func setAuthorization(_ authorization: ActivityAuthorization, extensionName: String) throws {}

  /// A tap on a region of an activity's picture, or beside them (`HitToken.background`). Throws `Problem` when nothing was run.
  package func tapActivity(
    id: String, presentation: ActivityPresentation, hit: String, nonce: String, isAuthenticated: Bool = false
  ) async throws -> TapOutcome { throw Problem(code: "not-built", message: "not built yet") }

  /// The devices that mirror the activities.
  package func companions() -> [CompanionSnapshot] { [] }

  /// Connects a companion (`watch`, `mac`, `carPlay`) or cuts it. Throws `Problem`.
  package func setCompanion(_ name: String, connected: Bool) throws {}

  /// The push tokens that are good, or were until lately.
  package func tokens() -> [PushTokenSnapshot] { [] }

  /// Replaces a token; the old one is answered with `Unregistered` from now on. Throws `Problem`.
  @discardableResult
  package func rotateToken(_ hex: String) throws -> String { "" }

  /// Applies pushes that the gateway accepted, and tells what became of each.
  package func deliver(_ pushes: [PushDelivery]) async -> [PushVerdict] { [] }
}

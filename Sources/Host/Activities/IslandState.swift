/// What the Dynamic Island shows.
package enum IslandState: Sendable, Equatable {
  case empty
  /// One activity: its compact leading and trailing views.
  case compact(id: String)
  /// Two activities as minimal views: one attached to the camera, one in a circle of its own.
  case minimal(attached: String, detached: String)
  /// Held, or alerting; the other activity stays as a detached circle.
  case expanded(id: String, detached: String?)
}

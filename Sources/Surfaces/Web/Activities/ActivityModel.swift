import Activities
import Archive
import Foundation
import Host

/// The Live Activities, and what the page and its tools do with them.
package protocol ActivityModel: Sendable {
  /// In the order they were started.
  func activities() async -> [ActivitySnapshot]
  func activity(id: String) async -> ActivitySnapshot?
  /// What the Dynamic Island shows.
  func island() async -> IslandState
  /// The alert that is up.
  func alert() async -> (id: String, alert: ActivityAlert, until: Date)?
  /// The types that the installed extensions draw.
  func activityTypes() async -> [(extensionName: String, description: ActivityDescription)]

  /// Starts an activity and gives its identifier. Throws `Problem` or `ActivityRefusal`.
  func startActivity(_ start: ActivityStart, extensionName: String) async throws -> String
  func updateActivity(id: String, content: ActivityContentData, alert: ActivityAlert?) async throws
  func endActivity(id: String, content: ActivityContentData?, dismissal: ActivityDismissal) async throws
  /// The person swipes it away.
  func dismissActivity(id: String) async throws
  /// The person holds the island, or lets it go (`nil`).
  func expandIsland(id: String?) async throws
  /// Does what the picture offers. Throws `Problem` when nothing was run.
  func tapActivity(_ tap: TapRequest, presentation: ActivityPresentation) async throws -> TapOutcome
}

extension HostBackedModel {
  package func activities() async -> [ActivitySnapshot] { await host.activities() }

  package func activity(id: String) async -> ActivitySnapshot? { await host.activity(id: id) }

  package func island() async -> IslandState { await host.island() }

  package func alert() async -> (id: String, alert: ActivityAlert, until: Date)? { await host.alert() }

  package func activityTypes() async -> [(extensionName: String, description: ActivityDescription)] {
    await host.activityTypes()
  }

  package func startActivity(_ start: ActivityStart, extensionName: String) async throws -> String {
    try await host.startActivity(start, extensionName: extensionName, origin: .page).id
  }

  package func updateActivity(id: String, content: ActivityContentData, alert: ActivityAlert?) async throws {
    try await host.updateActivity(id: id, content: content, alert: alert)
  }

  package func endActivity(
    id: String, content: ActivityContentData?, dismissal: ActivityDismissal
  ) async throws {
    try await host.endActivity(id: id, content: content, dismissal: dismissal)
  }

  package func dismissActivity(id: String) async throws { try await host.dismissActivity(id: id) }

  package func expandIsland(id: String?) async throws { try await host.expandIsland(id: id) }

  package func tapActivity(
    _ tap: TapRequest, presentation: ActivityPresentation
  ) async throws -> TapOutcome {
    try await host.tapActivity(
      id: tap.widget, presentation: presentation, hit: tap.hit, nonce: tap.nonce,
      isAuthenticated: tap.isAuthenticated)
  }
}

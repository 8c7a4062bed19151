import Archive
import Foundation

/// Which activities the Dynamic Island shows, and how.
///
/// One activity for each app: the most relevant, among equals the one that started first (A). One app: compact; more: two minimal
/// views (A). The app that came first is attached to the camera, the later one is the circle (C). With three and more apps, the two that
/// came last are shown (D).
package enum IslandArrangement {
  /// What an app would like to show.
  package struct Candidate: Sendable, Equatable {
    package var id: String
    /// Order in which the apps came to the island.
    package var arrival: Int
    package init(id: String, arrival: Int) {
      self.id = id
      self.arrival = arrival
    }
  }

  /// - Parameters:
  ///   - candidates: One for each app.
  ///   - open: The activity that is expanded, by an alert or the person, and the arrival of its app.
  package static func state(_ candidates: [Candidate], open: Candidate?) -> IslandState {
    var last: Candidate?
    var before: Candidate?
    for candidate in candidates where candidate.arrival != open?.arrival {
      if candidate.arrival > last?.arrival ?? .min {
        (before, last) = (last, candidate)
      } else if candidate.arrival > before?.arrival ?? .min {
        before = candidate
      }
    }
    if let open { return .expanded(id: open.id, detached: last?.id) }
    guard let last else { return .empty }
    guard let before else { return .compact(id: last.id) }
    return .minimal(attached: before.id, detached: last.id)
  }
}

/// Precedence among the activities of one app: the least is shown.
struct IslandRank: Sendable, Equatable, Comparable {
  var relevance: Double
  var startsAt: Date
  var number: Int

  init(_ record: ActivityRecord) {
    relevance = record.content.relevanceScore
    startsAt = record.startsAt
    number = record.number
  }

  static func < (a: Self, b: Self) -> Bool {
    if a.relevance != b.relevance { return a.relevance > b.relevance }
    return a.startsAt != b.startsAt ? a.startsAt < b.startsAt : a.number < b.number
  }
}

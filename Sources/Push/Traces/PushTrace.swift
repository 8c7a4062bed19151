import Activities
import Foundation

/// All that happened to one request: what came, what it was taken for, what its sender was told, and what became of it.
package struct PushTrace: Sendable, Equatable, Codable {
  package enum Origin: String, Sendable, CaseIterable, Codable { case network, page }

  /// Where an accepted push went.
  package struct Match: Sendable, Equatable, Codable {
    /// `start`, `update`, `widgets`, `control` or `channel`.
    package var kind: String
    /// The attributes type, activity, control or channel.
    package var name: String
    /// The extension; empty for a channel.
    package var extensionName: String
    package var bundle: String
    package init(kind: String, name: String, extensionName: String, bundle: String) {
      self.kind = kind
      self.name = name
      self.extensionName = extensionName
      self.bundle = bundle
    }
  }

  /// Counts traces, in the order of their arrival.
  package var number: UInt64
  /// `apns-id`, lower case.
  package var id: String
  package var origin: Origin
  package var receivedAt: Date
  package var method: String
  package var path: String
  /// Names and values without the pseudo headers and without `authorization`.
  package var headers: [[String]]
  /// JSON of the provider token's header and claims, without its signature; `nil` when none was good.
  package var token: String?
  /// The body, at most 5,120 bytes of it.
  package var payload: String
  package var status: Int
  package var reason: String?
  /// What was wrong, and what to do.
  package var detail: String?
  package var match: Match?
  /// What became of an accepted push; `nil` while nobody said.
  package var verdict: PushVerdict?
  package var decidedAt: Date?
  /// An earlier request had the same `apns-id`. It is treated as any other, as nothing is known of APNs leaving out repeats.
  package var isRepeat: Bool
}

import Activities
import Archive
import Foundation
import Host

/// Tokens, companions and permissions of the host, and the gateway behind it.
package protocol PushModel: Sendable {
  /// The push tokens that are good, or were until lately.
  func tokens() async -> [PushTokenSnapshot]
  /// Replaces a token and gives the new one. Throws `Problem`.
  func rotateToken(_ hex: String) async throws -> String

  /// The devices that mirror the Live Activities.
  func companions() async -> [CompanionSnapshot]
  /// Cuts a companion's connection, or mends it. Throws `Problem`.
  func setCompanion(_ name: String, connected: Bool) async throws

  /// What the person allows the app of each extension that has Live Activities.
  func permissions() async -> [ActivityPermission]
  /// Throws `Problem`.
  func setAuthorization(_ authorization: ActivityAuthorization, extensionName: String) async throws

  /// The push gateway; `nil` while none runs.
  var gateway: (any PushGate)? { get async }
}

/// What the person allows an app, and what its Info.plist does.
package struct ActivityPermission: Sendable, Equatable {
  package var extensionName: String
  package var authorization: ActivityAuthorization
  /// `NSSupportsLiveActivities`; `nil` where the app has no Info.plist here.
  package var supportsActivities: Bool?
  /// `NSSupportsLiveActivitiesFrequentUpdates`.
  package var supportsFrequentPushes: Bool
  package init(
    extensionName: String, authorization: ActivityAuthorization, supportsActivities: Bool? = nil,
    supportsFrequentPushes: Bool = false
  ) {
    self.extensionName = extensionName
    self.authorization = authorization
    self.supportsActivities = supportsActivities
    self.supportsFrequentPushes = supportsFrequentPushes
  }
}

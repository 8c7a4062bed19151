import Activities
import Archive
import Foundation
import Host

/// A push token on the page.
struct TokenDocument: Encodable {
  var hex: String
  /// `start`, `update`, `widgets` or `control`.
  var kind: String
  var `extension`: String
  var bundle: String
  /// Attributes' type, activity or control; empty for widgets.
  var `for`: String
  var purpose: String
  /// Since when pushes to it are answered with `Unregistered`.
  var unregisteredAt: Date?

  init(_ token: PushTokenSnapshot) {
    hex = token.hex
    (kind, self.for) = token.kind.name
    self.extension = token.extensionName
    bundle = token.bundle
    purpose = token.purpose
    unregisteredAt = token.unregisteredAt
  }
}

extension PushDirectory.Entry.Kind {
  /// The activity that it updates.
  var activity: String? {
    if case .update(let id) = self { id } else { nil }
  }
}

/// A device that mirrors the Live Activities.
struct CompanionDocument: Encodable {
  struct Mirrored: Encodable {
    var id: String
    var deliveredAt: Date
    /// Seconds from the change here to its arrival there.
    var late: TimeInterval
    var revision: Int
    /// Something newer has not reached it.
    var waits: Bool
  }
  /// The activities of a companion that the page shows, the latest.
  static let shown = 50

  var name: String
  var connected: Bool
  var activities: [Mirrored]

  /// - Parameter updates: The number of updates of each activity here; one that is not among them is gone.
  init(_ companion: CompanionSnapshot, updates: [String: Int]) {
    name = companion.name
    connected = companion.isConnected
    activities = companion.activities.suffix(Self.shown).map {
      Mirrored(
        id: $0.id, deliveredAt: $0.deliveredAt, late: $0.late, revision: $0.revision,
        waits: updates[$0.id] != $0.revision)
    }
  }
}

/// What the person allows an app.
struct PermissionDocument: Encodable {
  var `extension`: String
  var activities: Bool
  var frequentPushes: Bool
  /// False where the app's Info.plist does not have it; absent where no Info.plist is known.
  var supported: Bool?
  var supportsFrequentPushes: Bool

  init(_ permission: ActivityPermission) {
    self.extension = permission.extensionName
    activities = permission.authorization.areActivitiesEnabled
    frequentPushes = permission.authorization.frequentPushesEnabled
    supported = permission.supportsActivities
    supportsFrequentPushes = permission.supportsFrequentPushes
  }
}

extension PushChannel {
  /// With the number of activities that listen.
  func counting(_ activities: [ActivitySnapshot]) -> PushChannel {
    var channel = self
    channel.listeners = activities.count { $0.record.pushType == .channel(id) && $0.record.endedAt == nil }
    return channel
  }
}

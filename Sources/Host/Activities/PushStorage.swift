import Foundation

/// What APNs keeps for a device that it does not reach: one notification for each app.
package struct PushStorage: Sendable, Equatable {
  package init() {}

  /// Keeps a push for later, or says why it cannot be kept.
  package mutating func store(_ push: PushDelivery, bundle: String, now: Date) -> PushVerdict {
    PushVerdict(.stored, rule: "", message: "")
  }

  /// The device is reached again: what was kept and has not expired, in the order of arrival. The storage is empty after it.
  package mutating func take(now: Date) -> [PushDelivery] { [] }
}

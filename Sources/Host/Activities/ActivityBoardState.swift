import Archive
import Foundation

/// All that an `ActivityBoard` knows beyond its records; kept with them, it lets another board go on.
package struct ActivityBoardState: Sendable, Equatable, Codable {
  /// A push that waits for the hour's budget to have room.
  struct HeldPush: Sendable, Equatable, Codable {
    /// `apns-id`; `nil` for one that nobody waits to hear of.
    var id: String?
    var push: ActivityPush
    var expiration: Date?
    var dueAt: Date
  }

  /// An alert that is being shown.
  struct ShownAlert: Sendable, Equatable, Codable {
    var id: String
    var alert: ActivityAlert
    var until: Date
  }

  /// By activity or app, as the scope of budgets wants.
  var budgets: [String: PushBudget] = [:]
  /// By activity: the newest one only.
  var held: [String: HeldPush] = [:]
  var alert: ShownAlert?
  /// The activity that the person expanded.
  var opened: String?
  var isLocked = false
  /// By extension: what the person chose.
  var choices: [String: ActivityAuthorization] = [:]
  /// By extension: what Info.plist says.
  var targets: [String: ActivityTarget] = [:]
  /// By extension: in which order apps came to the island.
  var arrivals: [String: Int] = [:]
  /// What the next activity and the next app to come get.
  var number = 0
  var arrival = 0

  package init() {}
}

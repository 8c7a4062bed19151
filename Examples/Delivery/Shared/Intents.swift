import ActivityKit
import AppIntents

/// "Leave at the door": tells the courier from the Lock Screen, without opening the app.
struct LeaveAtDoor: LiveActivityIntent {
  static let title: LocalizedStringResource = "Leave at the Door"

  @Parameter(title: "Order") var order: Int

  init() {}
  init(order: Int) { self.order = order }

  func perform() async throws -> some IntentResult {
    for activity in Activity<DeliveryAttributes>.activities where activity.attributes.order == order {
      var state = activity.content.state
      state.courier = (state.courier ?? "Courier") + " · at the door"
      await activity.update(ActivityContent(state: state, staleDate: activity.content.staleDate))
    }
    return .result()
  }
}

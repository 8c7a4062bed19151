import ActivityKit
import Foundation

/// Orders a meal, and prints what a server needs to follow it up. The server is `send.py`.
@main
struct DeliveryApp {
  static func main() async throws {
    guard ActivityAuthorizationInfo().areActivitiesEnabled else {
      print("Live Activities are turned off.")
      return
    }
    let now = Date.now
    let activity = try Activity.request(
      attributes: DeliveryAttributes(restaurant: "Trattoria Lina", order: 4711, items: 3),
      content: ActivityContent(
        state: DeliveryAttributes.ContentState(
          step: .accepted, arrival: now...now + 30 * 60, courier: nil, stopsAhead: 3),
        staleDate: now + 10 * 60, relevanceScore: 75),
      pushType: .token)
    print("started \(activity.id)")
    Task {
      for await token in activity.pushTokenUpdates {
        print("token \(token.map { String(format: "%02x", $0) }.joined())")
      }
    }
    Task {
      for await content in activity.contentUpdates { print("\(content.state.step.title)") }
    }
    for await state in activity.activityStateUpdates {
      print("state \(state)")
      if state == .dismissed { break }
    }
  }
}

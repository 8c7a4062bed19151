import ActivityKit
import Foundation

/// Follows the match on the broadcast channel that its argument names: `vitrine app Examples/Match -- CHANNEL`.
///
/// `send.py` makes the channel, and its broadcasts reach everybody on it.
@main
struct MatchApp {
  static func main() async throws {
    guard let channel = CommandLine.arguments.dropFirst().first else {
      print(
        "Give the channel: vitrine app Examples/Match -- \"$(vitrine push channels --make com.example.match)\""
      )
      return
    }
    let activity = try Activity.request(
      attributes: MatchAttributes.derby,
      content: ActivityContent(
        state: MatchAttributes.ContentState(home: 0, away: 0, period: .firstHalf, clockStart: .now),
        staleDate: .now + 60 * 60, relevanceScore: 50),
      pushType: .channel(channel))
    print("following \(activity.attributes.home.name) – \(activity.attributes.away.name)")
    Task {
      for await content in activity.contentUpdates { print("\(content.state.home) : \(content.state.away)") }
    }
    for await state in activity.activityStateUpdates where state == .dismissed { break }
  }
}

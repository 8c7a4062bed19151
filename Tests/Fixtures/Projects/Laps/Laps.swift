import ActivityKit
import AppIntents
import SwiftUI
import WidgetKit

struct LapAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var laps: Int
  }
  var runner: String
}

/// Starts an activity from the main actor, and changes it at once.
struct StartAnother: LiveActivityIntent {
  static let title: LocalizedStringResource = "Start Another"
  @Parameter(title: "Runner") var runner: String

  init() {}
  init(runner: String) { self.runner = runner }

  @MainActor func perform() async throws -> some IntentResult {
    let activity = try Activity.request(
      attributes: LapAttributes(runner: runner),
      content: ActivityContent(state: LapAttributes.ContentState(laps: 0), staleDate: nil))
    await activity.update(
      ActivityContent(state: LapAttributes.ContentState(laps: 1), staleDate: nil),
      alertConfiguration: nil, timestamp: Date(timeIntervalSince1970: 2_000))
    // Older than that: ignored.
    await activity.update(
      ActivityContent(state: LapAttributes.ContentState(laps: 9), staleDate: nil),
      alertConfiguration: nil, timestamp: Date(timeIntervalSince1970: 1_000))
    return .result(dialog: "\(Activity<LapAttributes>.activities.count) run")
  }
}

@main struct Laps: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: LapAttributes.self) { context in
      HStack {
        Text("\(context.attributes.runner): \(context.state.laps)")
        Button("Another", intent: StartAnother(runner: "Bo"))
      }
      .padding()
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.center) { Text(context.attributes.runner) }
      } compactLeading: {
        Text("L")
      } compactTrailing: {
        Text("\(context.state.laps)")
      } minimal: {
        Text("\(context.state.laps)")
      }
    }
  }
}

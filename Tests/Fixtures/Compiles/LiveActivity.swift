// language modes: 5 6
import ActivityKit
import AppIntents
import SwiftUI
import WidgetKit

// A Live Activity, and the ways to write its parts. None of it is run.

struct RideAttributes: ActivityAttributes {
  public typealias RideStatus = ContentState
  public struct ContentState: Codable, Hashable {
    var driver: String
    var window: ClosedRange<Date>
    var progress: Double
  }
  var number: Int
}

struct StopRideIntent: LiveActivityIntent {
  static let title: LocalizedStringResource = "Stop"
  @Parameter(title: "Ride") var ride: String
  init() { ride = "" }
  init(ride: String) { self.ride = ride }
  func perform() async throws -> some IntentResult { .result() }
}

struct RideActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: RideAttributes.self) { context in
      RideCard(context: context)
        .activityBackgroundTint(.black.opacity(0.4))
        .activitySystemActionForegroundColor(Color.white)
        .widgetURL(URL(string: "ride://\(context.activityID)"))
    } dynamicIsland: { context in
      DynamicIsland {
        expanded(context)
      } compactLeading: {
        Image(systemName: "car")
          .accessibilityLabel("Ride")
      } compactTrailing: {
        if context.isStale {
          Text("–")
        } else {
          Text(timerInterval: context.state.window, countsDown: true)
            .monospacedDigit().frame(maxWidth: 44)
        }
      } minimal: {
        ProgressView(value: context.state.progress).progressViewStyle(.circular)
      }
      .widgetURL(URL(string: "ride://island"))
      .keylineTint(Color.yellow)
      .contentMargins(.trailing, 8, for: .expanded)
      .contentMargins([.leading, .trailing], 6, for: .compactLeading)
      .contentMargins(.all, 4, for: .minimal)
    }
    .configurationDisplayName("Ride")
    .supplementalActivityFamilies([.small, .medium])
  }

  @DynamicIslandExpandedContentBuilder
  private func expanded(
    _ context: ActivityViewContext<RideAttributes>
  ) -> DynamicIslandExpandedContent<some View> {
    DynamicIslandExpandedRegion(.leading, priority: 1) {
      VStack(alignment: .leading) {
        Text(context.state.driver)
        Text("Ride \(context.attributes.number)")
      }
      .dynamicIsland(verticalPlacement: .belowIfTooWide)
    }
    .contentMargins(.leading, 10)
    DynamicIslandExpandedRegion(.trailing) { Image(systemName: "car.fill") }
    DynamicIslandExpandedRegion(.center) {}
    DynamicIslandExpandedRegion(.bottom) {
      Button("Stop", intent: StopRideIntent(ride: context.activityID)).tint(.red)
    }
  }
}

struct RideCard: View {
  @Environment(\.activityFamily) private var activityFamily
  @Environment(\.isActivityFullscreen) private var isActivityFullscreen
  @Environment(\.isActivityUpdateReduced) private var isActivityUpdateReduced
  @Environment(\.supportedActivityFamilies) private var supported
  let context: ActivityViewContext<RideAttributes>

  var body: some View {
    switch activityFamily {
    case .small: Text(context.state.driver)
    case .medium:
      HStack {
        Text(context.state.driver).font(isActivityFullscreen ? .largeTitle : .body)
        if !isActivityUpdateReduced, supported.contains(.medium) {
          ProgressView(timerInterval: context.state.window, countsDown: false)
        }
      }
    }
  }
}

struct RideTokens: WidgetPushHandler {
  func pushTokenDidChange(_ pushInfo: WidgetPushInfo, widgets: [WidgetInfo]) {
    let token = pushInfo.token.map { String(format: "%02x", $0) }.joined()
    print(token, widgets.map(\.kind))
  }
}

struct RideControlTokens: ControlPushHandler {
  func pushTokensDidChange(controls: [ControlInfo]) {
    for control in controls { print(control.kind, control.pushInfo?.token.count ?? 0) }
  }
}

struct RideEntry: TimelineEntry { let date: Date }
struct RideProvider: TimelineProvider {
  func placeholder(in context: Context) -> RideEntry { RideEntry(date: .now) }
  func getSnapshot(in context: Context, completion: @escaping (RideEntry) -> Void) {
    completion(placeholder(in: context))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<RideEntry>) -> Void) {
    completion(Timeline(entries: [placeholder(in: context)], policy: .never))
  }
}
struct RideWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Ride", provider: RideProvider()) { Text($0.date, style: .time) }
      .supportedFamilies([.systemSmall])
      .pushHandler(RideTokens.self)
  }
}
struct RideControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "Stop") {
      ControlWidgetButton(action: StopRideIntent()) { Label("Stop", systemImage: "stop") }
    }
    .pushHandler(RideControlTokens.self)
  }
}

@main struct RideBundle: WidgetBundle {
  var body: some Widget {
    RideWidget()
    RideActivity()
    RideControl()
    if #available(iOS 18.0, *) { RideActivity() }
  }
}

func token() async -> Data? { await WidgetCenter.shared.currentPushInfo?.token }

#Preview("Compact", as: .dynamicIsland(.compact), using: RideAttributes(number: 1)) {
  RideActivity()
} contentStates: {
  RideAttributes.ContentState(driver: "Ana", window: .now ... .now + 60, progress: 0.2)
  RideAttributes.RideStatus(driver: "Ben", window: .now ... .now, progress: 1)
}

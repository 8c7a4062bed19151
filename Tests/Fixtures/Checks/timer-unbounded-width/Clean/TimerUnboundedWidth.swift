import SwiftUI
import WidgetKit

struct Ride: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: RideAttributes.self) { context in
      Text(context.state.arrival, style: .timer)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.bottom) { Text(context.state.arrival, style: .timer) }
      } compactLeading: {
        Image(systemName: "car")
      } compactTrailing: {
        Countdown(date: context.state.arrival).frame(width: 40)
      } minimal: {
        ZStack { Text(timerInterval: context.state.range).monospacedDigit() }.frame(maxWidth: 30)
      }
    }
  }
}

struct Countdown: View {
  let date: Date
  var body: some View { HStack { Text(date, style: .timer) } }
}

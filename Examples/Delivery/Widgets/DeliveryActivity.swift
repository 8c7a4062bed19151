import ActivityKit
import SwiftUI
import WidgetKit

struct DeliveryActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: DeliveryAttributes.self) { context in
      DeliveryCard(context: context)
        .activityBackgroundTint(Color(red: 0.07, green: 0.09, blue: 0.13))
        .activitySystemActionForegroundColor(.orange)
        .widgetURL(URL(string: "delivery://order/\(context.attributes.order)"))
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          StepBadge(step: context.state.step).frame(width: 44, height: 44)
        }
        DynamicIslandExpandedRegion(.trailing) {
          Arrival(state: context.state, isStale: context.isStale, alignment: .trailing)
            .frame(height: 44)
        }
        DynamicIslandExpandedRegion(.center) {
          VStack(spacing: 0) {
            Text(context.state.step.title).font(.headline)
            Text(context.attributes.restaurant).font(.caption).foregroundStyle(.secondary)
          }
          .lineLimit(1)
          .minimumScaleFactor(0.7)
        }
        DynamicIslandExpandedRegion(.bottom) {
          DeliveryProgress(step: context.state.step)
            .padding(.horizontal, 4)
            .padding(.vertical, 6)
        }
      } compactLeading: {
        Image(systemName: context.state.step.symbol)
          .foregroundStyle(.orange)
      } compactTrailing: {
        if context.state.step == .delivered {
          Image(systemName: "checkmark.circle.fill").foregroundStyle(.green)
        } else {
          Text(timerInterval: context.state.arrival, countsDown: true)
            .font(.footnote.weight(.semibold))
            .monospacedDigit()
            .multilineTextAlignment(.trailing)
            .frame(width: 40)
            .foregroundStyle(.orange)
        }
      } minimal: {
        Image(systemName: context.state.step.symbol)
          .foregroundStyle(.orange)
      }
      .keylineTint(.orange)
      .widgetURL(URL(string: "delivery://order/\(context.attributes.order)"))
    }
    .supplementalActivityFamilies([.small, .medium])
  }
}

#Preview("Lock Screen", as: .content, using: DeliveryAttributes.sample) {
  DeliveryActivity()
} contentStates: {
  DeliveryAttributes.ContentState.preparing
  DeliveryAttributes.ContentState.onTheWay
  DeliveryAttributes.ContentState.delivered
}

#Preview("Compact", as: .dynamicIsland(.compact), using: DeliveryAttributes.sample) {
  DeliveryActivity()
} contentStates: {
  DeliveryAttributes.ContentState.onTheWay
}

#Preview("Minimal", as: .dynamicIsland(.minimal), using: DeliveryAttributes.sample) {
  DeliveryActivity()
} contentStates: {
  DeliveryAttributes.ContentState.onTheWay
}

#Preview("Expanded", as: .dynamicIsland(.expanded), using: DeliveryAttributes.sample) {
  DeliveryActivity()
} contentStates: {
  DeliveryAttributes.ContentState.onTheWay
}

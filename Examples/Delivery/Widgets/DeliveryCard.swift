import ActivityKit
import SwiftUI
import WidgetKit

/// The card of the Lock Screen. A car has less height for it, and a watch gets a smaller one.
struct DeliveryCard: View {
  let context: ActivityViewContext<DeliveryAttributes>
  @Environment(\.activityFamily) private var family

  var body: some View {
    Group {
      switch family {
      case .small: small
      case .medium: medium
      @unknown default: medium
      }
    }
    .foregroundStyle(.white)
  }

  private var small: some View {
    HStack(spacing: 10) {
      StepBadge(step: context.state.step).frame(width: 34, height: 34)
      VStack(alignment: .leading, spacing: 1) {
        Text(context.state.step.title).font(.subheadline.weight(.semibold)).lineLimit(1).minimumScaleFactor(
          0.7)
        Arrival(state: context.state, isStale: context.isStale, alignment: .leading)
      }
      Spacer(minLength: 0)
    }
    .padding(10)
  }

  private var medium: some View {
    ViewThatFits(in: .vertical) {
      lockScreen
      dashboard
    }
  }

  private var dashboard: some View {
    VStack(spacing: 9) {
      HStack(spacing: 10) {
        StepBadge(step: context.state.step).frame(width: 30, height: 30)
        Text(context.state.step.title).font(.headline).lineLimit(1).minimumScaleFactor(0.7)
        Spacer(minLength: 0)
      }
      DeliveryProgress(step: context.state.step)
      HStack {
        Text(context.state.courier ?? context.attributes.restaurant)
          .foregroundStyle(.white.opacity(0.65))
          .lineLimit(1)
        Spacer(minLength: 8)
        if context.state.step != .delivered, !context.isStale {
          Text(timerInterval: context.state.arrival, countsDown: true)
            .fontWeight(.semibold)
            .monospacedDigit()
            .multilineTextAlignment(.trailing)
            .frame(width: 56, alignment: .trailing)
        }
      }
      .font(.subheadline)
    }
    .padding(12)
  }

  private var lockScreen: some View {
    VStack(spacing: 12) {
      HStack(spacing: 12) {
        StepBadge(step: context.state.step).frame(width: 40, height: 40)
        VStack(alignment: .leading, spacing: 1) {
          Text(context.state.step.title).font(.headline)
          Text(context.state.courier ?? context.attributes.restaurant)
            .font(.subheadline)
            .foregroundStyle(.white.opacity(0.65))
        }
        Spacer(minLength: 8)
        Arrival(state: context.state, isStale: context.isStale, alignment: .trailing)
      }
      DeliveryProgress(step: context.state.step)
      if context.state.step == .onTheWay {
        Button(intent: LeaveAtDoor(order: context.attributes.order)) {
          Label("Leave at the door", systemImage: "door.left.hand.closed")
            .font(.footnote.weight(.semibold))
            .frame(maxWidth: .infinity)
        }
        .tint(.orange)
      }
    }
    .padding(16)
  }
}

/// The step's symbol in a ring.
struct StepBadge: View {
  let step: DeliveryStep

  var body: some View {
    ZStack {
      Circle().fill((step == .delivered ? Color.green : .orange).gradient)
      Image(systemName: step.symbol)
        .font(.system(size: 16, weight: .semibold))
        .foregroundStyle(.white)
    }
  }
}

/// When it will be there: ticks without an update.
struct Arrival: View {
  let state: DeliveryAttributes.ContentState
  let isStale: Bool
  let alignment: HorizontalAlignment

  var body: some View {
    VStack(alignment: alignment, spacing: 0) {
      if state.step == .delivered {
        Text("Enjoy!").font(.headline)
      } else if isStale {
        Text("Updating…").font(.headline).foregroundStyle(.secondary)
      } else {
        Text(timerInterval: state.arrival, countsDown: true)
          .font(.title3.weight(.semibold))
          .monospacedDigit()
          .multilineTextAlignment(alignment == .trailing ? .trailing : .leading)
          .frame(width: 64, alignment: alignment == .trailing ? .trailing : .leading)
        Text(stops)
          .font(.caption2)
          .opacity(0.65)
      }
    }
  }

  private var stops: String {
    switch state.stopsAhead {
    case 0: "you are next"
    case 1: "1 stop ahead"
    case let stops: "\(stops) stops ahead"
    }
  }
}

/// Four steps, one bar.
struct DeliveryProgress: View {
  let step: DeliveryStep

  var body: some View {
    HStack(spacing: 5) {
      ForEach(DeliveryStep.allCases, id: \.self) { each in
        Capsule()
          .fill(
            each.number <= step.number
              ? AnyShapeStyle(Color.orange.gradient) : AnyShapeStyle(.white.opacity(0.2))
          )
          .frame(height: 5)
      }
    }
  }
}

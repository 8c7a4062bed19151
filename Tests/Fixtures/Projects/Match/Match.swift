import ActivityKit
import SwiftUI
import WidgetKit

/// A game of two teams on the system's material, in the system's colours.
struct MatchAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var home: Int
    var guests: Int
    var kickoff: Date
  }
  var home: String
  var guests: String
}

@main
struct MatchBundle: WidgetBundle {
  var body: some Widget { MatchActivity() }
}

struct MatchActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: MatchAttributes.self) { context in
      MatchCard(context: context)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          Team(name: context.attributes.home, color: .red)
            .dynamicIsland(verticalPlacement: .belowIfTooWide)
        }
        DynamicIslandExpandedRegion(.trailing) { Team(name: context.attributes.guests, color: .blue) }
        DynamicIslandExpandedRegion(.center) {
          Text("\(context.state.home) – \(context.state.guests)").font(.title.bold())
        }
        DynamicIslandExpandedRegion(.bottom, priority: 1) {
          Label("Second half", systemImage: "sportscourt").font(.footnote).foregroundStyle(.secondary)
        }
      } compactLeading: {
        Score(goals: context.state.home, color: .red)
      } compactTrailing: {
        Score(goals: context.state.guests, color: .blue)
      } minimal: {
        Text("\(context.state.home):\(context.state.guests)").font(.caption.bold())
      }
    }
  }
}

struct MatchCard: View {
  let context: ActivityViewContext<MatchAttributes>
  @Environment(\.isLuminanceReduced) private var isDimmed
  @Environment(\.isActivityFullscreen) private var isFullscreen

  var body: some View {
    VStack(spacing: 10) {
      HStack {
        Team(name: context.attributes.home, color: isDimmed ? .gray : .red)
        Spacer()
        VStack(spacing: 0) {
          Text("\(context.state.home) – \(context.state.guests)").font(.largeTitle.bold())
          if isDimmed {
            Text("Second half").foregroundStyle(.secondary)
          } else {
            Text(context.state.kickoff, style: .timer)
              .monospacedDigit()
              .multilineTextAlignment(.center)
              .foregroundStyle(.secondary)
          }
        }
        .font(.subheadline)
        Spacer()
        Team(name: context.attributes.guests, color: isDimmed ? .gray : .blue)
      }
      if context.isStale {
        Label("Waiting for news", systemImage: "wifi.slash").font(.footnote).foregroundStyle(.orange)
      } else if !isFullscreen {
        ProgressView(value: 0.62).tint(isDimmed ? .gray : .green)
      }
    }
    .padding()
  }
}

struct Team: View {
  let name: String
  let color: Color

  var body: some View {
    VStack(spacing: 4) {
      Image(systemName: "shield.fill").font(.title3).foregroundStyle(color)
      Text(name).font(.caption).lineLimit(1)
    }
  }
}

struct Score: View {
  let goals: Int
  let color: Color

  var body: some View {
    HStack(spacing: 3) {
      Image(systemName: "shield.fill").foregroundStyle(color)
      Text("\(goals)").bold()
    }
  }
}

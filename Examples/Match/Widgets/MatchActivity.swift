import ActivityKit
import SwiftUI
import WidgetKit

struct MatchActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: MatchAttributes.self) { context in
      MatchCard(context: context)
        .activityBackgroundTint(Color(red: 0.05, green: 0.06, blue: 0.1))
        .activitySystemActionForegroundColor(.white)
        .widgetURL(URL(string: "match://\(context.attributes.home.short)-\(context.attributes.away.short)"))
    } dynamicIsland: { context in
      let match = context.attributes
      let state = context.state
      return DynamicIsland {
        DynamicIslandExpandedRegion(.leading) { IslandTeam(team: match.home) }
        DynamicIslandExpandedRegion(.trailing) { IslandTeam(team: match.away) }
        DynamicIslandExpandedRegion(.center) {
          VStack(spacing: 0) {
            Score(state: state).font(.system(size: 38, weight: .bold, design: .rounded))
            MatchClock(state: state).font(.footnote.weight(.semibold))
          }
        }
        DynamicIslandExpandedRegion(.bottom) {
          LatestLine(match: match, state: state).padding(.vertical, 8)
        }
      } compactLeading: {
        CompactSide(team: match.home, goals: state.home, isLeading: true)
      } compactTrailing: {
        CompactSide(team: match.away, goals: state.away, isLeading: false)
      } minimal: {
        Text("\(state.home)–\(state.away)")
          .font(.system(size: 14, weight: .bold, design: .rounded))
          .minimumScaleFactor(0.7)
          .lineLimit(1)
          .padding(3)
      }
      .keylineTint(state.home >= state.away ? match.home.tint : match.away.tint)
      .widgetURL(URL(string: "match://\(match.home.short)-\(match.away.short)"))
    }
    .supplementalActivityFamilies([.small, .medium])
  }
}

/// The score of one team beside the camera, its shield at the outer end.
private struct CompactSide: View {
  let team: Team
  let goals: Int
  let isLeading: Bool

  var body: some View {
    HStack(spacing: 5) {
      if isLeading { crest }
      Text("\(goals)")
        .font(.system(size: 17, weight: .bold, design: .rounded))
        .monospacedDigit()
        .contentTransition(.numericText(value: Double(goals)))
      if !isLeading { crest }
    }
  }

  private var crest: some View { Crest(team: team, hasLetter: false).frame(height: 21) }
}

private struct IslandTeam: View {
  let team: Team

  var body: some View {
    VStack(spacing: 4) {
      Crest(team: team).frame(height: 42)
      Text(team.short).font(.footnote.weight(.bold))
    }
    .padding(.horizontal, 10)
    .padding(.top, 6)
  }
}

extension MatchAttributes.ContentState {
  static let kickOff = Self(home: 0, away: 0, period: .firstHalf, clockStart: .now - 4 * 60)
  static let lead = Self(
    home: 2, away: 1, period: .secondHalf, clockStart: .now - 67 * 60,
    goals: [
      Goal(side: .home, scorer: "Solheim", minute: 12), Goal(side: .away, scorer: "Conti", minute: 40),
      Goal(side: .home, scorer: "Solheim", minute: 67),
    ])
}

#Preview("Lock Screen", as: .content, using: MatchAttributes.derby) {
  MatchActivity()
} contentStates: {
  MatchAttributes.ContentState.kickOff
  MatchAttributes.ContentState.lead
}

#Preview("Compact", as: .dynamicIsland(.compact), using: MatchAttributes.derby) {
  MatchActivity()
} contentStates: {
  MatchAttributes.ContentState.lead
}

#Preview("Expanded", as: .dynamicIsland(.expanded), using: MatchAttributes.derby) {
  MatchActivity()
} contentStates: {
  MatchAttributes.ContentState.lead
}

#Preview("Minimal", as: .dynamicIsland(.minimal), using: MatchAttributes.derby) {
  MatchActivity()
} contentStates: {
  MatchAttributes.ContentState.lead
}

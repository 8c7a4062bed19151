import ActivityKit
import SwiftUI
import WidgetKit

/// The card of the Lock Screen; smaller where a watch or a car shows it.
struct MatchCard: View {
  let context: ActivityViewContext<MatchAttributes>
  @Environment(\.activityFamily) private var family

  private var match: MatchAttributes { context.attributes }
  private var state: MatchAttributes.ContentState { context.state }

  var body: some View {
    Group {
      switch family {
      case .small: small
      case .medium:
        ViewThatFits(in: .vertical) {
          full; board
        }
      @unknown default: full
      }
    }
    .foregroundStyle(.white)
    .background { Shirts(match: match) }
  }

  private var full: some View {
    VStack(spacing: 10) {
      HStack {
        Text(match.competition).lineLimit(1)
        Spacer(minLength: 8)
        LiveMark(state: state, isStale: context.isStale)
      }
      .font(.caption.weight(.medium))
      .foregroundStyle(.white.opacity(0.75))
      teams(crest: 46)
      if !state.goals.isEmpty { Scorers(goals: state.goals) }
    }
    .padding(.horizontal, 18)
    .padding(.vertical, 14)
  }

  /// Without what a glance in a car does not need.
  private var board: some View { teams(crest: 34).padding(12).frame(maxHeight: .infinity) }

  private func teams(crest height: CGFloat) -> some View {
    HStack(spacing: 0) {
      side(match.home, height)
      VStack(spacing: 2) {
        Score(state: state).font(.system(size: height * 0.87, weight: .bold, design: .rounded))
        MatchClock(state: state).font(.subheadline.weight(.semibold))
      }
      .layoutPriority(1)
      side(match.away, height)
    }
  }

  private func side(_ team: Team, _ height: CGFloat) -> some View {
    VStack(spacing: 5) {
      Crest(team: team).frame(height: height).accessibilityHidden(true)
      Text(team.name).font(.footnote.weight(.semibold)).lineLimit(1).minimumScaleFactor(0.7)
    }
    .frame(maxWidth: .infinity)
  }

  private var small: some View {
    HStack(spacing: 0) {
      smallSide(match.home)
      VStack(spacing: 0) {
        Score(state: state).font(.system(size: 30, weight: .bold, design: .rounded))
        MatchClock(state: state).font(.footnote.weight(.semibold))
      }
      .frame(maxWidth: .infinity)
      smallSide(match.away)
    }
    .padding(.horizontal, 12)
    .frame(maxHeight: .infinity)
  }

  private func smallSide(_ team: Team) -> some View {
    VStack(spacing: 3) {
      Crest(team: team, hasLetter: false).frame(height: 30)
      Text(team.short).font(.caption2.weight(.bold))
    }
  }
}

/// The colours of both teams, meeting in the dark of the middle.
private struct Shirts: View {
  let match: MatchAttributes

  var body: some View {
    LinearGradient(
      stops: [
        .init(color: match.home.tint.opacity(0.65), location: 0),
        .init(color: match.home.tint.opacity(0.22), location: 0.27),
        .init(color: match.home.tint.opacity(0), location: 0.5),
        .init(color: match.away.tint.opacity(0), location: 0.5),
        .init(color: match.away.tint.opacity(0.22), location: 0.73),
        .init(color: match.away.tint.opacity(0.65), location: 1),
      ], startPoint: .leading, endPoint: .trailing)
  }
}

/// Who scored, each team on its side.
struct Scorers: View {
  let goals: [Goal]

  var body: some View {
    HStack(alignment: .top, spacing: 10) {
      Text(Self.line(goals, .home)).frame(maxWidth: .infinity, alignment: .trailing)
        .multilineTextAlignment(.trailing)
      Image(systemName: "soccerball").foregroundStyle(.white).accessibilityHidden(true)
      Text(Self.line(goals, .away)).frame(maxWidth: .infinity, alignment: .leading)
    }
    .font(.caption)
    .foregroundStyle(.white.opacity(0.85))
    .lineLimit(2)
  }

  /// `Solheim 12′, 67′`: each scorer once, in the order of the first goals; two below one another, more in a row.
  static func line(_ goals: [Goal], _ side: Goal.Side) -> String {
    let own = goals.filter { $0.side == side }
    var scorers: [String] = []
    for goal in own where !scorers.contains(goal.scorer) { scorers.append(goal.scorer) }
    return scorers.map { scorer in
      let minutes = own.filter { $0.scorer == scorer }.map { "\($0.minute)′" }
      return "\(scorer)\u{A0}\(minutes.joined(separator: ",\u{A0}"))"
    }.joined(separator: scorers.count > 2 ? " · " : "\n")
  }
}

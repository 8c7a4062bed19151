import SwiftUI

/// `2 – 1`; a digit rolls when it changes.
struct Score: View {
  let state: MatchAttributes.ContentState

  var body: some View {
    HStack(spacing: 8) {
      digit(state.home)
      Text("–").opacity(0.5)
      digit(state.away)
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("\(state.home) to \(state.away)")
  }

  private func digit(_ goals: Int) -> some View {
    Text("\(goals)").monospacedDigit().contentTransition(.numericText(value: Double(goals)))
  }
}

/// The minutes played, which run by themselves, or the word for a pause.
struct MatchClock: View {
  let state: MatchAttributes.ContentState

  var body: some View {
    if let word = state.period.word {
      Text(word).foregroundStyle(.white.opacity(0.8))
    } else {
      Text(
        timerInterval: state.clockStart...state.clockStart + 3 * 3600, countsDown: false, showsHours: false
      )
      .monospacedDigit()
      .multilineTextAlignment(.center)
      .frame(width: 60)
      .foregroundStyle(.green)
    }
  }
}

/// A red dot while it is played.
struct LiveMark: View {
  let state: MatchAttributes.ContentState
  let isStale: Bool

  var body: some View {
    if isStale {
      Text("No news for a while")
    } else if state.period == .fullTime {
      Text("Full time")
    } else {
      HStack(spacing: 4) {
        Circle().fill(.red).frame(width: 7, height: 7)
        Text("LIVE").fontWeight(.bold).foregroundStyle(.white)
      }
    }
  }
}

/// The latest thing worth a line: a goal, or what the server wrote.
struct LatestLine: View {
  let match: MatchAttributes
  let state: MatchAttributes.ContentState

  var body: some View {
    if let note = state.note {
      line(symbol: "flag.fill", tint: .yellow, note)
    } else if let goal = state.goals.last {
      let team = goal.side == .home ? match.home : match.away
      line(symbol: "soccerball", tint: .white, "\(goal.scorer) \(goal.minute)′ · \(team.name)")
    } else {
      line(symbol: "sportscourt.fill", tint: .green, match.competition)
    }
  }

  private func line(symbol: String, tint: Color, _ text: String) -> some View {
    Label {
      Text(text).lineLimit(1).minimumScaleFactor(0.8)
    } icon: {
      Image(systemName: symbol).foregroundStyle(tint)
    }
    .font(.subheadline.weight(.medium))
    .frame(maxWidth: .infinity)
  }
}

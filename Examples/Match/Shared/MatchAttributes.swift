import ActivityKit
import Foundation

/// One football match. Everybody who follows it gets the same broadcasts, so nothing in the state is about one person.
struct MatchAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var home: Int
    var away: Int
    var period: Period
    /// When the clock showed 0:00: of the second half, 45 minutes before it began. The clock runs by itself from here.
    var clockStart: Date
    /// The goals so far, the latest last.
    var goals: [Goal] = []
    /// What happened last that is no goal.
    var note: String?
  }

  var competition: String
  var home: Team
  var away: Team
}

struct Team: Codable, Hashable {
  var name: String
  /// Three letters.
  var short: String
  /// `#RRGGBB`: the shirt, and its stripe.
  var color: String
  var stripe: String
}

struct Goal: Codable, Hashable {
  enum Side: String, Codable, Hashable { case home, away }
  var side: Side
  var scorer: String
  var minute: Int
}

enum Period: String, Codable, Hashable {
  case firstHalf, halfTime, secondHalf, fullTime

  /// What stands in place of the clock; `nil` while it runs.
  var word: String? {
    switch self {
    case .firstHalf, .secondHalf: nil
    case .halfTime: "HT"
    case .fullTime: "FT"
    }
  }
}

extension MatchAttributes {
  static let derby = MatchAttributes(
    competition: "Coast League · Matchday 12",
    home: Team(name: "Nordhaven", short: "NOR", color: "#D7263D", stripe: "#FFFFFF"),
    away: Team(name: "Rivalta", short: "RIV", color: "#1B6FE0", stripe: "#FFD23F"))
}

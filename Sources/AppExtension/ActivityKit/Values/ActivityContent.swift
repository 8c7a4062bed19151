/// What a Live Activity shows at a time: its state, until when that holds, and how it ranks.
///
/// Equal states are sent all the same: each update counts.
public struct ActivityContent<State> where State: Decodable, State: Encodable, State: Hashable {
  /// The dynamic part; crosses to the extension as JSON.
  public let state: State
  /// From then on the activity is stale, unless an update comes before; `nil`: never.
  public let staleDate: Date?
  /// Decides which of the app's own activities is in the Dynamic Island; the highest wins, of equals the one started first.
  public let relevanceScore: Double

  /// Content to request, update or end an activity with.
  public init(state: State, staleDate: Date?, relevanceScore: Double = 0.0) {
    self.state = state
    self.staleDate = staleDate
    self.relevanceScore = relevanceScore
  }
}

extension ActivityContent: Sendable where State: Sendable {}

extension ActivityContent: CustomStringConvertible {
  public var description: String {
    let stale = staleDate.map { "stale from \($0.formatted(.iso8601))" } ?? "never stale"
    return "ActivityContent(\(state), \(stale), relevance \(relevanceScore))"
  }
}

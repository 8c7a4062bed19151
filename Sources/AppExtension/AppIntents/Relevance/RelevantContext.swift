import Foundation

/// A situation in which something matters: a time, a place, what the person is doing.
///
/// - Parity: no effect: nothing here suggests widgets; the value says what was asked for
public struct RelevantContext: Hashable, Sendable, CustomDebugStringConvertible {
  enum Kind: Hashable {
    case dates(from: Date, to: Date)
    /// Places and activities, by name.
    case inferred(String)
  }
  let kind: Kind

  public static func date(_ exact: Date) -> RelevantContext {
    RelevantContext(kind: .dates(from: exact, to: exact))
  }
  public static func date(from: Date, to: Date) -> RelevantContext {
    RelevantContext(kind: .dates(from: from, to: to))
  }
  public static func date(interval: DateInterval) -> RelevantContext {
    date(from: interval.start, to: interval.end)
  }
  public static func date(range: ClosedRange<Date>) -> RelevantContext {
    date(from: range.lowerBound, to: range.upperBound)
  }

  /// A place that the system knows from habits.
  public struct InferredLocation: Hashable, Sendable {
    let name: String
    public static var home: InferredLocation { InferredLocation(name: "home") }
    public static var work: InferredLocation { InferredLocation(name: "work") }
    public static var school: InferredLocation { InferredLocation(name: "school") }
    public static var commute: InferredLocation { InferredLocation(name: "commute") }
  }
  public static func location(inferred: InferredLocation) -> RelevantContext {
    RelevantContext(kind: .inferred(inferred.name))
  }

  public struct SleepCondition: Hashable, Sendable {
    let name: String
    public static var wakeup: SleepCondition { SleepCondition(name: "wakeup") }
    public static var bedtime: SleepCondition { SleepCondition(name: "bedtime") }
  }
  public static func sleep(_ condition: SleepCondition) -> RelevantContext {
    RelevantContext(kind: .inferred(condition.name))
  }

  public struct FitnessCondition: Hashable, Sendable {
    let name: String
    public static var workoutActive: FitnessCondition { FitnessCondition(name: "workoutActive") }
    public static var activityRingsIncomplete: FitnessCondition {
      FitnessCondition(name: "activityRingsIncomplete")
    }
  }
  public static func fitness(_ condition: FitnessCondition) -> RelevantContext {
    RelevantContext(kind: .inferred(condition.name))
  }

  public struct HeadphonesCondition: Hashable, Sendable {
    let name: String
    public static var connected: HeadphonesCondition { HeadphonesCondition(name: "headphonesConnected") }
  }
  public static func hardware(headphones: HeadphonesCondition) -> RelevantContext {
    RelevantContext(kind: .inferred(headphones.name))
  }

  public var debugDescription: String {
    switch kind {
    case .dates(let from, let to): "RelevantContext(from: \(from), to: \(to))"
    case .inferred(let name): "RelevantContext(\(name))"
    }
  }
}

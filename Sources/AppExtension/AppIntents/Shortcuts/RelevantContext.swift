import Archive
import Foundation

/// A circumstance in which something is relevant.
///
/// - Parity: approximated: dates hold by the host's clock; places and activities are those that the user sets (`POST /api/conditions`); of a region only its identifier counts
public struct RelevantContext: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case interval(DateInterval)
    case location(InferredLocation)
    case sleep(SleepCondition)
    case fitness(FitnessCondition)
    case headphones(HeadphonesCondition)
  }
  let kind: Kind

  public static func date(_ exact: Date) -> RelevantContext { date(from: exact, to: exact) }
  public static func date(from: Date, to: Date) -> RelevantContext {
    RelevantContext(kind: .interval(DateInterval(start: min(from, to), end: max(from, to))))
  }
  public static func date(interval: DateInterval) -> RelevantContext {
    RelevantContext(kind: .interval(interval))
  }
  public static func date(range: ClosedRange<Date>) -> RelevantContext {
    date(from: range.lowerBound, to: range.upperBound)
  }
  public static func location(inferred: InferredLocation) -> RelevantContext {
    RelevantContext(kind: .location(inferred))
  }
  /// A place that the user sets by this name.
  package static func location(named name: String) -> RelevantContext {
    RelevantContext(kind: .location(InferredLocation(name: name)))
  }
  public static func sleep(_ condition: SleepCondition) -> RelevantContext {
    RelevantContext(kind: .sleep(condition))
  }
  public static func fitness(_ condition: FitnessCondition) -> RelevantContext {
    RelevantContext(kind: .fitness(condition))
  }
  public static func hardware(headphones: HeadphonesCondition) -> RelevantContext {
    RelevantContext(kind: .headphones(headphones))
  }

  /// A place the system knows from habits.
  public struct InferredLocation: Hashable, Sendable {
    let name: String
    public static var home: InferredLocation { .init(name: "home") }
    public static var work: InferredLocation { .init(name: "work") }
    public static var school: InferredLocation { .init(name: "school") }
    public static var commute: InferredLocation { .init(name: "commute") }
  }
  /// A time around sleep.
  public struct SleepCondition: Hashable, Sendable {
    let name: String
    public static var wakeup: SleepCondition { .init(name: "wakeup") }
    public static var bedtime: SleepCondition { .init(name: "bedtime") }
  }
  /// A state of training.
  public struct FitnessCondition: Hashable, Sendable {
    let name: String
    public static var workoutActive: FitnessCondition { .init(name: "workoutActive") }
    public static var activityRingsIncomplete: FitnessCondition { .init(name: "activityRingsIncomplete") }
  }
  /// A state of headphones.
  public struct HeadphonesCondition: Hashable, Sendable {
    let name: String
    public static var connected: HeadphonesCondition { .init(name: "connected") }
  }
}

extension RelevantContext {
  /// For the host.
  package var clue: RelevanceClue.Context {
    switch kind {
    case .interval(let interval): .interval(from: interval.start, to: interval.end)
    case .location(let place): .place(place.name)
    case .sleep(let condition): .condition(condition.name)
    case .fitness(let condition): .condition(condition.name)
    case .headphones: .condition("headphones")
    }
  }
}

extension RelevantContext {
  /// What a date means to the widget (iOS 26).
  public struct DateKind: Hashable, Sendable {
    let name: String
    public static var `default`: DateKind { .init(name: "default") }
    public static var scheduled: DateKind { .init(name: "scheduled") }
    public static var informational: DateKind { .init(name: "informational") }
  }

  /// - Parity: approximated: all kinds of dates count alike
  public static func date(_ exact: Date, kind: DateKind) -> RelevantContext { date(exact) }
  /// - Parity: approximated: all kinds of dates count alike
  public static func date(from: Date, to: Date, kind: DateKind) -> RelevantContext {
    date(from: from, to: to)
  }
  /// - Parity: approximated: all kinds of dates count alike
  public static func date(interval: DateInterval, kind: DateKind) -> RelevantContext {
    date(interval: interval)
  }
  /// - Parity: approximated: all kinds of dates count alike
  public static func date(range: ClosedRange<Date>, kind: DateKind) -> RelevantContext { date(range: range) }
}

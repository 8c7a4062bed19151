import Foundation

/// When a `TimelineView` is made anew.
public protocol TimelineSchedule {
  typealias Mode = TimelineScheduleMode
  associatedtype Entries: Sequence where Entries.Element == Date
  func entries(from startDate: Date, mode: Self.Mode) -> Entries
}

/// How often the system is ready to draw.
public enum TimelineScheduleMode: Hashable, Sendable { case normal, lowFrequency }

/// At the start of each minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    var date: Date
    public mutating func next() -> Date? {
      defer { date += 60 }
      return date
    }
  }
  public init() {}
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let seconds = startDate.timeIntervalSinceReferenceDate
    return Entries(date: Date(timeIntervalSinceReferenceDate: (seconds / 60).rounded(.down) * 60))
  }
}

/// From a date on, at equal distances.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    let start: Date
    let interval: TimeInterval
    var index: Double
    public mutating func next() -> Date? {
      defer { index += 1 }
      return start + interval * index
    }
  }
  let start: Date
  let interval: TimeInterval
  /// An interval that is none counts as a second.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval.isFinite && interval > 0 ? Swift.max(interval, 1e-3) : 1
  }
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let passed = startDate.timeIntervalSince(start) / interval
    return Entries(start: start, interval: interval, index: passed.isFinite ? passed.rounded(.down) : 0)
  }
}

/// At given dates.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
  let dates: Entries
  public init(_ dates: Entries) { self.dates = dates }
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// At each picture of an animation.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    var date: Date
    let interval: TimeInterval
    let isPaused: Bool
    public mutating func next() -> Date? {
      guard !isPaused else { return nil }
      defer { date += interval }
      return date
    }
  }
  let interval: TimeInterval
  let isPaused: Bool
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    let given = minimumInterval ?? 1.0 / 60
    interval = given.isFinite && given > 0 ? given : 1.0 / 60
    isPaused = paused
  }
  public func entries(from start: Date, mode: TimelineScheduleMode) -> Entries {
    Entries(date: start, interval: interval, isPaused: isPaused)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}
extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}
extension TimelineSchedule {
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date { ExplicitTimelineSchedule(dates) }
}
extension TimelineSchedule where Self == AnimationTimelineSchedule {
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

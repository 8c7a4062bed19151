import Archive
import Foundation

/// A view made for a date of a schedule.
///
/// A widget's view is a picture: it is made once, for the schedule's last date up to the time it is drawn for.
///
/// - Parity: approximated: made once for each entry, as iOS archives it; it does not go on by itself
nonisolated public struct TimelineView<Schedule: TimelineSchedule, Content> {
  /// The date and how exactly it is followed.
  public struct Context: Sendable {
    public enum Cadence: Comparable, Hashable, Sendable { case live, seconds, minutes }
    public let date: Date
    public let cadence: Cadence
    /// - Parity: no effect: content is made once
    public func invalidateTimelineContent() {}
  }
  let schedule: Schedule
  let content: (Date, Bool) -> Content

  /// Dates of a schedule that are looked at.
  private static var most: Int { 10_000 }

  /// The last date of the schedule up to now; the first where all are later; now where there is none.
  func date(at now: Date, mode: TimelineScheduleMode) -> Date {
    var last: Date?
    for date in schedule.entries(from: now, mode: mode).prefix(Self.most) {
      if date > now { return last ?? date }
      last = date
    }
    return last ?? now
  }
}

public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View where Content: View {
  public typealias Body = Never

  nonisolated public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = { content(TimelineViewDefaultContext(date: $0, cadence: $1 ? .minutes : .live)) }
  }
  @_disfavoredOverload nonisolated public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content
  ) {
    self.schedule = schedule
    self.content = { content(Context(date: $0, cadence: $1 ? .minutes : .live)) }
  }

  @MainActor public func _makeNodes(in context: _ViewContext) -> [_LayoutNode] {
    context.session.report(
      "timeline-view", .note,
      "a TimelineView in a widget is made once for each entry; give the timeline an entry for each change")
    let isReduced = context.environment.isLuminanceReduced
    let date = date(at: context.session.now, mode: isReduced ? .lowFrequency : .normal)
    return context.evaluatingBody(of: Self.self) { inner in
      content(date, isReduced)._makeNodes(in: inner)
    }
  }
}

import Archive
import Foundation
import Processes
import Schedule
import Store

/// What the host holds of one placed widget, beside its schedule.
struct PlacedState {
  var placed: PlacedWidget
  /// The last good timeline.
  private(set) var timeline: ArchivedTimeline?
  /// What is odd about it, seen from when it was made.
  private(set) var findings: [Diagnostic] = []
  /// As it was read from the store; the schedule takes over when the host starts.
  var restored: StoredSchedule
  var problem: Problem?
  var revision = 1
  var taps = TapState()

  init(_ stored: StoredWidget, limits: ProcessLimits) {
    let record = stored.record
    placed = PlacedWidget(
      id: record.id, extensionName: record.extensionName, kind: record.kind, family: record.family,
      page: record.page, column: record.column, row: record.row,
      // A surface of a later version is not lost: its widgets stand on the Home Screen.
      surface: Surface(rawValue: record.surface) ?? .home, stackIndex: record.stackIndex,
      values: record.values)
    restored = stored.schedule
    problem = stored.problem.map { Problem($0) }
    if let timeline = stored.timeline { take(timeline, madeAt: stored.schedule.loadedAt, limits: limits) }
  }

  /// Another timeline has come; it is looked through once.
  mutating func take(_ timeline: ArchivedTimeline, madeAt date: Date?, limits: ProcessLimits) {
    self.timeline = timeline
    findings =
      date.map { TimelineAudit.findings(timeline.entries.map(\.date), policy: timeline.policy, madeAt: $0) }
      ?? []
    findings += LimitAudit.findings(timeline, limits)
  }

  init(_ placed: PlacedWidget) {
    self.placed = placed
    restored = StoredSchedule()
  }

  /// For the store.
  var stored: StoredWidget {
    StoredWidget(record: placed.record, timeline: timeline, schedule: restored, problem: problem?.record)
  }
}

extension PlacedWidget {
  /// For the store.
  var record: WidgetRecord {
    WidgetRecord(
      id: id, extensionName: extensionName, kind: kind, family: family, page: page, column: column, row: row,
      surface: surface.rawValue, stackIndex: stackIndex, values: values)
  }
}

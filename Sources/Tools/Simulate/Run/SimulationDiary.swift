import Archive
import Foundation
import Host
import Schedule
import Synchronization

/// Writes down what a host decides and draws while days are played.
final class SimulationDiary: HostObserver {
  private let clock: VirtualClock
  private let rules: ScheduleRules
  private let widgets = Mutex<[String: WidgetDiary]>([:])

  init(_ clock: VirtualClock, _ rules: ScheduleRules) {
    self.clock = clock
    self.rules = rules
  }

  /// What was written down about a widget.
  subscript(id: String) -> WidgetDiary { widgets.withLock { $0[id] ?? WidgetDiary() } }

  /// Timelines that were loaded so far.
  var loads: Int { widgets.withLock { $0.values.reduce(0) { $0 + $1.loads.count } } }

  func change(_ id: String, _ body: (inout WidgetDiary) -> Void) {
    widgets.withLock { body(&$0[id, default: WidgetDiary()]) }
  }

  func decided(_ entry: LedgerEntry, widget: String) { change(widget) { $0.ledger.append(entry) } }

  func loaded(_ timeline: ArchivedTimeline, widget: String) {
    let now = clock.now
    change(widget) { $0.take(timeline, at: now, rules) }
  }

  func failed(_ problem: Problem, widget: String) {
    let now = clock.now
    change(widget) { $0.fail(problem, at: now) }
  }

  func shows(entry: Int?, widget: String) {
    let now = clock.now
    change(widget) { $0.show(entry, at: now) }
  }
}

/// What happened to one widget.
struct WidgetDiary {
  /// A timeline that was loaded.
  struct Load: Equatable {
    var date: Date
    /// When it is to be replaced, by its policy and by the least time between two reloads; `nil` for never.
    var wanted: Date?
    /// Its policy wants another one as soon as there may be one.
    var endsAtOnce: Bool
    var entries: Int
    /// Every picture of it would have been shown without it.
    var isWasted: Bool
    var isCharged: Bool
    /// Real seconds in the extension: the provider's own, and all.
    var provider: Double
    var seconds: Double
  }

  var ledger: [LedgerEntry] = []
  private(set) var loads: [Load] = []
  private(set) var failures: [(date: Date, problem: Problem)] = []
  /// By code, the first of its kind and how many there were.
  private(set) var findings: [String: (first: Diagnostic, date: Date, count: Int)] = [:]
  /// How often another entry began to show.
  private(set) var entriesShown = 0
  /// Failures since the last good load that cost real seconds each.
  private(set) var hangs = 0
  /// When it was asked no more.
  var abandonedAt: Date?
  /// Pictures at the begin of hours, for as long as they are kept.
  var hours: [Date: Int] = [:]
  private(set) var pictures: [ArchivedEntry] = []

  private(set) var timeline: ArchivedTimeline?
  private var dates: TimelineDates?
  private var shownDate: Date?

  mutating func take(_ new: ArchivedTimeline, at now: Date, _ rules: ScheduleRules) {
    let newDates = TimelineDates(new)
    let wanted = rules.reloadDate(after: newDates, loadedAt: now)
    let soonest = now.addingTimeInterval(rules.minimumSpacing)
    let isWasted =
      if let timeline, let dates {
        WastedReload.isWasted((new, newDates), after: (timeline, dates), at: now)
      } else { false }
    loads.append(
      Load(
        date: now, wanted: wanted, endsAtOnce: wanted.map { $0 <= soonest.addingTimeInterval(60) } ?? false,
        entries: new.entries.count, isWasted: isWasted,
        isCharged: ledger.last { $0.outcome == .granted }?.isCharged ?? false, provider: new.timings.provider,
        seconds: new.timings.provider + new.timings.evaluate + new.timings.layout))
    hangs = 0
    (timeline, dates) = (new, newDates)
    shownDate = nil
    let odd = TimelineAudit.findings(new.entries.map(\.date), policy: new.policy, madeAt: now)
    for finding in odd + new.diagnostics {
      findings[finding.code, default: (finding, now, 0)].count += 1
    }
  }

  mutating func fail(_ problem: Problem, at now: Date) {
    failures.append((now, problem))
    hangs = Self.slow.contains(problem.code) ? hangs + 1 : 0
  }

  /// Failures that are known only after seconds of waiting.
  private static let slow: Set = ["extension-hung", "completion-never-called", "launch-timed-out"]

  mutating func show(_ index: Int?, at now: Date) {
    guard let index, let entries = timeline?.entries, entries.indices.contains(index) else { return }
    // A timeline that is shown from its first entry on shows one.
    if entries[index].date != shownDate { entriesShown += 1 }
    shownDate = entries[index].date
  }

  /// Pictures of one widget that are compared with a new one. Ours: a day and two nights of hours.
  private static let compared = 64

  /// Remembers the picture at the begin of an hour; equal ones get one number.
  mutating func sample(at now: Date, mostPictures: Int) {
    guard let timeline, let index = dates?.index(at: now) else { return }
    let entry = timeline.entries[index]
    let known = pictures.indices.suffix(Self.compared).last { pictures[$0].scenes == entry.scenes }
    if let known {
      hours[now] = known
    } else if pictures.count < mostPictures {
      hours[now] = pictures.count
      pictures.append(entry)
    }
  }
}

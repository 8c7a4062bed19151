import Archive
import Foundation
import Host
import Schedule

/// Counts what was decided about one widget. Pure.
struct WidgetReport {
  private let snapshot: WidgetSnapshot
  private let diary: WidgetDiary
  private let plan: SimulationPlan
  private let rules: ScheduleRules
  /// Wishes as they came, without those that were looked at again.
  private let wishes: [LedgerEntry]
  private let stale: [DateInterval]

  init(_ snapshot: WidgetSnapshot, _ diary: WidgetDiary, _ plan: SimulationPlan, _ rules: ScheduleRules) {
    self.snapshot = snapshot
    self.diary = diary
    self.plan = plan
    self.rules = rules
    wishes = Self.wishes(diary.ledger)
    stale = Staleness.spans(
      loads: diary.loads.map { ($0.date, $0.wanted) },
      wishes: diary.ledger.filter { $0.outcome == .deferred && $0.cause.isOfCode }.map(\.date),
      from: plan.begin, to: plan.end, spacing: rules.minimumSpacing)
  }

  var widget: SimulationReport.Widget {
    let placed = snapshot.placed
    let granted = diary.ledger.filter { $0.outcome == .granted }
    let deferred = diary.ledger.filter { $0.outcome == .deferred }
    let staleSeconds = stale.reduce(0) { $0 + $1.duration }
    let whole = plan.end.timeIntervalSince(plan.begin)
    return SimulationReport.Widget(
      id: placed.id, extension: placed.extensionName, kind: placed.kind, family: placed.family.rawValue,
      name: snapshot.displayName, surface: placed.surface.rawValue, page: placed.page, asked: wishes.count,
      granted: granted.count, charged: granted.count(where: \.isCharged),
      free: granted.count { !$0.isCharged }, deferred: deferred.count,
      merged: diary.ledger.count { $0.outcome == .merged }, failed: diary.failures.count,
      askedBy: counts(wishes.map(\.cause.rawValue)), grantedBy: counts(granted.map(\.rule.rawValue)),
      deferredBy: counts(deferred.map(\.rule.rawValue)), staleSeconds: Int(staleSeconds.rounded()),
      staleShare: whole > 0 ? (staleSeconds / whole * 10_000).rounded() / 10_000 : 0,
      stale: stale.map { SimulationReport.Span(from: $0.start, to: $0.end) },
      entriesShown: diary.entriesShown, wastedReloads: diary.loads.count(where: \.isWasted),
      wastedCharged: diary.loads.count { $0.isWasted && $0.isCharged }, loop: loop,
      budget: plan.days.map(budget), hours: plan.days.flatMap(hours), findings: findings, problems: problems,
      abandonedAt: diary.abandonedAt, ledger: diary.ledger.map { SimulationReport.Row($0) })
  }

  /// A wish that was put off is decided again when its time has come: that is the same wish.
  static func wishes(_ ledger: [LedgerEntry]) -> [LedgerEntry] {
    var waiting: LedgerEntry?
    return ledger.filter { entry in
      let isAgain = waiting.map { $0.cause == entry.cause && $0.until == entry.date } ?? false
      switch entry.outcome {
      case .deferred: waiting = entry
      case .granted: waiting = nil
      case .merged: break
      // A stack that turned was nobody's wish.
      case .turned: return false
      }
      return !isAgain
    }
  }

  private func counts(_ words: [String]) -> [String: Int] {
    words.reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }

  // MARK: - By day and hour

  private func budget(_ day: SimulatedDay) -> SimulationReport.Budget {
    let rows = diary.ledger.filter { $0.date >= day.begin && $0.date < day.end }
    func first(_ rule: ReloadRule) -> Date? {
      rows.first { $0.outcome == .deferred && $0.rule == rule }?.date
    }
    return SimulationReport.Budget(
      date: day.name, charged: rows.count(where: \.isCharged),
      allowance: (rows.last ?? diary.ledger.last { $0.date < day.begin })?.allowance ?? 0,
      ranOutAt: first(.dailyBudget), pacedAt: first(.hourlyPace))
  }

  private func hours(_ day: SimulatedDay) -> [SimulationReport.Hour] {
    func byHour(_ dates: [Date]) -> [Int: Int] {
      dates.reduce(into: [:]) { counts, date in
        if let hour = day.hour(of: date) { counts[hour, default: 0] += 1 }
      }
    }
    let asked = byHour(wishes.map(\.date))
    let granted = byHour(diary.ledger.filter { $0.outcome == .granted }.map(\.date))
    let deferred = byHour(diary.ledger.filter { $0.outcome == .deferred }.map(\.date))
    let pushed = byHour(wishes.filter { $0.cause == .push }.map(\.date))
    return day.hourStarts.enumerated().map { hour, start in
      SimulationReport.Hour(
        at: start, asked: asked[hour] ?? 0, granted: granted[hour] ?? 0, deferred: deferred[hour] ?? 0,
        pushed: pushed[hour] ?? 0,
        staleSeconds: Int(
          Staleness.seconds(of: stale, from: start, to: min(start + 3600, day.end)).rounded()),
        picture: diary.hours[start])
    }
  }

  // MARK: - What is odd

  private var loop: SimulationReport.Loop? {
    let calls = diary.ledger.filter { $0.cause == .widgetCenter && $0.outcome != .granted }.map(\.date)
    guard let found = ReloadLoop.find(diary.loads.map { ($0.date, $0.endsAtOnce) }, calls: calls) else {
      return nil
    }
    let minutes = Int((found.every / 60).rounded())
    let often = "\(found.reloads) reloads in a row, \(minutes == 1 ? "a minute" : "\(minutes) minutes") apart"
    return SimulationReport.Loop(
      begin: found.begin, reloads: found.reloads, everySeconds: Int(found.every.rounded()),
      by: found.isCalled ? "widgetCenter" : "policy",
      sentence: found.isCalled
        ? "It calls WidgetCenter whenever it is loaded: \(often). Call it where data changes, not in the provider."
        : "Each timeline wants the next one at once: \(often). Use .after(_:) with a date that data is expected for, or entries ahead."
    )
  }

  private var findings: [SimulationReport.Finding] {
    diary.findings.sorted { $0.key < $1.key }.map { code, found in
      SimulationReport.Finding(
        code: code, severity: found.first.severity.rawValue, message: found.first.message, count: found.count,
        at: found.date)
    }
  }

  private var problems: [SimulationReport.Finding] {
    var byCode: [String: SimulationReport.Finding] = [:]
    for (date, problem) in diary.failures {
      if byCode[problem.code] == nil {
        byCode[problem.code] = SimulationReport.Finding(
          code: problem.code, severity: "error", message: problem.message, cure: problem.cure, count: 0,
          at: date)
      }
      byCode[problem.code]?.count += 1
    }
    return byCode.values.sorted { ($0.at, $0.code) < ($1.at, $1.code) }
  }
}

extension ReloadCause {
  /// Somebody who has new data asks.
  fileprivate var isOfCode: Bool {
    switch self {
    case .widgetCenter, .push, .location: true
    case .placed, .policy, .retry, .user, .interaction, .configuration, .build, .system, .settings,
      .timeChange:
      false
    }
  }
}

extension SimulationReport.Row {
  init(_ entry: LedgerEntry) {
    self.init(
      at: entry.date, cause: entry.cause.rawValue, outcome: entry.outcome.rawValue, rule: entry.rule.rawValue,
      until: entry.until, charged: entry.isCharged, used: entry.used, allowance: entry.allowance)
  }

  /// As the host wrote it.
  package var entry: LedgerEntry? {
    guard let cause = ReloadCause(rawValue: cause), let outcome = LedgerEntry.Outcome(rawValue: outcome),
      let rule = ReloadRule(rawValue: rule)
    else { return nil }
    return LedgerEntry(
      date: at, cause: cause, outcome: outcome, rule: rule, until: until, isCharged: charged, used: used,
      allowance: allowance)
  }
}

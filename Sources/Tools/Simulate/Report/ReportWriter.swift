import Archive
import Foundation
import Host
import Schedule

/// Makes the report of what was written down. Pure.
struct ReportWriter {
  var simulation: Simulation
  var plan: SimulationPlan
  var unplaced: [SimulationReport.Unplaced]
  /// What became of pushes, by rule.
  var pushes: [String: Int]

  func report(_ widgets: [(snapshot: WidgetSnapshot, diary: WidgetDiary)]) -> SimulationReport {
    var report = SimulationReport(
      extensions: simulation.extensions.map(\.name), device: simulation.device.name,
      profile: simulation.profile.name,
      seed: simulation.seed, zone: simulation.zone.identifier, begin: plan.begin, end: plan.end,
      days: plan.days.map(day), events: plan.events.compactMap(event),
      widgets: widgets.map { WidgetReport($0.snapshot, $0.diary, plan, simulation.rules).widget },
      unplaced: unplaced, pushes: pushes)
    for (snapshot, diary) in widgets {
      report.timings[snapshot.placed.id] = timings(diary.loads)
      if simulation.keepsPictures { report.pictures[snapshot.placed.id] = diary.pictures }
    }
    return report
  }

  private func day(_ day: SimulatedDay) -> SimulationReport.Day {
    let events = plan.events.filter { $0.date >= day.begin && $0.date < day.end }
    func count(_ kind: SimulatedEvent.Kind) -> Int { events.count { $0.kind == kind } }
    return SimulationReport.Day(
      date: day.name, zone: day.zone.identifier, begin: day.begin, end: day.end, hours: day.hours,
      unlocks: count(.look(.lockScreen)), apps: count(.app(true)), pushes: count(.push),
      offlineSeconds: Int(seconds(of: .network(false), until: .network(true), in: day)),
      lowPowerSeconds: Int(seconds(of: .lowPower(true), until: .lowPower(false), in: day)))
  }

  /// Seconds of a day between events of one kind and of another.
  private func seconds(
    of begin: SimulatedEvent.Kind, until end: SimulatedEvent.Kind, in day: SimulatedDay
  ) -> TimeInterval {
    var spans: [DateInterval] = []
    var since: Date?
    for event in plan.events {
      if event.kind == begin { since = since ?? event.date }
      if event.kind == end, let start = since {
        spans.append(DateInterval(start: start, end: event.date))
        since = nil
      }
    }
    if let since { spans.append(DateInterval(start: since, end: plan.end)) }
    return Staleness.seconds(of: spans, from: day.begin, to: day.end)
  }

  private func event(_ event: SimulatedEvent) -> SimulationReport.Event? {
    func made(
      _ kind: SimulationReport.Event.Kind, page: Int? = nil, zone: String? = nil
    ) -> SimulationReport.Event {
      SimulationReport.Event(at: event.date, kind: kind, page: page, zone: zone)
    }
    return switch event.kind {
    case .look(.lockScreen): made(.unlocked)
    case .look(.page(let page)): made(.seen, page: page)
    case .look(.nothing): made(.locked)
    case .app(let isOpen): made(isOpen ? .appOpened : .appClosed)
    case .reload: made(.appReloaded)
    case .push: made(.pushed)
    case .network(let isThere): made(isThere ? .networkFound : .networkLost)
    case .lowPower(let isOn): made(isOn ? .lowPowerOn : .lowPowerOff)
    case .charging(let isOn): made(isOn ? .chargingOn : .chargingOff)
    case .zone(let zone): made(.zoneChanged, zone: zone)
    }
  }

  private func timings(_ loads: [WidgetDiary.Load]) -> SimulationReport.Timings? {
    guard !loads.isEmpty else { return nil }
    func middle(_ values: [Double]) -> Double { values.sorted()[values.count / 2] * 1000 }
    return SimulationReport.Timings(
      loads: loads.count, provider: middle(loads.map(\.provider)),
      longestProvider: (loads.map(\.provider).max() ?? 0) * 1000, all: middle(loads.map(\.seconds)))
  }
}

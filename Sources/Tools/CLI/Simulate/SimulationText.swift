import Foundation
import Schedule
import Simulate

/// The report of `vitrine simulate` for people: a few lines a widget.
struct SimulationText {
  private let report: SimulationReport
  /// Days of which each has a line of its own; of the others the worst are shown.
  private static let mostDays = 14

  init(_ report: SimulationReport) { self.report = report }

  func text(_ style: Style) -> String {
    ([heading(style)] + report.widgets.map { widget($0, style) } + unplaced(style)).joined(separator: "\n\n")
  }

  // MARK: - The device

  private func heading(_ style: Style) -> String {
    let zone = TimeZone(identifier: report.zone) ?? .current
    let days = Self.count(report.days.count, "day")
    let first = "\(days) from \(Self.date(report.begin, zone)), \(report.zone)"
    let sums = [
      Self.count(report.days.reduce(0) { $0 + $1.unlocks }, "look"),
      Self.count(report.days.reduce(0) { $0 + $1.apps }, "app launch", "app launches"),
      report.days.contains { $0.pushes > 0 }
        ? Self.count(report.days.reduce(0) { $0 + $1.pushes }, "push", "pushes") : "",
      Self.spell(report.days.reduce(0) { $0 + $1.offlineSeconds }, "without network"),
      Self.spell(report.days.reduce(0) { $0 + $1.lowPowerSeconds }, "in Low Power Mode"),
    ].filter { !$0.isEmpty }
    let names = report.extensions.joined(separator: ", ")
    return [
      "\(style.bold(names)) · \(first) · \(report.profile), seed \(report.seed) · \(report.device)",
      style.faint(sums.joined(separator: ", ") + pushes),
    ].joined(separator: "\n")
  }

  /// What became of pushes that no widget could take.
  private var pushes: String {
    guard let lost = report.pushes["no-push-handler"] else { return "" }
    return " (\(lost) for nobody: no widget has a pushHandler(_:))"
  }

  private func unplaced(_ style: Style) -> [String] {
    guard !report.unplaced.isEmpty else { return [] }
    return [
      (["Not placed:"] + report.unplaced.map { "  \($0.kind) \($0.family): \($0.reason)" }).joined(
        separator: "\n")
    ]
  }

  // MARK: - A widget

  private func widget(_ widget: SimulationReport.Widget, _ style: Style) -> String {
    let place = widget.surface == "lock" ? "Lock Screen" : "page \(widget.page + 1)"
    var lines = ["\(style.bold(widget.kind))  \(widget.family)  \(style.faint(place))"]
    lines += Columns.aligned(days(widget, style)).map { "  " + $0 }.map(Self.trimmed)
    lines.append("  " + sums(widget))
    lines.append("  " + pictures(widget))
    lines += notices(widget, style).map { "  " + $0 }
    return lines.joined(separator: "\n")
  }

  /// A line for each day: reloads by the hour, and the budget.
  private func days(_ widget: SimulationReport.Widget, _ style: Style) -> [[String]] {
    let rows = report.days.indices.prefix(Self.mostDays).map { index -> [String] in
      let day = report.days[index]
      let hours = widget.hours.filter { $0.at >= day.begin && $0.at < day.end }
      let budget = widget.budget[index]
      let zone = TimeZone(identifier: day.zone) ?? .current
      let ranOut = budget.ranOutAt.map { style.red("used up at \(Self.time($0, zone))") } ?? ""
      return [
        Self.day(day.begin, zone), hours.map { cell($0, style) }.joined(),
        "\(hours.reduce(0) { $0 + $1.granted }) loaded", "\(budget.charged) of \(budget.allowance) charged",
        ranOut,
      ]
    }
    let more = report.days.count - rows.count
    return rows + (more > 0 ? [[style.faint("and \(Self.count(more, "day")) more: --json has all")]] : [])
  }

  private static let blocks = ["·", "▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]

  /// `▁` one reload in the hour to `█` eight; yellow where the picture was old for more than half of it.
  private func cell(_ hour: SimulationReport.Hour, _ style: Style) -> String {
    let block = Self.blocks[min(hour.granted, Self.blocks.count - 1)]
    return hour.staleSeconds > 1800
      ? style.yellow(block) : hour.granted > 0 ? style.green(block) : style.faint(block)
  }

  private func sums(_ widget: SimulationReport.Widget) -> String {
    let why = widget.deferredBy.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .map { "\($0.key) \($0.value)" }.joined(separator: ", ")
    return
      "asked \(widget.asked) · granted \(widget.granted) (\(widget.charged) charged, \(widget.free) free)"
      + " · put off \(widget.deferred)" + (why.isEmpty ? "" : ": \(why)")
      + (widget.failed > 0 ? " · failed \(widget.failed)" : "")
  }

  private func pictures(_ widget: SimulationReport.Widget) -> String {
    let share = (widget.staleShare * 100).formatted(
      .number.precision(.fractionLength(0...1)).locale(Self.locale))
    let stale =
      widget.staleSeconds == 0
      ? "never older than wanted"
      : "older than wanted \(share) % of the time (\(Self.span(widget.staleSeconds)))"
    var parts = [stale, Self.count(widget.entriesShown, "entry", "entries") + " shown"]
    if let times = report.timings[widget.id] {
      parts.append(
        "provider \(Self.milliseconds(times.provider)), at most \(Self.milliseconds(times.longestProvider))")
    }
    return parts.joined(separator: " · ")
  }

  private func notices(_ widget: SimulationReport.Widget, _ style: Style) -> [String] {
    let zone = TimeZone(identifier: report.zone) ?? .current
    var lines: [String] = []
    for problem in widget.problems {
      let first = problem.count == 1 ? "at" : "\(problem.count) times from"
      lines.append(
        style.red("✕ ") + "\(problem.code), \(first) \(Self.date(problem.at, zone)): \(problem.message)"
          + (problem.cure.map { " \($0)" } ?? ""))
    }
    if let date = widget.abandonedAt {
      lines.append(
        style.red("✕ ")
          + "given up at \(Self.date(date, zone)): each try costs seconds. What follows says nothing.")
    }
    if let loop = widget.loop { lines.append(style.yellow("! ") + "reload-loop: " + loop.sentence) }
    if widget.wastedCharged > 0 {
      lines.append(
        style.yellow("! ")
          + "wasted-reloads: \(widget.wastedCharged) of \(widget.charged) charged reloads changed no picture. Ask for the next one when there is something new."
      )
    }
    for finding in widget.findings where finding.severity != "note" {
      let times = finding.count == 1 ? "" : " (\(finding.count) times)"
      lines.append(style.yellow("! ") + "\(finding.code)\(times): \(finding.message)")
    }
    return lines
  }

  // MARK: - Words

  private static func trimmed(_ line: String) -> String {
    String(line.reversed().drop { $0 == " " }.reversed())
  }

  private static let locale = Locale(identifier: "en_GB")

  static func time(_ date: Date, _ zone: TimeZone, seconds: Bool = false) -> String {
    let parts = Calendar.simulated(zone).dateComponents([.hour, .minute, .second], from: date)
    let time = String(format: "%02d:%02d", parts.hour ?? 0, parts.minute ?? 0)
    return seconds ? time + String(format: ":%02d", parts.second ?? 0) : time
  }

  static func date(_ date: Date, _ zone: TimeZone) -> String { "\(day(date, zone)) \(time(date, zone))" }

  private static func day(_ date: Date, _ zone: TimeZone) -> String {
    date.formatted(
      Date.FormatStyle(locale: locale, calendar: .simulated(zone), timeZone: zone)
        .weekday(.abbreviated).day().month(.abbreviated))
  }

  private static func count(_ count: Int, _ one: String, _ many: String? = nil) -> String {
    "\(count) \(count == 1 ? one : many ?? one + "s")"
  }

  private static func spell(_ seconds: Int, _ what: String) -> String {
    seconds > 0 ? "\(span(seconds)) \(what)" : ""
  }

  private static func span(_ seconds: Int) -> String {
    let minutes = max(1, (seconds + 30) / 60)
    return minutes < 60 ? "\(minutes) min" : "\(minutes / 60) h \(minutes % 60) min"
  }

  private static func milliseconds(_ value: Double) -> String {
    value.formatted(.number.precision(.significantDigits(2)).locale(locale)) + " ms"
  }
}

import Archive
import Foundation
import Render
import Schedule

/// One widget: its days, what is odd, and every decision.
struct PageWidget {
  private let widget: SimulationReport.Widget
  private let report: SimulationReport
  private let pictures: PagePictures
  private let looks: [(from: Date, to: Date)]
  /// Days that are drawn, and decisions that are listed. Ours: a month, and about two days of a busy widget.
  private static let mostDays = 31
  private static let mostRows = 400

  init(_ widget: SimulationReport.Widget, _ report: SimulationReport, _ pictures: PagePictures) {
    self.widget = widget
    self.report = report
    self.pictures = pictures
    looks = Self.looks(at: widget, report)
  }

  var html: String {
    let place = widget.surface == "lock" ? "Lock Screen" : "page \(widget.page + 1)"
    let days = report.days.enumerated().prefix(Self.mostDays).map { day(PageDay($0.offset, $0.element)) }
    let hidden = report.days.count - days.count
    let more =
      hidden > 0
      ? "<p class=\"quiet\">\(PageWords.count(hidden, "day")) more: <code>--json</code> has all.</p>" : ""
    let name = widget.name.map { "\(SVGText.escaped($0)) " } ?? ""
    return """
      <section>
      <h2>\(name.isEmpty ? SVGText.escaped(widget.kind) : name)<small>\(SVGText.escaped(widget.kind)) · \(widget.family) · \(place)</small></h2>
      <p class="sums">\(sums)</p>
      \(report.widgets.first?.id == widget.id ? PageMarks.legend : "")
      <div class="scroll"><div class="days">
      \(days.joined(separator: "\n"))
      </div></div>
      \(more)\(notes)\(ledger)
      </section>
      """
  }

  private var sums: String {
    let why = widget.deferredBy.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map {
      "\($0.key) \($0.value)"
    }
    let stale =
      widget.staleSeconds == 0
      ? "never older than wanted"
      : "older than wanted \(PageWords.percent(widget.staleShare)) of the time, \(PageWords.span(widget.staleSeconds))"
    return [
      "\(PageWords.count(widget.granted, "reload")): \(widget.charged) charged, \(widget.free) free",
      "\(widget.deferred) put off" + (why.isEmpty ? "" : " (\(why.joined(separator: ", ")))"), stale,
      PageWords.count(widget.entriesShown, "entry", "entries") + " shown",
    ].map(SVGText.escaped).joined(separator: " · ")
  }

  // MARK: - A day

  private func day(_ day: PageDay) -> String {
    let budget = widget.budget[day.index]
    let ranOut = budget.ranOutAt.map {
      "<small class=\"bad\">used up \(PageWords.time($0, day.zone))</small>"
    }
    return """
      <div class="label">\(day.name)<small>\(day.note)</small>\
      <small>\(budget.charged) of \(budget.allowance)</small>\(ranOut ?? "")</div>
      <div>\(strip(day))\(lanes(day))\(chart(day))\(day.scale)</div>
      """
  }

  /// The picture at the begin of each hour.
  private func strip(_ day: PageDay) -> String {
    let hours = widget.hours.filter { day.contains($0.at) }
    let (shape, step) = Self.shape(of: widget.family)
    let cells = stride(from: 0, to: hours.count, by: step).map { index -> String in
      let hour = hours[index]
      // The last cell of a wide strip may have one hour left of its two.
      let width = min(step, hours.count - index)
      let style = width == step ? "" : " style=\"flex-grow:\(HTML.decimal(Double(width) / Double(step)))\""
      let name = hour.picture.flatMap { pictures.name(widget.id, $0) }
      let time = PageWords.time(hour.at, day.zone)
      let says = hour.picture == nil ? "\(time) no picture" : time
      return
        "<i class=\"\(name ?? "none")\" role=\"img\" aria-label=\"\(says)\" title=\"\(says)\"\(style)></i>"
    }
    let stale = widget.stale.map { span in
      day.bar(
        "stale", span.from, span.to, y: 1, height: 4,
        "\(PageWords.time(span.from, day.zone)) to \(PageWords.time(span.to, day.zone)): older than the provider wanted"
      )
    }
    return
      "<div class=\"strip\(widget.surface == "lock" ? " lock" : "")\(shape)\">\(cells.joined())</div>"
      + "<svg class=\"age\" height=\"6\">\(stale.joined())</svg>"
  }

  /// How a strip of a family looks, and the hours of one cell: wide pictures would be too small to see with one each.
  private static func shape(of family: String) -> (name: String, hours: Int) {
    switch WidgetFamily(rawValue: family) {
    case .systemMedium, .systemExtraLarge: (" wide", 2)
    case .systemLarge, .systemExtraLargePortrait: (" large", 1)
    case .accessoryRectangular: (" row", 2)
    case .accessoryInline: (" line", 3)
    case .systemSmall, .accessoryCircular, .accessoryCorner, nil: ("", 1)
    }
  }

  /// Reloads, what was put off and pushes, and when it was in sight.
  private func lanes(_ day: PageDay) -> String {
    var marks = ""
    for look in looks {
      marks += day.bar(
        "look", look.from, look.to, y: 40, height: 8,
        "\(PageWords.time(look.from, day.zone)) in sight for \(Int(look.to.timeIntervalSince(look.from).rounded())) s"
      )
    }
    for row in widget.ledger where day.contains(row.at) {
      guard let entry = row.entry else { continue }
      let says =
        "\(PageWords.exactTime(row.at, day.zone)) \(entry.sentence { PageWords.exactTime($0, day.zone) })"
      switch entry.outcome {
      case .granted: marks += day.mark(row.charged ? "charged" : "free", row.at, y: 10, says)
      case .deferred: marks += day.mark("off", row.at, y: 27, says)
      case .merged, .turned: break
      }
      if entry.cause == .push, entry.outcome != .merged { marks += day.mark("push", row.at, y: 44, says) }
    }
    return
      "<svg class=\"lanes\" height=\"52\" role=\"img\" aria-label=\"reloads\">\(day.grid(height: 52))\(marks)</svg>"
  }

  /// What of 24 hours' budget is used, against what there is.
  private func chart(_ day: PageDay) -> String {
    let rows = widget.ledger.filter { day.contains($0.at) }
    let before = widget.ledger.last { $0.at < day.day.begin }
    guard let first = rows.first ?? before else { return "" }
    let top = Double(max(1, (rows + [first]).map { max($0.used, $0.allowance) }.max() ?? 1)) * 1.08
    func points(_ value: (SimulationReport.Row) -> Int, from start: Int) -> String {
      var text = "0,\(height(start, top))"
      var last = start
      for row in rows {
        let x = Int((day.place(row.at) * 1000).rounded())
        text += " \(x),\(height(last, top)) \(x),\(height(value(row), top))"
        last = value(row)
      }
      return text + " 1000,\(height(last, top))"
    }
    let used = points(\.used, from: before?.used ?? 0)
    let allowance = points(\.allowance, from: (before ?? first).allowance)
    return """
      <svg class="chart" height="44" viewBox="0 0 1000 40" preserveAspectRatio="none" role="img" \
      aria-label="budget: \(widget.budget[day.index].charged) of \(widget.budget[day.index].allowance)">\
      <polygon class="area" points="0,40 \(used) 1000,40"/><polyline class="used" points="\(used)"/>\
      <polyline class="allowance" points="\(allowance)"/></svg>
      """
  }

  private func height(_ value: Int, _ top: Double) -> Int { Int((40 - Double(value) / top * 40).rounded()) }

  /// When somebody saw it.
  private static func looks(
    at widget: SimulationReport.Widget, _ report: SimulationReport
  ) -> [(from: Date, to: Date)] {
    var spans: [(Date, Date)] = []
    var since: Date?
    for event in report.events {
      let isSeen: Bool
      switch event.kind {
      case .unlocked: isSeen = widget.surface == "lock"
      case .seen: isSeen = widget.surface != "lock" && event.page == widget.page
      case .locked: isSeen = false
      default: continue
      }
      if let from = since { spans.append((from, event.at)) }
      since = isSeen ? event.at : nil
    }
    return spans
  }

  // MARK: - Words

  private var notes: String {
    let zone = TimeZone(identifier: report.zone) ?? .gmt
    var rows: [String] = []
    func add(_ kind: String, _ code: String, _ text: String) {
      rows.append("<li class=\"\(kind)\"><b>\(SVGText.escaped(code))</b> \(SVGText.escaped(text))</li>")
    }
    for problem in widget.problems {
      let times = problem.count == 1 ? "" : "\(problem.count) times, first "
      add(
        "bad", problem.code,
        "\(times)\(PageWords.day(problem.at, zone)) \(PageWords.time(problem.at, zone)). \(problem.message) \(problem.cure ?? "")"
      )
    }
    if let date = widget.abandonedAt {
      add(
        "bad", "given up",
        "\(PageWords.day(date, zone)) \(PageWords.time(date, zone)): each try costs seconds. What follows says nothing."
      )
    }
    if let loop = widget.loop { add("odd", "reload-loop", loop.sentence) }
    if widget.wastedCharged > 0 {
      add(
        "odd", "wasted-reloads",
        "\(widget.wastedCharged) of \(widget.charged) charged reloads changed no picture. Ask for the next one when there is something new."
      )
    }
    for finding in widget.findings {
      add(
        finding.severity == "note" ? "quiet" : "odd", finding.code,
        (finding.count == 1 ? "" : "\(finding.count) times. ") + finding.message)
    }
    return rows.isEmpty ? "" : "<ul class=\"notes\">\(rows.joined())</ul>"
  }

  private var ledger: String {
    let rows = widget.ledger.prefix(Self.mostRows).compactMap { row -> String? in
      guard let entry = row.entry, let index = report.day(of: row.at) else { return nil }
      let day = PageDay(index, report.days[index])
      let sign =
        entry.outcome == .granted ? (row.charged ? "▲" : "△") : entry.outcome == .deferred ? "✕" : "·"
      return
        "<tr><td>\(day.name) \(PageWords.exactTime(row.at, day.zone))</td><td>\(sign)</td><td>\(row.rule)</td><td>\(SVGText.escaped(entry.sentence { PageWords.exactTime($0, day.zone) }))</td></tr>"
    }
    guard !rows.isEmpty else { return "" }
    let more =
      widget.ledger.count > rows.count
      ? "<p class=\"quiet\">The first \(rows.count) of \(PageWords.number(widget.ledger.count)); <code>--json</code> has all.</p>"
      : ""
    return
      "<details><summary>Every decision</summary><div class=\"scroll\"><table>\(rows.joined())</table></div>\(more)</details>"
  }
}

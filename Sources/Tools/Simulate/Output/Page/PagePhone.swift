import Foundation

/// What happened to the device: looks, the app, network, low power, pushes; a lane a day.
struct PagePhone {
  private let report: SimulationReport
  /// Days that are drawn.
  static let mostDays = 31

  init(_ report: SimulationReport) { self.report = report }

  var html: String {
    let days = report.days.enumerated().prefix(Self.mostDays).map { row(PageDay($0.offset, $0.element)) }
    return """
      <section class="phone">
      <h2>The phone</h2>
      <p class="legend"><span><svg><rect x="5" y="2" width="2" height="12" class="look"/></svg>look</span>\
      <span><svg><rect y="4" width="16" height="8" rx="2" class="app"/></svg>app open</span>\
      <span><svg><use href="#push" x="8" y="8" class="push"/></svg>push</span>\
      <span><svg><rect y="4" width="16" height="8" rx="2" class="offline"/></svg>no network</span>\
      <span><svg><rect y="4" width="16" height="8" rx="2" class="low"/></svg>Low Power Mode</span></p>
      <div class="scroll"><div class="days">
      \(days.joined(separator: "\n"))
      </div></div>
      </section>
      """
  }

  private func row(_ day: PageDay) -> String {
    var marks = ""
    for span in spans(.networkLost, .networkFound) {
      marks += day.bar("offline", span.from, span.to, y: 2, height: 24, words(span, "no network", day))
    }
    for span in spans(.lowPowerOn, .lowPowerOff) {
      marks += day.bar("low", span.from, span.to, y: 22, height: 4, words(span, "Low Power Mode", day))
    }
    for span in spans(.appOpened, .appClosed) {
      marks += day.bar("app", span.from, span.to, y: 8, height: 12, words(span, "the app is open", day))
    }
    for event in report.events where day.contains(event.at) {
      switch event.kind {
      case .unlocked:
        marks += day.bar(
          "look", event.at, event.at + 1, y: 6, height: 16, "\(PageWords.time(event.at, day.zone)) look")
      case .pushed: marks += day.mark("push", event.at, y: 14, "\(PageWords.time(event.at, day.zone)) push")
      case .zoneChanged:
        marks += day.bar(
          "zone", event.at, event.at + 120, y: 0, height: 28,
          "\(PageWords.time(event.at, day.zone)) now in \(event.zone ?? "another zone")")
      default: break
      }
    }
    return """
      <div class="label">\(day.name)<small>\(day.note)</small></div>
      <div><svg class="lanes" height="28" role="img" aria-label="\(PageWords.count(day.day.unlocks, "look"))">\(day.grid(height: 28))\(marks)</svg>\(day.scale)</div>
      """
  }

  private func words(_ span: (from: Date, to: Date), _ what: String, _ day: PageDay) -> String {
    "\(PageWords.time(span.from, day.zone)) to \(PageWords.time(span.to, day.zone)): \(what)"
  }

  private func spans(
    _ begin: SimulationReport.Event.Kind, _ end: SimulationReport.Event.Kind
  ) -> [(from: Date, to: Date)] {
    var spans: [(Date, Date)] = []
    var since: Date?
    for event in report.events {
      if event.kind == begin { since = since ?? event.at }
      if event.kind == end, let from = since {
        spans.append((from, event.at))
        since = nil
      }
    }
    if let since { spans.append((since, report.end)) }
    return spans
  }
}

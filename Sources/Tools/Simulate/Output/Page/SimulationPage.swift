import Foundation
import Render

/// The report as one page: pictures by the hour, marks, charts, in light and dark. Nothing is fetched from anywhere, and no script runs.
package struct SimulationPage {
  private let report: SimulationReport
  private let pictures: PagePictures

  package init(_ report: SimulationReport) {
    self.report = report
    pictures = PagePictures(report)
  }

  package var html: String {
    let names = SVGText.escaped(report.extensions.joined(separator: ", "))
    return """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:">
      <meta name="color-scheme" content="light dark">
      <title>\(names) · simulated</title>
      <style>
      \(PageStyle.css)\(pictures.css)
      </style>
      </head>
      <body>
      \(PageMarks.symbols)
      <main>
      \(heading(names))
      \(PagePhone(report).html)
      \(report.widgets.map { PageWidget($0, report, pictures).html }.joined(separator: "\n"))
      \(unplaced)
      <footer>Made by <code>vitrine simulate</code>. The same source, profile and seed make the same page.</footer>
      </main>
      </body>
      </html>

      """
  }

  private func heading(_ names: String) -> String {
    let zone = TimeZone(identifier: report.zone) ?? .gmt
    let days = PageWords.count(report.days.count, "day")
    let words = [
      "\(days) from \(PageWords.longDay(report.begin, zone))", report.zone,
      "\(report.profile), seed \(report.seed)",
      report.device,
    ].map(SVGText.escaped).joined(separator: " · ")
    let stale =
      report.widgets.isEmpty
      ? 0 : report.widgets.reduce(0) { $0 + $1.staleShare } / Double(report.widgets.count)
    let figures = [
      (PageWords.number(report.granted), "reloads"),
      (PageWords.number(report.widgets.reduce(0) { $0 + $1.charged }), "charged"),
      (PageWords.number(report.widgets.reduce(0) { $0 + $1.deferred }), "put off"),
      (PageWords.percent(stale), "older than wanted"),
      (PageWords.number(report.widgets.reduce(0) { $0 + $1.failed }), "failed"),
    ]
    let tiles = figures.map { "<div><b>\($0.0)</b><span>\($0.1)</span></div>" }.joined()
    return "<header><h1>\(names)</h1><p>\(words)</p><div class=\"figures\">\(tiles)</div></header>"
  }

  private var unplaced: String {
    guard !report.unplaced.isEmpty else { return "" }
    let rows = report.unplaced.map {
      "<li><b>\(SVGText.escaped($0.kind))</b> \(SVGText.escaped($0.family)): \(SVGText.escaped($0.reason))</li>"
    }
    return "<section><h2>Not placed</h2><ul class=\"notes\">\(rows.joined())</ul></section>"
  }
}

import Foundation
import Schedule
import Simulate

/// Answers "why did it not update at 14:05?" for a simulated day, as `vitrine budget --at` does for a real one.
struct SimulationSentences {
  private let report: SimulationReport
  /// Seconds before the instant whose decisions are told.
  private static let back = 6 * 3600.0
  /// Decisions of one widget that are told.
  private static let most = 12

  init(_ report: SimulationReport) { self.report = report }

  func text(at date: Date, _ style: Style) -> String {
    guard date >= report.begin, date < report.end else {
      let zone = TimeZone(identifier: report.zone) ?? .current
      return
        "Nothing is known of that instant: the simulation goes from \(SimulationText.date(report.begin, zone)) "
        + "to \(SimulationText.date(report.end, zone))."
    }
    let zone = report.day(of: date).flatMap { TimeZone(identifier: report.days[$0].zone) } ?? .current
    return report.widgets.map { widget in
      // Up to the end of the minute that people write.
      let rows = widget.ledger.filter { $0.at < date + 60 && $0.at >= date - Self.back }
      let lines = rows.suffix(Self.most).reversed().compactMap { row in
        row.entry.map { entry in
          [
            "  " + SimulationText.time(row.at, zone, seconds: true), style.faint(row.rule),
            entry.sentence { SimulationText.time($0, zone, seconds: true) },
          ]
        }
      }
      return
        ([style.bold("\(widget.kind)  \(widget.family)")]
        + (lines.isEmpty ? ["  nothing was decided in the six hours before"] : Columns.aligned(lines)))
        .joined(separator: "\n")
    }.joined(separator: "\n\n")
  }
}

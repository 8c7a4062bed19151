import Foundation
import Host
import Schedule

/// What `/api/timebar` says of a stretch of time. Instants are seconds since 1970.
struct TimeBarDocument: Encodable {
  /// A stretch in which a widget shows the same.
  struct Stretch: Encodable {
    var from: Date
    /// Absent: for good.
    var to: Date?
    /// `past`, `present`, `beyond`, as `WidgetStretch.Certainty` has them.
    var certainty: String
  }

  struct Widget: Encodable {
    var id: String
    /// In the order of time. Of what lies before and between them nothing was kept.
    var stretches: [Stretch]
  }

  struct Mark: Encodable {
    var number: Int64
    var widget: String
    var at: Date
    /// `reload`, `push` (a reload that a push asked for), `deferred`, `merged`.
    var kind: String
    var sentence: String
  }

  var from: Date
  var to: Date
  var widgets: [Widget]
  /// The newest first.
  var marks: [Mark]
  /// There are older marks in it.
  var more: Bool

  /// Marks that are told at once.
  static let mostMarks = 4000

  init(from: Date, to: Date, stretches: [WidgetStretch], rows: [LedgerRow], zone: TimeZone) {
    self.from = from
    self.to = to
    widgets = Dictionary(grouping: stretches, by: \.widget).sorted { $0.key < $1.key }.map { id, all in
      Widget(
        id: id,
        stretches: all.map { Stretch(from: $0.from, to: $0.to, certainty: $0.certainty.rawValue) })
    }
    let format = LedgerDocument.format(zone)
    marks = rows.prefix(Self.mostMarks).map { row in
      Mark(
        number: row.number, widget: row.widget, at: row.entry.date, kind: Self.kind(row.entry),
        sentence: row.entry.sentence { $0.formatted(format) })
    }
    more = rows.count > Self.mostMarks
  }

  private static func kind(_ entry: LedgerEntry) -> String {
    switch entry.outcome {
    case .granted: entry.cause == .push ? "push" : "reload"
    case .deferred: "deferred"
    case .merged: "merged"
    case .turned: "turned"
    }
  }
}

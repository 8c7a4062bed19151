import Foundation
import Limits

/// A limit that an extension went beyond: which, what it is, and what was measured.
package struct LimitBreach: Sendable, Equatable, CustomStringConvertible {
  package var limit: LimitName
  /// Value of the limit and what was measured, both in the unit's own measure.
  package var value: Double
  package var measured: Double
  package init(_ limit: LimitName, value: Double, measured: Double) {
    self.limit = limit
    self.value = value
    self.measured = measured
  }

  /// `used 34.2 MB of memory; the limit widget-memory is 30 MB`.
  package var description: String {
    let unit = Limits.standard.row(limit).unit
    return "\(deed(Self.rounded(measured, unit))); the limit `\(limit.rawValue)` is \(unit.text(value))"
  }

  private func deed(_ amount: String) -> String {
    switch limit {
    case .widgetMemory, .activityMemory: "used \(amount) of memory"
    case .childProcesses: "had \(amount) processes and threads"
    case .fileBytes: "wrote a file of more than \(amount)"
    case .containerBytes: "has \(amount) of files"
    case .unaskedMessages: "sent \(amount) messages in a second that nobody had asked for"
    default: "needed \(amount)"
    }
  }

  /// With three digits, as people read it.
  private static func rounded(_ value: Double, _ unit: LimitUnit) -> String {
    guard let multiple = unit.multiples.last(where: { value >= $0.size }) else { return unit.text(value) }
    let number = (value / multiple.size).formatted(
      .number.precision(.significantDigits(1...3)).locale(Locale(identifier: "en_US")).grouping(.never))
    return "\(number) \(multiple.word)"
  }

  /// What to do about it.
  package var cure: String {
    switch limit {
    case .widgetMemory, .activityMemory:
      "Load only what the widget shows, and scale pictures down to the size they are shown in."
    case .childProcesses: "An extension starts no processes; use fewer threads."
    case .fileBytes, .containerBytes:
      "Delete files that are no longer needed; caches belong into the temporary folder, which is emptied."
    case .unaskedMessages: "Look for a reload that is asked for in a loop."
    default: "A provider must call its completion, and a view's body must end, within a few seconds."
    }
  }
}

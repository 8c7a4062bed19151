import Foundation

/// A plotted value in one of the three forms that scales know.
package enum ChartValue: Hashable, Sendable {
  case number(Double)
  case date(Date)
  case category(String)

  /// Where it stands on a line; `nil` for categories and for numbers that are none.
  package var position: Double? {
    switch self {
    case .number(let value): value.isFinite ? value : nil
    case .date(let date):
      date.timeIntervalSinceReferenceDate.isFinite ? date.timeIntervalSinceReferenceDate : nil
    case .category: nil
    }
  }
  package var isCategory: Bool { if case .category = self { true } else { false } }
  package var isDate: Bool { if case .date = self { true } else { false } }
  package var isNumber: Bool { if case .number = self { true } else { false } }

  /// As a category: what names it where a scale has names only.
  package var name: String {
    switch self {
    case .number(let value):
      value == value.rounded() && abs(value) < 1e15 ? String(Int64(value)) : String(value)
    case .date(let date): date.description
    case .category(let name): name
    }
  }
}

extension Calendar {
  /// The whole unit around a date; the date alone where the calendar has none.
  func unit(_ component: Component, around date: Date) -> ClosedRange<Date> {
    guard date.timeIntervalSinceReferenceDate.isFinite, abs(date.timeIntervalSinceReferenceDate) < 1e11,
      let interval = dateInterval(of: component, for: date)
    else { return date...date }
    return interval.start...max(interval.start, interval.end)
  }
}

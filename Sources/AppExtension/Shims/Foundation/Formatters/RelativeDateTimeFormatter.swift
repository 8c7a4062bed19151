import Foundation

/// Says how far a date is: `in 2 hours`, `yesterday`.
///
/// As on Apple's systems the largest unit that is not zero counts and the rest is cut off: 119 seconds are 1 minute.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  public enum DateTimeStyle: Int, Sendable {
    /// `1 day ago`
    case numeric = 0
    /// `yesterday`
    case named
  }
  public enum UnitsStyle: Int, Sendable {
    /// `2 months ago`
    case full = 0
    /// `two months ago`
    case spellOut
    /// `2 mo. ago`
    case short
    /// `2mo ago`
    case abbreviated
  }

  open var dateTimeStyle = DateTimeStyle.numeric
  open var unitsStyle = UnitsStyle.full
  open var formattingContext = Formatter.Context.unknown
  open var calendar: Calendar! = .autoupdatingCurrent
  open var locale: Locale! = .autoupdatingCurrent

  private static let units: [Calendar.Component] = [
    .year, .month, .weekOfMonth, .day, .hour, .minute, .second,
  ]

  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    let calendar: Calendar = self.calendar ?? .autoupdatingCurrent
    return localizedString(from: calendar.dateComponents(Set(Self.units), from: referenceDate, to: date))
  }

  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let reference = Date()
    return localizedString(for: reference + timeInterval, relativeTo: reference)
  }

  open func localizedString(from dateComponents: DateComponents) -> String {
    for unit in Self.units {
      if let value = value(of: unit, in: dateComponents), value != 0 { return text(value, unit) }
    }
    return text(0, .second)
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }

  private func value(of unit: Calendar.Component, in components: DateComponents) -> Int? {
    unit == .weekOfMonth ? components.weekOfMonth ?? components.weekOfYear : components.value(for: unit)
  }

  /// An exact number of one unit, through a style that would round what is not exact.
  private func text(_ value: Int, _ unit: Calendar.Component) -> String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    // The 10th of January 2001, 12:00: far enough from the ends of month and year for every unit.
    let reference = Date(timeIntervalSinceReferenceDate: 9.5 * 86_400)
    guard let date = calendar.date(byAdding: unit, value: value, to: reference) else { return "" }
    var style = Date.AnchoredRelativeFormatStyle(
      anchor: date, presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: styleOfUnits,
      locale: locale ?? .autoupdatingCurrent, calendar: calendar)
    style.capitalizationContext = capitalization
    return style.format(reference)
  }

  private var styleOfUnits: Date.RelativeFormatStyle.UnitsStyle {
    switch unitsStyle {
    case .full: .wide
    case .spellOut: .spellOut
    case .short: .abbreviated
    case .abbreviated: .narrow
    }
  }

  private var capitalization: FormatStyleCapitalizationContext {
    switch formattingContext {
    case .beginningOfSentence: .beginningOfSentence
    case .standalone: .standalone
    case .listItem: .listItem
    case .middleOfSentence: .middleOfSentence
    default: .unknown
    }
  }
}

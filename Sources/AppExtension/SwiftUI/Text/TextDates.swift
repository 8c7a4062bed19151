import Archive
import Foundation
import Typography

extension Text {
  /// A date in a style that iOS keeps current without a reload.
  public init(_ date: Date, style: DateStyle) { self.init(pieces: [Piece(content: style.content(date))]) }
  /// From one instant to another: `8:00 – 10:00 AM`, with days where they differ.
  public init(_ dates: ClosedRange<Date>) {
    self.init(pieces: [Piece(content: .formatted(.interval(dates.lowerBound, dates.upperBound)))])
  }
  public init(_ interval: DateInterval) {
    self.init(pieces: [Piece(content: .formatted(.interval(interval.start, interval.end)))])
  }
  /// A timer that stands still outside its interval and from its pause on.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    let live = LiveDate.timerInterval(
      start: timerInterval.lowerBound, end: timerInterval.upperBound, pause: pauseTime,
      countsDown: countsDown,
      showsHours: showsHours)
    self.init(pieces: [Piece(content: .date(live))])
  }

  /// How a date is written.
  public struct DateStyle: Equatable, Hashable, Codable, Sendable {
    enum Kind: String, Codable, Sendable { case time, date, relative, offset, timer }
    let kind: Kind
    /// `9:41 AM`.
    public static let time = DateStyle(kind: .time)
    /// `June 3, 2019`.
    public static let date = DateStyle(kind: .date)
    /// `2 hr, 23 min`: how far away, in the two largest units.
    public static let relative = DateStyle(kind: .relative)
    /// `+2 hours`: how far away, with its direction.
    public static let offset = DateStyle(kind: .offset)
    /// `2:32`, `36:59:01`: down to the date, then up.
    public static let timer = DateStyle(kind: .timer)

    func content(_ date: Date) -> Piece.Content {
      switch kind {
      case .time: .formatted(.time(date))
      case .date: .formatted(.date(date))
      case .relative: .date(.relative(date))
      case .offset: .date(.offset(date))
      case .timer: .date(.timer(date))
      }
    }
  }
}

extension Text {
  /// A value in a format, in the view's locale.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    let value = FormattedValue(input, format) { AttributedString($0) }
    self.init(pieces: [Piece(content: .value(value))])
  }
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    let value = FormattedValue(input, format) { $0 }
    self.init(pieces: [Piece(content: .value(value))])
  }
  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    self.init(pieces: [Piece(content: .string(formatter.string(for: subject) ?? ""))])
  }
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(pieces: [Piece(content: .string(formatter.string(for: subject) ?? ""))])
  }
  /// Numbers are no `ReferenceConvertible` here, as they are with Apple's Foundation.
  @_disfavoredOverload public init<Subject>(_ subject: Subject, formatter: Formatter) {
    self.init(pieces: [Piece(content: .string(formatter.string(for: subject) ?? ""))])
  }
}

/// A date written once, by locale and time zone.
enum FormattedDate: Equatable, Sendable {
  case time(Date)
  case date(Date)
  case interval(Date, Date)

  func string(locale: Locale, timeZone: TimeZone) -> String {
    switch self {
    case .time(let date): DateTexts.string(date, .time, locale: locale, timeZone: timeZone)
    case .date(let date): DateTexts.string(date, .date, locale: locale, timeZone: timeZone)
    case .interval(let start, let end):
      DateTexts.interval(start, end, locale: locale, timeZone: timeZone)
    }
  }
}

/// Date formatters, kept for each locale and zone: making one costs more than drawing a widget.
enum DateTexts {
  enum Style: Hashable { case time, date, interval }
  private struct Key: Hashable {
    let locale: String
    let zone: String
    let style: Style
  }
  nonisolated(unsafe) private static var formatters: [Key: Formatter] = [:]
  private static let lock = NSLock()

  private static func formatter<F: Formatter>(
    _ style: Style, _ locale: Locale, _ timeZone: TimeZone, make: () -> F
  ) -> F {
    let key = Key(locale: locale.identifier, zone: timeZone.identifier, style: style)
    if let known = formatters[key] as? F { return known }
    if formatters.count > 64 { formatters.removeAll() }
    let made = make()
    formatters[key] = made
    return made
  }

  static func string(_ date: Date, _ style: Style, locale: Locale, timeZone: TimeZone) -> String {
    lock.lock()
    defer { lock.unlock() }
    let formatter = formatter(style, locale, timeZone) { () -> DateFormatter in
      let made = DateFormatter()
      made.locale = locale
      made.timeZone = timeZone
      made.dateStyle = style == .date ? .long : .none
      made.timeStyle = style == .time ? .short : .none
      return made
    }
    return formatter.string(from: date.bounded)
  }

  /// `8:00 – 10:00 AM`; days and months where the two are not of one day.
  static func interval(_ start: Date, _ end: Date, locale: Locale, timeZone: TimeZone) -> String {
    lock.lock()
    defer { lock.unlock() }
    let formatter = formatter(.interval, locale, timeZone) { () -> DateIntervalFormatter in
      let made = DateIntervalFormatter()
      made.locale = locale
      made.timeZone = timeZone
      made.dateStyle = .none
      made.timeStyle = .short
      return made
    }
    return formatter.string(from: start.bounded, to: max(start.bounded, end.bounded))
  }
}

extension Date {
  /// Within what calendars can count: the years -4712 to 9999.
  var bounded: Date {
    let seconds = timeIntervalSinceReferenceDate
    guard seconds.isFinite else { return .distantPast }
    return Date(timeIntervalSinceReferenceDate: min(max(seconds, -2.1e11), 2.5e11))
  }
}

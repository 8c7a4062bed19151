import Archive
import Foundation
import Typography

/// Formats of the system for texts that tick.
public enum SystemFormatStyle {
  /// `15:00`, counting up or down within a range. Drawn in whole seconds.
  public struct Timer: DiscreteFormatStyle, Codable, Hashable, Sendable {
    public typealias FormatInput = Date
    public typealias FormatOutput = AttributedString
    var range: Range<Date>
    var countsDown: Bool
    var showsHours: Bool
    var language = Locale.autoupdatingCurrent

    public init(
      countingUpIn: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      (range, countsDown, self.showsHours) = (countingUpIn, false, showsHours && maxFieldCount > 2)
    }
    public init(
      countingDownIn: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      (range, countsDown, self.showsHours) = (countingDownIn, true, showsHours && maxFieldCount > 2)
    }
    public func locale(_ locale: Locale) -> Timer { var copy = self; copy.language = locale; return copy }
    public func format(_ value: Date) -> AttributedString { LiveFormats.text(live, value, language) }
    public func discreteInput(after input: Date) -> Date? { LiveFormats.next(live, input, language) }
    public func discreteInput(before input: Date) -> Date? { input.addingTimeInterval(-1) }
  }

  /// `0:12`, counting up from a date. Drawn in whole seconds.
  public struct Stopwatch: DiscreteFormatStyle, Codable, Hashable, Sendable {
    public typealias FormatInput = Date
    public typealias FormatOutput = AttributedString
    var start: Date
    var showsHours: Bool
    var language = Locale.autoupdatingCurrent

    public init(
      startingAt: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
      maxPrecision: Duration = .milliseconds(10)
    ) {
      (start, self.showsHours) = (startingAt, showsHours)
    }
    public func locale(_ locale: Locale) -> Stopwatch { var copy = self; copy.language = locale; return copy }
    public func format(_ value: Date) -> AttributedString { LiveFormats.text(live, value, language) }
    public func discreteInput(after input: Date) -> Date? { LiveFormats.next(live, input, language) }
    public func discreteInput(before input: Date) -> Date? { input.addingTimeInterval(-1) }
  }

  /// `2 hours, 23 minutes`: how far a date is from an anchor, in words; minus before the anchor.
  public struct DateOffset: DiscreteFormatStyle, Codable, Hashable, Sendable {
    public typealias FormatInput = Date
    public typealias FormatOutput = AttributedString
    var anchor: Date
    var units: Set<Int>
    var mostFields: Int
    var language = Locale.autoupdatingCurrent

    public init(
      to anchor: Date,
      allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second],
      maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
    ) {
      self.anchor = anchor
      units = LiveFormats.units(allowedFields)
      mostFields = max(maxFieldCount, 1)
    }
    public func locale(_ locale: Locale) -> DateOffset {
      var copy = self; copy.language = locale; return copy
    }
    public func format(_ value: Date) -> AttributedString {
      let text = LongOffset.string(
        from: anchor, to: value, units: units, mostFields: mostFields, locale: language.identifier)
      return AttributedString((value < anchor && text.contains { $0.isNumber } ? "-" : "") + text)
    }
    public func discreteInput(after input: Date) -> Date? { LiveFormats.nextSecond(input, anchor, units) }
    public func discreteInput(before input: Date) -> Date? { input.addingTimeInterval(-1) }
  }

  /// `in 2 hours`, `3 minutes ago`: an anchor as seen from a date.
  public struct DateReference: DiscreteFormatStyle, Codable, Hashable, Sendable {
    public typealias FormatInput = Date
    public typealias FormatOutput = AttributedString
    var anchor: Date
    /// Seconds beyond which the anchor itself is written.
    var threshold: Double
    var language = Locale.autoupdatingCurrent

    public init(
      to anchor: Date,
      allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second],
      maxFieldCount: Int = 2, thresholdField: Date.ComponentsFormatStyle.Field = .day
    ) {
      self.anchor = anchor
      threshold = LiveFormats.seconds(thresholdField)
    }
    public func locale(_ locale: Locale) -> DateReference {
      var copy = self; copy.language = locale; return copy
    }
    public func format(_ value: Date) -> AttributedString {
      if abs(anchor.timeIntervalSince(value)) >= threshold {
        return AttributedString(
          FormattedDate.date(anchor).string(locale: language, timeZone: .current))
      }
      let style = Date.AnchoredRelativeFormatStyle(
        anchor: anchor, presentation: .numeric, unitsStyle: .wide, locale: language)
      return AttributedString(style.format(value))
    }
    public func discreteInput(after input: Date) -> Date? {
      let distance = abs(anchor.timeIntervalSince(input))
      if distance >= threshold, input >= anchor { return nil }
      return LiveFormats.nextSecond(input, anchor, distance < 3600 ? [5] : [4])
    }
    public func discreteInput(before input: Date) -> Date? { input.addingTimeInterval(-1) }
  }
}

extension SystemFormatStyle.Timer: NativeLiveFormat {
  var live: LiveDate {
    .timerInterval(
      start: range.lowerBound, end: range.upperBound, pause: nil, countsDown: countsDown,
      showsHours: showsHours)
  }
}

extension SystemFormatStyle.Stopwatch: NativeLiveFormat {
  var live: LiveDate {
    .timerInterval(
      start: start, end: start.addingTimeInterval(1e9), pause: nil, countsDown: false, showsHours: showsHours)
  }
}

extension FormatStyle where Self == SystemFormatStyle.Timer {
  public static func timer(
    countingUpIn range: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> Self {
    .init(
      countingUpIn: range, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
  }
  public static func timer(
    countingDownIn range: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> Self {
    .init(
      countingDownIn: range, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
  }
}

extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
  public static func stopwatch(
    startingAt start: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
    maxPrecision: Duration = .milliseconds(10)
  ) -> Self {
    .init(startingAt: start, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
  }
}

extension FormatStyle where Self == SystemFormatStyle.DateOffset {
  public static func offset(
    to anchor: Date,
    allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second],
    maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
  ) -> Self { .init(to: anchor, allowedFields: allowedFields, maxFieldCount: maxFieldCount, sign: sign) }
}

extension FormatStyle where Self == SystemFormatStyle.DateReference {
  public static func reference(
    to anchor: Date,
    allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second],
    maxFieldCount: Int = 2, thresholdField: Date.ComponentsFormatStyle.Field = .day
  ) -> Self {
    .init(
      to: anchor, allowedFields: allowedFields, maxFieldCount: maxFieldCount, thresholdField: thresholdField)
  }
}

/// What the system's formats share.
enum LiveFormats {
  static func text(_ live: LiveDate, _ date: Date, _ locale: Locale) -> AttributedString {
    AttributedString(LiveDateFormat.string(live, at: date, locale: locale.identifier, timeZone: "GMT"))
  }
  static func next(_ live: LiveDate, _ date: Date, _ locale: Locale) -> Date? {
    LiveDateFormat.nextChange(live, after: date, locale: locale.identifier)
  }

  /// Places of fields in `LongOffset`, largest first.
  static func units(_ fields: Set<Date.ComponentsFormatStyle.Field>) -> Set<Int> {
    let order: [Date.ComponentsFormatStyle.Field] = [.year, .month, .day, .hour, .minute, .second]
    return Set(order.indices.filter { fields.contains(order[$0]) })
  }

  static func seconds(_ field: Date.ComponentsFormatStyle.Field) -> Double {
    switch field {
    case .year: 365 * 86_400
    case .month: 30 * 86_400
    case .week: 7 * 86_400
    case .day: 86_400
    case .hour: 3600
    case .minute: 60
    default: 1
    }
  }

  /// The next whole second, minute or hour from an anchor, by the smallest unit that is shown.
  static func nextSecond(_ input: Date, _ anchor: Date, _ units: Set<Int>) -> Date? {
    guard input.timeIntervalSinceReferenceDate.isFinite else { return nil }
    let distance = abs(input.timeIntervalSince(anchor))
    let step: Double =
      units.contains(5) && distance < 3601 ? 1 : units.contains(4) && distance < 86_401 ? 60 : 3600
    let passed = ((input.timeIntervalSince(anchor) + 1e-6) / step).rounded(.down) + 1
    return anchor.addingTimeInterval(passed * step)
  }
}

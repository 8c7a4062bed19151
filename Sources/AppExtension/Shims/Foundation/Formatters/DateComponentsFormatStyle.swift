import Foundation

extension Date {
  /// How long a range of dates is: `1 hour, 30 minutes`, `1:30:00`.
  ///
  /// Named otherwise than Apple's `ComponentsFormatStyle`: the open Foundation has an empty type of that name.
  ///
  /// - Parity: approximated: the words are those of `DateComponentsFormatter`
  public struct _ComponentsFormatStyle: Foundation.FormatStyle, Sendable {
    public struct Style: Codable, Hashable, Sendable {
      enum Form: String, Codable { case condensedAbbreviated, abbreviated, narrow, wide, spellOut, time }
      let form: Form
      /// `1hr 30min`
      public static let condensedAbbreviated = Style(form: .condensedAbbreviated)
      /// `1 hr, 30 min`
      public static let abbreviated = Style(form: .abbreviated)
      /// `1h 30m`
      public static let narrow = Style(form: .narrow)
      /// `1 hour, 30 minutes`
      public static let wide = Style(form: .wide)
      /// `one hour, thirty minutes`
      public static let spellOut = Style(form: .spellOut)
    }
    public struct Field: Codable, Hashable, Sendable {
      let rawValue: UInt
      public static let year = Field(rawValue: NSCalendar.Unit.year.rawValue)
      public static let month = Field(rawValue: NSCalendar.Unit.month.rawValue)
      public static let week = Field(rawValue: NSCalendar.Unit.weekOfMonth.rawValue)
      public static let day = Field(rawValue: NSCalendar.Unit.day.rawValue)
      public static let hour = Field(rawValue: NSCalendar.Unit.hour.rawValue)
      public static let minute = Field(rawValue: NSCalendar.Unit.minute.rawValue)
      public static let second = Field(rawValue: NSCalendar.Unit.second.rawValue)
    }

    public var style: Style
    /// `nil`: all that are not zero.
    public var fields: Set<Field>?
    public var locale: Locale
    public var calendar: Calendar
    public var isPositive = true

    public init(
      style: Style, locale: Locale = .autoupdatingCurrent, calendar: Calendar = .autoupdatingCurrent,
      fields: Set<Field>? = nil
    ) { (self.style, self.locale, self.calendar, self.fields) = (style, locale, calendar, fields) }

    public static var timeDuration: Self {
      Self(style: Style(form: .time), fields: [.hour, .minute, .second])
    }

    public func locale(_ locale: Locale) -> Self {
      var copy = self
      copy.locale = locale
      return copy
    }
    public func calendar(_ calendar: Calendar) -> Self {
      var copy = self
      copy.calendar = calendar
      return copy
    }

    public func format(_ value: Range<Date>) -> String {
      let formatter = DateComponentsFormatter()
      var calendar = calendar
      calendar.locale = locale
      formatter.calendar = calendar
      formatter.unitsStyle =
        switch style.form {
        case .condensedAbbreviated: .brief
        case .abbreviated: .short
        case .narrow: .abbreviated
        case .wide: .full
        case .spellOut: .spellOut
        case .time: .positional
        }
      let shown = fields ?? [.year, .month, .week, .day, .hour, .minute, .second]
      formatter.allowedUnits = NSCalendar.Unit(rawValue: shown.reduce(0) { $0 | $1.rawValue })
      let (from, to) =
        isPositive ? (value.lowerBound, value.upperBound) : (value.upperBound, value.lowerBound)
      return formatter.string(from: from, to: to) ?? ""
    }
  }
}

extension FormatStyle where Self == Date._ComponentsFormatStyle {
  public static func components(
    style: Date._ComponentsFormatStyle.Style, fields: Set<Date._ComponentsFormatStyle.Field>? = nil
  ) -> Self { Self(style: style, fields: fields) }
  /// `1:30:00`
  public static var timeDuration: Self { .timeDuration }
}

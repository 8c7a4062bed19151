import Foundation

/// Writes how long something takes: `1:30:00`, `1h 30m`, `1 hour, 30 minutes`.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  public enum UnitsStyle: Int, Sendable {
    /// `1:30`, `1h 30m`, `1 hr, 30 min`, `1 hour, 30 minutes`, `one hour, thirty minutes`, `1hr 30min`
    case positional = 0
    case abbreviated, short, full, spellOut, brief
  }

  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Drops leading zeros of positions, and all zeros of the other styles.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
  }

  open var unitsStyle = UnitsStyle.positional
  open var allowedUnits: NSCalendar.Unit = []
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  open var calendar: Calendar? = .autoupdatingCurrent
  open var referenceDate: Date?
  open var allowsFractionalUnits = false
  /// 0 for as many as there are.
  open var maximumUnitCount = 0
  open var collapsesLargestUnit = false
  /// `About …`. English only, as are the words for what remains.
  open var includesApproximationPhrase = false
  open var includesTimeRemainingPhrase = false
  open var formattingContext = Formatter.Context.unknown

  open class func localizedString(
    from components: DateComponents, unitsStyle: UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  open func string(from components: DateComponents) -> String? {
    let reference = components.calendar.flatMap { _ in components.date } ?? start
    guard let end = usedCalendar.date(byAdding: components, to: reference) else { return nil }
    return string(from: reference, to: end)
  }

  open func string(from startDate: Date, to endDate: Date) -> String? {
    DateComponentsText(self, from: startDate, to: endDate).text
  }

  open func string(from interval: TimeInterval) -> String? {
    guard interval.isFinite, abs(interval) < 1e13 else { return nil }
    return string(from: start, to: start + interval)
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? DateComponents).flatMap { string(from: $0) }
  }

  var usedCalendar: Calendar { calendar ?? .autoupdatingCurrent }

  /// From where an interval is counted: months and years are not of one length.
  private var start: Date { referenceDate ?? Date(timeIntervalSinceReferenceDate: 0) }
}

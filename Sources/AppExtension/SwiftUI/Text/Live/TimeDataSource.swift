import Archive
import Foundation

/// A value that is a function of the time: the date itself, how long it is from one, or the range to one.
public struct TimeDataSource<Value>: Sendable {
  /// The value at an instant.
  let value: @Sendable (Date) -> Value
  /// The instant of a value; `nil` where it has none.
  let date: @Sendable (Value) -> Date?
}

extension TimeDataSource where Value == Date {
  public static var currentDate: TimeDataSource<Date> {
    TimeDataSource(value: { $0 }, date: { $0 })
  }
}

extension TimeDataSource where Value == Duration {
  /// How long the present is after a date.
  public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
    TimeDataSource(
      value: { .seconds($0.timeIntervalSince(date)) },
      date: {
        let (seconds, attoseconds) = $0.components
        return date.addingTimeInterval(Double(seconds) + Double(attoseconds) / 1e18)
      })
  }
}

extension TimeDataSource where Value == Range<Date> {
  public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource(value: { date..<max($0, date) }, date: { $0.upperBound })
  }
  public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource(value: { min($0, date)..<date }, date: { $0.lowerBound })
  }
}

extension Text {
  /// A value of the time in a format, kept current without a reload.
  ///
  /// Timers and stopwatches tick for ever. Other formats are written out for their next 300 changes, at most a day ahead;
  /// from then on the text stands still until the widget is drawn anew.
  public init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F.FormatOutput == AttributedString {
    self.init(pieces: [Piece(content: .source(LiveSource(source, format) { String($0.characters) }))])
  }
  public init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F.FormatOutput == String {
    self.init(pieces: [Piece(content: .source(LiveSource(source, format) { $0 }))])
  }
}

extension LocalizedStringKey.StringInterpolation {
  public mutating func appendInterpolation<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F.FormatOutput == AttributedString {
    appendInterpolation(Text(source, format: format))
  }
  public mutating func appendInterpolation<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F.FormatOutput == String {
    appendInterpolation(Text(source, format: format))
  }
}

/// A source and its format, before the instant and the locale are known.
struct LiveSource: Equatable, Sendable {
  private let write: @Sendable (Date, Locale) -> LiveDate
  private let name: String

  /// Changes that are written out, and how far ahead: what a timeline's entry stands for at most.
  private static let mostSteps = 300
  private static let farthest = 86_400.0

  init<V, F: DiscreteFormatStyle>(
    _ source: TimeDataSource<V>, _ format: F, _ text: @escaping (F.FormatOutput) -> String
  )
  where V == F.FormatInput {
    name = "\(format)"
    let box = UncheckedBox((format, text))
    write = { now, locale in
      let (own, text) = box.value
      let follows =
        text(own.format(source.value(now)))
        == text(own.locale(.autoupdatingCurrent).format(source.value(now)))
      let format = follows ? own.locale(locale) : own
      if let native = (format as? any NativeLiveFormat)?.live, source.value(now) is Date { return native }
      var steps = [TextStep(date: now, text: text(format.format(source.value(now))))]
      var input = source.value(now)
      while steps.count < Self.mostSteps, let next = format.discreteInput(after: input),
        let date = source.date(next), date > steps[steps.count - 1].date,
        date.timeIntervalSince(now) < Self.farthest
      {
        // A change counts from just after the last input of the old text.
        let shown = text(format.format(source.value(date.addingTimeInterval(0.001))))
        if shown != steps[steps.count - 1].text { steps.append(TextStep(date: date, text: shown)) }
        input = source.value(date.addingTimeInterval(0.001))
      }
      return .schedule(steps)
    }
  }

  func live(at now: Date, locale: Locale) -> LiveDate { write(now, locale) }
  static func == (a: LiveSource, b: LiveSource) -> Bool { a.name == b.name }
}

/// A format that drawing knows how to tick.
protocol NativeLiveFormat {
  var live: LiveDate { get }
}

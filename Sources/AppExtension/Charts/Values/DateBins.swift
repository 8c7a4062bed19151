import Foundation

/// Dates sorted into bins by units of the calendar.
public struct DateBins: Collection, Equatable, Sendable {
  public typealias Element = ChartBinRange<Date>
  public typealias Index = Int
  public let thresholds: [Date]

  public init(thresholds: [Date]) { self.thresholds = thresholds.sorted() }
  /// Bins of a length in seconds.
  public init(timeInterval: TimeInterval, range: ClosedRange<Date>) {
    let length = range.upperBound.timeIntervalSince(range.lowerBound)
    let count = timeInterval > 0 ? (length / timeInterval).rounded(.up) : 1
    let bins = count.isFinite ? Int(Swift.min(Swift.max(count, 1), Double(mostBins))) : 1
    thresholds = (0...bins).map { range.lowerBound.addingTimeInterval(Double($0) * timeInterval) }
  }
  /// Bins of so many units each.
  public init(
    unit: Calendar.Component, by stride: Int = 1, range: ClosedRange<Date>,
    calendar: Calendar = .autoupdatingCurrent
  ) {
    thresholds = DateTicks.covering(range, stride: DateStride(unit, stride), calendar: calendar)
  }
  /// About as many bins as desired, at round units.
  public init(
    range: ClosedRange<Date>, desiredCount: Int = 10, calendar: Calendar = .autoupdatingCurrent
  ) {
    thresholds = DateTicks.covering(
      range, stride: DateTicks.stride(for: range, desiredCount: desiredCount), calendar: calendar)
  }
  /// Bins that hold all data.
  public init(data: [Date], desiredCount: Int? = nil, calendar: Calendar = .autoupdatingCurrent) {
    guard let low = data.min(), let high = data.max() else { self.init(thresholds: []); return }
    self.init(
      range: low...high, desiredCount: desiredCount ?? BinSearch.automaticCount(data.count),
      calendar: calendar)
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { Swift.max(thresholds.count - 1, 0) }
  public func index(after i: Int) -> Int { i + 1 }
  public subscript(position: Int) -> ChartBinRange<Date> {
    ChartBinRange(
      lowerBound: thresholds[position], upperBound: thresholds[position + 1],
      isClosed: position == endIndex - 1)
  }
  /// The bin of a date; −1 before the first and the count after the last.
  public func index(for value: Date) -> Int {
    guard let first = thresholds.first, let last = thresholds.last, value >= first else { return -1 }
    if value == last { return endIndex - 1 }
    return BinSearch.count(of: thresholds, upTo: value) - 1
  }
}

import Foundation

/// So many units of the calendar.
package struct DateStride: Equatable, Sendable {
  package var component: Calendar.Component
  package var count: Int
  package init(_ component: Calendar.Component, _ count: Int) {
    self.component = component
    self.count = min(max(count, 1), 100_000)
  }
  /// About how long it is, in seconds.
  var seconds: Double {
    let unit: Double =
      switch component {
      case .nanosecond: 1e-9
      case .second: 1
      case .minute: 60
      case .hour: 3600
      case .day, .weekday, .dayOfYear: 86_400
      case .weekOfYear, .weekOfMonth: 604_800
      case .month: 2_629_746
      case .quarter: 7_889_238
      case .year, .yearForWeekOfYear: 31_556_952
      default: 86_400
      }
    return unit * Double(count)
  }
}

/// Dates at whole units of the calendar.
package enum DateTicks {
  private static let strides: [DateStride] = [
    .init(.second, 1), .init(.second, 5), .init(.second, 15), .init(.second, 30), .init(.minute, 1),
    .init(.minute, 5), .init(.minute, 15), .init(.minute, 30), .init(.hour, 1), .init(.hour, 3),
    .init(.hour, 6),
    .init(.hour, 12), .init(.day, 1), .init(.day, 2), .init(.weekOfYear, 1), .init(.weekOfYear, 2),
    .init(.month, 1), .init(.month, 3), .init(.month, 6), .init(.year, 1), .init(.year, 2), .init(.year, 5),
    .init(.year, 10), .init(.year, 20), .init(.year, 50), .init(.year, 100), .init(.year, 500),
    .init(.year, 1000), .init(.year, 10_000),
  ]

  /// The shortest round stride with no more than about the desired number of ticks.
  package static func stride(
    for range: ClosedRange<Date>, desiredCount: Int, atLeast: Calendar.Component? = nil
  ) -> DateStride {
    let span = range.upperBound.timeIntervalSince(range.lowerBound)
    let least = atLeast.map { DateStride($0, 1).seconds * 0.9 } ?? 0
    for stride in strides
    where stride.seconds >= least && span / stride.seconds <= Double(max(desiredCount, 1)) + 0.5 {
      return stride
    }
    return strides[strides.count - 1]
  }

  /// Ticks within a range.
  package static func values(in range: ClosedRange<Date>, stride: DateStride, calendar: Calendar) -> [Date] {
    covering(range, stride: stride, calendar: calendar).filter {
      $0 >= range.lowerBound.addingTimeInterval(-1e-3) && $0 <= range.upperBound.addingTimeInterval(1e-3)
    }
  }

  /// Ticks from the last one before a range to the first one after it.
  package static func covering(_ range: ClosedRange<Date>, stride: DateStride, calendar: Calendar) -> [Date] {
    let bounds = [range.lowerBound, range.upperBound].map(\.timeIntervalSinceReferenceDate)
    // Beyond some thousand years calendars give nonsense.
    guard bounds.allSatisfy({ $0.isFinite && abs($0) < 1e11 }) else { return [] }
    let component: Calendar.Component = stride.component == .weekday ? .day : stride.component
    guard var tick = aligned(range.lowerBound, component, stride.count, calendar) else { return [] }
    var ticks: [Date] = []
    let start = tick
    for index in 1...mostBins {
      ticks.append(tick)
      if tick >= range.upperBound { break }
      // From the start each time: a month after 31 January and a month more is 31 March.
      let step = component == .quarter ? (Calendar.Component.month, 3) : (component, 1)
      guard let next = calendar.date(byAdding: step.0, value: index * stride.count * step.1, to: start),
        next > tick
      else { break }
      tick = next
    }
    return ticks
  }

  private static func aligned(
    _ date: Date, _ component: Calendar.Component, _ count: Int, _ calendar: Calendar
  ) -> Date? {
    guard let start = calendar.dateInterval(of: component, for: date)?.start else { return date }
    guard count > 1 else { return start }
    let past: Int
    switch component {
    case .second, .minute, .hour, .year: past = calendar.component(component, from: start) % count
    case .month: past = (calendar.component(.month, from: start) - 1) % count
    default: past = 0
    }
    return calendar.date(byAdding: component, value: -past, to: start)
  }
}

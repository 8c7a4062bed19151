import Foundation

/// A value with the name of what it measures: `.value("Day", day)`.
public struct PlottableValue<Value: Plottable> {
  let datum: Datum
  init(
    _ label: Text, _ value: ChartValue, span: ClosedRange<ChartValue>? = nil, unit: Calendar.Component? = nil,
    calendar: Calendar? = nil
  ) {
    datum = Datum(label: label, value: value, span: span, unit: unit, calendar: calendar)
  }
}

/// A plotted value without its type.
package struct Datum {
  package var label: Text
  package var value: ChartValue
  /// What the value fills of its axis, for ranges and units of dates.
  package var span: ClosedRange<ChartValue>?
  package var unit: Calendar.Component?
  package var calendar: Calendar?
}

extension ChartValue: Comparable {
  package static func < (a: ChartValue, b: ChartValue) -> Bool {
    if let x = a.position, let y = b.position { return x < y }
    return a.name < b.name
  }
  /// The middle of two.
  static func middle(_ a: ChartValue, _ b: ChartValue) -> ChartValue {
    switch (a, b) {
    case (.number(let x), .number(let y)): .number(x + (y - x) / 2)
    case (.date(let x), .date(let y)): .date(x.addingTimeInterval(y.timeIntervalSince(x) / 2))
    default: a
    }
  }
}

extension PlottableValue {
  /// A value.
  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue<Value> {
    PlottableValue(Text(labelKey), value.chartValue)
  }
  /// A value.
  @_disfavoredOverload public static func value<S: StringProtocol>(_ label: S, _ value: Value)
    -> PlottableValue<Value>
  {
    PlottableValue(Text(label), value.chartValue)
  }
  /// A value.
  public static func value(_ label: Text, _ value: Value) -> PlottableValue<Value> {
    PlottableValue(label, value.chartValue)
  }
  /// A date that stands for the whole unit around it.
  public static func value(
    _ labelKey: LocalizedStringKey, _ date: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue<Value> where Value == Date {
    PlottableValue(Text(labelKey), .date(date), unit: unit, calendar: calendar)
  }
  /// A date that stands for the whole unit around it.
  @_disfavoredOverload public static func value<S: StringProtocol>(
    _ label: S, _ date: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue<Value> where Value == Date {
    PlottableValue(Text(label), .date(date), unit: unit, calendar: calendar)
  }
  /// A date that stands for the whole unit around it.
  public static func value(
    _ label: Text, _ date: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue<Value> where Value == Date {
    PlottableValue(label, .date(date), unit: unit, calendar: calendar)
  }
  /// The values between two.
  public static func value(_ labelKey: LocalizedStringKey, _ range: Range<Value>) -> PlottableValue<Value>
  where Value: Comparable {
    .spanning(Text(labelKey), range.lowerBound.chartValue, range.upperBound.chartValue)
  }
  /// The values between two.
  @_disfavoredOverload public static func value<S: StringProtocol>(_ label: S, _ range: Range<Value>)
    -> PlottableValue<Value>
  where Value: Comparable {
    .spanning(Text(label), range.lowerBound.chartValue, range.upperBound.chartValue)
  }
  /// The values between two.
  public static func value(_ label: Text, _ range: Range<Value>) -> PlottableValue<Value>
  where Value: Comparable {
    .spanning(label, range.lowerBound.chartValue, range.upperBound.chartValue)
  }
  /// The values between two.
  public static func value(_ labelKey: LocalizedStringKey, _ range: ChartBinRange<Value>) -> PlottableValue<
    Value
  >
  where Value: Comparable {
    .spanning(Text(labelKey), range.lowerBound.chartValue, range.upperBound.chartValue)
  }
  /// The values between two.
  @_disfavoredOverload public static func value<S: StringProtocol>(_ label: S, _ range: ChartBinRange<Value>)
    -> PlottableValue<Value>
  where Value: Comparable {
    .spanning(Text(label), range.lowerBound.chartValue, range.upperBound.chartValue)
  }
  /// The values between two.
  public static func value(_ label: Text, _ range: ChartBinRange<Value>) -> PlottableValue<Value>
  where Value: Comparable {
    .spanning(label, range.lowerBound.chartValue, range.upperBound.chartValue)
  }
  private static func spanning(_ label: Text, _ a: ChartValue, _ b: ChartValue) -> PlottableValue<Value> {
    PlottableValue(label, .middle(a, b), span: min(a, b)...max(a, b))
  }
}

import Foundation

/// A point of an area: from zero to a value, or between two.
nonisolated public struct AreaMark: ChartContent {
  public typealias Body = Never
  var record: MarkRecord
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) {
    record = MarkRecord(.area, x: .at(x.datum), y: .at(y.datum))
    record.stacking = stacking
  }
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    record = MarkRecord(.area, x: .between(xStart.datum, xEnd.datum), y: .at(y.datum))
  }
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    record = MarkRecord(.area, x: .at(x.datum), y: .between(yStart.datum, yEnd.datum))
  }
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>,
    stacking: MarkStackingMethod = .standard
  ) {
    record = MarkRecord(.area, x: .at(x.datum), y: .at(y.datum))
    record.series = series.datum
    record.stacking = stacking
  }
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    record = MarkRecord(.area, x: .between(xStart.datum, xEnd.datum), y: .at(y.datum))
    record.series = series.datum
  }
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    record = MarkRecord(.area, x: .at(x.datum), y: .between(yStart.datum, yEnd.datum))
    record.series = series.datum
  }

  @MainActor public func _collect(into marks: _MarkCollector) { marks.add(record) }
}

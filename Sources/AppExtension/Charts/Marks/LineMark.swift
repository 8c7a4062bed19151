import Foundation

/// A point of a line. Points of one series are joined in the order they are declared.
nonisolated public struct LineMark: ChartContent {
  public typealias Body = Never
  var record: MarkRecord
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    record = MarkRecord(.line, x: .at(x.datum), y: .at(y.datum))
  }
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    record = MarkRecord(.line, x: .at(x.datum), y: .at(y.datum))
    record.series = series.datum
  }

  @MainActor public func _collect(into marks: _MarkCollector) { marks.add(record) }
}

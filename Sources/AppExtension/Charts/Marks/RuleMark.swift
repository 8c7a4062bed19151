import Foundation

/// A straight line across the plot, or between two values.
nonisolated public struct RuleMark: ChartContent {
  public typealias Body = Never
  var record: MarkRecord
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>
  ) {
    record = MarkRecord(.rule, x: .points(xStart, xEnd), y: .at(y.datum))
  }
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    record = MarkRecord(.rule, x: .between(xStart.datum, xEnd.datum), y: .at(y.datum))
  }
  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: CGFloat? = nil
  ) {
    record = MarkRecord(.rule, x: .between(xStart.datum, xEnd.datum), y: .points(y, y))
  }
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    record = MarkRecord(.rule, x: .at(x.datum), y: .points(yStart, yEnd))
  }
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    record = MarkRecord(.rule, x: .at(x.datum), y: .between(yStart.datum, yEnd.datum))
  }
  public init<Y: Plottable>(
    x: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    record = MarkRecord(.rule, x: .points(x, x), y: .between(yStart.datum, yEnd.datum))
  }

  @MainActor public func _collect(into marks: _MarkCollector) { marks.add(record) }
}

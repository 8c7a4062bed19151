import Foundation

/// A point.
nonisolated public struct PointMark: ChartContent {
  public typealias Body = Never
  var record: MarkRecord
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    record = MarkRecord(.point, x: .at(x.datum), y: .at(y.datum))
  }
  public init<X: Plottable>(
    x: PlottableValue<X>, y: CGFloat? = nil
  ) {
    record = MarkRecord(.point, x: .at(x.datum), y: .points(y, y))
  }
  public init<Y: Plottable>(
    x: CGFloat? = nil, y: PlottableValue<Y>
  ) {
    record = MarkRecord(.point, x: .points(x, x), y: .at(y.datum))
  }

  @MainActor public func _collect(into marks: _MarkCollector) { marks.add(record) }
}

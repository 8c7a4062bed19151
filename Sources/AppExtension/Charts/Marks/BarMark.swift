import Foundation

/// A bar: from zero to a value, or between two.
nonisolated public struct BarMark: ChartContent {
  public typealias Body = Never
  var record: MarkRecord
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    record = MarkRecord(.bar, x: .at(x.datum), y: .at(y.datum))
    record.width = width
    record.height = height
    record.stacking = stacking
  }
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    record = MarkRecord(.bar, x: .at(x.datum), y: .points(yStart, yEnd))
    record.width = width
    record.stacking = stacking
  }
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    record = MarkRecord(.bar, x: .points(xStart, xEnd), y: .at(y.datum))
    record.height = height
    record.stacking = stacking
  }
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    record = MarkRecord(.bar, x: .between(xStart.datum, xEnd.datum), y: .at(y.datum))
    record.height = height
  }
  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    record = MarkRecord(.bar, x: .between(xStart.datum, xEnd.datum), y: .points(yStart, yEnd))
  }
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    record = MarkRecord(.bar, x: .at(x.datum), y: .between(yStart.datum, yEnd.datum))
    record.width = width
  }
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    record = MarkRecord(.bar, x: .points(xStart, xEnd), y: .between(yStart.datum, yEnd.datum))
  }

  @MainActor public func _collect(into marks: _MarkCollector) { marks.add(record) }
}

import Foundation

/// A rectangle: a cell of a heat map, or an area between values.
nonisolated public struct RectangleMark: ChartContent {
  public typealias Body = Never
  var record: MarkRecord
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic
  ) {
    record = MarkRecord(.rectangle, x: .at(x.datum), y: .at(y.datum))
    record.width = width
    record.height = height
  }
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic
  ) {
    record = MarkRecord(.rectangle, x: .at(x.datum), y: .points(yStart, yEnd))
    record.width = width
  }
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) {
    record = MarkRecord(.rectangle, x: .points(xStart, xEnd), y: .at(y.datum))
    record.height = height
  }
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    record = MarkRecord(.rectangle, x: .between(xStart.datum, xEnd.datum), y: .at(y.datum))
    record.height = height
  }
  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    record = MarkRecord(.rectangle, x: .between(xStart.datum, xEnd.datum), y: .points(yStart, yEnd))
  }
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    record = MarkRecord(.rectangle, x: .at(x.datum), y: .between(yStart.datum, yEnd.datum))
    record.width = width
  }
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    record = MarkRecord(.rectangle, x: .points(xStart, xEnd), y: .between(yStart.datum, yEnd.datum))
  }
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    record = MarkRecord(
      .rectangle, x: .between(xStart.datum, xEnd.datum), y: .between(yStart.datum, yEnd.datum))
  }
  public init(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    record = MarkRecord(.rectangle, x: .points(xStart, xEnd), y: .points(yStart, yEnd))
  }

  @MainActor public func _collect(into marks: _MarkCollector) { marks.add(record) }
}

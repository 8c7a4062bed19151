import Foundation

/// The visual values of a scale.
public struct _ScaleRangeOutputs<VisualValue> {
  var values: [VisualValue] = []
  /// Whether values between are mixed: gradients and ranges, not lists.
  var isContinuous = false
  var padding: (start: CGFloat, end: CGFloat)?
}

public protocol ScaleRange {
  associatedtype VisualValue
  func _makeScaleRange() -> _ScaleRangeOutputs<VisualValue>
}
public protocol PositionScaleRange: ScaleRange where VisualValue == CGFloat {}

extension ClosedRange: ScaleRange where Bound: BinaryFloatingPoint {
  public typealias VisualValue = Bound
  public func _makeScaleRange() -> _ScaleRangeOutputs<Bound> {
    _ScaleRangeOutputs(values: [lowerBound, upperBound], isContinuous: true)
  }
}
extension ClosedRange: PositionScaleRange where Bound == CGFloat {}
extension Array: ScaleRange {
  public typealias VisualValue = Element
  public func _makeScaleRange() -> _ScaleRangeOutputs<Element> { _ScaleRangeOutputs(values: self) }
}
extension Array: PositionScaleRange where Element == CGFloat {}
extension ArraySlice: ScaleRange {
  public typealias VisualValue = Element
  public func _makeScaleRange() -> _ScaleRangeOutputs<Element> { _ScaleRangeOutputs(values: Array(self)) }
}
extension ArraySlice: PositionScaleRange where Element == CGFloat {}
extension Gradient: ScaleRange {
  public typealias VisualValue = Color
  public func _makeScaleRange() -> _ScaleRangeOutputs<Color> {
    _ScaleRangeOutputs(values: stops.map(\.color), isContinuous: true)
  }
}
extension AnyGradient: ScaleRange {
  public typealias VisualValue = Color
  public func _makeScaleRange() -> _ScaleRangeOutputs<Color> {
    _ScaleRangeOutputs(values: colorStops.map(\.color), isContinuous: true)
  }
}

/// The length of the plot, less room at its ends.
public struct PlotDimensionScaleRange: PositionScaleRange {
  public typealias VisualValue = CGFloat
  let start, end: CGFloat
  public func _makeScaleRange() -> _ScaleRangeOutputs<CGFloat> {
    _ScaleRangeOutputs(padding: (start, end))
  }
}
extension PositionScaleRange where Self == PlotDimensionScaleRange {
  public static var plotDimension: PlotDimensionScaleRange { .init(start: 0, end: 0) }
  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
    .init(start: padding, end: padding)
  }
  public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0)
    -> PlotDimensionScaleRange
  {
    .init(start: startPadding, end: endPadding)
  }
}

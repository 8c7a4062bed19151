import Foundation

/// Answers where values are in a chart, and which value is where.
public struct ChartProxy: @unchecked Sendable {
  private let x: PositionScale
  private let y: PositionScale
  private let size: CGSize
  private let style: VisualScale<any ShapeStyle>
  private let lines: VisualScale<StrokeStyle>
  private let symbols: VisualScale<any ChartSymbolShape>
  private let sizes: VisualScale<CGFloat>
  private let sectors: [(ClosedRange<Double>, ChartValue, total: Double)]
  private let anchor: Anchor<CGRect>?

  @MainActor init(_ geometry: MarkGeometry, anchor: Anchor<CGRect>?) {
    let model = geometry.model
    (x, y, size, self.anchor) = (geometry.x, geometry.y, geometry.size, anchor)
    (style, lines, symbols, sizes) = (model.style, model.lineStyle, model.symbol, model.symbolSize)
    let values = model.records.compactMap { $0.sector?.angle.value.position }.map {
      $0.isFinite && $0 > 0 ? $0 : 0
    }
    var sum = 0.0
    let total = values.reduce(0, +)
    sectors = zip(SectorGeometry.angles(values), values).compactMap { range, value in
      defer { sum += value }
      return range.map { ($0, .number(sum), total) }
    }
  }

  /// The frame of the plot, for a `GeometryReader`'s proxy.
  public var plotFrame: Anchor<CGRect>? { anchor }
  public var plotContainerFrame: Anchor<CGRect>? { anchor }
  /// The frame of the plot; only in the content of `chartOverlay` and `chartBackground`.
  @available(*, deprecated, renamed: "plotFrame")
  public var plotAreaFrame: Anchor<CGRect> { anchor! }
  public var plotSize: CGSize { size }
  @available(*, deprecated, renamed: "plotSize")
  public var plotAreaSize: CGSize { size }

  public func position<P: Plottable>(forX value: P) -> CGFloat? { x.position(value.chartValue) }
  public func position<P: Plottable>(forY value: P) -> CGFloat? { y.position(value.chartValue) }
  public func position<X: Plottable, Y: Plottable>(for point: (x: X, y: Y)) -> CGPoint? {
    guard let x = position(forX: point.x), let y = position(forY: point.y) else { return nil }
    return CGPoint(x: x, y: y)
  }
  public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? {
    range(x, value.chartValue)
  }
  public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? {
    range(y, value.chartValue)
  }
  public func positionRange<X: Plottable, Y: Plottable>(for point: (x: X, y: Y)) -> CGRect? {
    guard let x = positionRange(forX: point.x), let y = positionRange(forY: point.y) else { return nil }
    return CGRect(
      x: x.lowerBound, y: y.lowerBound, width: x.upperBound - x.lowerBound,
      height: y.upperBound - y.lowerBound)
  }
  private func range(_ scale: PositionScale, _ value: ChartValue) -> ClosedRange<CGFloat>? {
    guard let middle = scale.position(value) else { return nil }
    let half = scale.kind == .category ? scale.band / 2 : 0
    return (middle - half)...(middle + half)
  }
  public func value<P: Plottable>(atX position: CGFloat, as: P.Type = P.self) -> P? {
    x.value(at: position).flatMap { P($0) }
  }
  public func value<P: Plottable>(atY position: CGFloat, as: P.Type = P.self) -> P? {
    y.value(at: position).flatMap { P($0) }
  }
  public func value<X: Plottable, Y: Plottable>(at position: CGPoint, as: (X, Y).Type = (X, Y).self) -> (
    X, Y
  )? {
    guard let x = value(atX: position.x, as: X.self), let y = value(atY: position.y, as: Y.self) else {
      return nil
    }
    return (x, y)
  }

  public func foregroundStyle<P: Plottable>(for value: P) -> AnyShapeStyle? {
    style.visual(value.chartValue).map { AnyShapeStyle($0) }
  }
  public func lineStyle<P: Plottable>(for value: P) -> StrokeStyle? { lines.visual(value.chartValue) }
  public func symbol<P: Plottable>(for value: P) -> AnyChartSymbolShape? {
    symbols.visual(value.chartValue).map { AnyChartSymbolShape($0) }
  }
  public func symbolSize<P: Plottable>(for value: P) -> CGFloat? { sizes.visual(value.chartValue) }

  public func xDomain<P: Plottable>(dataType: P.Type) -> [P] { domain(x) }
  public func yDomain<P: Plottable>(dataType: P.Type) -> [P] { domain(y) }
  private func domain<P: Plottable>(_ scale: PositionScale) -> [P] {
    if scale.kind == .category { return scale.categories.compactMap { P(.category($0)) } }
    return [scale.value(at: scale.start), scale.value(at: scale.end)].compactMap { $0.flatMap { P($0) } }
  }
  public func foregroundStyleDomain<P: Plottable>(dataType: P.Type) -> [P] {
    style.values.compactMap { P($0) }
  }
  public func symbolDomain<P: Plottable>(dataType: P.Type) -> [P] { symbols.values.compactMap { P($0) } }
  public func symbolSizeDomain<P: Plottable>(dataType: P.Type) -> [P] { sizes.values.compactMap { P($0) } }
  public func lineStyleDomain<P: Plottable>(dataType: P.Type) -> [P] { lines.values.compactMap { P($0) } }

  /// Nothing is selected in a widget.
  public func selectXValue(at xPosition: CGFloat) {}
  public func selectYValue(at yPosition: CGFloat) {}
  public func selectXRange(from: CGFloat, to: CGFloat) {}
  public func selectYRange(from: CGFloat, to: CGFloat) {}
  public func selectAngleValue(at angle: Angle) {}

  /// The angle of a point around the middle, clockwise from the top.
  public func angle(at position: CGPoint) -> Angle {
    let angle = atan2(position.x - size.width / 2, size.height / 2 - position.y)
    return .radians(angle < 0 ? angle + 2 * .pi : angle)
  }
  /// The running sum of slices at an angle.
  public func value<P: Plottable>(atAngle angle: Angle, as: P.Type = P.self) -> P? {
    let turn = 2 * Double.pi
    guard angle.radians.isFinite, let total = sectors.first?.total else { return nil }
    let rest = angle.radians.truncatingRemainder(dividingBy: turn)
    return P(.number((rest < 0 ? rest + turn : rest) / turn * total))
  }
}

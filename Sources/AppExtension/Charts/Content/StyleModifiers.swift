import Foundation

nonisolated extension ChartContent {
  /// The style marks are drawn with. Gradients span the mark, unless `alignsMarkStylesWithPlotArea` says otherwise.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
    attributed { ($0.style, $0.styleBy) = (style, nil) }
  }
  /// The style by a value: a colour of its own for each name, a colour of a gradient for numbers.
  public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    attributed { ($0.style, $0.styleBy) = (nil, value.datum) }
  }
  public func opacity(_ value: Double) -> some ChartContent {
    attributed { $0.opacity *= value.isFinite ? min(max(value, 0), 1) : 1 }
  }
  /// Gradients span the plot instead of each mark.
  public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent {
    attributed { $0.alignsStyles = aligns }
  }
  /// How lines and rules are stroked.
  public func lineStyle(_ style: StrokeStyle) -> some ChartContent {
    attributed { ($0.lineStyle, $0.lineStyleBy) = (style, nil) }
  }
  /// Dashes by a value.
  public func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    attributed { ($0.lineStyle, $0.lineStyleBy) = (nil, value.datum) }
  }
  /// How lines and areas run from point to point.
  public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
    attributed { $0.interpolation = method }
  }
  /// Rounded corners of bars, rectangles and sectors.
  public func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous) -> some ChartContent {
    attributed { ($0.cornerRadius, $0.cornerStyle) = (radius, style) }
  }
  /// Marks of one place beside each other, by a value.
  public func position<P: Plottable>(
    by value: PlottableValue<P>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some ChartContent {
    attributed { $0.position = (value.datum, axis, span) }
  }
  /// Higher ones are drawn over lower ones.
  public func zIndex(_ value: Double) -> some ChartContent {
    attributed { $0.zIndex = value.isFinite ? value : 0 }
  }
}

nonisolated extension ChartContent {
  /// A symbol at each point; lines have none without it.
  public func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent {
    attributed { ($0.symbol, $0.symbolBy, $0.symbolView) = (symbol, nil, nil) }
  }
  /// A symbol by a value.
  public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    attributed { ($0.symbol, $0.symbolBy, $0.symbolView) = (nil, value.datum, nil) }
  }
  /// A view at each point.
  public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
    let view = AnyView(symbol())
    return attributed { ($0.symbol, $0.symbolBy, $0.symbolView) = (nil, nil, view) }
  }
  /// The area of symbols in square points.
  public func symbolSize(_ area: CGFloat) -> some ChartContent {
    let side = area.isFinite ? max(area, 0).squareRoot() : 0
    return attributed { ($0.symbolSize, $0.symbolSizeBy) = (CGSize(width: side, height: side), nil) }
  }
  /// Width and height of symbols.
  public func symbolSize(_ size: CGSize) -> some ChartContent {
    attributed { ($0.symbolSize, $0.symbolSizeBy) = (size, nil) }
  }
  /// The area of symbols by a value.
  public func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    attributed { ($0.symbolSize, $0.symbolSizeBy) = (nil, value.datum) }
  }
}

nonisolated extension ChartContent {
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
    offset(xStart: x, xEnd: x, yStart: y, yEnd: y)
  }
  public func offset(_ value: CGSize) -> some ChartContent { offset(x: value.width, y: value.height) }
  public func offset(x: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0) -> some ChartContent {
    offset(xStart: x, xEnd: x, yStart: yStart, yEnd: yEnd)
  }
  public func offset(xStart: CGFloat = 0, xEnd: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
    offset(xStart: xStart, xEnd: xEnd, yStart: y, yEnd: y)
  }
  /// Moves the edges of marks.
  public func offset(
    xStart: CGFloat = 0, xEnd: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0
  ) -> some ChartContent {
    attributed {
      $0.offset.xStart += xStart
      $0.offset.xEnd += xEnd
      $0.offset.yStart += yStart
      $0.offset.yEnd += yEnd
    }
  }
}

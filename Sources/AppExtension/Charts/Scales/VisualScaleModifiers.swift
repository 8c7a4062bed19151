import Foundation

nonisolated extension View {
  /// Which value gets which style.
  public func chartForegroundStyleScale<Domain: ScaleDomain, Range: ScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View where Range.VisualValue: ShapeStyle {
    let outputs = range._makeScaleRange()
    return chart {
      $0.style = VisualScaleSpec(
        domain: domain,
        range: _ScaleRangeOutputs(
          values: outputs.values.map { $0 as any ShapeStyle }, isContinuous: outputs.isContinuous))
    }
  }
  public func chartForegroundStyleScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil)
    -> some View
  {
    chart { $0.style = VisualScaleSpec(domain: domain) }
  }
  public func chartForegroundStyleScale<Range: ScaleRange>(range: Range, type: ScaleType? = nil) -> some View
  where Range.VisualValue: ShapeStyle {
    let outputs = range._makeScaleRange()
    return chart {
      $0.style.range = _ScaleRangeOutputs(
        values: outputs.values.map { $0 as any ShapeStyle }, isContinuous: outputs.isContinuous)
    }
  }
  public func chartForegroundStyleScale(type: ScaleType? = nil) -> some View { self }
  public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View {
    chart { $0.style = VisualScaleSpec(pairs: mapping.map { ($0.key.chartValue, $0.value) }) }
  }
  public func chartForegroundStyleScale<Domain: Collection, S: ShapeStyle>(
    domain: Domain, mapping: @escaping (Domain.Element) -> S
  ) -> some View where Domain.Element: Plottable {
    chart { $0.style = VisualScaleSpec(domain: Array(domain)) { mapping($0) } }
  }
  public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    mapping: @escaping (DataValue) -> S
  ) -> some View {
    chart { $0.style = VisualScaleSpec(domain: nil) { mapping($0) } }
  }
}

nonisolated extension View {
  /// Which value gets which symbol.
  public func chartSymbolScale<Domain: ScaleDomain, Range: ScaleRange>(
    domain: Domain, range: Range
  ) -> some View where Range.VisualValue: ChartSymbolShape {
    let outputs = range._makeScaleRange()
    return chart {
      $0.symbol = VisualScaleSpec(
        domain: domain,
        range: _ScaleRangeOutputs(
          values: outputs.values.map { $0 as any ChartSymbolShape }, isContinuous: outputs.isContinuous))
    }
  }
  public func chartSymbolScale<Domain: ScaleDomain>(domain: Domain) -> some View {
    chart { $0.symbol = VisualScaleSpec(domain: domain) }
  }
  public func chartSymbolScale<Range: ScaleRange>(range: Range) -> some View
  where Range.VisualValue: ChartSymbolShape {
    let outputs = range._makeScaleRange()
    return chart {
      $0.symbol.range = _ScaleRangeOutputs(
        values: outputs.values.map { $0 as any ChartSymbolShape }, isContinuous: outputs.isContinuous)
    }
  }
  public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View {
    chart { $0.symbol = VisualScaleSpec(pairs: mapping.map { ($0.key.chartValue, $0.value) }) }
  }
  public func chartSymbolScale<Domain: Collection, S: ChartSymbolShape>(
    domain: Domain, mapping: @escaping (Domain.Element) -> S
  ) -> some View where Domain.Element: Plottable {
    chart { $0.symbol = VisualScaleSpec(domain: Array(domain)) { mapping($0) } }
  }
  public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(mapping: @escaping (DataValue) -> S)
    -> some View
  {
    chart { $0.symbol = VisualScaleSpec(domain: nil) { mapping($0) } }
  }
  @_disfavoredOverload public func chartSymbolScale<Domain: ScaleDomain>(
    domain: Domain, range: [any ChartSymbolShape]
  ) -> some View {
    chart { $0.symbol = VisualScaleSpec(domain: domain, range: _ScaleRangeOutputs(values: range)) }
  }
  @_disfavoredOverload public func chartSymbolScale(range: [any ChartSymbolShape]) -> some View {
    chart { $0.symbol.range = _ScaleRangeOutputs(values: range) }
  }
  @_disfavoredOverload public func chartSymbolScale<DataValue: Plottable>(
    _ mapping: KeyValuePairs<DataValue, any ChartSymbolShape>
  ) -> some View {
    chart { $0.symbol = VisualScaleSpec(pairs: mapping.map { ($0.key.chartValue, $0.value) }) }
  }
}

nonisolated extension View {
  /// Which value gets which dashes.
  public func chartLineStyleScale<Domain: ScaleDomain, Range: ScaleRange>(
    domain: Domain, range: Range
  ) -> some View where Range.VisualValue == StrokeStyle {
    let outputs = range._makeScaleRange()
    return chart {
      $0.lineStyle = VisualScaleSpec(
        domain: domain,
        range: _ScaleRangeOutputs(values: outputs.values.map { $0 }, isContinuous: outputs.isContinuous))
    }
  }
  public func chartLineStyleScale<Domain: ScaleDomain>(domain: Domain) -> some View {
    chart { $0.lineStyle = VisualScaleSpec(domain: domain) }
  }
  public func chartLineStyleScale<Range: ScaleRange>(range: Range) -> some View
  where Range.VisualValue == StrokeStyle {
    let outputs = range._makeScaleRange()
    return chart {
      $0.lineStyle.range = _ScaleRangeOutputs(
        values: outputs.values.map { $0 }, isContinuous: outputs.isContinuous)
    }
  }
  public func chartLineStyleScale<DataValue: Plottable>(_ mapping: KeyValuePairs<DataValue, StrokeStyle>)
    -> some View
  {
    chart { $0.lineStyle = VisualScaleSpec(pairs: mapping.map { ($0.key.chartValue, $0.value) }) }
  }
  public func chartLineStyleScale<Domain: Collection>(
    domain: Domain, mapping: @escaping (Domain.Element) -> StrokeStyle
  ) -> some View where Domain.Element: Plottable {
    chart { $0.lineStyle = VisualScaleSpec(domain: Array(domain)) { mapping($0) } }
  }
  public func chartLineStyleScale<DataValue: Plottable>(mapping: @escaping (DataValue) -> StrokeStyle)
    -> some View
  {
    chart { $0.lineStyle = VisualScaleSpec(domain: nil) { mapping($0) } }
  }
}

nonisolated extension View {
  /// Which value gets which area of symbols.
  public func chartSymbolSizeScale<Domain: ScaleDomain, Range: ScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View where Range.VisualValue == CGFloat {
    let outputs = range._makeScaleRange()
    return chart {
      $0.symbolSize = VisualScaleSpec(
        domain: domain,
        range: _ScaleRangeOutputs(values: outputs.values.map { $0 }, isContinuous: outputs.isContinuous))
    }
  }
  public func chartSymbolSizeScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
    chart { $0.symbolSize = VisualScaleSpec(domain: domain) }
  }
  public func chartSymbolSizeScale<Range: ScaleRange>(range: Range, type: ScaleType? = nil) -> some View
  where Range.VisualValue == CGFloat {
    let outputs = range._makeScaleRange()
    return chart {
      $0.symbolSize.range = _ScaleRangeOutputs(
        values: outputs.values.map { $0 }, isContinuous: outputs.isContinuous)
    }
  }
  public func chartSymbolSizeScale(type: ScaleType? = nil) -> some View { self }
  public func chartSymbolSizeScale<DataValue: Plottable>(_ mapping: KeyValuePairs<DataValue, CGFloat>)
    -> some View
  {
    chart { $0.symbolSize = VisualScaleSpec(pairs: mapping.map { ($0.key.chartValue, $0.value) }) }
  }
  public func chartSymbolSizeScale<Domain: Collection>(
    domain: Domain, mapping: @escaping (Domain.Element) -> CGFloat
  ) -> some View where Domain.Element: Plottable {
    chart { $0.symbolSize = VisualScaleSpec(domain: Array(domain)) { mapping($0) } }
  }
  public func chartSymbolSizeScale<DataValue: Plottable>(mapping: @escaping (DataValue) -> CGFloat)
    -> some View
  {
    chart { $0.symbolSize = VisualScaleSpec(domain: nil) { mapping($0) } }
  }
}

import Foundation

nonisolated extension View {
  private func scaling(
    _ axis: WritableKeyPath<ChartSpec, AxisSpec>, _ domain: DomainSpec?,
    _ range: _ScaleRangeOutputs<CGFloat>?,
    _ type: ScaleType?
  ) -> some View {
    chart { spec in
      if let domain { spec[keyPath: axis].scale.domain = domain }
      if let range { spec[keyPath: axis].scale.range = range }
      if let type { spec[keyPath: axis].scale.type = type }
    }
  }
  /// Domain, range and type of the horizontal axis.
  public func chartXScale<Domain: ScaleDomain, Range: PositionScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View { scaling(\.x, domain._makeScaleDomain().domain, range._makeScaleRange(), type) }
  public func chartXScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
    scaling(\.x, domain._makeScaleDomain().domain, nil, type)
  }
  public func chartXScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil) -> some View {
    scaling(\.x, nil, range._makeScaleRange(), type)
  }
  public func chartXScale(type: ScaleType? = nil) -> some View { scaling(\.x, nil, nil, type) }
  /// Domain, range and type of the vertical axis.
  public func chartYScale<Domain: ScaleDomain, Range: PositionScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View { scaling(\.y, domain._makeScaleDomain().domain, range._makeScaleRange(), type) }
  public func chartYScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
    scaling(\.y, domain._makeScaleDomain().domain, nil, type)
  }
  public func chartYScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil) -> some View {
    scaling(\.y, nil, range._makeScaleRange(), type)
  }
  public func chartYScale(type: ScaleType? = nil) -> some View { scaling(\.y, nil, nil, type) }
}

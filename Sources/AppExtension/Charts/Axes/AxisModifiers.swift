import Foundation

nonisolated extension View {
  /// Whether the horizontal axis is drawn.
  public func chartXAxis(_ visibility: Visibility) -> some View {
    chart { ($0.x.visibility, $0.x.content) = (visibility, nil) }
  }
  /// Whether the vertical axis is drawn.
  public func chartYAxis(_ visibility: Visibility) -> some View {
    chart { ($0.y.visibility, $0.y.content) = (visibility, nil) }
  }
  /// The marks of the horizontal axis.
  public func chartXAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View {
    let content = content()
    return chart { ($0.x.visibility, $0.x.content) = (.visible, content) }
  }
  /// The marks of the vertical axis.
  public func chartYAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View {
    let content = content()
    return chart { ($0.y.visibility, $0.y.content) = (.visible, content) }
  }

  /// A title at the horizontal axis.
  public func chartXAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some View {
    let title = AxisTitle(
      position: position, alignment: alignment, spacing: spacing, content: AnyView(content()))
    return chart { $0.x.labels.append(title) }
  }
  public func chartXAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelKey) }
  }
  @_disfavoredOverload public func chartXAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) }
  }
  /// A title at the vertical axis.
  public func chartYAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some View {
    let title = AxisTitle(
      position: position, alignment: alignment, spacing: spacing, content: AnyView(content()))
    return chart { $0.y.labels.append(title) }
  }
  public func chartYAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelKey) }
  }
  @_disfavoredOverload public func chartYAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) }
  }

  /// Changes the region of the horizontal axis as a view.
  public func chartXAxisStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartAxisContent) -> Content
  ) -> some View { chart { $0.x.style = { AnyView(content($0)) } } }
  /// Changes the region of the vertical axis as a view.
  public func chartYAxisStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartAxisContent) -> Content
  ) -> some View { chart { $0.y.style = { AnyView(content($0)) } } }

  /// Changes the plot as a view: its size, its background.
  public func chartPlotStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartPlotContent) -> Content
  ) -> some View { chart { $0.plotStyle = { AnyView(content($0)) } } }

  /// Whether there is a legend.
  public func chartLegend(_ visibility: Visibility) -> some View {
    chart { $0.legend.visibility = visibility }
  }
  /// Where the legend stands.
  public func chartLegend(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chart { ($0.legend.position, $0.legend.alignment, $0.legend.spacing) = (position, alignment, spacing) }
  }
  /// A legend of one's own.
  public func chartLegend<Content: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) -> some View {
    let legend = LegendSpec(
      visibility: .visible, position: position, alignment: alignment, spacing: spacing,
      content: AnyView(content()))
    return chart { $0.legend = legend }
  }

  /// A view over the chart that can ask where values are.
  public func chartOverlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View {
    chart { $0.overlays.append(ProxyLayer(alignment: alignment) { AnyView(content($0)) }) }
  }
  /// A view behind the chart that can ask where values are.
  public func chartBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View {
    chart { $0.backgrounds.append(ProxyLayer(alignment: alignment) { AnyView(content($0)) }) }
  }
}

/// The plot of a chart, as `chartPlotStyle` changes it.
nonisolated public struct ChartPlotContent: View {
  public typealias Body = Never
  let make: @MainActor () -> AnyView
  @MainActor public func _makeNodes(in context: _ViewContext) -> [_LayoutNode] {
    make()._makeNodes(in: context)
  }
}

/// The region of an axis, as `chartXAxisStyle` changes it.
nonisolated public struct ChartAxisContent: View {
  public typealias Body = Never
  let make: @MainActor () -> AnyView
  @MainActor public func _makeNodes(in context: _ViewContext) -> [_LayoutNode] {
    make()._makeNodes(in: context)
  }
}

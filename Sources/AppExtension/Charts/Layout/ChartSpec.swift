import Foundation

/// Everything that modifiers around a chart say about it.
struct ChartSpec {
  var x = AxisSpec()
  var y = AxisSpec()
  var style = VisualScaleSpec<any ShapeStyle>()
  var symbol = VisualScaleSpec<any ChartSymbolShape>()
  var lineStyle = VisualScaleSpec<StrokeStyle>()
  var symbolSize = VisualScaleSpec<CGFloat>()
  var legend = LegendSpec()
  var plotStyle: ((ChartPlotContent) -> AnyView)?
  var overlays: [ProxyLayer] = []
  var backgrounds: [ProxyLayer] = []
}

/// What is said about one axis.
struct AxisSpec {
  var visibility = Visibility.automatic
  var content: (any AxisContent)?
  var scale = AxisScaleSpec()
  var labels: [AxisTitle] = []
  var style: ((ChartAxisContent) -> AnyView)?
  /// How much of the domain is seen where the chart would scroll.
  var visibleLength: Double?
  var scrollPosition: ChartValue?
}

package struct AxisScaleSpec {
  package var domain = DomainSpec()
  package var type: ScaleType?
  var range: _ScaleRangeOutputs<CGFloat>?
  package init() {}
}

/// A title along an axis.
struct AxisTitle {
  var position: AnnotationPosition
  var alignment: Alignment?
  var spacing: CGFloat?
  var content: AnyView
}

struct LegendSpec {
  var visibility = Visibility.automatic
  var position = AnnotationPosition.automatic
  var alignment: Alignment?
  var spacing: CGFloat?
  var content: AnyView?
}

/// A view over or behind a chart that can ask where things are.
struct ProxyLayer {
  var alignment: Alignment
  var content: (ChartProxy) -> AnyView
}

private struct ChartSpecKey: EnvironmentKey { static var defaultValue: ChartSpec { ChartSpec() } }

extension EnvironmentValues {
  var chartSpec: ChartSpec {
    get { self[ChartSpecKey.self] }
    set { self[ChartSpecKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Says something about the charts inside. What is nearer to the chart counts.
  func chart(_ change: @escaping (inout ChartSpec) -> Void) -> some View {
    transformEnvironment(\.chartSpec) { change(&$0) }
  }
}

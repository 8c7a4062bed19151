import Foundation

/// A chart before its size is known: marks, stacked, and scales without lengths.
@MainActor package struct ChartModel {
  package let records: [MarkRecord]
  let spec: ChartSpec
  let context: _ViewContext
  package let x: PositionScale
  package let y: PositionScale
  package let style: VisualScale<any ShapeStyle>
  let symbol: VisualScale<any ChartSymbolShape>
  let lineStyle: VisualScale<StrokeStyle>
  let symbolSize: VisualScale<CGFloat>
  /// The names that `position(by:)` puts beside each other.
  let positions: [String]
  /// Slices only: no axes.
  package let isPie: Bool
  let xUnit, yUnit: Calendar.Component?

  package init(_ content: some ChartContent, context: _ViewContext) {
    let collector = _MarkCollector(context)
    context.evaluating { content._collect(into: collector) }
    self.init(collector.records, context: context)
  }

  init(_ records: [MarkRecord], context: _ViewContext) {
    let spec = context.environment.chartSpec
    let environment = context.environment
    let records = records.map { $0.settled(environment.calendar) }
    let plotted = records.filter { $0.kind != .sector }
    func data(_ axis: Axis) -> [Datum] { plotted.flatMap { $0.input(axis).data } }
    let xData = data(.horizontal), yData = data(.vertical)
    let xKind = DomainInference.kind(of: xData, spec: spec.x.scale)
    let yKind = DomainInference.kind(of: yData, spec: spec.y.scale)
    let stacked = Stacking.apply(to: records, x: xKind, y: yKind)
    func scale(_ axis: Axis, _ data: [Datum], _ spec: AxisSpec) -> PositionScale {
      let ends = stacked.compactMap { $0.stacked?.axis == axis ? $0.stacked : nil }.flatMap {
        [$0.from, $0.to]
      }
      // Values that were stacked or made shares count by where they end, not by themselves.
      let free =
        ends.isEmpty
        ? data : stacked.flatMap { $0.kind == .sector || $0.stacked?.axis == axis ? [] : $0.input(axis).data }
      let inferred = DomainInference.scale(
        data: free.isEmpty && ends.isEmpty ? data : free, extra: ends, spec: Self.numeric(spec.scale, ends))
      return inferred.visible(length: spec.visibleLength, from: spec.scrollPosition)
    }
    x = scale(.horizontal, xData, spec.x)
    y = scale(.vertical, yData, spec.y)
    isPie = !records.isEmpty && plotted.isEmpty
    func by(_ key: (MarkAttributes) -> Datum?) -> [Datum] { records.compactMap { key($0.attributes) } }
    style = VisualScale(
      data: by(\.styleBy), spec: spec.style, automatic: AutomaticRanges.colors,
      continuous: AutomaticRanges.gradient,
      mix: { AutomaticRanges.mix($0, $1, in: environment) })
    symbol = VisualScale(
      data: by(\.symbolBy), spec: spec.symbol, automatic: BasicChartSymbolShape.all, continuous: [], mix: nil)
    lineStyle = VisualScale(
      data: by(\.lineStyleBy), spec: spec.lineStyle, automatic: AutomaticRanges.lineStyles, continuous: [],
      mix: nil)
    symbolSize = VisualScale(
      data: by(\.symbolSizeBy), spec: spec.symbolSize, automatic: [30, 60, 90, 120, 150],
      continuous: AutomaticRanges.sizes, mix: { AutomaticRanges.mix($0, $1) })
    var seen = Set<String>()
    positions = records.compactMap { $0.attributes.position?.by.value.name }.filter {
      seen.insert($0).inserted
    }
    func unit(_ data: [Datum]) -> Calendar.Component? {
      data.compactMap(\.unit).min { DateStride($0, 1).seconds < DateStride($1, 1).seconds }
    }
    xUnit = unit(xData)
    yUnit = unit(yData)
    self.records = stacked
    self.spec = spec
    self.context = context
    if records.contains(where: \.hasBadNumber) {
      context.session.report(
        "chart-value", .warning, "a chart has values that are no finite numbers; their marks are left out")
    }
  }

  /// Stacks are numbers, whatever data say otherwise.
  private static func numeric(_ spec: AxisScaleSpec, _ ends: [Double]) -> AxisScaleSpec {
    var spec = spec
    if !ends.isEmpty, spec.type == nil { spec.type = .linear }
    return spec
  }

  package func planner(_ axis: Axis) -> AxisPlanner {
    AxisPlanner(axis: axis, environment: context.environment)
  }

  /// The groups of marks that an axis has.
  func groups(_ axis: Axis) -> [AxisGroup] {
    let axisSpec = axis == .horizontal ? spec.x : spec.y
    guard !isPie, axisSpec.visibility != .hidden else { return [] }
    guard let content = axisSpec.content else {
      return [AxisGroup(preset: .automatic, position: .automatic, values: .automatic)]
    }
    let collector = _AxisCollector()
    content._collect(into: collector)
    return collector.groups
  }

  package func plan(_ axis: Axis, length: CGFloat) -> AxisPlan {
    let isX = axis == .horizontal
    return planner(axis).plan(
      isX ? x : y, spec: isX ? spec.x : spec.y, groups: groups(axis), length: length,
      unit: isX ? xUnit : yUnit)
  }
}

extension MarkRecord {
  /// With the spans of dates that stand for units.
  func settled(_ calendar: Calendar) -> MarkRecord {
    func settled(_ datum: Datum) -> Datum {
      guard let unit = datum.unit, case .date(let date) = datum.value else { return datum }
      let whole = (datum.calendar ?? calendar).unit(unit, around: date)
      var datum = datum
      datum.span = .date(whole.lowerBound)...(.date(whole.upperBound))
      return datum
    }
    func settled(_ input: AxisInput) -> AxisInput {
      switch input {
      case .at(let datum): .at(settled(datum))
      case .between(let a, let b): .between(settled(a), settled(b))
      case .none, .points: input
      }
    }
    var record = self
    (record.x, record.y) = (settled(x), settled(y))
    return record
  }
  var hasBadNumber: Bool {
    (x.data + y.data + [sector?.angle].compactMap { $0 }).contains {
      !$0.value.isCategory && $0.value.position == nil
    }
  }
}

extension PositionScale {
  /// The part that is seen where the chart would scroll.
  func visible(length: Double?, from position: ChartValue?) -> PositionScale {
    guard let length, length.isFinite, length > 0, kind != .category, upper > lower else { return self }
    var part = self
    part.lower = min(max(position?.position ?? lower, lower), max(upper - length, lower))
    part.upper = part.lower + length
    return part
  }
}

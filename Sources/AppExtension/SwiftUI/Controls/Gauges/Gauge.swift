/// A value within a range, drawn by a `GaugeStyle`.
///
/// A value outside the range is drawn at the nearest end, as on iOS, and noted in the scene's diagnostics.
nonisolated public struct Gauge<
  Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View
>:
  View
{
  public typealias Body = Never
  let value: ValueFraction
  let label: Label
  let currentValueLabel: CurrentValueLabel?
  let minimumValueLabel: BoundsLabel?
  let maximumValueLabel: BoundsLabel?

  @MainActor public func _makeNodes(in context: _ViewContext) -> [_LayoutNode] {
    value.report("Gauge", to: context.session)
    let nodes = context.drawing(Self.self, styledBy: DefaultGaugeStyle() as any GaugeStyle) { style, part in
      style.makeBody(
        configuration: GaugeStyleConfiguration(
          value: value.fraction, label: .init(_part: part(label)),
          currentValueLabel: part(unlessEmpty: currentValueLabel).map { .init(_part: $0) },
          minimumValueLabel: part(unlessEmpty: minimumValueLabel).map { .init(_part: $0) },
          maximumValueLabel: part(unlessEmpty: maximumValueLabel).map { .init(_part: $0) }))
    }
    return nodes.map {
      .saying($0, label: label, value: currentValueLabel, otherwise: value.spoken, in: context)
    }
  }
}

nonisolated extension Gauge {
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    self.value = ValueFraction(value, in: bounds)
    self.label = label()
    (currentValueLabel, minimumValueLabel, maximumValueLabel) = (nil, nil, nil)
  }
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    self.value = ValueFraction(value, in: bounds)
    self.label = label()
    self.currentValueLabel = currentValueLabel()
    (minimumValueLabel, maximumValueLabel) = (nil, nil)
  }
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel, @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) where MarkedValueLabels == EmptyView {
    self.value = ValueFraction(value, in: bounds)
    self.label = label()
    self.currentValueLabel = currentValueLabel()
    self.minimumValueLabel = minimumValueLabel()
    self.maximumValueLabel = maximumValueLabel()
  }
  /// No style of iOS draws the marked values; they are accepted and left out, as there.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) where BoundsLabel == EmptyView {
    self.value = ValueFraction(value, in: bounds)
    self.label = label()
    self.currentValueLabel = currentValueLabel()
    (minimumValueLabel, maximumValueLabel) = (nil, nil)
  }
  /// No style of iOS draws the marked values; they are accepted and left out, as there.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel, @ViewBuilder maximumValueLabel: () -> BoundsLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.value = ValueFraction(value, in: bounds)
    self.label = label()
    self.currentValueLabel = currentValueLabel()
    self.minimumValueLabel = minimumValueLabel()
    self.maximumValueLabel = maximumValueLabel()
  }
}

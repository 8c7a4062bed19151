import Foundation

nonisolated extension ChartContent {
  /// Marks only where the shape, as large as the plot, is.
  public func clipShape(_ shape: some Shape, style: FillStyle = FillStyle()) -> some ChartContent {
    effect { $0.clipShape(shape, style: style) }
  }
  /// Marks only where other marks are.
  public func mask<C: ChartContent>(@ChartContentBuilder content: () -> C) -> some ChartContent {
    MaskedContent(content: self, mask: content())
  }
  public func blur(radius: CGFloat) -> some ChartContent { effect { $0.blur(radius: radius) } }
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some ChartContent {
    effect { $0.shadow(color: color, radius: radius, x: x, y: y) }
  }
  /// Marks drawn together before effects apply.
  public func compositingLayer() -> some ChartContent { effect { $0.compositingGroup() } }
  /// Marks drawn together, then changed as one view.
  public func compositingLayer<V: View>(style: (CompositedMarks) -> V) -> some ChartContent {
    let slot = CompositedMarks.Slot()
    let styled = AnyView(style(CompositedMarks(slot: slot)))
    return EffectContent(content: self) { view, _ in
      AnyView(FilledSlot(slot: slot, content: view, styled: styled))
    }
  }
}

/// The marks that `compositingLayer(style:)` changes. iOS calls the type `PlaceholderContentView`; only its name differs.
nonisolated public struct CompositedMarks: View {
  public typealias Body = Never
  final class Slot: @unchecked Sendable { var content: AnyView? }
  let slot: Slot
  @MainActor public func _makeNodes(in context: _ViewContext) -> [_LayoutNode] {
    slot.content?.compositingGroup()._makeNodes(in: context) ?? []
  }
}

nonisolated struct FilledSlot: View {
  typealias Body = Never
  let slot: CompositedMarks.Slot
  let content: AnyView
  let styled: AnyView
  @MainActor func _makeNodes(in context: _ViewContext) -> [_LayoutNode] {
    slot.content = content
    defer { slot.content = nil }
    return styled._makeNodes(in: context)
  }
}

nonisolated extension ChartContent {
  public func accessibilityLabel(_ label: Text) -> some ChartContent { attributed { $0.label = label } }
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some ChartContent {
    accessibilityLabel(Text(labelKey))
  }
  @_disfavoredOverload public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent {
    accessibilityLabel(Text(label))
  }
  public func accessibilityValue(_ valueDescription: Text) -> some ChartContent {
    attributed { $0.value = valueDescription }
  }
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some ChartContent {
    accessibilityValue(Text(valueKey))
  }
  @_disfavoredOverload public func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent {
    accessibilityValue(Text(value))
  }
  public func accessibilityIdentifier(_ identifier: String) -> some ChartContent {
    attributed { $0.identifier = identifier }
  }
  public func accessibilityHidden(_ hidden: Bool) -> some ChartContent { attributed { $0.isHidden = hidden } }
}

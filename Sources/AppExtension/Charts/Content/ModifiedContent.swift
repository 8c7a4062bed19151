import Foundation

/// Chart content with an attribute.
nonisolated struct AttributedContent<Content: ChartContent>: ChartContent {
  typealias Body = Never
  let content: Content
  let change: (inout MarkAttributes) -> Void
  @MainActor func _collect(into marks: _MarkCollector) {
    marks.with(change) { content._collect(into: marks) }
  }
}

/// Chart content drawn together, with an effect.
nonisolated struct EffectContent<Content: ChartContent>: ChartContent {
  typealias Body = Never
  let content: Content
  let effect: @MainActor (AnyView, PlotPainter) -> AnyView
  @MainActor func _collect(into marks: _MarkCollector) {
    marks.with(effect: effect) { content._collect(into: marks) }
  }
}

/// Chart content that shows only where other content is.
nonisolated struct MaskedContent<Content: ChartContent, Mask: ChartContent>: ChartContent {
  typealias Body = Never
  let content: Content
  let mask: Mask
  @MainActor func _collect(into marks: _MarkCollector) {
    let records = marks.separately(mask)
    marks.with(effect: { view, painter in
      AnyView(view.mask(alignment: .topLeading) { painter.layers(of: records) })
    }) { content._collect(into: marks) }
  }
}

nonisolated extension ChartContent {
  func attributed(_ change: @escaping (inout MarkAttributes) -> Void) -> AttributedContent<Self> {
    AttributedContent(content: self, change: change)
  }
  func effect<V: View>(_ effect: @escaping @MainActor (AnyView) -> V) -> EffectContent<Self> {
    EffectContent(content: self) { view, _ in AnyView(effect(view)) }
  }
}

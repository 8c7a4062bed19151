// Parity: no effect: a widget's picture stands still; the first phase is drawn

import Foundation

/// Content that runs through phases; a picture shows the first.
nonisolated public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  public typealias Body = Never
  let phase: Phase?
  let content: (Phase) -> Content
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    phase = phases.first { _ in true }
    self.content = content
  }
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    phase = phases.first { _ in true }
    self.content = content
  }
  @MainActor public func _makeNodes(in context: _ViewContext) -> [_LayoutNode] {
    context.session.report(
      "no-effect-in-widget", .note,
      "PhaseAnimator shows its first phase: a widget's picture stands still, as on iOS")
    guard let phase else { return [] }
    return content(phase)._makeNodes(in: context)
  }
}

nonisolated extension View {
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(phases, trigger: trigger) { content(PlaceholderContentView(content: self), $0) }
  }
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(phases) { content(PlaceholderContentView(content: self), $0) }
  }
}

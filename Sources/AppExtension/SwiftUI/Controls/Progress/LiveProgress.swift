import Archive
import Foundation

/// Progress that the surface draws for each instant: the moving part of `ProgressView(timerInterval:)`.
nonisolated struct LiveProgress: View {
  typealias Body = Never
  enum Form { case bar, ring }
  let timer: TimerProgress
  let form: Form
  let style: AnyShapeStyle
  @MainActor func _makeNodes(in context: _ViewContext) -> [_LayoutNode] {
    context.session.count()
    return [LiveProgressLeaf(timer: timer, form: form, style: style, context: context)]
  }
}

private final class LiveProgressLeaf: _LayoutNode {
  let timer: TimerProgress
  let form: LiveProgress.Form
  let style: AnyShapeStyle
  let context: _ViewContext
  init(timer: TimerProgress, form: LiveProgress.Form, style: AnyShapeStyle, context: _ViewContext) {
    self.timer = timer
    self.form = form
    self.style = style
    self.context = context
    super.init()
  }
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    form == .ring ? ControlMetrics.progressRing(proposal) : proposal.fillingSize
  }
  override func draw(into scene: SceneRecorder) {
    guard frame.width > 0, frame.height > 0 else { return }
    let shape: LiveProgressNode.Shape =
      switch form {
      case .bar: .bar(rightToLeft: context.environment.isRightToLeft)
      case .ring:
        .ring(lineWidth: Double(ControlMetrics.progressRingWidth(side: min(frame.width, frame.height))))
      }
    scene.add(
      .liveProgress(
        LiveProgressNode(
          start: timer.interval.lowerBound, end: timer.interval.upperBound, countsDown: timer.countsDown,
          shape: shape, frame: frame, paint: style.scenePaint(in: frame, context.environment))))
  }
}

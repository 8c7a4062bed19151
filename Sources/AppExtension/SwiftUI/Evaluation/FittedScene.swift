import Archive
import Foundation

/// The space that a view may take when its picture has the size that the view wants, between two bounds.
package struct SceneRoom {
  /// Points, margins included.
  package var largest: CGSize
  package var minimum: CGSize
  package var margins: EdgeInsets
  /// The picture is always as wide, or as high, as it may be.
  package var fillsWidth: Bool
  package var fillsHeight: Bool
  package init(
    largest: CGSize, minimum: CGSize = .zero, margins: EdgeInsets = EdgeInsets(), fillsWidth: Bool,
    fillsHeight: Bool
  ) {
    self.largest = CGSize(width: largest.width.length, height: largest.height.length)
    self.minimum = CGSize(
      width: min(minimum.width.length, self.largest.width),
      height: min(minimum.height.length, self.largest.height))
    self.margins = margins.sanitized
    self.fillsWidth = fillsWidth
    self.fillsHeight = fillsHeight
  }

  fileprivate var inner: CGSize {
    CGSize(
      width: max(largest.width - margins.horizontal, 0), height: max(largest.height - margins.vertical, 0))
  }
}

/// A picture with the size that its view took.
package struct FittedScene {
  package var scene: Archive.Scene
  /// The size that the view would take if it had all the height (where the room has a width) that it likes, margins included.
  package var wanted: CGSize
  /// Something reaches beyond the picture and is cut off there.
  package var isCut: Bool
}

extension SceneEvaluator {
  /// Evaluates a view and gives it the size it wants, within the room.
  package static func fittedScene<V: View>(
    of view: V, in archived: SceneEnvironment, room: SceneRoom,
    configure: (inout EnvironmentValues) -> Void = { _ in }, timings: inout Timings
  ) -> FittedScene {
    StackGuard.start()
    let session = EvaluationSession(displayScale: archived.displayScale, now: archived.now)
    defer { session.end() }
    var environment = EnvironmentValues(archived)
    environment.containerInsets = room.margins
    environment.containerFrame = CGRect(origin: .zero, size: room.largest)
    environment.tracker = session.tracker
    // Shapes that follow the container are drawn after its size is known.
    let container = ContainerShape(RoundedRectangle(cornerRadius: environment.containerCornerRadius))
    environment.containerShape = container
    configure(&environment)
    let clock = ContinuousClock()

    let start = clock.now
    let root = rootNode(view, context: _ViewContext(environment: environment, session: session))
    let evaluated = clock.now

    let fit = Fit(root, room: room)
    let bounds = CGRect(origin: .zero, size: fit.size)
    container.stand(in: bounds)
    let content = CGRect(
      x: environment.isRightToLeft ? room.margins.trailing : room.margins.leading, y: room.margins.top,
      width: fit.proposal.width ?? 0, height: fit.proposal.height ?? 0)
    let size = root.size(for: fit.proposal)
    PixelGrid.with(scale: session.displayScale) {
      root.place(
        at: CGPoint(x: content.midX - size.width / 2, y: content.midY - size.height / 2),
        proposal: fit.proposal)
    }
    let recorder = SceneRecorder(session: session)
    root.draw(into: recorder)
    if StackGuard.wasReached {
      session.report(
        "too-deep", .error, "views stand within each other too deep for the stack; the innermost are left out"
      )
    }
    timings.evaluate += evaluated.seconds(since: start)
    timings.layout += clock.now.seconds(since: evaluated)

    let isCut = size.width > content.width + 0.5 || size.height > content.height + 0.5
    let scene = Archive.Scene(
      size: fit.size,
      content: isCut ? [.group(GroupNode(clip: .rect(bounds), children: recorder.nodes))] : recorder.nodes,
      hits: recorder.hits.map { $0.within(bounds) }, accessibility: recorder.accessibility,
      widgetURL: session.widgetURL?.absoluteString, dependencies: session.tracker.all,
      diagnostics: session.diagnostics)
    return FittedScene(scene: scene, wanted: fit.wanted, isCut: isCut)
  }

  /// The size of a picture, and what its view is offered there.
  @MainActor private struct Fit {
    let size: CGSize
    let proposal: ProposedViewSize
    let wanted: CGSize

    init(_ root: _LayoutNode, room: SceneRoom) {
      let inner = room.inner
      let ideal = root.size(
        for: ProposedViewSize(width: inner.width, height: room.fillsHeight ? inner.height : nil))
      wanted = CGSize(
        width: ideal.width + room.margins.horizontal, height: ideal.height + room.margins.vertical)
      // What is too high for the room may choose to be lower in it, as `ViewThatFits` does.
      let height =
        !room.fillsHeight && ideal.height > inner.height
        ? min(root.size(for: ProposedViewSize(width: inner.width, height: inner.height)).height, inner.height)
          + room.margins.vertical : wanted.height
      size = CGSize(
        width: room.fillsWidth
          ? room.largest.width : min(max(wanted.width, room.minimum.width), room.largest.width),
        height: room.fillsHeight
          ? room.largest.height : min(max(height, room.minimum.height), room.largest.height))
      proposal = ProposedViewSize(
        width: max(size.width - room.margins.horizontal, 0),
        height: max(size.height - room.margins.vertical, 0))
    }
  }
}

extension HitRegion {
  /// The part of the region inside the picture. Its place among the others stays, since toggles name it: a region outside is empty.
  fileprivate func within(_ bounds: CGRect) -> HitRegion {
    var region = self
    let part = frame.intersection(bounds)
    region.frame = part.isNull ? CGRect(origin: frame.origin, size: .zero) : part
    return region
  }
}

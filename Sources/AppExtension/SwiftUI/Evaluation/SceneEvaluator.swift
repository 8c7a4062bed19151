import Archive
import Foundation

/// Turns a view into a scene: evaluates it, lays it out, draws it into the archive's nodes.
@MainActor package enum SceneEvaluator {
  /// Seconds spent.
  package struct Timings {
    package var evaluate = 0.0
    package var layout = 0.0
    package nonisolated init() {}
  }

  /// - Parameter fits: the scene is as large as the view makes itself when it is offered the size of `archived`.
  package static func scene<V: View>(
    of view: V, in archived: SceneEnvironment, margins: EdgeInsets, fits: Bool = false,
    configure: (inout EnvironmentValues) -> Void = { _ in }, timings: inout Timings
  ) -> Archive.Scene {
    StackGuard.start()
    let session = EvaluationSession(displayScale: archived.displayScale, now: archived.now)
    defer { session.end() }
    var environment = EnvironmentValues(archived)
    environment.containerInsets = margins
    environment.containerFrame = CGRect(origin: .zero, size: archived.size)
    environment.tracker = session.tracker
    configure(&environment)
    let clock = ContinuousClock()

    let start = clock.now
    let context = _ViewContext(environment: environment, session: session)
    let root = rootNode(view, context: context)
    let background = session.containerBackground?()
    let evaluated = clock.now

    var archived = archived
    let offered = archived.size
    if fits { archived.size = fittingSize(of: root, in: offered) }
    let content = CGRect(
      x: environment.isRightToLeft ? margins.trailing : margins.leading, y: margins.top,
      width: max(archived.size.width - margins.horizontal, 0),
      height: max(archived.size.height - margins.vertical, 0))
    let builder = SceneRecorder(session: session)
    draw(root, offered: fits ? offered : content.size, centredIn: content, into: builder)
    var backgroundNodes: [Node]?
    // A `GeometryReader` makes its views while it is placed; the background may be among them.
    if let background = background ?? session.containerBackground?() {
      let behind = SceneRecorder(session: session)
      draw(
        background, offered: archived.size, centredIn: CGRect(origin: .zero, size: archived.size),
        into: behind)
      backgroundNodes = behind.nodes
    }
    if StackGuard.wasReached {
      session.report(
        "too-deep", .error, "views stand within each other too deep for the stack; the innermost are left out"
      )
    }
    let laidOut = clock.now
    timings.evaluate += evaluated.seconds(since: start)
    timings.layout += laidOut.seconds(since: evaluated)

    return Archive.Scene(
      size: archived.size, content: builder.nodes, containerBackground: backgroundNodes,
      hits: builder.hits, accessibility: builder.accessibility,
      widgetURL: session.widgetURL?.absoluteString, dependencies: session.tracker.all,
      diagnostics: session.diagnostics)
  }

  static func rootNode<V: View>(_ view: V, context: _ViewContext) -> _LayoutNode {
    let nodes = view._makeNodes(in: context)
    if nodes.count == 1 { return nodes[0] }
    return StackNode(
      axis: .vertical, guide: HorizontalAlignment.center.key, spacing: nil, children: nodes,
      rightToLeft: context.environment.isRightToLeft)
  }

  /// In whole points, at most twice the size that was offered.
  private static func fittingSize(of root: _LayoutNode, in offered: CGSize) -> CGSize {
    let size = root.size(for: ProposedViewSize(offered))
    func whole(_ length: CGFloat, _ most: CGFloat) -> CGFloat {
      length.isFinite ? min(max(length.rounded(.up), 0), 2 * most) : most
    }
    return CGSize(width: whole(size.width, offered.width), height: whole(size.height, offered.height))
  }

  private static func draw(
    _ node: _LayoutNode, offered: CGSize, centredIn rect: CGRect, into builder: SceneRecorder
  ) {
    let proposal = ProposedViewSize(offered)
    let size = node.size(for: proposal)
    PixelGrid.with(scale: builder.session.displayScale) {
      node.place(
        at: CGPoint(
          x: rect.minX + (rect.width - size.width) / 2, y: rect.minY + (rect.height - size.height) / 2),
        proposal: proposal)
    }
    node.draw(into: builder)
  }
}

extension ContinuousClock.Instant {
  package func seconds(since start: ContinuousClock.Instant) -> Double {
    let duration = start.duration(to: self).components
    return Double(duration.seconds) + Double(duration.attoseconds) * 1e-18
  }
}

extension EnvironmentValues {
  /// The surroundings that the host asked for.
  @MainActor package init(_ archived: SceneEnvironment) {
    self.init()
    colorScheme = archived.colorScheme == .dark ? .dark : .light
    schemeIsFixed = false
    colorSchemeContrast = archived.increasedContrast ? .increased : .standard
    dynamicTypeSize = DynamicTypeSize(category: archived.dynamicTypeSize) ?? .large
    displayScale = archived.displayScale
    layoutDirection = archived.rightToLeft ? .rightToLeft : .leftToRight
    locale = Locale(identifier: archived.locale)
    timeZone = TimeZone(identifier: archived.timeZone) ?? .current
    isLuminanceReduced = archived.luminanceReduced
    legibilityWeight = archived.boldText ? .bold : .regular
    _accessibilityReduceMotion = archived.reduceMotion
    _accessibilityReduceTransparency = archived.reduceTransparency
    _accessibilityDifferentiateWithoutColor = archived.differentiateWithoutColor
    containerCornerRadius = archived.cornerRadius
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    calendar.timeZone = timeZone
    self.calendar = calendar
  }
}

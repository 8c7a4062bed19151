import Foundation

/// A row whose children iOS makes when they are scrolled to. A widget does not scroll, so all are made.
///
/// Unlike `HStack` it offers each child its ideal width, and takes all the height it is offered.
nonisolated public struct LazyHStack<Content: View>: View {
  public typealias Body = Never
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content
  /// - Parity: approximated: pinned views stay where they are, since a widget does not scroll
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
  @MainActor public func _makeNodes(in context: _ViewContext) -> [_LayoutNode] {
    [context.lazyStack(.horizontal, alignment.key, spacing, content)]
  }
}

/// A column whose children iOS makes when they are scrolled to. A widget does not scroll, so all are made.
///
/// Unlike `VStack` it offers each child its ideal height, and takes all the width it is offered.
nonisolated public struct LazyVStack<Content: View>: View {
  public typealias Body = Never
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content
  /// - Parity: approximated: pinned views stay where they are, since a widget does not scroll
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
  @MainActor public func _makeNodes(in context: _ViewContext) -> [_LayoutNode] {
    [context.lazyStack(.vertical, alignment.key, spacing, content)]
  }
}

/// Headers and footers of sections that stay in sight while their section scrolls.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

extension _ViewContext {
  @MainActor fileprivate func lazyStack(
    _ axis: Axis, _ guide: AlignmentKey, _ spacing: CGFloat?, _ content: some View
  ) -> _LayoutNode {
    session.count()
    var inner = self
    inner.environment.stackAxis = axis
    return LazyStackNode(
      axis: axis, guide: guide, spacing: spacing, children: content._makeNodes(in: inner),
      rightToLeft: environment.isRightToLeft)
  }
}

/// `LazyHStack` and `LazyVStack`. Words are those of the column.
final class LazyStackNode: _LayoutNode {
  private let axis: Axis
  private let guide: AlignmentKey
  private let children: [_LayoutNode]
  private let gaps: [CGFloat]
  private let rightToLeft: Bool

  init(axis: Axis, guide: AlignmentKey, spacing: CGFloat?, children: [_LayoutNode], rightToLeft: Bool) {
    self.axis = axis
    self.guide = guide
    self.children = children
    self.rightToLeft = rightToLeft
    gaps = zip(children, children.dropFirst()).map {
      spacing?.finite ?? ViewSpacing($0.spacing).distance(to: ViewSpacing($1.spacing), along: axis)
    }
    super.init()
  }

  private func offer(_ across: CGFloat?) -> ProposedViewSize {
    var offer = ProposedViewSize.unspecified
    offer[axis.cross] = across
    return offer
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let across = proposal[axis.cross]
    let offer = offer(across)
    var size = CGSize.zero
    size[axis] = max(children.reduce(0) { $0 + $1.size(for: offer)[axis] } + gaps.reduce(0, +), 0)
    size[axis.cross] = across?.length ?? children.map { $0.size(for: offer)[axis.cross] }.max() ?? 0
    return size
  }

  override func placeChildren(in frame: CGRect, proposal: ProposedViewSize) {
    let offer = offer(proposal[axis.cross])
    let line = ViewDimensions(size: frame.size).value(guide)
    var position: CGFloat = 0
    for (index, child) in children.enumerated() {
      let dimensions = child.dimensions(for: offer)
      let across = line - dimensions.value(guide)
      var origin = axis == .vertical ? CGPoint(x: across, y: position) : CGPoint(x: position, y: across)
      if rightToLeft { origin.x = frame.width - origin.x - dimensions.width }
      child.place(at: CGPoint(x: frame.minX + origin.x, y: frame.minY + origin.y), proposal: offer)
      position += axis == .vertical ? dimensions.height : dimensions.width
      if index < gaps.count { position += gaps[index] }
    }
  }

  override func draw(into scene: SceneRecorder) { scene.drawInOrder(children) }

  override func range(along axis: Axis, cross: CGFloat?) -> (min: CGFloat, max: CGFloat) {
    guard axis == self.axis else { return (0, 1e6) }
    let length = measure(offer(cross))[axis].length
    return (length, length)
  }
}

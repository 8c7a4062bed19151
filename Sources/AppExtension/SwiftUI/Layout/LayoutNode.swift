import Archive
import Foundation

/// One box of the layout. A node answers how large it is for a proposal, is placed once, and draws into the scene.
///
/// The three passes run in this order for the whole tree: measure (cached for each proposal), place, draw.
@MainActor open class _LayoutNode {
  /// `layoutPriority(_:)`.
  package var priority: Double = 0
  package var zIndex: Double = 0
  /// How many containers that share out space stand inside each other from here down.
  package var nesting = 0
  /// What containers read of their children: layout values, grid cells, parts of sections.
  package var traits = LayoutTraits()
  /// Frame in the coordinates of the nearest transform, on whole pixels; known after `place`.
  package private(set) var frame = CGRect.zero
  package private(set) var placedProposal = ProposedViewSize.unspecified
  private var sizes = RecentValues<CGSize>()
  private var guides: [(key: AlignmentKey, proposal: ProposedViewSize, value: CGFloat?)] = []
  /// Whether guides come from children.
  package var hasChildren = false

  /// How many times any node was asked to measure itself: what tests of growth count.
  package static var measureCount = 0

  package init() {}

  /// The size for a proposal. Numbers that are none become 0.
  package final func size(for proposal: ProposedViewSize) -> CGSize {
    let proposal = proposal.sanitized
    if let known = sizes[proposal] { return known }
    guard StackGuard.mayLayOut else { return .zero }
    _LayoutNode.measureCount += 1
    let raw = measure(proposal)
    let size = CGSize(width: raw.width.length, height: raw.height.length)
    sizes[proposal] = size
    return size
  }

  /// Places the node with its top left corner at `origin`.
  package final func place(at origin: CGPoint, proposal: ProposedViewSize) {
    let proposal = proposal.sanitized
    let exact = CGRect(
      origin: CGPoint(x: origin.x.finite, y: origin.y.finite), size: size(for: proposal))
    frame = PixelGrid.rounded(exact)
    placedProposal = proposal
    guard StackGuard.mayLayOut else { return }
    placeChildren(in: exact, proposal: proposal)
  }

  /// Size and guides for a proposal.
  package final func dimensions(for proposal: ProposedViewSize) -> ViewDimensions {
    let size = size(for: proposal)
    return ViewDimensions(size: size) { key in
      MainActor.assumeIsolated {
        StackGuard.mayLayOut ? self.guide(key, proposal: proposal, size: size) : nil
      }
    }
  }

  /// `explicitAlignment`, remembered where finding it means asking children: frames in frames would otherwise ask the
  /// innermost once for each pair of levels.
  package final func guide(_ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize) -> CGFloat? {
    guard hasChildren else { return explicitAlignment(key, proposal: proposal, size: size) }
    for known in guides where known.key == key && known.proposal == proposal { return known.value }
    let value = explicitAlignment(key, proposal: proposal, size: size)
    if guides.count >= 64 { guides.removeAll(keepingCapacity: true) }
    guides.append((key, proposal, value))
    return value
  }

  // MARK: for subclasses

  package func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }
  /// Places children in this node's exact frame.
  package func placeChildren(in frame: CGRect, proposal: ProposedViewSize) {}
  package func draw(into scene: SceneRecorder) {}
  /// A guide that this node sets itself, measured from its top leading corner; `nil` for the guide's default.
  package func explicitAlignment(
    _ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize
  ) -> CGFloat? { nil }
  /// The least and the most this node takes along an axis, the other axis being proposed.
  package func range(along axis: Axis, cross: CGFloat?) -> (min: CGFloat, max: CGFloat) {
    measuredRange(along: axis, cross: cross)
  }
  /// What the node prefers between itself and its neighbours.
  package var spacing: SpacingPreference { .standard }
  /// Whether frames around the node keep its spacing: a spacer's, which is none.
  package var isSpacer: Bool { false }

  /// The range by asking for the sizes at nothing and at everything.
  package final func measuredRange(along axis: Axis, cross: CGFloat?) -> (min: CGFloat, max: CGFloat) {
    var low = ProposedViewSize.zero
    var high = ProposedViewSize.infinity
    low[axis.cross] = cross
    high[axis.cross] = cross
    return (size(for: low)[axis], size(for: high)[axis])
  }
}

/// A node with one child that lays out as its child does. Effects and decorations derive from it.
@MainActor open class _WrapperNode: _LayoutNode {
  package let child: _LayoutNode
  package init(_ child: _LayoutNode) {
    self.child = child
    super.init()
    priority = child.priority
    zIndex = child.zIndex
    nesting = child.nesting
    hasChildren = true
    traits = child.traits
  }
  package override func measure(_ proposal: ProposedViewSize) -> CGSize { child.size(for: proposal) }
  package override func placeChildren(in frame: CGRect, proposal: ProposedViewSize) {
    child.place(at: frame.origin, proposal: proposal)
  }
  package override func draw(into scene: SceneRecorder) { child.draw(into: scene) }
  package override func explicitAlignment(
    _ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize
  ) -> CGFloat? { child.dimensions(for: proposal).explicit(key) }
  package override func range(along axis: Axis, cross: CGFloat?) -> (min: CGFloat, max: CGFloat) {
    child.range(along: axis, cross: cross)
  }
  package override var spacing: SpacingPreference { child.spacing }
  package override var isSpacer: Bool { child.isSpacer }

  /// The range of a wrapper that makes other proposals to its child: measured, or the child's own where that would grow
  /// with every level.
  final func wrappedRange(along axis: Axis, cross: CGFloat?) -> (min: CGFloat, max: CGFloat) {
    guard StackRange.mayMeasure(nesting: nesting) else { return child.range(along: axis, cross: cross) }
    let range = StackRange.measuring {
      let measured = measuredRange(along: axis, cross: cross)
      return StackRange(min: measured.min, max: measured.max)
    }
    return (range.min, range.max)
  }
}

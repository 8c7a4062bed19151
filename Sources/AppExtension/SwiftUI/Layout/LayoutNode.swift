import Archive
import Foundation

/// One box of the layout. A node answers how large it is for a proposal, is placed once, and draws into the scene.
///
/// The three passes run in this order for the whole tree: measure (cached for each proposal), place, draw.
@MainActor open class _LayoutNode {
  /// `layoutPriority(_:)`.
  package var priority: Double = 0
  package var zIndex: Double = 0
  /// What containers read of their children: layout values, grid cells, parts of sections.
  package var traits = LayoutTraits()
  /// Frame in the coordinates of the nearest transform; known after `place`.
  package private(set) var frame = CGRect.zero
  package private(set) var placedProposal = ProposedViewSize.unspecified
  private var sizes: [(ProposedViewSize, CGSize)] = []

  package init() {}

  /// The size for a proposal. Numbers that are none become 0.
  package final func size(for proposal: ProposedViewSize) -> CGSize {
    for (known, size) in sizes where known == proposal { return size }
    guard StackGuard.mayLayOut else { return .zero }
    let raw = measure(proposal)
    let size = CGSize(width: raw.width.length, height: raw.height.length)
    if sizes.count < 12 { sizes.append((proposal, size)) }
    return size
  }

  /// Places the node with its top left corner at `origin`.
  package final func place(at origin: CGPoint, proposal: ProposedViewSize) {
    frame = CGRect(origin: origin, size: size(for: proposal))
    placedProposal = proposal
    guard StackGuard.mayLayOut else { return }
    placeChildren(in: frame, proposal: proposal)
  }

  /// Size and guides for a proposal.
  package final func dimensions(for proposal: ProposedViewSize) -> ViewDimensions {
    let size = size(for: proposal)
    return ViewDimensions(size: size) { key in
      MainActor.assumeIsolated {
        StackGuard.mayLayOut ? self.explicitAlignment(key, proposal: proposal, size: size) : nil
      }
    }
  }

  // MARK: for subclasses

  package func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }
  package func placeChildren(in frame: CGRect, proposal: ProposedViewSize) {}
  package func draw(into scene: SceneBuilder) {}
  /// A guide that this node sets itself, measured from its top left corner; `nil` for the guide's default.
  package func explicitAlignment(
    _ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize
  ) -> CGFloat? { nil }
  /// The least and the most this node takes along an axis, the other axis being proposed.
  package func range(along axis: Axis, cross: CGFloat?) -> (min: CGFloat, max: CGFloat) {
    var low = ProposedViewSize.zero
    var high = ProposedViewSize.infinity
    low[axis.cross] = cross
    high[axis.cross] = cross
    return (size(for: low)[axis], size(for: high)[axis])
  }
  /// What the node prefers between itself and its neighbours.
  package var spacing: SpacingPreference { .standard }
  /// What the node stands for, for diagnostics.
  package var isSpacer: Bool { false }
}

/// The preferred distance of a node to its neighbours.
package enum SpacingPreference: Equatable {
  /// The platform's distance, 8 points (typography.json `swiftui_defaults`, confidence C).
  case standard
  /// Text: below and above other text it keeps the leading of its font.
  case text(leading: CGFloat)
  case zero

  static func between(_ a: SpacingPreference, _ b: SpacingPreference, axis: Axis) -> CGFloat {
    switch (a, b) {
    case (.zero, _), (_, .zero): 0
    case (.text(let x), .text(let y)) where axis == .vertical: max(x, y)
    default: 8
    }
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
    traits = child.traits
  }
  package override func measure(_ proposal: ProposedViewSize) -> CGSize { child.size(for: proposal) }
  package override func placeChildren(in frame: CGRect, proposal: ProposedViewSize) {
    child.place(at: frame.origin, proposal: proposal)
  }
  package override func draw(into scene: SceneBuilder) { child.draw(into: scene) }
  package override func explicitAlignment(
    _ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize
  ) -> CGFloat? { child.explicitAlignment(key, proposal: proposal, size: child.size(for: proposal)) }
  package override func range(along axis: Axis, cross: CGFloat?) -> (min: CGFloat, max: CGFloat) {
    child.range(along: axis, cross: cross)
  }
  package override var spacing: SpacingPreference { child.spacing }
  package override var isSpacer: Bool { child.isSpacer }
}

import Foundation

/// A container arranged by a layout of the user's.
final class LayoutRootNode<L: Layout>: _LayoutNode {
  let layout: L
  let children: [_LayoutNode]
  private let rightToLeft: Bool
  private let session: EvaluationSession
  private let record: PlacementRecord
  private let subviews: LayoutSubviews
  private var cache: L.Cache?
  private var guides: [Guide] = []
  /// How often the layout stands on its own stack: it asked a subview that asked for it.
  private var entered = 0

  private struct Guide {
    let key: AlignmentKey
    let proposal: ProposedViewSize
    let size: CGSize
    let value: CGFloat?
  }

  init(layout: L, children: [_LayoutNode], rightToLeft: Bool, session: EvaluationSession) {
    self.layout = layout
    self.children = children
    self.rightToLeft = rightToLeft
    self.session = session
    record = PlacementRecord(nodes: children)
    subviews = LayoutSubviews(record: record, rightToLeft: rightToLeft)
    super.init()
  }

  /// Lends the cache to `work`. It is taken out meanwhile, so that a layout that is entered again finds none and makes another.
  private func lendingCache<T>(_ fallback: T, _ work: (inout L.Cache) -> T) -> T {
    guard entered < 4 else {
      session.report(
        "layout-recursion", .error,
        "\(L.self) asks for its own size while it answers; a subview must not hold on to its container")
      return fallback
    }
    guard StackGuard.mayLayOut else { return fallback }
    entered += 1
    defer { entered -= 1 }
    var lent = cache ?? layout.makeCache(subviews: subviews)
    cache = nil
    defer { cache = lent }
    return work(&lent)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = lendingCache(.zero) {
      layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
    }
    check(size, proposal)
    return size
  }

  override func placeChildren(in frame: CGRect, proposal: ProposedViewSize) {
    let outer = record.open()
    lendingCache(()) {
      layout.placeSubviews(in: frame, proposal: proposal, subviews: subviews, cache: &$0)
    }
    let placements = record.close(restoring: outer)
    for (child, placement) in zip(children, placements) {
      let placement = placement ?? .middle(of: frame, proposal: proposal)
      let size = child.size(for: placement.proposal)
      var origin = placement.origin(of: size)
      if rightToLeft { origin.x = frame.minX + frame.maxX - origin.x - size.width }
      child.place(at: origin, proposal: placement.proposal)
    }
  }

  override func draw(into scene: SceneRecorder) { scene.drawInOrder(children) }

  override func explicitAlignment(
    _ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize
  ) -> CGFloat? {
    for known in guides where known.key == key && known.proposal == proposal && known.size == size {
      return known.value
    }
    let bounds = CGRect(origin: .zero, size: size)
    let value: CGFloat? = lendingCache(nil) {
      key.axis == .horizontal
        ? layout.explicitAlignment(
          of: HorizontalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        : layout.explicitAlignment(
          of: VerticalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
    if guides.count < 16 { guides.append(Guide(key: key, proposal: proposal, size: size, value: value)) }
    return value
  }

  override var spacing: SpacingPreference {
    lendingCache(ViewSpacing()) { layout.spacing(subviews: subviews, cache: &$0) }.preference
  }

  override func range(along axis: Axis, cross: CGFloat?) -> (min: CGFloat, max: CGFloat) {
    let answered = lendingCache((min: CGFloat, max: CGFloat)?.none) {
      ($0 as? any RangeAnswering)?.range(along: axis, cross: cross)
    }
    return answered ?? super.range(along: axis, cross: cross)
  }

  /// Names a layout whose answer cannot be drawn. Infinite answers to infinite questions are fine.
  private func check(_ size: CGSize, _ proposal: ProposedViewSize) {
    func isBad(_ length: CGFloat, _ proposed: CGFloat?) -> Bool {
      length.isNaN || length < 0 || (length > 1e6 && proposed.map { $0 <= 1e6 } ?? true)
    }
    if isBad(size.width, proposal.width) || isBad(size.height, proposal.height) {
      session.report(
        "invalid-layout-size", .warning,
        "\(L.self) answers \(size.width) × \(size.height) points; a layout needs lengths from 0 to 1,000,000")
    }
  }
}

/// A cache that knows how far its container stretches without laying it out.
@MainActor protocol RangeAnswering {
  func range(along axis: Axis, cross: CGFloat?) -> (min: CGFloat, max: CGFloat)
}

extension PlacementRecord.Placement {
  static func middle(of bounds: CGRect, proposal: ProposedViewSize) -> Self {
    Self(position: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
  }
}

import Foundation

private struct PinnedFrame: LayoutValueKey { static var defaultValue: CGRect { .zero } }

/// Views at places that are known already.
struct PinnedLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews {
      let frame = subview[PinnedFrame.self]
      subview.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY), anchor: .topLeading,
        proposal: ProposedViewSize(frame.size))
    }
  }
}

/// A view with its place.
struct PinnedView {
  var frame: CGRect
  var view: AnyView
}

/// Views at places, in plain left to right coordinates whatever the language.
struct PinnedViews: View {
  let views: [PinnedView]
  let direction: LayoutDirection
  var body: some View {
    PinnedLayout {
      ForEach(Array(views.enumerated()), id: \.offset) { _, pinned in
        pinned.view.environment(\.layoutDirection, direction)
          .frame(width: pinned.frame.width, height: pinned.frame.height)
          .layoutValue(key: PinnedFrame.self, value: pinned.frame)
      }
    }
    .environment(\.layoutDirection, .leftToRight)
  }
}

extension _ViewContext {
  /// How large a view is for an offered width.
  @MainActor func measure(_ view: some View, width: CGFloat? = nil) -> CGSize {
    let nodes = evaluating { view._makeNodes(in: self) }
    let proposal = ProposedViewSize(width: width, height: nil)
    return nodes.reduce(CGSize.zero) { size, node in
      let next = node.size(for: proposal)
      return CGSize(width: max(size.width, next.width), height: max(size.height, next.height))
    }
  }
}

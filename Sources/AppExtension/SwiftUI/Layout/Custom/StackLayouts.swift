import Foundation

/// A row as a layout: what `HStack` does, for `AnyLayout` and for layouts made of others.
public struct HStackLayout: Layout {
  public var alignment: VerticalAlignment
  public var spacing: CGFloat?
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
  public static var layoutProperties: LayoutProperties { .stack(.horizontal) }
  public typealias Cache = _StackLayoutCache

  public func makeCache(subviews: Subviews) -> Cache {
    Cache(axis: .horizontal, guide: alignment.key, spacing: spacing, subviews: subviews)
  }
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { cache.spacing }
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize { cache.size(for: proposal) }
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) { cache.place(subviews, in: bounds, proposal: proposal) }
}

/// A column as a layout: what `VStack` does, for `AnyLayout` and for layouts made of others.
public struct VStackLayout: Layout {
  public var alignment: HorizontalAlignment
  public var spacing: CGFloat?
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
  public static var layoutProperties: LayoutProperties { .stack(.vertical) }
  public typealias Cache = _StackLayoutCache

  public func makeCache(subviews: Subviews) -> Cache {
    Cache(axis: .vertical, guide: alignment.key, spacing: spacing, subviews: subviews)
  }
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { cache.spacing }
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize { cache.size(for: proposal) }
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) { cache.place(subviews, in: bounds, proposal: proposal) }
}

/// The stack that a stack layout asks.
public struct _StackLayoutCache: Sendable {
  private let stack: StackNode

  init(axis: Axis, guide: AlignmentKey, spacing: CGFloat?, subviews: LayoutSubviews) {
    // The container mirrors what it is told, so the stack itself always goes from left to right.
    stack = MainActor.assumeIsolated {
      StackNode(
        axis: axis, guide: guide, spacing: spacing, children: subviews.nodes, rightToLeft: false)
    }
  }
  var spacing: ViewSpacing { MainActor.assumeIsolated { ViewSpacing(stack.spacing) } }
  func size(for proposal: ProposedViewSize) -> CGSize {
    MainActor.assumeIsolated { stack.size(for: proposal) }
  }
  func place(_ subviews: LayoutSubviews, in bounds: CGRect, proposal: ProposedViewSize) {
    let (origins, proposals) = MainActor.assumeIsolated {
      let layout = stack.layout(proposal)
      return (layout.origins, layout.proposals)
    }
    for ((subview, origin), proposal) in zip(zip(subviews, origins), proposals) {
      subview.place(
        at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: proposal)
    }
  }
}

/// Views over each other as a layout: what `ZStack` does, for `AnyLayout` and for layouts made of others.
public struct ZStackLayout: Layout {
  public var alignment: Alignment
  public init(alignment: Alignment = .center) { self.alignment = alignment }
  public typealias Cache = Void

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { box(subviews, proposal).size }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let corner = box(subviews, proposal).origin
    for subview in subviews {
      let dimensions = subview.dimensions(in: proposal)
      subview.place(
        at: CGPoint(
          x: bounds.minX - corner.x - dimensions[alignment.horizontal],
          y: bounds.minY - corner.y - dimensions[alignment.vertical]), proposal: proposal)
    }
  }

  /// The box of the views of the highest priority, their guides meeting at zero.
  private func box(_ subviews: Subviews, _ proposal: ProposedViewSize) -> CGRect {
    let top = subviews.map(\.priority).max() ?? 0
    let boxes = subviews.lazy.filter { $0.priority == top }.map { subview in
      let dimensions = subview.dimensions(in: proposal)
      return CGRect(
        x: -dimensions[alignment.horizontal], y: -dimensions[alignment.vertical],
        width: dimensions.width, height: dimensions.height)
    }
    var all: CGRect?
    for box in boxes { all = all?.covering(box) ?? box }
    return all ?? .zero
  }
}

extension CGRect {
  /// The smallest rectangle around both, empty ones too.
  func covering(_ other: CGRect) -> CGRect {
    let left = min(minX, other.minX), top = min(minY, other.minY)
    return CGRect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }
}

extension LayoutProperties {
  static func stack(_ axis: Axis) -> LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = axis
    return properties
  }
}

extension HStackLayout: BuiltInLayout {
  func node(children: [_LayoutNode], rightToLeft: Bool) -> _LayoutNode {
    StackNode(
      axis: .horizontal, guide: alignment.key, spacing: spacing, children: children,
      rightToLeft: rightToLeft)
  }
}

extension VStackLayout: BuiltInLayout {
  func node(children: [_LayoutNode], rightToLeft: Bool) -> _LayoutNode {
    StackNode(
      axis: .vertical, guide: alignment.key, spacing: spacing, children: children,
      rightToLeft: rightToLeft)
  }
}

extension ZStackLayout: BuiltInLayout {
  func node(children: [_LayoutNode], rightToLeft: Bool) -> _LayoutNode {
    LayeredNode(children: children, alignment: alignment, rightToLeft: rightToLeft)
  }
}

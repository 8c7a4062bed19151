import Foundation

/// An arrangement of views: how large it is, and where each of its subviews goes.
///
/// A type that conforms is used as a container: `MyLayout { Text("A"); Text("B") }`. In right-to-left surroundings the x
/// positions are mirrored after `placeSubviews`, as on iOS, so that layouts calculate from left to right. A subview that is
/// not placed stands in the middle; of several placements the last counts.
///
/// A widget's view is laid out once for each picture, so a cache is made once and `updateCache` is not called by the system.
public protocol Layout: Animatable {
  /// What the container is like, above all whether it is a stack.
  static var layoutProperties: LayoutProperties { get }
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews
  func makeCache(subviews: Self.Subviews) -> Self.Cache
  func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews)
  /// The distances that the container prefers to its neighbours; those of its subviews, if not said otherwise.
  func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing
  /// The size of the container for a proposal.
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache
  ) -> CGSize
  /// Places each subview within `bounds`, whose origin need not be zero.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache)
  /// The position of a guide across the container; that of its subviews, if not said otherwise.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
    cache: inout Self.Cache
  ) -> CGFloat?
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
    cache: inout Self.Cache
  ) -> CGFloat?
}

extension Layout {
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  public func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews) {
    cache = makeCache(subviews: subviews)
  }

  public func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing {
    guard let first = subviews.first else { return ViewSpacing() }
    return subviews.dropFirst().reduce(first.spacing) { $0.union($1.spacing) }
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
    cache: inout Self.Cache
  ) -> CGFloat? {
    subviews.mergedAlignment(guide.key, in: bounds) {
      placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
    cache: inout Self.Cache
  ) -> CGFloat? {
    subviews.mergedAlignment(guide.key, in: bounds) {
      placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
  }

  /// A view that arranges `content` by this layout.
  @_disfavoredOverload
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    _LayoutTree(layout: self, content: content())
  }
}

extension Layout where Cache == Void {
  public func makeCache(subviews: Self.Subviews) -> Self.Cache { () }
}

/// What a layout container is like.
public struct LayoutProperties: Sendable {
  public init() {}
  /// The axis along which the container stacks its subviews: `Spacer` and `Divider` inside depend on it.
  public var stackOrientation: Axis?
}

/// Views arranged by a layout.
nonisolated struct _LayoutTree<L: Layout, Content: View>: View {
  typealias Body = Never
  let layout: L
  let content: Content

  @MainActor func _makeNodes(in context: _ViewContext) -> [_LayoutNode] {
    context.session.count()
    var inner = context
    inner.environment.stackAxis = layout.orientation
    let children = content._makeNodes(in: inner)
    let rightToLeft = context.environment.isRightToLeft
    if let builtIn = layout.builtIn {
      return [builtIn.node(children: children, rightToLeft: rightToLeft)]
    }
    return [layout.rootNode(children: children, rightToLeft: rightToLeft, session: context.session)]
  }
}

/// A layout that the system arranges without asking it for each subview.
@MainActor protocol BuiltInLayout {
  func node(children: [_LayoutNode], rightToLeft: Bool) -> _LayoutNode
}

extension Layout {
  /// Itself, or what it hides, where the system knows it.
  var builtIn: (any BuiltInLayout)? {
    if let any = self as? AnyLayout { return any.layout.builtIn }
    return self as? any BuiltInLayout
  }
  var orientation: Axis? {
    if let any = self as? AnyLayout { return any.layout.orientation }
    return Self.layoutProperties.stackOrientation
  }
  @MainActor func rootNode(
    children: [_LayoutNode], rightToLeft: Bool, session: EvaluationSession
  ) -> _LayoutNode {
    if let any = self as? AnyLayout {
      return any.layout.rootNode(children: children, rightToLeft: rightToLeft, session: session)
    }
    return LayoutRootNode(
      layout: self, children: children, rightToLeft: rightToLeft, session: session)
  }
}

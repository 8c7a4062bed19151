import Foundation

/// Parts of the safe area.
public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let container = SafeAreaRegions(rawValue: 1)
  /// A widget never shows a keyboard.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all = SafeAreaRegions(rawValue: .max)
}

private struct SafeAreaKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// A modifier around made a safe area. A widget has none of its own: its content margins are padding.
  var hasSafeArea: Bool {
    get { self[SafeAreaKey.self] }
    set { self[SafeAreaKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Reaches beyond the safe area. A widget has none, so this shows only inside `safeAreaInset` and `safeAreaPadding`; the
  /// widget's content margins are padding, which `contentMarginsDisabled()` takes away.
  public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
    wrapped { node, context -> _LayoutNode in
      guard regions.contains(.container), context.environment.hasSafeArea else { return node }
      return SafeAreaIgnoringNode(node, edges: edges, rightToLeft: context.environment.isRightToLeft)
    }
  }
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(.container, edges: edges)
  }

  /// Another view at the top or bottom, which this view keeps clear of.
  public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaInsetModifier(
        bar: content(), edge: edge == .top ? .top : .bottom, guide: alignment.key, spacing: spacing))
  }
  /// Another view at a side, which this view keeps clear of.
  public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaInsetModifier(
        bar: content(), edge: edge == .leading ? .leading : .trailing, guide: alignment.key,
        spacing: spacing))
  }

  /// Space around this view that backgrounds inside reach into; 16 points where no length is given.
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modifier(SafeAreaPaddingModifier(insets: insets))
  }
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    safeAreaPadding(EdgeInsets(length ?? 16, edges: edges))
  }
  public func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }
}

nonisolated struct SafeAreaInsetModifier<Bar: View>: ViewModifier {
  typealias Body = Never
  let bar: Bar
  let edge: Edge
  let guide: AlignmentKey
  let spacing: CGFloat?
  @MainActor func _makeNodes(
    content: @escaping @MainActor (_ViewContext) -> [_LayoutNode], in context: _ViewContext
  ) -> [_LayoutNode] {
    var inner = context.child(0)
    inner.environment.hasSafeArea = true
    return content(inner).map { node in
      let bar = context.child(1).single(bar)
      let axis: Axis = edge == .top || edge == .bottom ? .vertical : .horizontal
      return SafeAreaInsetNode(
        node, bar: bar, edge: edge, guide: guide,
        gap: spacing ?? SpacingPreference.between(node.spacing, bar.spacing, axis: axis),
        rightToLeft: context.environment.isRightToLeft)
    }
  }
}

nonisolated struct SafeAreaPaddingModifier: ViewModifier {
  typealias Body = Never
  let insets: EdgeInsets
  @MainActor func _makeNodes(
    content: @escaping @MainActor (_ViewContext) -> [_LayoutNode], in context: _ViewContext
  ) -> [_LayoutNode] {
    var inner = context
    inner.environment.hasSafeArea = true
    let rightToLeft = context.environment.isRightToLeft
    return content(inner).map { node in
      PaddingNode(
        SafeContentNode(node, insets: insets, rightToLeft: rightToLeft), insets: insets,
        rightToLeft: rightToLeft)
    }
  }
}

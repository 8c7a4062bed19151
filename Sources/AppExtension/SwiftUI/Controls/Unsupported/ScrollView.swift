// Parity: no effect: a widget does not scroll; iOS draws its sign for unsupported views

/// Contents that scroll. iOS's widget archive cannot hold one; its placeholder is drawn.
nonisolated public struct ScrollView<Content: View>: View {
  public var content: Content
  public var axes: Axis.Set
  public var showsIndicators: Bool
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }
  @MainActor public var body: some View { UnsupportedPlaceholder(name: "ScrollView") }
}

/// Gives its content a proxy that scrolls; in a widget there is nothing to scroll, the content is drawn.
nonisolated public struct ScrollViewReader<Content: View>: View {
  public var content: (ScrollViewProxy) -> Content
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }
  @MainActor public var body: some View { content(ScrollViewProxy()) }
}

public struct ScrollViewProxy {
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}

/// Something applied to a view that gives another view.
@MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body
  typealias Content = _ViewModifier_Content<Self>
  /// The nodes of the modified content. Modifiers with a body take the default.
  @MainActor @preconcurrency func _makeNodes(
    content: @escaping @MainActor (_ViewContext) -> [_LayoutNode], in context: _ViewContext
  ) -> [_LayoutNode]
}

extension ViewModifier {
  public func _makeNodes(
    content: @escaping @MainActor (_ViewContext) -> [_LayoutNode], in context: _ViewContext
  ) -> [_LayoutNode] {
    context.evaluatingBody(of: Self.self) { inner in
      inner.filled(self).body(content: _ViewModifier_Content(make: content))._makeNodes(in: inner)
    }
  }
  /// Applies `modifier` after this one.
  nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ViewModifier where Body == Never {
  public func body(content: Self.Content) -> Self.Body {
    fatalError("\(Self.self) is a primitive modifier and has no body")
  }
}

/// The view a modifier is applied to, as its `body(content:)` sees it.
nonisolated public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
  public typealias Body = Never
  let make: @MainActor (_ViewContext) -> [_LayoutNode]
  @MainActor public func _makeNodes(in context: _ViewContext) -> [_LayoutNode] { make(context) }
}

/// A view with a modifier, or two modifiers in a row.
nonisolated public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public typealias Body = Never
  @MainActor public func _makeNodes(in context: _ViewContext) -> [_LayoutNode] {
    modifier._makeNodes(content: { content._makeNodes(in: $0) }, in: context)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  public typealias Body = Never
  @MainActor public func _makeNodes(
    content inner: @escaping @MainActor (_ViewContext) -> [_LayoutNode], in context: _ViewContext
  ) -> [_LayoutNode] {
    modifier._makeNodes(
      content: { content._makeNodes(content: inner, in: $0) }, in: context)
  }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}
extension ModifiedContent: Sendable where Content: Sendable, Modifier: Sendable {}

/// A modifier without effect.
nonisolated public struct EmptyModifier: ViewModifier, Sendable {
  public typealias Body = Never
  public static let identity = EmptyModifier()
  public init() {}
  @MainActor public func _makeNodes(
    content: @escaping @MainActor (_ViewContext) -> [_LayoutNode], in context: _ViewContext
  ) -> [_LayoutNode] { content(context) }
}

/// A value of the user's that modifiers keep until evaluation. Views are made and evaluated one after the other, never at
/// once, so handing it over is safe although the type cannot say so.
nonisolated struct UncheckedBox<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}

/// Wraps each node of the content: the form of layout and effect modifiers.
nonisolated struct NodeModifier: ViewModifier {
  typealias Body = Never
  let wrap: @MainActor (_LayoutNode, _ViewContext) -> _LayoutNode
  @MainActor func _makeNodes(
    content: @escaping @MainActor (_ViewContext) -> [_LayoutNode], in context: _ViewContext
  ) -> [_LayoutNode] {
    guard let inner = context.deeper() else { return [] }
    return content(inner).map { wrap($0, context) }
  }
}

/// Changes the context that the content is evaluated in: the form of environment modifiers.
nonisolated struct ContextModifier: ViewModifier {
  typealias Body = Never
  let change: @MainActor (inout _ViewContext) -> Void
  @MainActor func _makeNodes(
    content: @escaping @MainActor (_ViewContext) -> [_LayoutNode], in context: _ViewContext
  ) -> [_LayoutNode] {
    guard var changed = context.deeper() else { return [] }
    change(&changed)
    return content(changed)
  }
}

extension View {
  /// Applies a modifier.
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
  nonisolated func wrapped(
    _ wrap: @escaping @MainActor (_LayoutNode, _ViewContext) -> _LayoutNode
  ) -> ModifiedContent<Self, NodeModifier> {
    modifier(NodeModifier(wrap: wrap))
  }
  nonisolated func inContext(
    _ change: @escaping @MainActor (inout _ViewContext) -> Void
  ) -> ModifiedContent<Self, ContextModifier> {
    modifier(ContextModifier(change: change))
  }
}

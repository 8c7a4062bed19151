/// A part of a widget's picture.
///
/// Custom views give a `body`. It is evaluated once for each scene, on the main actor.
@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
  /// The layout nodes of this view. Views with a body take the default.
  @MainActor @preconcurrency func _makeNodes(in context: _ViewContext) -> [_LayoutNode]
}

extension View {
  public func _makeNodes(in context: _ViewContext) -> [_LayoutNode] {
    context.evaluatingBody(of: Self.self) { inner in inner.filled(self).body._makeNodes(in: inner) }
  }
}

extension View where Body == Never {
  public var body: Never { fatalError("\(Self.self) is a primitive view and has no body") }
}

extension Never: View {
  public var body: Never { fatalError("Never has no body") }
  public func _makeNodes(in context: _ViewContext) -> [_LayoutNode] { [] }
}

/// A view without content.
nonisolated public struct EmptyView: View, Sendable {
  public typealias Body = Never
  public init() {}
  @MainActor public func _makeNodes(in context: _ViewContext) -> [_LayoutNode] { [] }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never
  @MainActor public func _makeNodes(in context: _ViewContext) -> [_LayoutNode] {
    self?._makeNodes(in: context.child(1)) ?? []
  }
}

/// A view whose type is hidden.
nonisolated public struct AnyView: View {
  public typealias Body = Never
  let wrapped: any View
  public init<V: View>(_ view: V) { wrapped = view }
  public init<V: View>(erasing view: V) { wrapped = view }
  public init?(_fromValue value: Any) {
    guard let view = value as? any View else { return nil }
    wrapped = view
  }
  @MainActor public func _makeNodes(in context: _ViewContext) -> [_LayoutNode] {
    // Views within each other without end pass through here or through a body.
    StackGuard.mayEvaluate ? wrapped._makeNodes(in: context) : []
  }
}

/// Views of a `@ViewBuilder` block, in order.
nonisolated public struct TupleView<T>: View {
  public typealias Body = Never
  public var value: T
  let children: [any View]

  public init(_ value: T) {
    self.value = value
    children = Mirror(reflecting: value).children.compactMap { $0.value as? any View }
  }

  init(_ value: T, children: [any View]) {
    self.value = value
    self.children = children
  }

  @MainActor public func _makeNodes(in context: _ViewContext) -> [_LayoutNode] {
    var nodes: [_LayoutNode] = []
    nodes.reserveCapacity(children.count)
    for (index, child) in children.enumerated() {
      nodes.append(contentsOf: child._makeNodes(in: context.child(index)))
    }
    return nodes
  }
}

/// One of two views, by an `if … else` or `switch` in a builder.
nonisolated public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }
  let storage: Storage
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  public typealias Body = Never
  @MainActor public func _makeNodes(in context: _ViewContext) -> [_LayoutNode] {
    switch storage {
    case .trueContent(let view): view._makeNodes(in: context.child(1))
    case .falseContent(let view): view._makeNodes(in: context.child(2))
    }
  }
}

/// Several views treated as one declaration; modifiers apply to each.
nonisolated public struct Group<Content> {
  let content: Content
  init(_content content: Content) { self.content = content }
}

extension Group: View where Content: View {
  public typealias Body = Never
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  @MainActor public func _makeNodes(in context: _ViewContext) -> [_LayoutNode] {
    content._makeNodes(in: context)
  }
}

extension View {
  /// A view that compares equal is not drawn anew; a widget draws each scene once, so this is the view itself.
  nonisolated public func equatable() -> EquatableView<Self> where Self: Equatable {
    EquatableView(content: self)
  }
}

nonisolated public struct EquatableView<Content: Equatable & View>: View {
  public typealias Body = Never
  public var content: Content
  public init(content: Content) { self.content = content }
  @MainActor public func _makeNodes(in context: _ViewContext) -> [_LayoutNode] {
    content._makeNodes(in: context)
  }
}

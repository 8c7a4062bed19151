/// One of the views that a view consists of, as a container of your own sees it.
nonisolated public struct Subview: View, Identifiable {
  public typealias Body = Never
  public struct ID: Hashable, Sendable {
    let place: UInt64
    let index: Int
  }
  let source: SubviewSource
  let index: Int

  public var id: ID { ID(place: source.place, index: index) }
  /// What the view offers through `containerValue(_:_:)`.
  @MainActor public var containerValues: ContainerValues { source.nodes[index].containerValues }

  @MainActor public func _makeNodes(in context: _ViewContext) -> [_LayoutNode] {
    source.node(at: index, in: context)
  }
}

/// The views that a view consists of.
public struct SubviewsCollection: RandomAccessCollection {
  let source: SubviewSource
  public var startIndex: Int { 0 }
  public var endIndex: Int { source.count }
  public subscript(index: Int) -> Subview { Subview(source: source, index: index) }
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(base: self, bounds: bounds)
  }
}

/// Some neighbouring views of those that a view consists of.
public struct SubviewsCollectionSlice: RandomAccessCollection {
  let base: SubviewsCollection
  let bounds: Range<Int>
  public var startIndex: Int { bounds.lowerBound }
  public var endIndex: Int { bounds.upperBound }
  public subscript(index: Int) -> Subview { base[index] }
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(base: base, bounds: bounds)
  }
}

extension SubviewsCollection: View {
  public typealias Body = Never
  public func _makeNodes(in context: _ViewContext) -> [_LayoutNode] {
    flatMap { $0._makeNodes(in: context) }
  }
}

extension SubviewsCollectionSlice: View {
  public typealias Body = Never
  public func _makeNodes(in context: _ViewContext) -> [_LayoutNode] {
    flatMap { $0._makeNodes(in: context) }
  }
}

/// A view and the nodes it gave.
final class SubviewSource: @unchecked Sendable {
  let place: UInt64
  let count: Int
  let nodes: [_LayoutNode]
  private let environment: EnvironmentValues
  private let make: @MainActor (_ViewContext) -> [_LayoutNode]
  private var handedOut: Set<Int> = []

  @MainActor init(of view: some View, in context: _ViewContext) {
    make = { view._makeNodes(in: $0) }
    nodes = make(context)
    count = nodes.count
    place = context.identity
    environment = context.environment
  }

  /// The node for the place where a subview is put. What is between the container and that place may have changed the
  /// environment, and a node stands at one place only; in both cases the view is evaluated again, there.
  @MainActor func node(at index: Int, in context: _ViewContext) -> [_LayoutNode] {
    if context.environment.isUnchanged(from: environment), handedOut.insert(index).inserted {
      return [nodes[index]]
    }
    let again = make(context)
    return again.indices.contains(index) ? [again[index]] : []
  }
}

/// A view made from the subviews of another.
nonisolated public struct GroupElementsOfContent<Subviews: View, Content: View>: View {
  public typealias Body = Never
  let subviews: Subviews
  let content: (SubviewsCollection) -> Content
  @MainActor public func _makeNodes(in context: _ViewContext) -> [_LayoutNode] {
    let collection = SubviewsCollection(source: SubviewSource(of: subviews, in: context.child(0)))
    let inner = context.child(1)
    return inner.withCurrentEnvironment { content(collection)._makeNodes(in: inner) }
  }
}

extension Group where Content: View {
  /// A view made from the subviews of another: a container of your own.
  nonisolated public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init(_content: GroupElementsOfContent(subviews: view, content: transform))
  }
}

/// The subviews of a view that has not been evaluated yet: empty until `ForEach` is.
public struct ForEachSubviewCollection<Content>: RandomAccessCollection {
  let resolve: @MainActor (_ViewContext) -> SubviewsCollection
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(index: Int) -> Subview {
    fatalError("the subviews of a view exist only while it is evaluated")
  }
}

extension ForEach where Data == ForEachSubviewCollection<Content>, ID == Subview.ID, Content: View {
  /// A view for each subview of another.
  nonisolated public init<V: View>(
    subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content
  ) {
    let view = UncheckedBox(view)
    self.init(
      data: ForEachSubviewCollection { SubviewsCollection(source: SubviewSource(of: view.value, in: $0)) },
      id: { $0.id }, content: content)
  }

  /// The form of `ForEach` that has its elements in hand.
  @MainActor func resolved(in context: _ViewContext) -> ForEach<SubviewsCollection, Subview.ID, Content> {
    ForEach<SubviewsCollection, Subview.ID, Content>(
      data: data.resolve(context.child(0)), id: { $0.id }, content: content)
  }
}

import Foundation

/// A view for each element of a collection.
nonisolated public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
  package let id: (Data.Element) -> ID

  /// For contents that are no views: charts, scenes.
  package init(data: Data, id: @escaping (Data.Element) -> ID, content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.id = id
    self.content = content
  }
}

extension ForEach: View where Content: View {
  public typealias Body = Never

  @MainActor public func _makeNodes(in context: _ViewContext) -> [_LayoutNode] {
    if let pending = self as? ForEach<ForEachSubviewCollection<Content>, Subview.ID, Content> {
      return pending.resolved(in: context)._makeNodes(in: context.child(1))
    }
    var nodes: [_LayoutNode] = []
    var seen = Set<ID>()
    var duplicate: ID?
    for element in data {
      guard !context.session.isFull else { break }
      let id = self.id(element)
      if !seen.insert(id).inserted, duplicate == nil { duplicate = id }
      let inner = context.child(identifiedBy: id)
      nodes.append(
        contentsOf: inner.withCurrentEnvironment { content(element)._makeNodes(in: inner) })
    }
    if let duplicate {
      context.session.report(
        "duplicate-id", .warning,
        "ForEach gives the id \(duplicate) to more than one element; give each element an id of its own")
    }
    return nodes
  }
}

extension ForEach where Content: View {
  /// A view for each element, told apart by the value at `id`.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, id: { $0[keyPath: id] }, content: content)
  }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  /// A view for each element, told apart by its `id`.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, id: { $0.id }, content: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// A view for each number.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, id: { $0 }, content: content)
  }
}

extension ForEach where Content: View {
  /// A view for each element of a bound collection, with a binding to the element.
  @_disfavoredOverload public init<C>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID, C: MutableCollection,
    C: RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
  {
    self.init(data, id: \.id, content: content)
  }

  /// A view for each element of a bound collection, with a binding to the element.
  @_disfavoredOverload public init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection, C: RandomAccessCollection,
    C.Index: Hashable
  {
    let values = data.wrappedValue
    let elements = values.indices.lazy.map { ($0, values[$0][keyPath: id]) }
    self.init(data: elements, id: { $0.1 }) { content(data[$0.0]) }
  }
}

/// A view made from a collection, which lists can reorder and delete from.
@MainActor @preconcurrency public protocol DynamicViewContent: View {
  associatedtype Data: Collection
  var data: Self.Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}
extension ModifiedContent: DynamicViewContent
where Content: DynamicViewContent, Modifier: ViewModifier {
  public typealias Data = Content.Data
  @MainActor public var data: Content.Data { content.data }
}

nonisolated extension DynamicViewContent {
  /// Nothing is edited in a widget; the view itself.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent { self }
  /// Nothing is edited in a widget; the view itself.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent { self }
}

/// A view for each element of a collection.
nonisolated public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID
}

extension ForEach: View where Content: View {
  public typealias Body = Never

  @MainActor public func _makeNodes(in context: _ViewContext) -> [_LayoutNode] {
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
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = { $0[keyPath: id] }
    self.content = content
  }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.id = { $0.id }
    self.content = content
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.data = data
    self.id = { $0 }
    self.content = content
  }
}

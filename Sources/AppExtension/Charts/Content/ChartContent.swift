import Foundation

/// A part of a chart: marks, or what is made of marks.
@MainActor @preconcurrency public protocol ChartContent {
  associatedtype Body: ChartContent
  @ChartContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
  /// Adds the marks of this content. Content with a body takes the default.
  @MainActor @preconcurrency func _collect(into marks: _MarkCollector)
}

extension ChartContent {
  @MainActor public func _collect(into marks: _MarkCollector) {
    marks.descending(into: Self.self) { body._collect(into: marks) }
  }
}

extension ChartContent where Body == Never {
  public var body: Never { fatalError("\(Self.self) is a primitive mark and has no body") }
}

extension Never: ChartContent {
  @MainActor public func _collect(into marks: _MarkCollector) {}
}

extension Optional: ChartContent where Wrapped: ChartContent {
  public typealias Body = Never
  @MainActor public func _collect(into marks: _MarkCollector) { self?._collect(into: marks) }
}

/// Chart content whose type is hidden.
nonisolated public struct AnyChartContent: ChartContent {
  public typealias Body = Never
  let content: any ChartContent
  public init(_ content: any ChartContent) { self.content = content }
  public init(erasing content: some ChartContent) { self.content = content }
  @MainActor public func _collect(into marks: _MarkCollector) { content._collect(into: marks) }
}

/// Marks that modifiers treat as one.
nonisolated public struct Plot<Content: ChartContent>: ChartContent {
  public typealias Body = Never
  let content: Content
  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }
  @MainActor public func _collect(into marks: _MarkCollector) { content._collect(into: marks) }
}

extension ForEach: ChartContent where Content: ChartContent {
  public typealias Body = Never
  @MainActor public func _collect(into marks: _MarkCollector) {
    for element in data {
      guard marks.hasRoom() else { return }
      content(element)._collect(into: marks)
    }
  }
}

extension ForEach where ID == Data.Element.ID, Content: ChartContent, Data.Element: Identifiable {
  /// Marks for each element.
  public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, id: { $0.id }, content: content)
  }
}

extension ForEach where Content: ChartContent {
  /// Marks for each element, told apart by the value at `id`.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, id: { $0[keyPath: id] }, content: content)
  }
}

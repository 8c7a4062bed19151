import Foundation

/// Marks one after the other, with `if` and `switch`.
@resultBuilder nonisolated public struct ChartContentBuilder {
  public static func buildBlock() -> some ChartContent { BuilderEmpty() }
  public static func buildPartialBlock<T: ChartContent>(first content: T) -> T { content }
  public static func buildPartialBlock(
    accumulated: some ChartContent, next: some ChartContent
  ) -> some ChartContent {
    BuilderPair(accumulated, next)
  }
  public static func buildIf<T: ChartContent>(_ content: T?) -> T? { content }
  public static func buildEither<T1: ChartContent, T2: ChartContent>(first: T1) -> BuilderConditional<T1, T2>
  {
    BuilderConditional(storage: .trueContent(first))
  }
  public static func buildEither<T1: ChartContent, T2: ChartContent>(second: T2) -> BuilderConditional<T1, T2>
  {
    BuilderConditional(storage: .falseContent(second))
  }
  public static func buildLimitedAvailability<Content: ChartContent>(_ content: Content) -> some ChartContent
  {
    AnyChartContent(content)
  }
  public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content { content }
}

/// Groups of axis marks one after the other.
@resultBuilder nonisolated public struct AxisContentBuilder {
  public static func buildBlock() -> some AxisContent { BuilderEmpty() }
  public static func buildPartialBlock<T: AxisContent>(first content: T) -> T { content }
  public static func buildPartialBlock(
    accumulated: some AxisContent, next: some AxisContent
  ) -> some AxisContent {
    BuilderPair(accumulated, next)
  }
  public static func buildIf<T: AxisContent>(_ content: T?) -> T? { content }
  public static func buildEither<T1: AxisContent, T2: AxisContent>(first: T1) -> BuilderConditional<T1, T2> {
    BuilderConditional(storage: .trueContent(first))
  }
  public static func buildEither<T1: AxisContent, T2: AxisContent>(second: T2) -> BuilderConditional<T1, T2> {
    BuilderConditional(storage: .falseContent(second))
  }
  public static func buildLimitedAvailability<Content: AxisContent>(_ content: Content) -> some AxisContent {
    AnyAxisContent(content)
  }
  public static func buildExpression<Content: AxisContent>(_ content: Content) -> Content { content }
}

/// What is drawn for one value of an axis.
@resultBuilder nonisolated public struct AxisMarkBuilder {
  public static func buildBlock() -> some AxisMark { BuilderEmpty() }
  public static func buildPartialBlock<T: AxisMark>(first content: T) -> T { content }
  public static func buildPartialBlock(
    accumulated: some AxisMark, next: some AxisMark
  ) -> some AxisMark {
    BuilderPair(accumulated, next)
  }
  public static func buildIf<T: AxisMark>(_ content: T?) -> T? { content }
  public static func buildEither<T1: AxisMark, T2: AxisMark>(first: T1) -> BuilderConditional<T1, T2> {
    BuilderConditional(storage: .trueContent(first))
  }
  public static func buildEither<T1: AxisMark, T2: AxisMark>(second: T2) -> BuilderConditional<T1, T2> {
    BuilderConditional(storage: .falseContent(second))
  }
  public static func buildLimitedAvailability<Content: AxisMark>(_ content: Content) -> some AxisMark {
    AnyAxisMark(content)
  }
  public static func buildExpression<Content: AxisMark>(_ content: Content) -> Content { content }
}

/// Nothing.
nonisolated struct BuilderEmpty {}

/// Two parts in order.
nonisolated struct BuilderPair<First, Second> {
  let first: First
  let second: Second
  init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

/// One of two parts, by an `if … else` or `switch` in a builder.
nonisolated public struct BuilderConditional<TrueContent, FalseContent> {
  enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }
  let storage: Storage
}

extension BuilderEmpty: ChartContent {
  typealias Body = Never
  @MainActor func _collect(into marks: _MarkCollector) {}
}
extension BuilderPair: ChartContent where First: ChartContent, Second: ChartContent {
  typealias Body = Never
  @MainActor func _collect(into marks: _MarkCollector) {
    first._collect(into: marks)
    second._collect(into: marks)
  }
}
extension BuilderConditional: ChartContent where TrueContent: ChartContent, FalseContent: ChartContent {
  public typealias Body = Never
  @MainActor public func _collect(into marks: _MarkCollector) {
    switch storage {
    case .trueContent(let content): content._collect(into: marks)
    case .falseContent(let content): content._collect(into: marks)
    }
  }
}

extension BuilderEmpty: AxisContent {
  @MainActor func _collect(into axis: _AxisCollector) {}
}
extension BuilderPair: AxisContent where First: AxisContent, Second: AxisContent {
  @MainActor func _collect(into axis: _AxisCollector) {
    first._collect(into: axis)
    second._collect(into: axis)
  }
}
extension BuilderConditional: AxisContent where TrueContent: AxisContent, FalseContent: AxisContent {
  @MainActor public func _collect(into axis: _AxisCollector) {
    switch storage {
    case .trueContent(let content): content._collect(into: axis)
    case .falseContent(let content): content._collect(into: axis)
    }
  }
}

extension BuilderEmpty: AxisMark {
  @MainActor func _parts(at value: AxisValue) -> _AxisParts { _AxisParts() }
}
extension BuilderPair: AxisMark where First: AxisMark, Second: AxisMark {
  @MainActor func _parts(at value: AxisValue) -> _AxisParts {
    first._parts(at: value) + second._parts(at: value)
  }
}
extension BuilderConditional: AxisMark where TrueContent: AxisMark, FalseContent: AxisMark {
  @MainActor public func _parts(at value: AxisValue) -> _AxisParts {
    switch storage {
    case .trueContent(let content): content._parts(at: value)
    case .falseContent(let content): content._parts(at: value)
    }
  }
}
